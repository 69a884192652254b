import Catalog
import Model
import PatternKit
import Recordings
import TerminalUI
import WhatIf

/// What happens to the objects of several patterns, event by event.
struct Scenario {
  enum Action: Equatable {
    /// Opens screens with the objects that they share.
    case start([String])
    case press(String)
    case close(String)
    /// Opens another screen with the objects that are kept.
    case open(String)
    /// Changes the number without a screen.
    case call
    /// Lets the load fail, or succeed.
    case fail, succeed

    var name: String { String(describing: self).prefix { $0 != "(" }.description }

    /// The screen of the event, unless there are several.
    var screen: String? {
      switch self {
      case .start(let screens): screens.count == 1 ? screens[0] : nil
      case .press(let screen), .close(let screen), .open(let screen): screen
      case .call, .fail, .succeed: nil
      }
    }
  }

  let id: String
  let wirings: [ConnectedObjects.Wiring]
  let actions: [Action]
  /// Whether the sources lack a line of the patterns.
  var lacksLine = false
  /// Whether another object keeps the objects that the screens share.
  var keepsObjects = true

  static let all: [Scenario] = [
    Scenario(
      id: "press", wirings: ConnectedObjects.splittingScreen, actions: [.start(["A"]), .press("A")]),
    Scenario(
      id: "second-view", wirings: ConnectedObjects.splittingScreen,
      actions: [.start(["A", "B"]), .press("A")]),
    Scenario(
      id: "view-gone", wirings: ConnectedObjects.splittingScreen,
      actions: [.start(["A"]), .close("A"), .call, .open("B")]),
    Scenario(
      id: "forgotten-line", wirings: ConnectedObjects.forgettingLine,
      actions: [.start(["A"]), .press("A"), .close("A"), .open("B")], lacksLine: true),
    Scenario(
      id: "forgotten-weak", wirings: ConnectedObjects.forgettingWeak,
      actions: [.start(["A"]), .press("A"), .close("A")], keepsObjects: false),
    Scenario(
      id: "weak", wirings: ConnectedObjects.splittingScreen,
      actions: [.start(["A"]), .press("A"), .close("A")], keepsObjects: false),
    Scenario(
      id: "talk", wirings: ConnectedObjects.connectingObjects,
      actions: [.start(["A"]), .press("A")]),
    Scenario(
      id: "second-manager", wirings: ConnectedObjects.connectingObjects,
      actions: [.start(["A", "B"]), .press("A")]),
    Scenario(
      id: "load-fails", wirings: ConnectedObjects.news,
      actions: [.start(["A"]), .close("A"), .fail, .open("B"), .succeed]),
  ]
}

extension Stage {
  func play(_ action: Scenario.Action, keepingObjects keeps: Bool) async {
    switch action {
    case .start(let screens): for screen in screens { await open(screen) }
    case .press(let screen): await send(.press, to: screen)
    case .close(let screen): await close(screen, lettingCastGo: !keeps)
    case .open(let screen): await open(screen)
    case .call: await perform { connected?.change() }
    case .fail: await answerLoads(.failure(.incompleteResponse))
    case .succeed: await answerLoads(.success([NewsItem(title: "One")]))
    }
  }

  private func answerLoads(_ outcome: Result<[NewsItem], LoadError>) async {
    await perform { for request in newsRequests.all { request.answer(outcome) } }
  }
}
