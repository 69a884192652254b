import Catalog
import Foundation
import Model
import TerminalUI
import XRay

/// Who called whom in a demo, event by event.
struct Recording {
  private let driver: ScreenDriver
  private let recorder = Recorder(findsLines: false)

  init?(_ demo: Demo, of pattern: Pattern) {
    guard let driver = ScreenDriver(demo, of: pattern) else { return nil }
    self.driver = driver
    driver.wrapServices = recorder.recording
    driver.onChange = { [recorder] _ in recorder.takeStack() }
    driver.open()
  }

  /// What one press of the button calls.
  func press() async -> CallTree? {
    await tree { driver.send(.press) }
  }

  /// What it calls to show the news, to open a row, and to show why a load failed.
  func news() async -> [CallTree] {
    let item = NewsItem(title: "One", content: "More", imageAddress: "picture")
    let steps: [() -> Void] = [
      { driver.newsRequests.all.first?.answer(.success([item])) },
      { driver.imageRequests.all.first?.answer(.failure(.cutShort)) },
      { driver.send(.open) },
      { driver.send(.close) },
      { driver.send(.reload) },
      { driver.newsRequests.all.first?.answer(.failure(.cutShort)) },
    ]
    await driver.settle()
    var trees: [CallTree] = []
    for step in steps {
      if let tree = await tree(of: step) { trees.append(tree) }
    }
    return trees
  }

  private func tree(of event: () -> Void) async -> CallTree? {
    _ = recorder.finishEvent(showing: [])
    await driver.perform(event)
    return recorder.finishEvent(showing: ["Model", "TerminalUI", driver.module])
  }
}

/// What a function is there for, told by the name of its type.
enum Role {
  case control, view, controller, presenter, viewModel, manager, worker, model, other
}

extension Call {
  var role: Role {
    if module == "TerminalUI" { return .control }
    let roles: [(String, Role)] = [
      ("ViewController", .controller), ("ViewModel", .viewModel), ("View", .view),
      ("Presenter", .presenter), ("Manager", .manager), ("Worker", .worker), ("Model", .model),
    ]
    return roles.first { type.hasSuffix($0.0) }?.1 ?? .other
  }
}

extension CallTree {
  /// The ways in which a function of one role calls functions of another.
  func ways(from caller: Role, to callee: Role) -> Set<Call.Kind> {
    Set(hops.filter { $0.caller?.role == caller && $0.call.role == callee }.map(\.call.kind))
  }
}
