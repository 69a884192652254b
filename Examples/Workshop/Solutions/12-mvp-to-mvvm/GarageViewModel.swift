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

/// The view model of a garage screen. Any number of views can observe it.
@Observable
final class GarageViewModel {
  /// The text on the screen, “12 spaces”.
  private(set) var contentText = ""
  private let model: Garage

  init(model: Garage) {
    self.model = model
    contentText = spacesText
  }

  func carTapped() {
    model.enterCar()
    // A presenter would pass the text to its view. A view model sets a property of its own.
    contentText = spacesText
  }

  private var spacesText: String {
    switch model.freeSpaces {
    case 0: "full"
    case 1: "1 space"
    default: "\(model.freeSpaces) spaces"
    }
  }
}
