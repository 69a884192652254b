"""Checks the replay page in headless Chromium. `.ci/browser` starts it.

Arguments: the page, and a page that was made from a hostile feed.
"""
import json
import os
import pathlib
import re
import sys

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

path, hostile = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
page = path.as_uri()
data = json.loads(re.search(r'<script id="data".*?>(.*?)</script>', path.read_text(), re.S)[1])
names = {pattern["id"]: pattern["name"] for pattern in data["patterns"]}
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
QUIZ = "mode=quiz&lang=en"
PAUSED = "[state.tick - state.timeline.modelTick, $('predict').hidden]"
KEY = "document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, %s }))"
REVEAL = "moveTo(state.timeline.modelTick); showStep()"
CHECKS = [
    ("End and Home move to the last step and to the start", PAIR,
     [Keys.END, "window.areLast = columns.every(({ at, rows }) => at === rows.length - 1)", Keys.HOME], "[areLast, state.tick]", [True, 0]),
    ("Page Up of a clicker moves back", PAIR, [Keys.PAGE_DOWN, Keys.PAGE_DOWN, Keys.PAGE_UP], "state.tick", 1),
    ("Space plays and pauses", PAIR, [Keys.SPACE, "window.isPlaying = player !== null", Keys.SPACE], "[isPlaying, player]", [True, None]),
    ("] and [ select the next and the previous event", PAIR, ["]", "window.next = state.event", "[", "["], "[next, state.event]", [2, 0]),
    ("with all patterns, a step is said in few words", ALL, [Keys.RIGHT], "$('live').textContent.split(' ').length < 32", True),
    ("code is not translated", ALL, [], "[...document.querySelectorAll('.column code, .row, .words, .path')].every((node) => !node.translate)", True),
    ("? opens the help, and Close closes it", PAIR, ["?", "window.isOpen = $('help').open; document.querySelector('#help button').click()"],
     "[isOpen, $('help').open]", [True, False]),
    ("Q with Caps Lock starts the quiz, and a Q that is held keeps it", PAIR, ["Q", KEY % "key: 'Q', repeat: true"], "state.mode", "quiz"),
    ("a talk pauses before the reveal, and continues", f"{PAIR}&mode=talk", [REVEAL, Keys.RIGHT, f"window.paused = {PAUSED}", Keys.RIGHT],
     f"[...paused, ...{PAUSED}]", [0, False, 1, True]),
    ("a talk hides later steps", f"{PAIR}&mode=talk", [REVEAL],
     "columns.flatMap(({ rows, at }) => rows.slice(at + 1)).every((row) => getComputedStyle(row).visibility === 'hidden')", True),
    ("a slow and a fast player have half and double the speed", PAIR,
     ["window.times = []; window.setInterval = (action, time) => times.push(time)",
      "$('speed').value = '2'; play(); $('speed').value = '0.5'; $('speed').onchange(); pause()"], "times", [600, 2400]),
    *((f"{number} shows or hides {name}", PAIR, [str(number)], f"document.querySelector('.column[data-pattern={id}]') !== null", id not in ("mvp", "mvvm"))
      for number, (id, name) in enumerate(names.items(), 1)),
    ("back in the history pauses the player", PAIR, [Keys.SPACE, "dispatchEvent(new Event('hashchange'))"], "player", None),
    ("a text of 20 characters is shown whole, a longer one is cut", PAIR, [],
     "[20, 21].map((length) => valueOf({ value: 'x'.repeat(length) }).includes('…'))", [False, True]),
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
    ("the references stay open from step to step", ALL, ["document.querySelector('.column:last-child summary').click()", Keys.RIGHT],
     "document.querySelector('.column:last-child .references').innerText.includes('ButtonManager')", True),
    ("the legend has every arrow", PAIR, [], "document.querySelectorAll('#legend svg').length === data.legend.length", True),
    ("a read has an open head, and a call a closed one", ONE, [],
     "[9, 3].map((index) => columns[0].rows[index].querySelector('path:nth-of-type(2)').getAttribute('fill') === 'none')", [True, False]),
    ("the step that sets the label shows its value", ONE, [Keys.END], "['.current .label', '.sentence'].every((part) => "
     "document.querySelector(part).innerText.includes(`“${document.querySelector('.screen').innerText.split('\\n')[0]}”`))", True),
    ("a row and its sentence say for what the task waits", "pair=mvvm&demo=news&event=start&lang=en",
     ["columns[0].rows.find((row) => row.innerText.includes('waits for NewsViewModel.rows')).click()"],
     "document.querySelector('.sentence').textContent.includes('waits for NewsViewModel.rows')", True),
    ("a page prints every event, and every step of it", NEWS, ["dispatchEvent(new Event('beforeprint'))"],
     "[document.querySelectorAll('#print .page').length === state.demo.events.length, document.querySelectorAll('#print .row').length === "
     "state.patterns.flatMap((id) => runOf(state.demo, id).events).flatMap((event) => event.steps).length]", [True, True]),
    ("the names of the patterns, and the labels for a screen reader, change with the language", PAIR, ["$('language-button').click()"],
     "[$('patterns').innerText.includes('直接耦合'), $('event').getAttribute('aria-label')]", [True, "事件"]),
    ("the theme button selects the other theme", PAIR,
     ["window.before = getComputedStyle(document.body).backgroundColor", "$('theme-button').click()"],
     "getComputedStyle(document.body).backgroundColor !== before", True),
    ("a quiz does not speak of steps", QUIZ, [], "document.body.innerText.includes('Press →')", False),
    ("a quiz about chosen patterns asks about them only", f"{QUIZ}&pair=mvp,mvvm,delegate", [],
     "[...new Set(questions().map(({ run }) => run.pattern))].sort()", ["delegate", "mvp", "mvvm"]),
    ("a quiz about one pattern asks about all", f"{QUIZ}&pair=mvp", [], "questions().length === stories().length", True),
    ("a quiz keeps its patterns after a shown step", f"{QUIZ}&pair=mvp,mvvm,delegate",
     ["choose(currentQuestion().run.pattern, 0); document.querySelector('#answer button').click(); setMode('quiz')"],
     "state.patterns", ["mvp", "mvvm", "delegate"]),
    ("after a quiz about one pattern, its last step is shown if the former step was after it", f"{QUIZ}&pair=mvc",
     ["choose(currentQuestion().run.pattern, 0); document.querySelector('#answer button').click(); moveTo(Infinity); setMode('quiz'); setMode('replay')"],
     "state.tick === state.timeline.length - 1", True),
    *((f"question {number} is one of the questions", f"{QUIZ}&question={number}", [],
       "document.querySelectorAll('#quiz input').length > 5", True) for number in ("1e308", "1e999", "-1")),
    ("Alt+[ is the key of a German keyboard", PAIR, [KEY % "key: '[', altKey: true"], "state.event", 0),
    ("a key with Alt belongs to the browser", PAIR, [KEY % "key: 'ArrowRight', altKey: true"], "state.tick", 0),
    ("a page without an address selects an event", PAIR, ["history.pushState = history.replaceState = () => { throw new Error(); }", "]"],
     "[state.event, $('event').value]", [2, "2"]),
    ("the buttons of a page that a browser saved have an effect", PAIR, ["$('help').show()", "begin()", "document.querySelector('#patterns button').click()"],
     "[$('help').open, state.patterns.length]", [False, 3]),
    ("the page has no link to a file", "", [], "[...document.querySelectorAll('[href]:not([href^=data])')].map((node) => node.outerHTML)", []),
]
# Answers a question of the quiz.
CHOOSE = """
  window.choose = (pattern, line) => {
    document.querySelector(`#quiz input[value='${pattern}']`).click();
    document.querySelector(`#quiz input[name=line][value='${line}']`).click();
    document.querySelector('#quiz button[type=submit]').click();
  };
"""


def check_table():
    for what, address, actions, expression, expected in CHECKS:
        load(address)
        try:
            act(CHOOSE, *actions)
            expect(run(expression), expected, what)
        except WebDriverException as error:
            expect(error.msg, "no error", what)


def check_steps():
    """Every event of every demo for every pair, forward and back."""
    problems, count = run("""
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
          if (rows.length !== steps.length || rows.some((row, index) => !row.getAttribute('aria-label').includes(steps[index].function))) report('a row is missing');
          if (rows.some((row) => !row.querySelector('path'))) report('a row has no arrow');
          if (['starts', 'observer', 'wakes'].includes(step.kind) && node.querySelector('.row.caller')) report('a task has a caller');
          if (node.querySelector('.screen').textContent !== (data.screens[step.screen].join('\\n') || ' ')) report('another screen');
        }
        return document.querySelector('main').textContent + [...document.querySelectorAll('.row')].map((row) => row.className);
      };
      for (const demo of data.demos) {
        for (const one of demo.runs) for (const other of demo.runs) {
          if (one.pattern >= other.pattern) continue;
          Object.assign(state, { demo, patterns: data.patterns.map(({ id }) => id)
            .filter((id) => [one.pattern, other.pattern].includes(id)) });
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
        }
      }
      return [problems.slice(0, 10), count];
    """)
    expect(problems, [], "each column reaches its last step, and each step shows its recorded lines, row and screen")
    print(f"{count} steps")


def check_addresses():
    """Every address in the docs shows the moment that it names."""
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("docs").rglob("*.md"))]:
        for address in re.findall(r"(?:replay\.html|`)#([^)\s`]+=[^)\s`]*)", path.read_text()):
            load(address)
            shown = run("writeAddress(); return location.hash")
            expect([part for part in address.split("&") if part not in shown], [], f"{path}: the address {address}")


def check_history():
    """A demo, an event and a mode are pages of the history, and each has a title."""
    load(PAIR)
    titles = [browser.title]
    for action in (Keys.RIGHT, "]", "$('demo').value = 'news'; $('demo').onchange()", "q"):
        act(action)
        titles.append(browser.title)
    expect(len(set(titles)), 5, "each page of the history has its own title")
    for event in ("news 1", "button 2", "button 1"):
        browser.execute_async_script("onhashchange = () => arguments[0](); history.back()")
        expect(run("`${state.mode} ${state.demo.id} ${state.event}`"), f"replay {event}", "back shows the previous page")
    expect(run("state.tick"), 1, "back shows the step that was left")


def deciding_step(demo, pattern, index):
    """Returns the recorded event, and the index of the step that decides its pattern."""
    runs = next(each["runs"] for each in data["demos"] if each["id"] == demo)
    event = next(each for each in runs if each["pattern"] == pattern)["events"][index]
    return event, event["way"]["decidingStep"]


def check_quiz():
    """Each question hides the names. Each answer marks the line that identifies the pattern, says why any other line does
    not, and leads to this step."""
    load(QUIZ)
    act(CHOOSE)
    # The patterns share these types and protocols.
    shared = {call["type"] for call in data["calls"] if call.get("role") in ("control", "model", "service", "items")}
    used = {name for call in data["calls"] for name in (call["type"], call.get("via")) if name}
    hidden = re.compile(rf"\b({'|'.join(map(re.escape, used - shared - {'DigitSource', 'NewsSource'}))})\b")
    asked = run("questions().map(({ demo, index, run }) => [demo.id, run.pattern, index])")
    expect(len(asked) > 10 and len(asked) == len({tuple(each) for each in asked}), True, "every question is asked once")
    for number, (demo, pattern, index) in enumerate(asked, 1):
        what = f"question {number}"
        run("history.replaceState(null, '', `#${arguments[0]}`); readAddress(); return show()", f"{QUIZ}&question={number}")
        expect(hidden.findall(browser.find_element(By.CSS_SELECTOR, "#quiz fieldset").text), [], f"{what} hides the names")
        event, answer = deciding_step(demo, pattern, index)
        marked, unexplained, shown = run("""
          const [pattern, answer] = arguments;
          const values = (parts) => [...document.querySelectorAll(parts)].map((input) => input.value);
          const [marked, unexplained] = [[], []];
          for (const line of values('#quiz input[name=line]')) {
            choose(pattern, line);
            marked.push([values('#quiz label.right input'), values('#quiz label.wrong input')]);
            if (!document.querySelector('#why-not')?.textContent !== (line === String(answer))) unexplained.push(line);
          }
          document.querySelector('#answer button').click();
          return [marked, unexplained, columns.find(({ id }) => id === pattern).at];
        """, pattern, answer)
        lines = range(1 + event["way"]["steps"][-1])
        expect(marked, [[[str(answer), pattern], [] if line == answer else [str(line)]] for line in lines], f"{what}: marks")
        expect(unexplained, [], f"{what}: lines that are wrong without a reason")
        expect(shown, answer, f"{what}: the step in the replay")
    load(QUIZ)
    run("return dispatchEvent(new Event('beforeprint'))")
    handout = browser.find_element(By.ID, "print").get_attribute("textContent")
    expect([run("document.querySelectorAll('#print .question').length"), hidden.findall(handout)], [len(asked), []], "the handout")


def check_quiz_session():
    """The score counts first checks, an answer survives a change of the language, and the next question has the focus."""
    load(QUIZ)
    act(CHOOSE)
    for is_right, score in ((True, "Score: 1 of 1"), (False, "Score: 1 of 2")):
        demo, pattern, index = run("[currentQuestion().demo.id, currentQuestion().run.pattern, currentQuestion().index]")
        answer = deciding_step(demo, pattern, index)[1]
        run("choose(arguments[0], arguments[1]); return choose(arguments[0], arguments[2])", pattern, answer if is_right else 0, answer)
        expect(run("$('score').textContent"), score, "the score")
        act("$('language-button').click()")
        expect(run("[...document.querySelectorAll('#quiz input:checked')].map((node) => node.value)"), [str(answer), pattern],
               "another language keeps the answer")
        act("$('language-button').click()", "$('next-question').click()")
        expect(run("document.activeElement.tagName"), "H2", "the next question has the focus")


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
    for check in (check_table, check_steps, check_addresses, check_history, check_quiz, check_quiz_session,
                  check_hostile_feed, check_silence, check_other_readers):
        try:
            check()
        except WebDriverException as error:
            expect(error.msg, "no error", check.__name__)
finally:
    browser.quit()
print(f"{len(failures)} failures" if failures else "The page passed all checks.")
sys.exit(1 if failures else 0)
