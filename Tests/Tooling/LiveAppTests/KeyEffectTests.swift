import Catalog
import Console
import Testing

@testable import LiveApp

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
    arguments: [demos, patterns, events, steps, panel, neighbour, footer, chinese, own].joined())
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
      "the question mark opens the explanation", "notification button", "?",
      shows: """
        Notification: manager and worker know messages but not each other

        References between roles in the button demo:
          manager   knows messages, control; not worker, model
        """),
    KeyEffect(
      "the explanation says once that a role knows no other role", "notification button", "?",
      shows: "messages  knows no other role\n"),
    KeyEffect(
      "the question mark closes the explanation again", "notification button", "?*2",
      shows: "Click me!", lacks: ["References between roles"]),
    KeyEffect(
      "an open explanation follows to another pattern and demo", "mvc button", "? 2 Tab",
      shows: """
        MVP: the presenter tells a passive view what to show

        References between roles in the news demo:
        """),
    KeyEffect(
      "the explanation lists the marks of the panel", "mvvm button 100x80", "?",
      shows: "\n  >  ", "\n  *  ", "\n  ▸  ", "\n  +15 above  ", "\n  colours  ", "\n  :25  "),
    KeyEffect(
      "the help says which patterns c shows beside each other", "mvvm button 100x80", "?",
      shows: "show the calls of a neighbouring pattern too"),
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
      shows: "X-ray: start", "MVC: the controller observes the model, and shows the change itself"),
    KeyEffect(
      "another pattern shows the digit of the last press, and its story", "mvc --xray",
      "Tab Space 3", shows: "[3 MVVM]", "\n0\n", "X-ray: press"),
    KeyEffect(
      "another pattern repeats a press that shows the same digit again, and nothing changes",
      "mvp button --xray equal 80x30", "Space*2 3", shows: "[3 MVVM]", "\n5\n", "X-ray: press",
      "nothing on the screen changed"),
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
      shows: "X-ray: down", "touch → TableView.handle()"),
    KeyEffect(
      "a key without effect on a button keeps the story of its press", "mvvm button --xray",
      "Space Esc ↓", shows: "X-ray: press", "set → Label.text: String"),
  ]

  private nonisolated static let steps = [
    KeyEffect(
      "an event selects the step that decides the pattern", "mvp button --xray", "Space",
      shows: ">      via ButtonViewProtocol → ButtonViewController.showContent(String)",
      "\n       MVP: the presenter calls its view, through a protocol\n", "─ X-ray: press ─"),
    KeyEffect(
      "an app that starts with a press selects the deciding step", "mvp button --xray pressed",
      shows: ">      via ButtonViewProtocol → ButtonViewController.showContent(String)"),
    KeyEffect(
      "the next event selects its deciding step, whichever step was selected before",
      "mvp button --xray", "Space [*2 Space",
      shows: ">      via ButtonViewProtocol → ", "─ X-ray: press, step 8 of 9 ─"),
    KeyEffect(
      "an event without a deciding step selects its first step in the pattern", "mvvm --xray",
      "Enter", shows: ">  via TableViewDelegate → NewsViewController.tableView("),
    KeyEffect(
      "[ and p select the step before", "mvp button --xray", "Space [ p",
      shows: "─ X-ray: press, step 6 of 9 ─", ">        set → ButtonModel.number: Int"),
    KeyEffect(
      "] and n select the step after", "mvp button --xray", "Space [*3 ] n",
      shows: "─ X-ray: press, step 7 of 9 ─", ">      get → ButtonModel.number: Int"),
    KeyEffect(
      "no step is before the first one", "mvp button --xray", "Space [*9",
      shows: "─ X-ray: press, step 1 of 9 ─", ">touch → Button.press()"),
    KeyEffect(
      "no step is after the last one", "mvp button --xray", "Space ]*3 [",
      shows: "─ X-ray: press, step 8 of 9 ─"),
    KeyEffect(
      "d selects the deciding step", "mvp button --xray", "Space [*3 d",
      shows: ">      via ButtonViewProtocol → ", "─ X-ray: press, step 8 of 9 ─"),
    KeyEffect(
      "d selects no step of an event that changes no model, and says so", "mvp --xray", "↓ d",
      shows: "no key step: no change of a model reaches the screen",
      ">touch → TableView.handle()"),
  ]

  private nonisolated static let panel = [
    KeyEffect(
      "the X-ray is below a demo without a table", "mvvm button --xray 200x50",
      shows: "\n─ X-ray: start ─"),
    KeyEffect(
      "the X-ray is beside a table in a wide window", "mvvm --xray 100x34",
      shows: "│─ X-ray: start ─"),
    KeyEffect(
      "the X-ray is below a table in a narrow window", "mvvm --xray 99x34",
      shows: "\n─ X-ray: start ─"),
    KeyEffect(
      "the smallest window shows the deciding step and what it decides",
      "mvvm button --xray sources 40x12", "Space", shows: ">        observer, later → closure in",
      "MVVM: the view observes the view model,\n which does not know the view"),
    KeyEffect(
      "what a step decides is more important than its source, also in the smallest window",
      "mvc button --xray sources 40x12", "Space d 2",
      shows: ">      via ButtonViewProtocol → Butto…()", "MVP: the presenter calls its view,",
      " through a protocol\n"),
    KeyEffect(
      "the title says no role for which it has no room", "mvvm button --xray 60x24", "Space d",
      shows: "─ X-ray: press, step 9 of 11 ─", lacks: ["ButtonViewController is"]),
    KeyEffect(
      "an observer runs after the calls above it have returned", "mvvm button --xray sources",
      "Space", shows: "the lines marked * cause >, which runs after the calls above have returned ─"
    ),
    KeyEffect(
      "a call through a protocol is no later than the call above it",
      "mvp button --xray sources 80x20", "Space",
      shows: "the lines marked * cause the step marked > ─"),
    KeyEffect(
      "no line of a step other than the deciding one is said to cause it",
      "mvvm button --xray sources 80x13", "Space [",
      shows: ">      set → ButtonViewModel.contentText", "*ButtonViewModel.swift:",
      lacks: ["the lines marked *"]),
    KeyEffect(
      "no title explains the marks if the panel has no room for each marked line",
      "mvvm button --xray sources 60x18", "Space d", shows: "\n*ButtonViewModel.swift:",
      lacks: ["the lines marked *"]),
    KeyEffect(
      "the smallest window shows the whole sentence about the deciding step beside a table",
      "direct --xray sources 40x12", "", shows: "Direct coupling: the worker calls its\n",
      "manager, by name\n"),
    KeyEffect(
      "the rest of a sentence is not shown without its beginning", "mvvm button --xray 40x12",
      "Space d ]", shows: " above\n", lacks: ["which does not know the view"]),
    KeyEffect(
      "a small window says that nothing on the screen changed, whichever step is selected",
      "mvvm button --xray sources equal 60x20", "Space*2 [",
      shows: "nothing on the screen changed: an equal value notifies"),
    KeyEffect(
      "the panel shows the declaration of a stored property",
      "mvp button --xray sources 120x40", "Space [*2",
      shows: "─ ButtonModel.swift · model ─", "var number"),
    KeyEffect(
      "a window that is not wide shows the source below the story",
      "mvc button --xray sources 120x40", "Space",
      shows: "\n─ ButtonViewController.swift · controller ─"),
    KeyEffect(
      "a wide window shows the source beside the story", "mvc button --xray sources 160x40",
      "Space", shows: "│ ─ ButtonViewController.swift · controller ─"),
    KeyEffect(
      "s hides the source", "mvc button --xray sources 120x40", "Space s",
      lacks: ["─ ButtonViewController.swift"]),
    KeyEffect(
      "s shows the source again", "mvc button --xray sources 120x40", "Space s*2",
      shows: "─ ButtonViewController.swift"),
    KeyEffect(
      "the source of a control is hidden until its step is selected", "mvc --xray sources 160x40",
      "↓", shows: "touch → TableView.handle()", lacks: ["TableView.swift ·"]),
    KeyEffect(
      "the source of a control is shown when its step is selected", "mvc --xray sources 160x40",
      "↓ [", shows: "─ TableView.swift · control ─"),
  ]

  private nonisolated static let neighbour = [
    KeyEffect(
      "c shows the same event in the next pattern", "mvp button --xray 160x40", "Space c",
      shows: "─ MVP: press ─", "│─ MVVM: press ─"),
    KeyEffect(
      "c shows the previous pattern if no later one answers the same question",
      "mvvm button --xray 160x40", "c", shows: "│─ MVP: "),
    KeyEffect(
      "c shows no pattern that answers another question", "notification button --xray 160x40", "c",
      shows: "│─ Delegate: "),
    KeyEffect(
      "both patterns show the sources of a press", "mvp button --xray sources 200x40", "c Space",
      shows: "─ ButtonViewController.swift · view ─", "─ ButtonViewModel.swift"),
    KeyEffect(
      "both patterns show the story of each reload", "mvp --xray 160x80", "c r*2",
      shows: "─ MVP: reload ─", "─ MVVM: reload ─", "call → NewsViewModel.reload()"),
    KeyEffect(
      "both patterns show the story of each press", "mvp button --xray 160x80", "c Space*2",
      shows: "─ MVP: press ─", "─ MVVM: press ─", "call → ButtonViewModel.buttonTapped()"),
    KeyEffect(
      "d selects the deciding step of both patterns", "mvp button --xray 160x40", "c Space [ d",
      shows: ">      via ButtonViewProtocol → ", "│>        observer, later → "),
    KeyEffect(
      "[ selects the step before in both patterns", "mvp button --xray 160x40", "c Space [",
      shows: ">      get → ButtonModel.number", "│>      set → ButtonViewModel.contentText"),
    KeyEffect(
      "the next pattern changes with the selected one", "mvp button --xray 160x40",
      "c Space 1",
      shows: "─ MVC: press ─", "│─ MVP: press ─"),
    KeyEffect(
      "both patterns keep the number of the selected step when another one is selected",
      "mvp button --xray 160x40", "c Space d 1",
      shows: "─ MVC: press, step", "│─ MVP: press, step"),
    KeyEffect(
      "c hides the next pattern again", "mvp button --xray 160x40", "c Space c",
      shows: "─ X-ray: press ─", lacks: ["MVVM: press"]),
    KeyEffect(
      "s hides the sources of both patterns", "mvp button --xray sources 200x40", "c Space s",
      shows: "│─ MVVM: press", lacks: ["ButtonViewController.swift ·", "ButtonViewModel.swift ·"]),
    KeyEffect(
      "the next pattern shows no source if the sources are hidden",
      "mvp button --xray sources 200x40", "Space s c",
      shows: "│─ MVVM: press", lacks: ["ButtonViewController.swift ·", "ButtonViewModel.swift ·"]),
    KeyEffect(
      "the next pattern repeats a press that shows the same digit again, and nothing changes",
      "mvp button --xray equal 160x40", "Space*2 c", shows: "│─ MVVM: press ─",
      "│ nothing on the screen changed"),
    KeyEffect(
      "a window that is too narrow for two patterns is reported each time", "mvp --xray", "c*2",
      shows: "two patterns need a window of 160 columns"),
  ]

  private nonisolated static let footer = [
    KeyEffect(
      "the footer of a list says how to load and open", "mvc", shows: "r reload", "Enter open",
      lacks: ["Space press", "p n step"]),
    KeyEffect(
      "the footer names the next demo", "direct", shows: "Tab button", lacks: ["Tab task"]),
    KeyEffect(
      "the footer of an article says how to scroll and close", "mvp", "Enter",
      shows: "↑↓ scroll  Esc close", lacks: ["r reload"]),
    KeyEffect(
      "the footer names the key step only if another step is selected", "mvp --xray",
      shows: "↑↓ move", "p n step", "? help", "q quit", lacks: ["d key step"]),
    KeyEffect(
      "the footer names the key step after another step was selected", "mvp --xray", "n",
      shows: "↑↓ move", "p n step", "d key step"),
    KeyEffect(
      "the footer names all keys before a press", "mvvm button --xray sources 80x30",
      shows:
        "Space press  p n step  s source  Tab news  1–6 pattern  x X-ray  ? help  q quit",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer suggests the same press in other patterns after a press at the start",
      "mvvm button --xray pressed",
      shows: "\n1 2 3: the same press in MVC, MVP, MVVM  Space press  Tab news  ? help  q quit"),
    KeyEffect(
      "the footer suggests the patterns that answer the same question", "direct button --xray",
      "Space",
      shows: "\n4 5 6: the same press in Direct coupling, Delegate, Notification  ? help  q quit"),
    KeyEffect(
      "the footer suggests no other pattern after one was selected", "mvvm button --xray sources",
      "Space 1",
      shows: "Space press  p n step  s source  Tab news  1–6 pattern  x X-ray  ? help  q quit",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer suggests no same press in a demo in which nothing was pressed",
      "direct button --xray", "Space Tab", shows: "[task]", "Space press",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer of a list suggests no press", "mvvm button --xray", "Tab",
      shows: "Enter open", "Tab button  1–6 pattern", lacks: ["the same press"]),
    KeyEffect(
      "the footer names no key for a source that a program without its sources cannot show",
      "mvvm button --xray 80x30", shows: "p n step", lacks: ["s source"]),
    KeyEffect(
      "the footer names no key for a source for which the panel has no room",
      "mvvm --xray sources 99x24", shows: "p n step", lacks: ["s source"]),
    KeyEffect(
      "the footer names the key that shows the source again", "mvvm button --xray sources 80x30",
      "s", shows: "s source"),
    KeyEffect(
      "the footer of an article that fits says how to close it, and not how to scroll", "mvp",
      "↓ Enter", shows: "Esc close", lacks: ["scroll"]),
    KeyEffect(
      "the footer of the smallest window says how to press", "mvvm button --xray pressed 40x12",
      shows: "Space press"),
    KeyEffect(
      "the footer names no key of a hidden X-ray", "mvvm button --xray", "x", shows: "x X-ray",
      lacks: ["p n step"]),
    KeyEffect(
      "the footer of an explanation names the key that closes it, and none of the X-ray",
      "mvvm button --xray", "?", shows: "Esc close", lacks: ["p n step", "x X-ray", "? help"]),
  ]

  private nonisolated static let chinese = [
    KeyEffect(
      "the tabs, the summary and the footer are in Chinese", "mvp button zh",
      shows: "[按钮]│ 展示器把要显示的内容传给被动视图", "? 帮助  q 退出"),
    KeyEffect(
      "the title of the X-ray is in Chinese, and the words of its tree in English",
      "mvp button --xray zh", "Space ]", shows: "X-ray：press，第 9 步，共 9 步",
      "via ButtonViewProtocol"),
    KeyEffect(
      "a message is in Chinese", "mvp button zh", "9", shows: "按 1 到 6 切换模式"),
    KeyEffect(
      "the names of the patterns are in Chinese", "direct zh", shows: "│[4 直接耦合] 5 委托  6 通知\n"),
    KeyEffect(
      "an observed table is shown by the controller, also in Chinese", "mvc --xray zh 110x50",
      "2 1",
      shows: "MVC：控制器观察模型，自己把变化显示出来"),
    KeyEffect(
      "the explanation is in Chinese", "mvp button zh 80x50", "?",
      shows: "引用：模型、视图（通过协议）", "via P            通过协议 P"),
    KeyEffect(
      "the required size is in Chinese", "mvp zh 30x10", shows: "至少需要 40×12，现在是 30×10。"),
  ]

  private nonisolated static let own = [
    KeyEffect(
      "another pattern replaces a pattern that is not one of the six", "own button", "1",
      shows: "[1 MVC]", lacks: ["mine"]),
    KeyEffect(
      "the key of a pattern that is not one of the six follows those of the six, and shows it",
      "own button", "1 7", shows: "[7 Own]", "1–7 pattern", "mine"),
    KeyEffect(
      "the first frame of a pattern that is not one of the six states the effect of q",
      "own button",
      shows: "q quits and prints the calls of a press and the nearest pattern"),
    KeyEffect(
      "the effect of q is stated until a key is pressed", "own button", "Space",
      shows: "has a label", lacks: ["q quits and prints"]),
    KeyEffect(
      "the explanation of a pattern that is not one of the six names no roles and no files",
      "own button", "?", shows: "Own: has a label", "This pattern declares no roles.",
      "q quits and prints the calls of a press and the nearest pattern.", lacks: ["docs/"]),
  ]
}
