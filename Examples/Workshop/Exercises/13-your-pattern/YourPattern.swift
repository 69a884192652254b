import Model
import PatternKit
import TerminalUI

// Your own pattern, the seventh. Which type handles the press? Which type changes the model? Which
// type notifies which one after the change? Give every task to a type. Then decide which
// references the types have.

extension Pattern {
  static let yours = Pattern(
    id: "yours", name: "Your pattern",
    summary: "the references between the roles, in one line",
    // TODO: Create the objects of each demo, as in Sources/Catalog/MVC.swift:
    //   .button: { services in Screen(YourButtonScreen(model: ButtonModel(digits: services.digits))) },
    //   .news: { services in … },
    demos: [:])
}

// TODO: Add the button demo: a label with the content of the model, and a button “Click me!”.
