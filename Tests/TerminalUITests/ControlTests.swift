import Testing

@testable import TerminalUI

@Suite("TerminalUI: Control")
struct ControlTests {
  @Test func `a control calls the action on its target each time it is used`() {
    let control = Control()
    let target = Target()
    control.addTarget(target, action: Target.act)
    #expect(target.calls == 0)

    control.sendActions()
    control.sendActions()

    #expect(target.calls == 2)
  }

  @Test func `a control calls all its targets`() {
    let control = Control()
    let targets = [Target(), Target(), Target()]
    for target in targets { control.addTarget(target, action: Target.act) }

    control.sendActions()

    #expect(targets.map(\.calls) == [1, 1, 1])
  }

  @Test func `a control does not retain its target`() {
    let control = Control()
    let survivor = Target()
    weak var target: Target?
    do {
      let shortLived = Target()
      target = shortLived
      control.addTarget(shortLived, action: Target.act)
      control.addTarget(survivor, action: Target.act)
    }

    control.sendActions()

    #expect(target == nil)
    #expect(survivor.calls == 1)
  }
}

@Suite("TerminalUI: Button")
struct ButtonTests {
  @Test func `a button calls its target for a press event and for a call of press`() {
    let button = Button(title: "Click me!")
    let window = window(showing: button)
    let target = Target()
    button.addTarget(target, action: Target.act)

    window.send(.press)
    button.press()

    #expect(target.calls == 2)
  }

  @Test(arguments: Event.allCases.filter { $0 != .press })
  func `a button does not handle other events`(event: Event) {
    let button = Button(title: "Click me!")
    let target = Target()
    button.addTarget(target, action: Target.act)

    let isHandled = button.handle(event)

    #expect(!isHandled)
    #expect(target.calls == 0)
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

  @Test(arguments: Event.allCases.filter { $0 != .reload })
  func `a refresh control does not handle other events`(event: Event) {
    let refreshControl = RefreshControl()
    let target = Target()
    refreshControl.addTarget(target, action: Target.act)

    let isHandled = refreshControl.handle(event)

    #expect(!isHandled)
    #expect(target.calls == 0)
  }
}
