/// The effects of keys on the panel of the X-ray and on the footer, in Chinese, and beside a pattern of the
/// learner’s own.
nonisolated extension KeyEffectTests {
  static let panel = [
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
      "mvvm button --xray sources 40x12", "Space",
      shows: " +2 above\n>        observer, later → closure in",
      "MVVM: the view observes a view model\n that knows no view"),
    KeyEffect(
      "what a step decides is more important than its source, also in the smallest window",
      "mvc button --xray sources 40x12", "Space d 2",
      shows: ">      via ButtonViewProtocol → Butt…(…)", "MVP: the presenter calls its view,",
      " through a protocol\n"),
    KeyEffect(
      "the title says no role for which it has no room", "mvvm button --xray 60x24", "Space d",
      shows: "─ X-ray: press, step 9 of 12 ─", lacks: ["ButtonViewController is"]),
    KeyEffect(
      "until the first key, the screen says that the app has pressed the button",
      "mvvm button --xray pressed", "",
      shows: "│ the button was pressed for you, and the label below changed:"),
    KeyEffect(
      "after the first key, the summary of the pattern stands where the app said what it did",
      "mvvm button --xray pressed", "Space", shows: "│ the view observes a view model"),
    KeyEffect(
      "an observer runs after the calls above it have returned", "mvvm button --xray sources",
      "Space",
      shows: "\n the calls return. contentText has changed, so the view’s stored closure runs:\n>"
    ),
    KeyEffect(
      "no sentence about the next step ends the visible part of a story",
      "mvvm button --xray sources 80x12", "Space [",
      shows: ">      set → ButtonViewModel.contentText = \"3\"\n +3 more\n"),
    KeyEffect(
      "a call through a protocol is no later than the call above it",
      "mvp button --xray sources 80x18", "Space",
      shows: "the lines marked * cause the step marked > ─", lacks: ["calls return"]),
    KeyEffect(
      "no line of a step other than the deciding one is said to cause it",
      "mvp --xray sources 80x12", "d [",
      shows: ">        call → NewsPresenter.stateChanged", "*NewsPresenter.swift:",
      lacks: ["the lines marked *"]),
    KeyEffect(
      "no title explains the marks if the panel has no room for each marked line",
      "mvvm button --xray sources 60x17", "Space d", shows: "\n*ButtonViewModel.swift:",
      lacks: ["the lines marked *"]),
    KeyEffect(
      "the smallest window shows the whole sentence about the deciding step beside a table",
      "direct --xray sources 40x12", "", shows: "Direct coupling: the worker calls its\n",
      "manager, by name\n"),
    KeyEffect(
      "the rest of a sentence is not shown without its beginning", "mvvm button --xray 40x12",
      "Space d ]", shows: " above\n", lacks: ["that knows no view"]),
    KeyEffect(
      "a small window says that nothing on the screen changed, whichever step is selected",
      "mvvm button --xray sources equal 60x20", "Space*2 [",
      shows: "this event changed nothing on the screen: an equal"),
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
      "Enter Esc", shows: "─ X-ray: close ─", lacks: [".swift · control"]),
    KeyEffect(
      "the source of a control is shown when its step is selected", "mvc --xray sources 160x40",
      "Enter Esc [", shows: ".swift · control ─"),
  ]

  static let neighbour = [
    KeyEffect(
      "c shows the previous pattern if no later one answers the same question",
      "mvvm button --xray 160x40", "c", shows: "│─ MVP: "),
    KeyEffect(
      "both patterns show the sources of a press", "mvp button --xray sources 200x40", "c Space",
      shows: "─ ButtonViewController.swift · view ─", "─ ButtonViewModel.swift"),
    KeyEffect(
      "both patterns show the story of each reload", "mvp --xray 160x80", "c r*2",
      shows: "─ MVP: reload ─", "─ MVVM: reload ─", "call → NewsViewModel.reload()"),
    KeyEffect(
      "d selects the deciding step of both patterns", "mvp button --xray 160x40", "c Space [ d",
      shows: ">      via ButtonViewProtocol → ", "│>        observer, later → "),
    KeyEffect(
      "[ selects the same step before the change reaches the label, in both patterns",
      "mvp button --xray 160x40", "c Space [",
      shows: ">      get → ButtonModel.number = 3", "│>      get → ButtonModel.number = 3"),
    KeyEffect(
      "two patterns in 120 columns show no source, and their steps whole",
      "mvvm button --xray sources 120x40", "Space c",
      shows: "│>      via ButtonViewProtocol →",
      "│         ButtonViewController.showContent(\"3\")",
      lacks: ["*"]),
    KeyEffect(
      "two patterns in 80 columns show the way of the change, with roles", "mvvm button --xray",
      "Space c", shows: " … 5 more (f)                          │ … 5 more (f)\n",
      "│   view.showContent(", lacks: ["touch"]),
    KeyEffect(
      "a story that does not fit begins with the way of the change", "mvp --xray sources 80x24",
      "d",
      shows: "… 5 more (f)\n>", "… 11 more (f)\n", "f all steps", lacks: ["numberOfRows"]),
    KeyEffect(
      "f shows all steps", "mvp --xray sources 80x24", "d f",
      shows: " +30 above\n", "numberOfRows", lacks: ["more (f)", "f all steps"]),
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
      "│ this event changed nothing on the screen"),
    KeyEffect(
      "a window that is too narrow for two patterns is reported each time", "mvp --xray 79x24",
      "c*2",
      shows: "two patterns need a window of 80 columns"),
  ]

  static let footer = [
    KeyEffect(
      "the footer names the next demo", "direct", shows: "Tab button", lacks: ["Tab task"]),
    KeyEffect(
      "the footer of an article says how to scroll and close", "mvp", "Enter",
      shows: "↑↓ scroll  Esc close", lacks: ["r reload"]),
    KeyEffect(
      "the footer names the key step only if another step is selected", "mvp --xray",
      shows: "↑↓ move", "p n step", "? help", "q quit", lacks: ["d key step"]),
    KeyEffect(
      "the footer names all keys before a press", "mvvm button --xray sources 80x30",
      shows:
        "Space press  p n step  c compare  Tab news  1–6 pattern  x X-ray  ? help  q quit",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer suggests the same press in other patterns after a press at the start",
      "mvvm button --xray pressed",
      shows: "\n1 2 3: the same press in MVC, MVP, MVVM  Space press  c compare  ? help  q quit"),
    KeyEffect(
      "the footer suggests the patterns that answer the same question", "direct button --xray",
      "Space",
      shows: "\n4 5 6: the same press in Direct coupling, Delegate, Notification  ? help  q quit"),
    KeyEffect(
      "the footer suggests no other pattern after one was selected", "mvvm button --xray sources",
      "Space 1",
      shows: "Space press  p n step  c compare  Tab news  1–6 pattern  x X-ray  ? help  q quit",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer suggests no same press in a demo in which nothing was pressed",
      "direct button --xray", "Space Tab", shows: "[task]", "Space press",
      lacks: ["the same press"]),
    KeyEffect(
      "the footer names no key for a source that a program without its sources cannot show",
      "mvvm button --xray 80x30", shows: "p n step", lacks: ["s source"]),
    KeyEffect(
      "the footer names no key for a source for which the panel has no room",
      "mvvm --xray sources 99x24", shows: "p n step", lacks: ["s source"]),
    KeyEffect(
      "the footer names the key that shows the source again", "mvvm button --xray sources 100x30",
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

  static let chinese = [
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
      "the explanation is in Chinese", "mvp button zh 80x50", "?",
      shows: "引用：模型、视图（通过协议）", "via P            通过协议 P"),
    KeyEffect(
      "the required size is in Chinese", "mvp zh 30x10", shows: "至少需要 40×12，现在是 30×10。"),
  ]

  static let own = [
    KeyEffect(
      "another pattern replaces a pattern that is not one of the six", "own button", "1",
      shows: "[1 MVC]", lacks: ["mine"]),
    KeyEffect(
      "the key of a pattern that is not one of the six follows those of the six, and shows it",
      "own button", "1 7", shows: "[7 Own]", "1–7 pattern", "mine"),
    KeyEffect(
      "the source of a step is under the name of its file, not of the type",
      "own button --xray sources 160x40", "]*2", shows: "─ AppUnderTest.swift ─"),
    KeyEffect(
      "the first frame of a pattern that is not one of the six states the effect of q",
      "own button",
      shows: "q quits and prints the calls of a press and the nearest pattern"),
    KeyEffect(
      "the effect of q is stated until a key is pressed", "own button", "Space",
      shows: "has a label", lacks: ["q quits and prints"]),
    KeyEffect(
      "the explanation of a pattern that is not one of the six names no roles and no files",
      "own button 80x40", "?", shows: "Own: has a label", "This pattern declares no roles.",
      "q quits and prints the calls of a press and the nearest pattern.", lacks: ["docs/"]),
  ]
}
