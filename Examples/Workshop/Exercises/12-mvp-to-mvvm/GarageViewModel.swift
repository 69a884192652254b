import Observation

// stub
/// The calls of the presenter to its view.
protocol GarageViewProtocol: AnyObject {
  func showContent(_ text: String)
}

// TODO: This class is a presenter, in spite of its name: it passes the text to its view. Let it set
// `contentText` instead. Make it observable, and remove the reference to the view and its protocol.
// 这个类虽然叫视图模型，却是展示器：它把文字传给视图。改为设置 `contentText`。让它可以被观察，
// 并去掉对视图的引用和视图的协议。

/// The middle object of a garage screen.
// solution
/// The view model of a garage screen. Any number of views can observe it.
@Observable
// end
final class GarageViewModel {
  /// The text on the screen, “12 spaces”.
  private(set) var contentText = ""
  private let model: Garage
  // stub
  private weak var view: (any GarageViewProtocol)?
  // end

  // stub
  init(model: Garage) {
    self.model = model
  }

  func attach(_ view: any GarageViewProtocol) {
    self.view = view
    view.showContent(spacesText)
  }
  // solution
  init(model: Garage) {
    self.model = model
    contentText = spacesText
  }
  // end

  func carTapped() {
    model.enterCar()
    // stub
    view?.showContent(spacesText)
    // solution
    // A presenter would pass the text to its view. A view model sets a property of its own.
    contentText = spacesText
    // end
  }

  private var spacesText: String {
    switch model.freeSpaces {
    case 0: "full"
    case 1: "1 space"
    default: "\(model.freeSpaces) spaces"
    }
  }
}
