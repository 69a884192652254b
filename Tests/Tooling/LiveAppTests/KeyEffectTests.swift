import Testing

/// What the live app shows after some keys, and what it does not show then.
nonisolated struct KeyEffect: CustomTestStringConvertible, Sendable {
  /// The fact in words. A failure prints it.
  let testDescription: String
  /// The words that start the app, as in `AppUnderTest`, and the keys, as in `Key.list`.
  let start, keys: String
  let shown, missing: [String]

  init(
    _ fact: String, _ start: String, _ keys: String = "", shows shown: String...,
    lacks missing: [String] = []
  ) {
    (testDescription, self.start, self.keys) = (fact, start, keys)
    (self.shown, self.missing) = (shown, missing)
  }
}

@Suite("Live app: effects of keys", .serialized)
struct KeyEffectTests {
  @Test(
    arguments: [
      demos, patterns, events, failures, steps, panel, neighbour, footer, chinese, own,
    ].joined())
  func `a key of the live app has the stated effect`(_ effect: KeyEffect) async throws {
    let test = try AppUnderTest(effect.start)
    #expect(await test.isResolved())

    await test.type(effect.keys)

    let frame = await test.frame()
    for text in effect.shown { #expect(frame.contains(text)) }
    for text in effect.missing { #expect(!frame.contains(text)) }
  }

  private nonisolated static let demos = [
    KeyEffect("Shift-Tab shows the previous demo", "direct button", "Shift-Tab", shows: "[news]"),
    KeyEffect(
      "Tab shows the button with a press and its story", "mvc --xray", "Tab",
      shows: "\n3\n", "─ X-ray: press ─", "MVC: the controller sets the Label itself"),
    KeyEffect(
      "Tab shows the news list, and then the same press again", "mvvm button --xray",
      "Space*2 Tab*2", shows: "\n0\n", "─ X-ray: press ─", "MVVM: the view observes"),
    KeyEffect(
      "Enter presses the only button of a screen", "mvc button --xray", "Enter",
      shows: "touch → Button.press()"),
    KeyEffect(
      "a demo that a pattern lacks is reported", "direct task", "1",
      shows: "[news]│ button │ MVC has no task demo"),
    KeyEffect(
      "a demo is kept for the next pattern that has it", "direct task", "1 5", shows: "[task]"),
    KeyEffect(
      "the question mark opens the explanation in place of the demo", "notification button 80x40",
      "?",
      shows: "\n\nKeys:\n  ↑ ↓ k j ",
      """

      References between roles in the button demo:
        manager   knows messages, control; not worker, model
      """, "messages  knows no other role\n", lacks: ["Click me!"]),
    KeyEffect(
      "the question mark closes the explanation again", "notification button", "?*2",
      shows: "Click me!", lacks: ["References between roles"]),
    KeyEffect(
      "an open explanation follows to another pattern and demo", "mvc button 80x40", "? 2 Tab",
      shows: "MVP: the presenter tells a passive view what to show\n",
      "\nReferences between roles in the news demo:\n"),
    KeyEffect(
      "the explanation lists the marks of the panel", "mvvm button 100x80", "?",
      shows: "\n  >  ", "\n  *  ", "\n  ▸  ", "\n  +15 above  ", "\n  colours  ", "\n  :25  "),
  ]

  private nonisolated static let patterns = [
    KeyEffect(
      "a bar separates the patterns of different purposes", "mvc 160x20",
      shows: "[1 MVC] 2 MVP  3 MVVM │ 4 Direct coupling  5 Delegate  6 Notification"),
    KeyEffect(
      "a narrow window shows the name of the current pattern, and the numbers of the others",
      "mvp 40x12", shows: " 1 [2 MVP] 3 │ 4  5  6"),
    KeyEffect(
      "a digit without a pattern is reported", "mvc", "9", shows: "keys 1 to 6 change the pattern"),
    KeyEffect(
      "another pattern shows the press of the start", "mvp button --xray pressed", "3",
      shows: ">        observer, later → closure in ButtonViewController.viewDidLoad()"),
    KeyEffect(
      "another pattern shows the selected row, and the story of its own start", "mvc --xray", "↓ 3",
      shows: "[3 MVVM]", "X-ray: start", "▸ Two"),
    KeyEffect(
      "another pattern shows an open article, and the story of opening it", "mvc --xray",
      "Enter ↓ 3", shows: "[3 MVVM]", "X-ray: open", "Esc close"),
    KeyEffect(
      "the first pattern shows the story of its load again", "mvc --xray 110x50", "2 1",
      shows: "X-ray: start", "MVC: the controller itself shows the change of the model"),
    KeyEffect(
      "another pattern shows the digit of the last press, and its story", "mvc --xray",
      "Tab Space 3", shows: "[3 MVVM]", "\n0\n", "X-ray: press"),
    KeyEffect(
      "another pattern repeats a press that shows the same digit again, and nothing changes",
      "mvp button --xray equal 80x30", "Space*2 3", shows: "[3 MVVM]", "\n5\n", "X-ray: press",
      "changed nothing on the screen"),
    KeyEffect(
      "the title of the X-ray says the role of a type that has another one elsewhere",
      "mvvm button --xray", shows: " ── ButtonViewController is the view here ─"),
    KeyEffect(
      "the role in the title is that of the selected pattern", "mvvm button --xray", "1",
      shows: " ── ButtonViewController is the controller here ─"),
    KeyEffect(
      "the title says no role of types that have the same one everywhere", "mvvm button --xray",
      "4", lacks: [" here ─"]),
  ]

  private nonisolated static let events = [
    KeyEffect(
      "a capital letter has the effect of the small one", "mvc button", "X", shows: "X-ray: start"),
    KeyEffect(
      "the X-ray shows an event from before it was opened", "delegate task", "Space x",
      shows: "via PrintWorkerDelegate → PrintManager.printWorker(didFinishWith: String)"),
    KeyEffect(
      "a key without effect on an article keeps its story", "mvc --xray", "Enter Space",
      shows: "X-ray: open", "via TableViewDelegate"),
    KeyEffect(
      "a key without effect on a list keeps its story", "mvc --xray", "↓ Esc",
      shows: "X-ray: start", "MVC: the controller"),
    KeyEffect(
      "a key that only moves the selection keeps the story", "mvc --xray", "r ↓ End",
      shows: "X-ray: reload"),
    KeyEffect(
      "a key without effect on a button keeps the story of its press", "mvvm button --xray",
      "Space Esc ↓", shows: "X-ray: press", "set → Label.text = ",
      lacks: ["changed nothing on the screen"]),
  ]

  private nonisolated static let failures = [
    KeyEffect(
      "an alert in the smallest window shows its reason and its button, also with the X-ray",
      "mvp --xray failing 40x12", shows: "The server answered with status 500", "▸ [ OK ]"),
    KeyEffect(
      "Enter on an alert is called “close”", "mvp --xray failing", "Enter", shows: "X-ray: close"),
    KeyEffect(
      "after a failed first load, message and footer name the key that loads again",
      "mvp failing", "Enter", shows: "[news]│ button │ nothing is loaded: r loads again",
      "r reload", lacks: ["Enter open"]),
    KeyEffect(
      "the message that nothing is loaded is not shown with an alert", "mvp failing", "Enter r",
      shows: "The server answered with status 500", lacks: ["r loads again"]),
    KeyEffect(
      "the next pattern closes its unseen alert before the next event",
      "direct --xray failing 160x24", "Enter c r", shows: "─ Direct coupling: reload ─",
      "│─ Delegate: reload ─"),
  ]

  private nonisolated static let steps = [
    KeyEffect(
      "the next event selects its deciding step, whichever step was selected before",
      "mvp button --xray", "Space [*2 Space",
      shows: ">      via ButtonViewProtocol → ", "─ X-ray: press, step 8 of 9 ─"),
    KeyEffect(
      "an event without a deciding step selects its first step in the pattern", "mvvm --xray",
      "Enter", shows: ">  via TableViewDelegate → NewsViewController.tableView("),
    KeyEffect(
      "[ and p select the step before", "mvp button --xray", "Space [ p",
      shows: "─ X-ray: press, step 6 of 9 ─", ">        set → ButtonModel.number = "),
    KeyEffect(
      "] and n select the step after", "mvp button --xray", "Space [*3 ] n",
      shows: "─ X-ray: press, step 7 of 9 ─", ">      get → ButtonModel.number = "),
    KeyEffect(
      "no step is before the first one", "mvp button --xray", "Space [*9",
      shows: "─ X-ray: press, step 1 of 9 ─", ">touch → Button.press()"),
    KeyEffect(
      "no step is after the last one", "mvp button --xray", "Space ]*3 [",
      shows: "─ X-ray: press, step 8 of 9 ─"),
    KeyEffect(
      "d selects no step of an event that changes no model, and says so", "mvp --xray",
      "Enter Esc d",
      shows: "no key step: no change of a model reaches the screen", "─ X-ray: close"),
  ]
}
