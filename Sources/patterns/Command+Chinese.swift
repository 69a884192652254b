import Catalog
import Console
import PatternKit

extension Command {
  /// The summary and the help of each command in Chinese, by its name.
  static let chinese: [String: (summary: String, help: String)] = [
    "<pattern>": (
      "在终端里运行演示。输出不是终端，或者加了 --events 时，打印每个事件之后的界面",
      """
      在终端里运行演示。输出不是终端，或者加了 --events 时，打印每个事件之后的界面。

      \(chineseDemos)

      选项
        --feed <file or URL>   从文件或网址读新闻，不用内置的新闻；- 表示标准输入，
                               不能用于终端里的演示
        --delay <seconds>      每次加载新闻之前等几秒，“Loading…”会多停一会儿，好试试
                               取消加载：在终端里按 r、Tab 或 q
        --events <list>        用户的操作，用逗号分开。*n 表示重复 n 次，shell 里要
                               加引号："press*3"。不写这个选项，就打印简短的演示
                                 press         点击按钮
                                 up, down      移动选中的行
                                 pageup, pagedown, home, end   翻页，跳到开头或末尾
                                 open, close   打开选中的行，关闭
                                 reload        刷新新闻
                                 wait          等所有加载结束
        --seed <n>             随机数字的种子。种子相同，数字相同
        --xray[=<form>]        显示每个事件的调用树：打印在事件下面，或者显示在演示
                               旁边。形式有 text、full（全部步骤和源代码）、
                               json（一个文档）、holds（谁持有谁）
        --plain                只打印演示的输出，不进入交互界面
        --lang <en|zh>         标题、按键说明和图例用哪种语言，不看 LANG

      终端里的按键
        \(keys(in: .chinese))

      打印演示时，加载只在 wait 事件里结束，所以事件相同，打印的文字就相同。最后还
      有加载没有结束，程序会等它结束。
      """
    ),
    "list": ("列出各种模式和它们的演示", "列出各种模式和它们的演示。用 --lang zh 显示中文。"),
    "diff": (
      "显示两种模式的代码和步骤有哪些不同",
      """
      显示两种模式在一个演示（默认是按钮）里的不同：先是对应角色的代码，不含注释和
      import；再是一次点击或一次新闻加载的步骤。

      在终端里，只有角色名称不同的代码行，以及相同的步骤，都用较淡的颜色。

      选项
        --lang <en|zh>         最后一行和错误用哪种语言，不看 LANG
      """
    ),
    "compare": (
      "并排比较各种模式的指标",
      """
      并排比较各种模式的指标（英文）。不写模式，就先比较划分界面的模式，再比较两个
      对象通信的模式。

      选项
        --demo <news|button>   只比较这个演示
      """
    ),
    "change": (
      "显示一个需求变更在每种模式里的代价",
      """
      列出需求变更（英文）。写上需求，就打印它对每种模式的影响；再写上模式，就打印
      补丁。怎样运行改过的程序，见 docs/changes.md。
      """
    ),
    "bench": (
      "测量一次点击和一次变化的开销",
      """
      测量一次点击和一次变化的开销（英文）。请用 release 构建：
      swift run -c release patterns bench
      """
    ),
    "replay": (
      "生成网页，逐步回放各种模式的运行记录",
      """
      生成一个 HTML 文件，并排、逐步回放各种模式的运行记录：每个角色一条泳道的调用、
      源代码、界面和引用。用浏览器打开即可，不需要服务器。不写演示，就包含新闻列表
      和按钮。

      选项
        -o <file>              把网页写进文件，不写到标准输出
        --feed <file or URL>   从文件或网址读新闻，不用内置的新闻
        --poster [pattern]     改为生成一张 SVG 图：按钮的一次点击，所有模式或一种
                               模式，每个角色一条泳道，每次调用一个箭头
        --dark                 海报用深色背景
      """
    ),
    "workshop": (
      "列出练习和下一步",
      """
      列出练习和下一步。第一次运行时，把起始代码复制到 Examples/Workshop/Work，并编
      译一次。

      ✔ 表示已通过。通过之后文件又改过，✔ 会消失，直到下一次检查。

      然后：patterns check|hint|reset|solution，后面写练习的编号或名称。做完最后一
      道练习：patterns yours
      """
    ),
    "check": (
      "检查一道练习",
      """
      编译并测试一道练习，默认是第一道未通过的。还会显示你的程序打印的文字，以及编
      译器的警告。

      选项
        --watch                每次保存之后重新检查，直到通过。按 Ctrl-C 结束

      退出码：0 已通过；1 未通过，或者你的文件有编译错误；2 其他问题，例如 PATH 里
      没有“swift”；64 参数无效
      """
    ),
    "hint": (
      "打印一条提示",
      """
      打印一条提示。第 1 级（默认）是一个问题，第 2 级说该看哪里，第 3 级给出代码的
      骨架。
      """
    ),
    "reset": (
      "重做一道练习",
      "把一道练习的起始代码再复制一次。你的代码保存在 Examples/Workshop/Work/attempts。"
    ),
    "solution": (
      "对照你的文件和参考答案",
      """
      通过之后，对照打印你的文件和参考答案。

      选项
        --peek                 通过之前就打印
      """
    ),
    "yours": (
      "运行你在最后一道练习里写的模式",
      """
      编译你在最后一道练习里写的模式，在终端里和六种模式并列运行。结束时打印一次点
      击的调用树，和它最像的模式：符合哪些特征，哪一步不符合。输出不是终端时，只打
      印这些。

      退出码：0 成功；1 还没有写模式，或者不能编译
      """
    ),
    "--version": ("打印版本", "打印版本，以及工具链或构建缺少什么。"),
    "help": ("打印这个说明，或者一个命令的说明", ""),
  ]

  private static let chineseDemos = """
    模式：\(Pattern.all.map(\.id).joined(separator: ", "))
    演示：news（默认）、button、task。“patterns list”列出哪种模式有哪些演示。
    """

  /// The overview in Chinese, without the table of commands.
  static let chineseOverview = (
    title: "一个新闻列表和一个按钮，用每种模式各写一遍，不同的只有模式。",
    notes: """
    \(chineseDemos)

    “patterns help mvc”列出选项和按键，每种模式都一样。加上 --lang zh，或者设置
    LANG=zh…，标题、按键、图例、工作坊、说明和错误都是中文。仍是英文的：界面里的
    标签和警告框、记号词、角色列、代码注释，以及 compare、change、bench。

    退出码：0 成功；64 参数无效；65 不是新闻源，或者太大；66 没有这个文件，或者无
    法读取；69 网络错误或超时；70 程序里没有函数名，所以没有 X-ray 和回放；74 无法
    写入输出，或者终端被关闭
    """
  )
}
