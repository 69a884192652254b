import PatternKit
import Testing
import ToolingSupport

@testable import patterns

@Suite("patterns: usage errors")
struct UsageErrorTests {
  @Test(arguments: [
    ("mvmm", "unknown pattern or command “mvmm”: did you mean “mvvm”?"),
    ("lst", "unknown pattern or command “lst”: did you mean “list”?"),
    ("delegatoin", "unknown pattern or command “delegatoin”: did you mean “delegation”?"),
    ("mvc nwes", "unknown demo “nwes”: did you mean “news”?"),
    ("mvc task", "MVC has no task demo, only news and button"),
    ("mvp mvvm", "unexpected argument “mvvm”: type patterns diff mvp mvvm"),
    ("MVP news MVVM", "unexpected argument “MVVM”: type patterns diff mvp mvvm"),
    ("mvc news button", "unexpected argument “button”: the demo is already “news”"),
    ("mvc --evnets press", "unknown option “--evnets”: did you mean “--events”?"),
    ("mvc --xray=foo", "unknown X-ray form “foo”: expected text, full, holds, json"),
    ("mvc --xray text", "unexpected argument “text”: type --xray=text"),
    ("mvc --feed", "--feed needs a value"),
    ("mvc –-xray=text", "“–” is not a hyphen: type --xray=text"),
    ("mvc —xray", "“—” is not a hyphen: type --xray"),
    ("–h", "“–” is not a hyphen: type -h"),
    ("mvc --events “press*2”", "the shell does not know the mark “ of “press*2”: type \""),
    ("mvc --events=“press*2”", "the shell does not know the mark “ of “press*2”: type \""),
    ("mvc --feed localhost:8000/a.json", "type --feed http://localhost:8000/a.json"),
    ("mvc --feed --seed 7", "--feed needs a value"),
    ("mvc --seed ff", "--seed takes a whole number from 0 to 18446744073709551615, not “ff”"),
    ("mvc --delay=-1", "--delay takes a whole number of seconds from 0 to 60, not “-1”"),
    ("mvc --delay 61", "--delay takes a whole number of seconds from 0 to 60, not “61”"),
    ("mvc --events pres", "unknown event “pres”: did you mean “press”?"),
    (
      "mvc --events wait,,press",
      "unknown event “”: expected press, up, down, pageup, pagedown, home, end, open, close, "
        + "reload, wait"
    ),
    ("mvc --events press*0", "“press*0”: the number must be 1 to 10000"),
    ("mvc --events press*2*3", "“press*2*3”: the number must be 1 to 10000"),
    ("compare mvcc", "unknown pattern “mvcc”: did you mean “mvc”?"),
    ("compare mvc --dmeo news", "unknown option “--dmeo”: did you mean “--demo”?"),
    ("compare mvc --demo buton", "unknown demo to compare “buton”: did you mean “button”?"),
    ("diff mvp", "two patterns are needed: patterns diff <pattern> <pattern> [demo]"),
    ("diff mvp mvmm", "unknown pattern “mvmm”: did you mean “mvvm”?"),
    ("diff mvp mvp", "unexpected argument “mvp”: a pattern is not compared with itself"),
    ("diff mvp mvvm buton", "unknown demo “buton”: did you mean “button”?"),
    ("diff direct mvc task", "MVC has no task demo, only news and button"),
    ("diff mvc direct task", "MVC has no task demo, only news and button"),
    (
      "diff mvp mvvm news button",
      "unexpected argument “button”: “diff” takes two patterns and a demo"
    ),
    ("diff mvc mvp mvvm", "unexpected argument “mvvm”: “diff” takes two patterns and a demo"),
    ("diff mvp mvvm --demo", "unknown option “--demo”: expected --lang"),
    ("change baner", "unknown change request “baner”: did you mean “banner”?"),
    ("change banner mpv", "unknown pattern “mpv”: did you mean “mvp”?"),
    ("change banner mvp mvc", "unexpected argument “mvc”: “change” takes a request and a pattern"),
    (
      "change banner mvp --run",
      "unexpected argument “--run”: “change” takes a request and a pattern"
    ),
    ("replay news button", "unexpected argument “button”: the demo is already “news”"),
    ("replay --fede", "unknown option “--fede”: did you mean “--feed”?"),
    ("check 99", "unknown exercise “99”: expected a number from 1 to 14, or a name such as person"),
    ("check -1", "unknown option “-1”: expected --watch, --lang"),
    ("check al", "unknown exercise “al”: did you mean “all”?"),
    ("hint al", "unknown exercise “al”: expected a number from 1 to 14, or a name such as person"),
    ("check clok", "unknown exercise “clok”: did you mean “clock”?"),
    ("check 1 2", "unexpected argument “2”: “check” takes one exercise"),
    ("check all --watch", "--watch needs one exercise, not “all”"),
    ("check --watch=yes", "--watch takes no value"),
    ("hint 1 --watch", "unknown option “--watch”: expected --lang"),
    ("yours buton", "unknown demo “buton”: did you mean “button”?"),
    ("yours news button", "unexpected argument “button”: “yours” takes one demo"),
    ("hint", "hint needs an exercise: a number from 1 to 14, or a name such as person"),
    ("hint 1 2 3", "unexpected argument “3”: “hint” takes an exercise and a level"),
    ("hint 1 4", "unknown hint level “4”: expected 1, 2 or 3"),
    ("reset", "reset needs an exercise: a number from 1 to 14, or a name such as person"),
    ("workshop 1", "unexpected argument “1”: “workshop” takes no arguments"),
    ("mvc --lang", "--lang needs a value"),
    ("hint 1 --lang=cn", "--lang takes en or zh, not “cn”"),
    ("--lang zh bench", "--lang has no effect on “bench”"),
    ("list mvc", "unexpected argument “mvc”: “list” takes no arguments"),
    ("button", "unexpected argument “button”: type patterns mvc button"),
    ("task", "unexpected argument “task”: type patterns direct task"),
    ("--feed a.json mvc", "--feed must follow the pattern: patterns <pattern> [demo] --feed"),
    (
      "-v",
      "unknown option “-v”: expected --help, --version, --feed, --delay, --events, --seed, --xray, "
        + "--plain, --lang"
    ),
  ])
  func `the command reports a usage error in one line`(line: String, message: String) async {
    let run = await Run(line)

    #expect(run.failure == Failure(message: "\(message)", status: 64))
    #expect(run.output == "")
    let chinese = Language.chinese.text(run.failure?.message ?? "")
    #expect(chinese.isInChinese, "\(chinese)")
  }
}
