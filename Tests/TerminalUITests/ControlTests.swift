import Testing

@testable import TerminalUI

@Suite("A control")
struct ControlTests {
  @Test func `calls the action on its target whenever it is used`() {
    let control = Control()
    let target = Target()
    control.addTarget(target, action: Target.act)
    #expect(target.calls == 0)

    control.sendActions()
    control.sendActions()

    #expect(target.calls == 2)
  }

  @Test func `calls all of its targets`() {
    let control = Control()
    let targets = [Target(), Target(), Target()]
    for target in targets { control.addTarget(target, action: Target.act) }

    control.sendActions()

    #expect(targets.map(\.calls) == [1, 1, 1])
  }

  @Test func `does not keep its target alive`() {
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

  @Test func `does nothing without a target`() {
    let button = Button(title: "Click me!")

    button.press()

    #expect(button.handle(.press))
  }
}

@Suite("A button")
struct ButtonTests {
  @Test func `draws its title in brackets, in one line`() {
    let window = window(showing: Button(title: "Click me!"), Button(title: "OK"))

    #expect(
      window.frame(width: 20, height: 2) == """
        [ Click me! ]
        [ OK ]
        """)
  }

  @Test func `cuts a title that is too long`() {
    let window = window(showing: Button(title: "Click me!"))

    #expect(window.frame(width: 8, height: 1) == "[ Click…")
  }

  @Test func `is pressed by its user, or by whoever acts as the user`() {
    let button = Button(title: "Click me!")
    let window = window(showing: button)
    let target = Target()
    button.addTarget(target, action: Target.act)

    window.send(.press)
    button.press()

    #expect(target.calls == 2)
  }

  @Test(arguments: Event.allCases.filter { $0 != .press })
  func `leaves all other events to others`(event: Event) {
    let button = Button(title: "Click me!")
    let target = Target()
    button.addTarget(target, action: Target.act)

    let isHandled = button.handle(event)

    #expect(!isHandled)
    #expect(target.calls == 0)
  }

  @Test func `takes the event before a button below it`() {
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

@Suite("A refresh control")
struct RefreshControlTests {
  @Test func `calls its targets when the user of its table asks for a reload`() {
    let tableView = TableView()
    let window = window(showing: tableView)
    let target = Target()
    tableView.refreshControl.addTarget(target, action: Target.act)

    window.send(.reload)

    #expect(target.calls == 1)
  }

  @Test(arguments: Event.allCases.filter { $0 != .reload })
  func `leaves all other events to others`(event: Event) {
    let refreshControl = RefreshControl()
    let target = Target()
    refreshControl.addTarget(target, action: Target.act)

    let isHandled = refreshControl.handle(event)

    #expect(!isHandled)
    #expect(target.calls == 0)
  }

  @Test func `takes no room`() {
    #expect(RefreshControl().preferredHeight(forWidth: 10) == 0)
  }
}
