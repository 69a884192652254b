import Contract
import Model
import TerminalUI

// A pattern of your own, the seventh. Who hears the button? Who changes the model? Who tells whom
// when it is done? Give every job to a type, and decide who may know whom.

extension Pattern {
  nonisolated static let yours = Pattern(
    id: "yours", name: "Your pattern",
    summary: "who knows whom, in one line",
    // TODO: How the demos are wired, as in Sources/Catalog/Patterns.swift:
    //   .button: { services in Screen(YourButtonScreen(model: ButtonModel(digits: services.digits))) },
    //   .news: { services in … },
    demos: [:])
}

// TODO: The button demo: a label that says what the model says, and a button “Click me!”.
