import Observation

/// The model: a parking garage. Do not change this type.
class Garage {
  private(set) var freeSpaces: Int

  init(freeSpaces: Int) {
    self.freeSpaces = freeSpaces
  }

  /// A car enters, if a space is free.
  func enterCar() {
    freeSpaces = max(0, freeSpaces - 1)
  }
}

/// The calls of the presenter to its view.
protocol GarageViewProtocol: AnyObject {
  func showContent(_ text: String)
}

// TODO: This class is a presenter, in spite of its name: it passes the text to its view. Let it set
// `contentText` instead. Make it observable, and remove the reference to the view and its protocol.
// 这个类虽然叫视图模型，却是展示器：它把文字传给视图。改为设置 `contentText`。让它可以被观察，
// 并去掉对视图的引用和视图的协议。

/// The middle object of a garage screen.
final class GarageViewModel {
  /// The text on the screen, “12 spaces”.
  private(set) var contentText = ""
  private let model: Garage
  private weak var view: (any GarageViewProtocol)?

  init(model: Garage) {
    self.model = model
  }

  func attach(_ view: any GarageViewProtocol) {
    self.view = view
    view.showContent(spacesText)
  }

  func carTapped() {
    model.enterCar()
    view?.showContent(spacesText)
  }

  private var spacesText: String {
    switch model.freeSpaces {
    case 0: "full"
    case 1: "1 space"
    default: "\(model.freeSpaces) spaces"
    }
  }
}
