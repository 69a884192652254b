"""Checks the page with recorded runs in headless Chromium. `.ci/browser` starts it.

Arguments: the page, and a page that was made from a hostile feed.
"""
import json
import os
import pathlib
import re
import sys
import time

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

path, hostile = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
page = path.as_uri()
data = json.loads(re.search(r'<script id="data".*?>(.*?)</script>', path.read_text(), re.S)[1])
names = {pattern["id"]: pattern["name"] for pattern in data["patterns"]}
for run in (run for runs in data["scenarios"].values() for run in runs):
    for event in run["events"]:
        event["after"]["references"] = [run["references"][index] for index in event["references"]]
failures = []


def expect(found, expected, what):
    if found != expected:
        failures.append(what)
        print(f"✘ {what}: {str(found)[:600]}, expected {str(expected)[:600]}")


def start():
    options = webdriver.ChromeOptions()
    # A container has no sandbox and little shared memory. The checks change the address more often in ten
    # seconds than a reader can.
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                     "--window-size=1280,900", "--disable-ipc-flooding-protection"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(os.environ["DRIVER"]))


browser = start()
# A busy machine takes longer than the default of 30 seconds.
browser.set_script_timeout(300)


def run(script, *arguments):
    return browser.execute_script(script if "return " in script else f"return {script}", *arguments)


def load(address="", url=page):
    browser.get("about:blank")
    browser.get(f"{url}#{address}")


def act(*actions):
    """Presses keys, which have one character, and runs scripts, which have more."""
    for action in actions:
        if len(action) == 1:
            browser.switch_to.active_element.send_keys(action)
        else:
            browser.execute_script(action)


# One check per line: what is true, the address, the keys and scripts, an expression, and its value.
PAIR = "demo=button&event=press&lang=en&pair=mvp,mvvm"
ONE = "demo=button&event=press&lang=en&pair=mvvm"
ALL = f"demo=button&event=press&lang=en&pair={','.join(names)}"
NEWS = "demo=news&event=wait&lang=en&pair=mvp,mvvm"
KEY = "document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, %s }))"
CHECKS = [
    ("End and Home move to the last step and to the start", PAIR,
     [Keys.END, "window.areLast = columns.every(({ at, rows }) => at === rows.length - 1)", Keys.HOME], "[areLast, state.tick]", [True, 0]),
    ("Page Up of a clicker moves back", PAIR, [Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.PAGE_UP], "state.tick", 1),
    ("Space plays and pauses", PAIR, [Keys.SPACE, "window.isPlaying = player !== null", Keys.SPACE], "[isPlaying, player]", [True, None]),
    ("] and [ select the next and the previous event", PAIR, ["]", "window.next = state.event", "[", "["], "[next, state.event]", [2, 0]),
    ("with all patterns, a step is said in few words", ALL, [Keys.RIGHT], "$('live').textContent.split(' ').length < 32", True),
    ("code is not translated", ALL, [], "[...document.querySelectorAll('.column code, .row, .words, .path')].every((node) => !node.translate)", True),
    *((f"{number} shows or hides {name}", PAIR, [str(number)], f"document.querySelector('.column[data-pattern={id}]') !== null", id not in ("mvp", "mvvm"))
      for number, (id, name) in enumerate(names.items(), 1)),
    ("back in the history pauses the player", PAIR, [Keys.SPACE, "dispatchEvent(new Event('hashchange'))"], "player", None),
    ("a text of 20 characters is shown, of a longer one its type", PAIR, [],
     "[20, 21].map((length) => shownOf({ value: `'${'x'.repeat(length)}'`, accessor: 'set', member: 'text' }, 'text: String').includes('String'))", [False, True]),
    ("a low screen stands in the head of its column, a high one below it", NEWS,
     ["window.high = document.querySelector('.head .screen') !== null", "$('demo').value = 'button'; $('demo').onchange()"],
     "[high, document.querySelector('.head .screen') !== null]", [False, True]),
    ("a step of the address counts from 1", "pair=mvp&demo=button&event=press&step=7&lang=en", [],
     "['#place', '.words', '.current .step-number'].map((part) => document.querySelector(part).textContent.split(/[/ ]/)[0]).join()", "7,7,7"),
    ("a hostile address is ignored", 'pair=<img src=x>&demo="&event=<b>&step=-1e9&lang=__proto__&question=x', [],
     "[document.querySelectorAll('img').length, state.tick]", [0, 0]),
    ("the live region says the patterns and their current steps", PAIR, [Keys.RIGHT], "columns.every(({ id, node }) => "
     "$('live').textContent.includes(`${titleOf(patternOf(id))}: ${node.querySelector('.sentence').textContent}`))", True),
    ("another demo keeps the only pattern", ONE, ["$('demo').value = 'news'; $('demo').onchange()"], "state.patterns", ["mvvm"]),
    ("Next keeps the focus at the end", PAIR, ["$('forward').focus()", Keys.END, "$('forward').click()"], "document.activeElement.id", "forward"),
    ("↓ in a list of steps moves the step and the focus", NEWS, ["columns[1].rows[3].click(); columns[1].rows[3].focus()", Keys.DOWN],
     "[columns[1].at, columns[1].rows.indexOf(document.activeElement)]", [4, 4]),
    ("a step changes the page in place", PAIR, ["window.before = [...document.querySelectorAll('.column, .row, h2')]", Keys.RIGHT],
     "[...document.querySelectorAll('.column, .row, h2')].every((node, index) => node === before[index])", True),
    ("an added column moves no other", "pair=mvc,delegate&demo=button&event=press&step=8", ["window.before = columns.map(({ at }) => at)", "2", "3", "6"],
     "columns.filter(({ id }) => ['mvc', 'delegate'].includes(id)).every(({ at }, index) => at === before[index])", True),
    ("the legend has every arrow", PAIR, [], "document.querySelectorAll('#legend svg').length === data.legend.length", True),
    ("a read has an open head, and a call a closed one", ONE, [],
     "[9, 3].map((index) => columns[0].rows[index].querySelector('path:nth-of-type(2)').getAttribute('fill') === 'none')", [True, False]),
    ("the step that sets the label shows its value", ONE, [Keys.END], "['.current .label', '.sentence'].every((part) => "
     "document.querySelector(part).innerText.includes(`\"${document.querySelector('.screen').innerText.split('\\n')[0]}\"`))", True),
    ("a row and its sentence say for what the task waits", "pair=mvvm&demo=news&event=start&lang=en",
     ["columns[0].rows.find((row) => row.innerText.includes('waits for NewsViewModel.rows')).click()"],
     "document.querySelector('.sentence').textContent.includes('waits for NewsViewModel.rows')", True),
    ("the names of the patterns, and the labels for a screen reader, change with the language", PAIR, ["$('language-button').click()"],
     "[$('patterns').textContent.includes('直接耦合'), $('event').getAttribute('aria-label')]", [True, "事件"]),
    ("Alt+[ is the key of a German keyboard", PAIR, [KEY % "key: '[', altKey: true"], "state.event", 0),
    ("a key with Alt belongs to the browser", PAIR, [KEY % "key: 'ArrowRight', altKey: true"], "state.tick", 0),
    ("a page without an address selects an event", PAIR, ["history.pushState = history.replaceState = () => { throw new Error(); }", "]"],
     "[state.event, $('event').value]", [2, "2"]),
    ("the page has no link to a file", "", [], "[...document.querySelectorAll('[href]:not([href^=data], [href^=\"#\"])')].map((node) => node.outerHTML)", []),
]
def check_table():
    for what, address, actions, expression, expected in CHECKS:
        load(address)
        try:
            act(*actions)
            expect(run(expression), expected, what)
        except WebDriverException as error:
            expect(error.msg, "no error", what)


# Every event of a demo in two patterns, forward and back.
STEPS = """
  const problems = [];
  let count = 0;
  const key = (name) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    count += 1;
  };
  const report = (problem) => problems.push(`${state.demo.id} ${state.event} ${state.patterns} ${state.tick + 1}: ${problem}`);
  const look = () => {
    for (const { id, node, rows, at } of columns) {
      const { steps } = runOf(state.demo, id).events[state.event];
      const step = steps[at];
      if (!step) continue;
      const shown = [...node.querySelectorAll('.line.now .number')].map((number) => number.textContent.trim()).join();
      const called = step.source !== undefined && step.source !== step.site?.source ? reachedLine(step) : undefined;
      const recorded = [step.site?.line, called].filter((line) => line !== undefined).join();
      if (shown !== recorded) report(`line ${shown}, not ${recorded}`);
      if ([...node.querySelectorAll('.line.now')].some((line) => / var \\w+(: .+)? = /.test(line.textContent))) report('an initial value is yellow');
      const current = rows.flatMap((row, index) => (row.matches('.current[aria-current]') ? [index] : []));
      if (current.join() !== String(at)) report(`row ${current}, not ${at}`);
      if (rows.length !== steps.length || rows.some((row, index) => !row.getAttribute('aria-label').includes(steps[index].member.split('(')[0]))) report('a row is missing');
      if (rows.some((row) => !row.querySelector('path'))) report('a row has no arrow');
      if (['starts', 'observer', 'wakes'].includes(step.kind) && node.querySelector('.row.caller')) report('a task has a caller');
      if (node.querySelector('.screen').textContent !== (data.screens[step.screen].join('\\n') || ' ')) report('another screen');
    }
    return $('steps').textContent + [...document.querySelectorAll('.row')].map((row) => row.className);
  };
  const [demo, pair] = [demoOf(arguments[0]), arguments[1]];
  Object.assign(state, { demo, patterns: data.patterns.map(({ id }) => id).filter((id) => pair.includes(id)) });
  demo.events.forEach((_, event) => {
    selectEvent(event);
    const seen = [look()];
    while (state.tick < state.timeline.length - 1) { key('ArrowRight'); seen.push(look()); }
    for (const { event: { steps }, at } of columns) if (steps.length && at !== steps.length - 1) report('not the last step');
    while (state.tick > 0) {
      if (look() !== seen[state.tick]) report('differs on the way back');
      key('ArrowLeft');
    }
    if (look() !== seen[0]) report('differs at the start');
  });
  return [problems, count];
"""


def check_steps():
    """Every event of every demo for each pattern beside the next one, forward and back."""
    load(PAIR)
    problems, count = [], 0
    for demo in data["demos"]:
        patterns = [each["pattern"] for each in demo["runs"]]
        for pair in zip(patterns, patterns[1:] + patterns[:1]):
            found, keys = run(STEPS, demo["id"], pair)
            problems += found
            count += keys
    expect(problems[:10], [], "each column reaches its last step, and each step shows its recorded lines, row and screen")
    print(f"{count} steps")


def check_addresses():
    """Every address in the docs shows the chapter or the moment that it names."""
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("docs").rglob("*.md"))]:
        for address in re.findall(r'(?:index\.html|`)#([^)\s`"]+=[^)\s`"]*)', path.read_text()):
            load(address)
            shown = run("writeAddress(); return location.hash")
            expect([part for part in address.split("&") if part not in shown], [], f"{path}: the address {address}")
        for address in re.findall(r"index\.html#([\w-]+)\)", path.read_text()):
            load(address)
            expect(run("chapter.spec.id"), address, f"{path}: the chapter {address}")


def check_history():
    """A demo and an event are pages of the history, and each has a title."""
    load(PAIR)
    titles = [browser.title]
    for action in (Keys.RIGHT, "]", "$('demo').value = 'news'; $('demo').onchange()"):
        act(action)
        titles.append(browser.title)
    expect(len(set(titles)), 4, "each page of the history has its own title")
    for event in ("button 2", "button 1"):
        browser.execute_async_script("onhashchange = () => arguments[0](); history.back()")
        expect(run("`${state.demo.id} ${state.event}`"), event, "back shows the previous page")
    expect(run("state.tick"), 1, "back shows the step that was left")
    load(PAIR)
    act("]", "window.setTimeout = (action) => { window.late = action; }", Keys.RIGHT)
    browser.execute_async_script("onpopstate = () => late(); onhashchange = () => arguments[0](); history.back()")
    expect(run("state.event"), 1, "a late address does not replace the page to which the reader went back")


# The events at whose ends the moments of a chapter are, by chapter. A pause is in the middle of an event.
MOMENTS = {
    "press": [0, "pause", 1], "second-view": [0, 1], "view-gone": [0, 1, 2, 3], "forgotten-line": [0, 1, 3],
    "forgotten-weak": [1, 2, "weak"], "talk": [0, "pause", 1], "second-manager": [0, 1], "load-fails": [0, 1, 2, 3, 4],
}
# The answers at the last moment. The tests of the scenarios prove them.
ANSWERS = {
    "press": ["The controller.", "The presenter.", "The view itself."],
    "second-view": ["Only the left one.", "Only the right one!", "Both."],
    "view-gone": ["The controller reads the model.", "The presenter calls its new view.", "The binding passes the text."],
    "forgotten-line": ["It shows 3.", "It shows 3.", "It shows 2333."],
    "forgotten-weak": ["There is no “weak” to forget.", "No object is left.", "No object is left."],
    "talk": ["The worker, by name.", "The worker, by protocol.", "The notification center."],
    "second-manager": ["Only the right one!", "Only the right one!", "Both."],
    "load-fails": ["News without an alert.", "News with an old alert."],
}
# Motion takes no time.
FAST = """
  const later = setTimeout;
  window.setTimeout = (action) => later(action, 0);
  Element.prototype.animate = () => ({ finished: Promise.resolve() });
"""
# What a moment shows, when nothing moves any more.
SHOWN = """
  const done = arguments[0];
  const words = (node, part) => node.querySelector(part)?.textContent.trim() ?? '';
  // The boxes of each picture: a label, an alert, or values, and whether the object exists.
  const boxes = () => chapter.all.map(({ node }) => [...node.querySelectorAll('.box')].map((box) => {
    const rows = [...box.querySelectorAll('.row:not(.none)')].map((row) => row.textContent);
    const state = ['released', 'stuck'].filter((name) => box.classList.contains(name));
    return [box.dataset.object, words(box, '.label-text .value'), words(box, '.alert'), rows, state];
  }));
  // How the references of each picture are drawn, by holder and held object.
  const lines = () => chapter.all.map(({ node }) => [...node.querySelectorAll('[data-reference]')].map((line) =>
    [line.dataset.reference, ...['owns', 'weak', 'observes', 'via'].filter((name) => line.classList.contains(name))].join(' ')));
  // The patterns whose last step was not said. Another scenario is not played.
  const unspoken = () => (chapter.scenario !== chapter.spec.id ? [] : chapter.stories.filter(({ current, beats, beat }) =>
    beat > 0 && beats[beat - 1].some((index) => !$('live').textContent.includes(sentenceOf(current, index)))).map(({ pattern }) => pattern.id));
  const look = () => (chapter.isBusy ? requestAnimationFrame(look)
    : done({ moment: chapter.moment, boxes: boxes(), lines: lines(), text: $('chapter').innerText, unspoken: unspoken() }));
  look();
"""


def recorded_boxes(run, index):
    """Returns what the boxes of a picture have to show after an event, by number."""
    before, state = (run["events"][max(0, each)]["after"] for each in (index - 1, index))
    shown = {}
    for number, each in enumerate(run["objects"]):
        rows = [f'{value["name"]} {value["value"]}' for value in state["properties"]
                if value["object"] == number and value["value"] != '""']
        rows += [f'{reference["property"]} nil' for reference in state["references"]
                 if reference["holder"] == number and reference["held"] is None]
        screen = next((screen for screen in state["screens"] if screen["object"] == number), None)
        label = screen and (screen["label"] or ", ".join(screen.get("rows", [])))
        marks = ["released"] if number not in state["alive"] else ["stuck"] if number in state["stuck"] else []
        shown[str(number)] = [label, (screen or {}).get("alert", ""), [] if "screen" in each else rows, marks]
    return shown


def check_references(run, event, lines, what):
    """Each line is a recorded reference, and is drawn as one. Before the press, each reference has a line."""
    references = run["events"][event]["after"]["references"]
    recorded = {f'{each["holder"]} {each["held"]} {each["kind"]}{" via" if each.get("via") else ""}' for each in references}
    expect([line for line in lines if line not in recorded], [], f"{what}: lines that are no references")
    for number, each in enumerate(run["objects"]):
        isHolder = any(line.split()[0] == str(number) for line in lines)
        holds = any(one["holder"] == number and one["held"] is not None and one["kind"] != "observes"
                    and "in" not in run["objects"][one["held"]] and run["objects"][one["held"]].get("role") not in ("control", "service")
                    for one in references)
        if event == 0 and holds and number in run["events"][event]["after"]["alive"]:
            expect(isHolder, True, f"{what}: {each['type']} has a line")


def check_moment(chapter, moment):
    event = MOMENTS[chapter][moment]
    what = f"{chapter}, moment {moment + 1}"
    runs = data["scenarios"]["weak" if event == "weak" else chapter]
    shown = browser.execute_async_script(SHOWN)
    pictures = shown["boxes"]
    expect(shown["moment"], moment, f"{what}: the moment")
    expect(len(pictures), len(runs), f"{what}: pictures")
    expect(re.findall(r"\{\w+\}", shown["text"]), [], f"{what}: places without a value")
    if moment > 0:
        expect(shown["unspoken"], [], f"{what}: a screen reader says what happened")
    if event == "pause":
        for picture, recorded in zip(pictures, runs):
            values = [value for box in picture for value in [box[1], *box[3]] if value and "nil" not in value]
            expect(("2333" in values, "number 3" in values), (True, True), f"{what}: the model and the label of {recorded['pattern']}")
        return
    for lines, recorded in zip(shown["lines"], runs):
        check_references(recorded, 2 if event == "weak" else event, lines, f"{what}: {recorded['pattern']}")
    for picture, recorded in zip(pictures, runs):
        expected = recorded_boxes(recorded, 2 if event == "weak" else event)
        for number, label, alert, rows, marks in picture:
            found = [label if expected[number][0] is not None else None, alert, rows, marks]
            expect(found, expected[number], f"{what}: {recorded['pattern']}, {recorded['objects'][int(number)]['type']}")


def check_chapters():
    """Each chapter, by mouse and by keyboard, on a large and on a small screen."""
    for width, height in ((1280, 800), (390, 844)):
        browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        load("press")
        browser.execute_script(FAST)
        expect(run("[document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth]"), [True, True],
               f"the first chapter fits in {width}×{height}")
        for way in ("mouse", "keyboard"):
            for chapter in MOMENTS:
                browser.execute_script("location.hash = arguments[0]; follow(); chapter.jump(0)", chapter)
                check_moment(chapter, 0)
                for moment in range(1, len(MOMENTS[chapter])):
                    button = browser.find_element(By.CSS_SELECTOR, "#chapter .go")
                    if way == "mouse":
                        press = browser.find_elements(By.CSS_SELECTOR, ".app-button:enabled")
                        (press[-1] if press and moment == 1 else button).click()
                    elif moment == 1:
                        browser.execute_script("(document.querySelector('.app-button:enabled') ?? arguments[0]).focus()", button)
                        browser.switch_to.active_element.send_keys(Keys.ENTER)
                    else:
                        browser.find_element(By.TAG_NAME, "body").send_keys(Keys.RIGHT)
                    check_moment(chapter, moment)
                given = run("[...document.querySelectorAll('.answer:not(.later) .who')].map((node) => node.textContent)")
                expect(given, ANSWERS[chapter], f"{chapter}: the answers, by {way}")
                expect(run("[...document.querySelectorAll('.answer')].every((node) => $('live').textContent.includes(node.querySelector('.who').textContent))"),
                       True, f"{chapter}: a screen reader says the answers")
                before = run("$('chapter').innerText")
                expect(run("chapter.jump(chapter.moment); return $('chapter').innerText") == before, True, f"{chapter}: {way} ends as a jump does")
                expect(run("document.documentElement.scrollWidth <= innerWidth"), True, f"{chapter}: fits in {width} columns")
        load("name-it")
        reasons = set()
        for _ in range(5):
            browser.find_elements(By.CSS_SELECTOR, ".choices button")[0].click()
            reasons.add(browser.find_element(By.CSS_SELECTOR, "#chapter .why").text)
            browser.find_element(By.CSS_SELECTOR, "#chapter .go").click()
        expect(len(reasons), 5, "each line has its own reason")
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    load("press")
    run("return dispatchEvent(new Event('beforeprint'))")
    expect(run("document.querySelectorAll('#print .page').length"), len(MOMENTS), "each chapter is printed")
    act("$('language-button').click()")
    expect(run("[document.documentElement.lang, /[A-Za-z]{3} [a-z]{3}/.test($('chapter').innerText.replace(/Click me!/g, ''))]"), ["zh-Hans", False],
           "the chapter in Chinese has no English sentence")


def check_hostile_feed():
    load("demo=news&event=wait&step=99", hostile.as_uri())
    expect("<img" in browser.find_element(By.CSS_SELECTOR, ".screen").text, True, "a feed is shown as text")
    for event in ("wait", "open"):
        expect(run("[document.querySelectorAll('img, iframe, object, link[href^=http]').length, document.scripts.length]"), [0, 2],
               f"a feed makes no markup and no script: {event}")
        act("]")


def check_silence():
    """The page writes nothing to the console, and requests nothing. It can load nothing: the policy refuses an attempt."""
    expect([entry["message"] for entry in browser.get_log("browser")], [], "console")
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    requests = {event["params"]["request"]["url"].split("#")[0] for event in events if event["method"] == "Network.requestWillBeSent"}
    expect({url for url in requests if not url.startswith("data:")} - {page, hostile.as_uri(), "about:blank"}, set(), "requests")
    load()
    refused = browser.execute_async_script("""
      document.addEventListener('securitypolicyviolation', (event) => arguments[0](event.effectiveDirective));
      fetch('http://localhost/').catch(() => setTimeout(arguments[0], 1000, null));
    """)
    expect(refused, "connect-src", "the policy refuses a request")


def check_other_readers():
    """The page in colours that the system chooses, in a low and narrow window, and where no script may run."""
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
    load(PAIR)
    expect(run("""
      document.body.style.backgroundColor = 'Highlight';
      const colour = (part) => getComputedStyle(document.querySelector(part)).backgroundColor;
      return ['#patterns [aria-pressed=true]', '.row.current', '.line.now'].filter((part) => colour(part) !== colour('body'));
    """), [], "forced colours")
    act(*[Keys.RIGHT] * 5)
    expect(run("""
      document.body.style.borderColor = 'Canvas';
      document.body.style.color = 'HighlightText';
      const colours = (parts, name) => [...new Set([...document.querySelectorAll(parts)].map((part) => getComputedStyle(part)[name]))];
      return [['.row:not(.current, .caller) .step-number', 'borderLeftColor'], ['.row.current .label', 'color']]
        .filter(([parts, name]) => `${colours(parts, name)}` !== `${colours('body', name)}`);
    """), [], "forced colours: no bar beside a row that is no caller, and no red label")
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 320, "height": 256, "deviceScaleFactor": 1, "mobile": False})
    load(PAIR)
    act("document.querySelector('.code pre').focus()")
    expect(run("(({ left, top }) => document.elementFromPoint(left + 50, top + 5) === document.activeElement.querySelector('.line'))"
               "(document.activeElement.getBoundingClientRect())"), True, "nothing covers the focused code")
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    load()
    expect(run("[...document.body.children].filter((node) => node.getClientRects().length).map(({ id }) => id)"), ["not-started"], "no script")


try:
    load()
    for check in (check_chapters, check_table, check_steps, check_addresses, check_history, check_hostile_feed, check_silence, check_other_readers):
        began = time.monotonic()
        try:
            check()
        except WebDriverException as error:
            expect(error.msg, "no error", check.__name__)
        print(f"{check.__name__}: {time.monotonic() - began:.0f} s", flush=True)
finally:
    browser.quit()
print(f"{len(failures)} failures" if failures else "The page passed all checks.")
sys.exit(1 if failures else 0)
