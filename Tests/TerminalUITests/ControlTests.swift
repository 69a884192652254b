import TestSupport
import Testing

@testable import TerminalUI

@Suite("TerminalUI: Control")
struct ControlTests {
  @Test func `a control calls the actions of all its targets each time it is used`() {
    let control = Control()
    let targets = [Target(), Target(), Target()]
    for target in targets { control.addTarget(target, action: Target.act) }

    control.sendActions()
    control.sendActions()

    #expect(targets.map(\.calls) == [2, 2, 2])
  }

  @Test func `a control does not retain its target`() {
    let control = Control()
    let survivor = Target()
    let target = WeakReference {
      let target = Target()
      control.addTarget(target, action: Target.act)
      control.addTarget(survivor, action: Target.act)
      return target
    }

    control.sendActions()

    #expect(target.isReleased)
    #expect(survivor.calls == 1)
  }
}

@Suite("TerminalUI: Button")
struct ButtonTests {
  @Test func `a button takes one row`() {
    #expect(Button(title: "First").preferredHeight(forWidth: 20) == 1)
  }

  @Test func `the first button of a screen handles the press event`() {
    let (first, second) = (Button(title: "First"), Button(title: "Second"))
    let window = window(showing: first, second)
    let (firstTarget, secondTarget) = (Target(), Target())
    first.addTarget(firstTarget, action: Target.act)
    second.addTarget(secondTarget, action: Target.act)

    window.send(.press)

    #expect(firstTarget.calls == 1)
    #expect(secondTarget.calls == 0)
  }
}

@Suite("TerminalUI: RefreshControl")
struct RefreshControlTests {
  @Test func `a refresh control calls its targets for a reload event`() {
    let tableView = TableView()
    let window = window(showing: tableView)
    let target = Target()
    tableView.refreshControl.addTarget(target, action: Target.act)

    window.send(.reload)

    #expect(target.calls == 1)
  }

  @Test(arguments: [Event.press, .reload])
  func `a button or refresh control handles only its own event`(own: Event) {
    let control = own == .press ? Button(title: "Click me!") : RefreshControl()
    let target = Target()
    control.addTarget(target, action: Target.act)

    let handled = Event.allCases.filter(control.handle)

    #expect(handled == [own])
    #expect(target.calls == 1)
  }
}
