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
    // 创建每个演示的对象，写法见 Sources/Catalog/MVC.swift：
    //   .button: { services in Screen(YourButtonScreen(model: ButtonModel(digits: services.digits))) },
    //   .news: { services in … },
    demos: [:])
}

// TODO: Add the button demo: a label with the number of the model, and a button “Click me!”.
// 添加按钮演示：一个显示模型数字的标签，一个按钮“Click me!”。
