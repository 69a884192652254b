import Foundation

/// A text of the program: in English | in Chinese. `{0}` and `{1}` are places for values.
///
/// English in every language, on purpose: names of keys, patterns, demos, events, types and commands, the
/// words and roles of a call tree, the texts of the demos, comments in code, `compare`, `change` and
/// `bench`.
package nonisolated enum LocalizedText: String, CaseIterable, Sendable {
  // What the keys of the live app do, in its footer.
  case move = "move | 移动"
  case open = "open | 打开"
  case reload = "reload | 刷新"
  case scroll = "scroll | 滚动"
  case press = "press | 点击"
  case close = "close | 关闭"
  case step = "step | 选步骤"
  case source = "source | 源代码"
  case compare = "compare | 对照"
  case compareIfWide = "compare ({0} columns) | 对照（需要 {0} 列）"
  case nextDemo = "{0} | {0}"
  case pattern = "pattern | 模式"
  case xray = "X-ray | X-ray"
  case help = "help | 帮助"
  case quit = "quit | 退出"

  // The same, in the help.
  case moveHelp = "move the selection, or scroll | 移动选中的行，或滚动"
  case moveFurtherHelp = "move further | 翻页，跳到开头或末尾"
  case openHelp = "open the selected row, close it | 打开选中的行，关闭"
  case pressHelp = "press the button | 点击按钮"
  case reloadHelp = "load the news again | 刷新新闻"
  case nextDemoHelp = "the next demo | 下一个演示"
  case patternHelp = "the pattern with this number | 切换到对应编号的模式"
  case xrayHelp = "show or hide the call tree | 显示或隐藏调用树"
  case stepHelp = "select the previous or the next step | 选择上一步或下一步"
  case decidingStepHelp = """
    select the step that decides the pattern | 选择关键步骤：从这一步能看出模式
    """
  case sourceHelp = "show or hide the source of the selected step | 显示或隐藏所选步骤的源代码"
  case compareHelp = "show the calls of the next pattern too | 同时显示下一种模式的调用"
  case explanationHelp = "explain the pattern | 说明这种模式"

  // Its messages.
  case tooNarrow = "two patterns need a window of {0} columns | 并排显示两种模式需要 {0} 列宽的窗口"
  case noDecidingStep = "no step of this event decides the pattern | 这个事件中没有关键步骤"
  case loadAgain = "nothing is loaded: r loads again | 没有内容：按 r 刷新"
  case noSuchPattern = "keys 1 to {0} change the pattern | 按 1 到 {0} 切换模式"
  case noSuchDemo = "{0} has no {1} demo | {0} 没有 {1} 演示"
  case tooSmall = "The window is too small. | 窗口太小。"
  case neededSize = "Needed: {0}, now: {1}. | 至少需要 {0}，现在是 {1}。"

  // The panel with the call tree.
  case stepOfCount = "{0}, step {1} of {2} | {0}，第 {1} 步，共 {2} 步"
  case waiting = "{0}, waiting for an answer | {0}，等待返回结果"
  case resolvingEvent = "{0}, resolving … | {0}，正在查找函数名 …"
  case resolving = "resolving … | 正在查找函数名 …"
  case noCall = "no call | 没有调用"
  case answeredSince = "Answered since: {0} | 之后返回了结果：{0}"
  case decides = "decides | 关键步骤"
  case hiddenAbove = "+{0} above | 上面还有 {0} 行"
  case hiddenBelow = "+{0} more | 下面还有 {0} 行"

  /// The roles, and the purposes of patterns.
  case words = """
    view, controller, presenter, view model, manager, worker, messages, row, model, items, \
    service, control, Split a screen, Two objects talk
    |
    视图, 控制器, 展示器, 视图模型, 管理者, 工作者, 消息, 行, 模型, 条目, \
    服务, 控件, 划分一个界面, 两个对象通信
    """

  // The difference between two patterns.
  case differenceCounts = """
    {0} lines of code differ, {1} of them only in names. {2} steps differ in more than names. | \
    {0} 行代码不同，其中 {1} 行只是名称不同。不计名称，有 {2} 个步骤不同。
    """

  // The page that explains a pattern.
  case references = "References between roles in the {0} demo: | {0} 演示中角色之间的引用："
  case knows = "knows {0} | 知道 {0}"
  case knowsNoOther = "knows no other role | 不知道其他角色"
  case knowsByProtocol = "{0} by protocol | {0}（通过协议）"
  case doesNotKnow = "; not {0} | ；不知道 {0}"
  case readFirst = "Read first: | 先读："
  case readThen = "Then: | 再读："
  case noRoles = """
    This pattern declares no roles. Close this page to see its calls. x shows or hides them.

    {0}.
    |
    这种模式没有声明角色。关闭本页可以看它的调用，x 显示或隐藏调用。

    {0}。
    """
  case quitOfOwnPattern = """
    q quits and prints the calls of a press and the nearest pattern | \
    q 退出，并打印一次点击的调用和最接近的模式
    """
  case keysTitle = "Keys: | 按键："
  case legendTitle = "Words of the call tree: | 调用树里的词："
  case legend = """
    touch          the user touched a control
    drawing        a control was drawn
    start          the screen was created: its objects, then its window
    answer         this function of a service has answered
    call           a direct call: the caller knows the type
    via P          through the protocol P
    closure        a call of a stored closure
    message M      the message M, to an observer
    get, set       a property is read or set. An equal value wakes no task
    starts         a new task begins
    wakes, later   a waiting task. It runs when the functions above have returned
    waits for      the task stops here until a change or an answer
    f() { … }      a closure that is written in f()
    × n            n times, with the same steps each
    :25            the first line that ran in this step
    |
    touch          用户触摸了控件
    drawing        绘制控件
    start          创建界面：先创建各个对象，再创建窗口
    answer         服务的这个函数返回了结果
    call           直接调用（知道具体类型）
    via P          通过协议 P
    closure        调用存储的闭包
    message M      把消息 M 交给观察者
    get, set       读取、设置一个属性。值没有变，就不唤醒任务
    starts         启动新任务
    wakes, later   唤醒等待中的任务。上面的函数都返回之后，它才执行
    waits for      任务停在这里，等待变化或结果
    f() { … }      写在 f() 里的闭包
    × n            共 n 次，每次下面的步骤都相同
    :25            这一步中最先执行的行
    """

  /// Explains the words between holder and held object.
  case holdsLegend = """
    Holder, property, held object. owns: a strong reference · weak: a weak or unowned reference · by
    protocol: the property’s type is a protocol. The objects that a closure captures are not shown.
    |
    持有者、属性、被持有的对象。owns：强引用 · weak：弱引用（weak 或 unowned）·
    by protocol：属性的类型是协议。闭包捕获的对象不显示。
    """
  case docs = "docs | docs/zh"

  // What the workshop prints.
  case copiedOne = "Copied 1 exercise to {0}. | 已把 1 道练习复制到 {0}。"
  case copied = "Copied {0} exercises to {1}. | 已把 {0} 道练习复制到 {1}。"
  case minutes = "{0} min | {0} 分钟"
  case isMissingFile = "(a file is missing: {0}) | （缺少文件：{0}）"
  case hasChangedSincePass = "(changed since it passed) | （通过之后改过）"
  case buildingOnce = """
    Building once, which takes about half a minute. Read the task meanwhile … | \
    首次编译，大约需要半分钟。可以先读题目 …
    """
  case building = "Building: {0} | 正在编译：{0}"
  case built = "Built in {0} s. A check takes a few seconds. | 编译用时 {0} s。检查一次只要几秒钟。"
  case waitingForBuild = """
    Another command is building here. Waiting until it ends … | 另一个命令正在这里编译，等它结束 …
    """
  case attemptIsKept = "Your attempt is kept in {0}. | 你的代码保存在 {0}。"
  case isReset = "{0} is in its initial state again. | {0} 已恢复成起始代码。"
  case hasNotPassed = """
    {0} has not passed yet. A solution teaches more after your own attempt. | \
    {0} 未通过。自己做过再看参考答案，收获更大。
    """
  case yourFile = "yours: {0} | 你的：{0}"
  case solutionFile = "solution: {0} | 参考答案：{0}"
  case sameFile = "{0}: the same | {0}：相同"
  case printed = "Your program printed: | 你的程序打印了："
  case moreLine = "… and 1 more line | … 还有 1 行"
  case moreLines = "… and {0} more lines | … 还有 {0} 行"
  case warnings = "The compiler warns: | 编译器警告："
  case saved = "Saved | 已保存"
  case noPattern = """
    You have no pattern yet: edit {0}, then type “swift run patterns check {1}”. | \
    你还没有写模式：请修改 {0}，然后输入“swift run patterns check {1}”。
    """
  case patternDoesNotCompile = """
    Your pattern does not compile. The compiler's first error: | 你的模式不能编译。编译器的第一个错误：
    """

  // The outcome of a check.
  case hasPassed = "passed, {0} of {0} | 已通过，{0} / {0}"
  case isMissed = "not yet, {0} of {1} | 未通过，{0} / {1}"
  case givenCodeWasChanged = "given code was changed | 改了不能改的代码"
  case doesNotCompile = "does not compile | 不能编译"
  case crashed = "crashed | 崩溃"
  case didNotFinish = "did not finish | 没有结束"
  case givenCode = """
    `{0}` was changed, and it must not change. The original is in {1}. | \
    `{0}` 被修改了，但它不能改。原件在 {1}。
    """
  case extendedCode = """
    {0}: `{1}` must not change, so it must not be extended. | {0}：`{1}` 不能改，所以也不能扩展。
    """
  case testDoesNotFit = """
    A test does not fit your files. Keep the names and types of the stub. | \
    测试与你的文件不符。请保留起始代码中的名称和类型。
    """
  case firstError = "The compiler's first error: | 编译器的第一个错误："
  case compilerCrashed = """
    {0}: the compiler itself crashed on this file. Write the last change in another way. | \
    {0}：编译器处理这个文件时崩溃了。最后改的那段请换个写法。
    """
  case crashedIn = "The program crashed in “{0}”: | 程序在“{0}”中崩溃："
  case place = "in {0} | 位置：{0}"
  case unownedObject = """
    Its object was released. Only a `weak` reference is `nil` then. | \
    它的对象已经释放。这时只有 `weak` 引用是 `nil`。
    """
  case overflow = """
    Stack overflow or invalid memory access. Check for infinite recursion. | \
    栈溢出，或者访问了无效的内存。请检查是否无限递归。
    """
  case signal = "The test program was terminated by signal {0}. | 测试程序被信号 {0} 终止。"
  case status = "The test program exited with status {0}. | 测试程序退出，状态码是 {0}。"
  case wasTerminated = "“{0}” did not finish and was terminated. | “{0}”没有结束，已被终止。"
  case wasComputing = """
    It used the CPU all the time: look for an endless loop. | 它一直占用 CPU：请找出死循环。
    """
  case wasWaiting = """
    It was waiting: look for an event that never happens, or a loop that pauses. | \
    它一直在等待：看看是不是在等一个永远不会来的事件，或者循环里一直在暂停。
    """
  case testRun = "the test run | 测试运行"
  case yourValue = "yours | 你的"
  case foundValue = "found | 实际"
  case expectedValue = "expected | 应为"

  // The next commands of the workshop.
  case edit = "Edit | 修改"
  case stuck = "Stuck | 提示"
  case then = "Then | 然后"
  case saveToCheck = "save a file to check again. Ctrl-C ends. | 保存文件后会重新检查。按 Ctrl-C 结束。"
  case passed = "Passed | 已通过"
  case count = "{0} of {1} | {0} / {1} 道"
  case compareFiles = "Compare | 对照"
  case nextOpen = "Next open exercise: {0} | 下一道未通过的练习：{0}"
  case firstOpen = "First open exercise: {0} | 第一道未通过的练习：{0}"
  case read = "Read | 阅读"
  case all = "All | 全部"
  case live = "Live | 运行"
  case more = "More | 更多"
  case peek = "Peek | 提前看"
  case yours = "Yours | 你的模式"

  var translations: (english: String, chinese: String) {
    let texts = rawValue.components(separatedBy: "|")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    return (texts[0], texts[1])
  }
}
