"""Checks the replay page in headless Chromium. `.ci/browser` starts it.

Arguments: the page, and a page that was made from a hostile feed.
"""
import base64
import json
import os
import pathlib
import re
import sys

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

page, hostile = (pathlib.Path(path).resolve().as_uri() for path in sys.argv[1:3])
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)
        print(f"✘ {message}")


def start():
    options = webdriver.ChromeOptions()
    # A container has no sandbox and little shared memory.
    arguments = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    # The checks change the address more often in ten seconds than a reader can.
    for argument in arguments + ["--disable-ipc-flooding-protection"]:
        options.add_argument(argument)
    options.binary_location = os.environ["BROWSER"]
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    service = webdriver.ChromeService(os.environ["DRIVER"])
    return webdriver.Chrome(options=options, service=service)


browser = start()
run = browser.execute_script
# All steps run in one script. A busy machine takes longer than the default of 30 seconds.
browser.set_script_timeout(300)


def load(address="", url=page):
    browser.get("about:blank")
    browser.get(f"{url}#{address}")


def visit(address):
    """Shows an address without loading the page again."""
    run("history.replaceState(null, '', `#${arguments[0]}`); readAddress(); show()", address)


def emulate(width=1280, height=900, **features):
    size = dict(width=width, height=height, deviceScaleFactor=1, mobile=False)
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    media = [dict(name=name.replace("_", "-"), value=value) for name, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})


def press(keys):
    browser.find_element(By.TAG_NAME, "body").send_keys(keys)


def check_steps():
    """Every event of every demo for every pair, forward and back."""
    result = run("""
      const problems = [];
      let count = 0;
      const key = (name) => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
        count += 1;
      };
      const place = () => `${state.demo.id} ${state.event} ${state.patterns}`;
      const look = () => {
        for (const node of document.querySelectorAll('.column')) {
          const step = runOf(state.demo, node.dataset.pattern).events[state.event].steps[node.dataset.step];
          const shown = [...node.querySelectorAll('.line.now .number')].map((number) => number.textContent.trim()).join();
          const called = step.source !== undefined && step.source !== step.site?.source ? reachedLine(step) : undefined;
          const recorded = [step.site?.line, called].filter((line) => line !== undefined).join();
          if (shown !== recorded) problems.push(`${place()}: line ${shown}, not ${recorded}`);
          if ([...node.querySelectorAll('.line.now')].some((line) => / var \\w+(: .+)? = /.test(line.textContent))) problems.push(`${place()}: an initial value is yellow`);
          const current = [...node.querySelectorAll('.row')].flatMap((row, index) => row.matches('.current[aria-current]') ? [index] : []);
          if (current.join() !== node.dataset.step) problems.push(`${place()}: row ${current}, not ${node.dataset.step}`);
          if (['starts', 'wakes'].includes(step?.kind) && node.querySelector('.row.caller')) problems.push(`${place()}: a task has a caller`);
          const lines = node.querySelector('.screen').textContent;
          if (step && lines !== (data.screens[step.screen].join('\\n') || ' ')) problems.push(`${place()}: screen`);
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
            for (const mark of state.timeline.marks) {
              if (mark.tick >= state.timeline.length) problems.push(`${place()}: mark ${mark.name}`);
            }
            document.querySelectorAll('.column').forEach((node) => {
              const { steps } = runOf(state.demo, node.dataset.pattern).events[event];
              if (Number(node.dataset.step) !== Math.max(0, steps.length - 1)) problems.push(`${place()}: end`);
            });
            while (state.tick > 0) {
              if (look() !== seen[state.tick]) problems.push(`${place()}: differs on the way back`);
              key('ArrowLeft');
            }
            if (look() !== seen[0]) problems.push(`${place()}: differs at the start`);
          });
        }
      }
      return { problems: problems.slice(0, 10), count };
    """)
    expect(not result["problems"], f"steps: {result['problems']}")
    print(f"{result['count']} steps show the recorded lines, row and screen")


def check_step_time():
    """The processor time of a step, which other programs change less than the time on the clock."""
    browser.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    everything = ",".join(run("return data.patterns.map(({ id }) => id)"))

    def used():
        metrics = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    for patterns in ("mvp,mvvm", everything):
        load(f"pair={patterns}&demo=news")
        times = []
        for event in range(run("return state.demo.events.length")):
            run("selectEvent(arguments[0]); document.body.offsetHeight", event)
            for _ in range(run("return state.timeline.length") - 1):
                before = used()
                run("step(1); document.body.offsetHeight")
                times.append(used() - before)
        times.sort()
        median = times[len(times) // 2]
        # Six pictures are measured only: how long they take depends on the machine.
        expect(median <= 16 or patterns == everything, f"a step takes {median:.1f} ms")
        print(f"{patterns}: processor time of {len(times)} steps: median {median:.1f} ms, at most {times[-1]:.1f} ms")
    browser.execute_cdp_cmd("Performance.disable", {})


def check_addresses():
    """Every address in the docs shows the moment that it names. The page shows the numbers of the address."""
    load("pair=mvp&demo=button&event=press&step=7&lang=en")
    numbers = run("return ['#place', '.words', '.current .step-number'].map((part) => document.querySelector(part).textContent.split(/[/ ]/)[0])")
    expect(numbers == ["7", "7", "7"], f"step=7 shows {numbers}")
    load("mode=quiz&question=3&lang=en")
    expect("Question 3 of" in browser.find_element(By.CSS_SELECTOR, "#quiz h2").text, "question=3 shows another number")
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("docs").rglob("*.md"))]:
        for address in re.findall(r"replay\.html#([^)\s]+)", path.read_text()):
            load(address)
            shown = run("writeAddress(); return location.hash")
            for part in address.split("&"):
                expect(part in shown, f"{path}: {part} is shown as {shown}")


def check_first_view():
    """At 1280 × 720, the first view has the names, the sentences, the pictures, the screens and the lines of code. The player stays."""
    emulate(1280, 720)
    for patterns, demo, event in (("mvp,mvvm", "button", "press"), ("mvc,mvp,mvvm", "button", "press"), ("delegate", "button", "press"),
                                  ("mvp,mvvm", "news", "wait"), ("mvc,mvp,mvvm", "news", "fail"), ("mvvm", "news", "wait")):
        load(f"pair={patterns}&demo={demo}&event={event}&lang=en")
        below = run("""
          const found = [];
          for (moveTo(0); ; moveTo(state.tick + 1)) {
            showStep();
            for (const node of document.querySelectorAll('.column')) {
              for (const part of ['h2', '.sentence', '.lanes', '.row.current', '.line.now', '.screen']) {
                const shown = node.querySelector(part);
                if (shown && shown.getBoundingClientRect().bottom > innerHeight) found.push(`${state.tick} ${node.dataset.pattern} ${part}`);
              }
            }
            if (state.tick === state.timeline.length - 1) return found;
          }
        """)
        expect(not below, f"{patterns} {demo} {event}: below the first view {below[:5]}")
    load("pair=mvc,mvvm&demo=news&event=wait&step=21")
    run("scrollTo(0, 500)")
    tops = run("return ['#forward', 'h2'].map((part) => document.querySelector(part).getBoundingClientRect().top)")
    expect(run("return scrollY") > 300 and 0 <= tops[0] < tops[1] < 150, f"player and names stay in view: {tops}")
    primary = run("return [...document.querySelectorAll('.primary')].filter((node) => node.offsetWidth).map((node) => node.id)")
    expect(primary == ["forward"], f"one primary button: {primary}")
    arrows = run("return [document.querySelectorAll('#legend svg').length, data.legend.length, document.querySelectorAll('.legend').length]")
    expect(arrows[0] == arrows[1] > 0 and arrows[2] == 1, f"one legend with all arrows: {arrows}")


# The parts of a talk at a step. The first line of code is the one that makes the step.
TALK = """
  const found = [];
  const box = (node) => node.getBoundingClientRect();
  const size = (node) => parseFloat(getComputedStyle(node).fontSize);
  const legend = document.querySelector('#legend');
  if (!legend.offsetHeight || box(legend).bottom > innerHeight + 1 || size(legend) < 16) found.push('the legend is not visible');
  for (moveTo(0); ; moveTo(state.tick + 1)) {
    showStep();
    const end = box(legend).top;
    for (const { node, rows, at, lanes } of columns) {
      const report = (problem) => found.push(`${state.tick + 1} ${node.dataset.pattern}: ${problem}`);
      const labels = [...rows[at].querySelectorAll('.label')];
      for (const text of [...labels, ...lanes.querySelectorAll('.names span'), ...node.querySelectorAll('.code .line')]) {
        if (size(text) < 16) report(`${size(text)} pixels: ${text.textContent}`);
      }
      if (labels.some((label) => label.scrollWidth > label.clientWidth + 1 || box(label).right > box(lanes).right + 1)) report('a label is cut');
      const bottoms = [box(lanes).bottom, end];
      for (const [place, part] of [rows[at], node.querySelector('.line.now'), columns.length === 1 && node.querySelector('.screen')].entries()) {
        if (part && box(part).bottom > Math.min(...bottoms.slice(place ? 1 : 0)) + 1) report(`${part.className} is not visible`);
      }
      const [head, screen] = [node.querySelector('.head'), node.querySelector('.head .screen') ?? node.querySelector('h2')].map(box);
      if (screen.top < head.top || screen.bottom > head.bottom) report('the head is cut');
      if (rows.slice(at + 1).some((row) => getComputedStyle(row).visibility !== 'hidden')) report('a later step');
    }
    if (state.tick === state.timeline.length - 1) break;
  }
  const last = columns[0];
  const needed = last.rows.length * box(last.rows[0]).height;
  if (columns.length === 1 && box(legend).top - box(last.lanes).bottom > 40 && box(last.lanes).height < needed) found.push('the picture leaves space');
  const names = [...last.lanes.querySelectorAll('.names span')].map(box);
  names.forEach((one, index) => names.slice(index + 1).forEach((other) => {
    if (one.right > other.left && other.right > one.left && one.bottom > other.top && other.bottom > one.top) found.push('names of lanes touch');
  }));
  const used = new Set(columns.flatMap(({ event }) => event.steps.map((step) => step.words.match(/set|get|via|message|closure|wakes|starts|call|touch|answer|drawing|start/)[0])));
  for (const word of used) if (!legend.textContent.includes(word)) found.push(`no ${word} in the legend`);
  return found;
"""


def check_talk():
    """In a talk, the text of up to three pictures has 16 pixels. The legend, the current row and its line of code are visible."""
    load()
    for size in ((1280, 720), (1920, 1080)):
        emulate(*size)
        for patterns in ("mvvm", "mvp,mvvm", "mvc,mvp,mvvm", "direct,delegate,notification"):
            for event in ("button&event=press", "news&event=wait"):
                visit(f"mode=talk&pair={patterns}&demo={event}&lang=en")
                wrong = run(TALK)
                expect(not wrong, f"talk {size} {patterns} {event}: {len(wrong)} {wrong[:4]}")
    emulate()


def check_windows():
    """Other windows: the page first says what it is, no part covers a step, and labels use the width of their column."""
    emulate(390, 844)
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    tops = run("return ['#title p', 'nav', '#columns'].map((part) => document.querySelector(part).getBoundingClientRect().top)")
    expect(0 < tops[0] < tops[1] < tops[2] < 200, f"tops of the sentence about the page, the menu and the columns on a phone: {tops}")
    for size in ((390, 844), (1024, 768)):
        emulate(*size)
        load("mode=talk&pair=mvp,mvvm&demo=news&event=wait&lang=en")
        covered = run("""
          const found = [];
          for (moveTo(0); ; moveTo(state.tick + 1)) {
            showStep();
            const { node, rows, at } = columns[0];
            for (const part of [rows[at], node.querySelector('.sentence'), node.querySelector('.line.now')]) {
              const { left, bottom } = part?.getBoundingClientRect() ?? {};
              if (part && !part.contains(document.elementFromPoint(left + 20, bottom - 3))) found.push(`${at + 1} ${part.className}`);
            }
            if (state.tick === state.timeline.length - 1) return found;
          }
        """)
        expect(not covered, f"talk {size}: parts of steps that are covered: {covered[:5]}")
    emulate(1400, 950)
    load("pair=mvp,mvvm&demo=button&event=press")
    used = run("return columns.map(({ lanes }) => lanes.querySelector('.picture').offsetWidth / lanes.offsetWidth)")
    expect(min(used) > 0.9, f"the parts of the columns that pictures use: {used}")
    load("pair=mvc,mvp,mvvm&demo=news&event=wait")
    high = run("return [...document.querySelectorAll('.label')].filter((node) => node.offsetHeight > 1.5 * parseFloat(getComputedStyle(node).fontSize)).length")
    expect(high == 0, f"{high} labels have two lines")
    run("moveTo(Infinity); showStep()")
    widths = run("const box = document.querySelector('.screen'); box.append(element('span', null, '00'));"
                 "return [box.lastChild, ...box.querySelectorAll('.double')].map((node) => node.getBoundingClientRect().width.toFixed(1))")
    expect(len(widths) > 10 and len(set(widths)) == 1, f"widths of two digits and of Chinese characters: {widths}")
    emulate()


def check_notation():
    """Lanes look like text, a later step differs from a read by more than its color, and a wait and a value are shown."""
    load("pair=mvvm&demo=button&event=press&step=10&lang=en")
    styles = run("const style = (selector) => getComputedStyle(document.querySelector(selector));"
                 "return [style('.names span').borderStyle, style('.current .label').fontStyle, style('.ahead .label').fontStyle]")
    expect(styles == ["none", "normal", "italic"], f"border of a lane’s name, and slant of a current and a later step: {styles}")
    expect(run("return document.querySelector('.current .label').innerText") == "get contentText", "the current step is a read")
    arrowless = run("return columns[0].rows.filter((row) => !row.querySelector('path')).map((row) => row.innerText)")
    expect(not arrowless, f"steps without an arrow: {arrowless}")
    heads = run("const fill = (index) => columns[0].rows[index].querySelector('path:nth-of-type(2)').getAttribute('fill'); return [fill(9), fill(3)]")
    expect(heads[0] == "none" != heads[1], f"a read has an open head, a call a closed one: {heads}")
    press(Keys.END)
    shown = run("return ['.current .label', '.sentence', '.screen'].map((part) => document.querySelector(part).innerText)")
    digit = shown[2].splitlines()[0]
    expect(f"“{digit}”" in shown[0] and f"“{digit}”" in shown[1], f"the value {digit} is shown: {shown}")
    load("pair=mvvm&demo=news&event=start&lang=en")
    waits = run("return columns[0].rows.flatMap((row, index) => row.innerText.includes('waits for NewsViewModel.rows') ? [index] : [])")
    expect(len(waits) == 1, f"rows that wait for the rows: {waits}")
    run("columns[0].rows[arguments[0]]?.click()", *waits[:1] or [0])
    expect("waits for NewsViewModel.rows" in browser.find_element(By.CSS_SELECTOR, ".sentence").text, "the sentence of a wait")
    names = run("return data.demos.flatMap(({ events }) => events).map((name) => name.split('*')[0]).filter((name) => text(`events/${name}`) !== name)")
    expect(not names, f"events with another name than in the address: {names}")


def check_references():
    """The references of the last column open without scrolling, and stay open from step to step."""
    emulate(1280, 720)
    load(f"pair={','.join(run('return data.patterns.map(({ id }) => id)'))}&demo=button&event=press&lang=en")
    last = browser.find_elements(By.CSS_SELECTOR, ".references")[-1]
    run("arguments[0].scrollIntoView({ block: 'center' })", last)
    place = run("return [scrollX, scrollY]")
    last.find_element(By.TAG_NAME, "summary").click()
    expect(run("return [scrollX, scrollY]") == place, "opening the references scrolls")
    press(Keys.ARROW_RIGHT)
    expect(len(last.text) > 100 and "ButtonManager" in last.text, f"references: {last.text}")


def check_list():
    """The rows of a picture are the list of all steps. A click shows a step."""
    load("pair=mvp,mvvm&demo=news&event=wait&lang=en")
    wrong = run("""
      const found = [];
      columns.forEach(({ rows, event, node }, column) => {
        if (rows.length !== event.steps.length) found.push(`${column}: ${rows.length} rows`);
        rows.forEach((row, index) => {
          row.click();
          const visible = [row, node.querySelector('.lanes')].map((part) => part.getBoundingClientRect());
          if (Number(node.dataset.step) !== index) found.push(`${column}: row ${index} shows ${node.dataset.step}`);
          if (visible[0].top < visible[1].top - 1 || visible[0].bottom > visible[1].bottom + 1) found.push(`${column}: row ${index} is not visible`);
          if (!row.getAttribute('aria-label').includes(nameOf(event.steps[index]))) found.push(`${column}: name of ${index}`);
        });
        if (node.querySelectorAll('.telling').length !== 1) found.push(`${column}: no deciding row`);
      });
      return found;
    """)
    expect(not wrong, f"list of steps: {wrong[:5]}")
    run("columns[1].rows[3].click(); columns[1].rows[3].focus()")
    browser.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
    focused = run("return [columns[1].at, columns[1].rows.indexOf(document.activeElement), columns[1].rows.filter((row) => row.tabIndex === 0).length]")
    expect(focused == [4, 4, 1], f"↓ moves the step and the focus: {focused}")


def check_in_place():
    """A step changes the page in place. An added column moves no other. An end keeps the focus."""
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    same = run("const before = [...document.querySelectorAll('.column, .row, h2')]; step(1);"
               "return [...document.querySelectorAll('.column, .row, h2')].every((node, index) => node === before[index])")
    expect(same, "a step makes new columns")
    touched = run("const observer = new MutationObserver(() => {}); observer.observe($('columns'), { attributes: true, subtree: true });"
                  "step(1); return new Set(observer.takeRecords().map(({ target }) => target).filter((node) => node.matches('.row'))).size")
    expect(2 <= touched <= 12, f"a step touches {touched} rows of two pictures")
    load("pair=mvc,delegate&demo=button&event=press&lang=en")
    moved = run("""
      const found = [];
      for (let tick = 0; tick < state.timeline.length; tick += 1) {
        moveTo(tick);
        showStep();
        const before = columns.map(({ at }) => at);
        const nodes = columns.map(({ node }) => node);
        for (const id of ['mvp', 'mvvm', 'notification']) {
          togglePattern(id);
          const kept = columns.filter((column) => ['mvc', 'delegate'].includes(column.id)).map(({ at }) => at);
          if (kept.join() !== before.join()) found.push(`${tick} ${id}: ${before} ${kept}`);
          if (!nodes.every((node) => node.isConnected)) found.push(`${tick} ${id}: new columns`);
        }
        ['mvp', 'mvvm', 'notification'].forEach(togglePattern);
        if (columns.map(({ at }) => at).join() !== before.join()) found.push(`${tick}: removed`);
      }
      return found;
    """)
    expect(not moved, f"an added column moves others: {moved[:5]}")
    for button, key in (("forward", Keys.END), ("back", Keys.HOME)):
        node = browser.find_element(By.ID, button)
        node.click()
        node.send_keys(key)
        node.click()
        expect(run("return document.activeElement.id") == button, f"{button} keeps the focus at the end")


def check_telling_step():
    """The step that decides the pattern says so, and the reason of each pattern is its own."""
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    told = {}
    while run("return state.tick < state.timeline.length - 1"):
        press(Keys.ARROW_RIGHT)
        for node in browser.find_elements(By.CSS_SELECTOR, ".column:has(.tells)"):
            told.setdefault(node.get_attribute("data-pattern"), node.find_element(By.CSS_SELECTOR, ".sentence").text)
    repeated = [node.text for node in browser.find_elements(By.CSS_SELECTOR, ".told")]
    expect(len(repeated) == 2 and all(told[id] in text for id, text in zip(("mvp", "mvvm"), repeated)),
           f"the last step repeats both steps that decide: {repeated}")
    expect("through the protocol ButtonViewProtocol" in told.get("mvp", ""), f"the step that tells MVP: {told}")
    expect("The change of the view model ButtonViewModel wakes a waiting task of the view" in told.get("mvvm", ""), f"the step that tells MVVM: {told}")
    for language in ("en", "zh"):
        reasons = run("state.lang = arguments[0]; return demoOf('button').runs.map(({ events }) => reason(events[1], tellingStep(events[1])))", language)
        expect(len(set(reasons)) == len(reasons) and all(reasons), f"{language}: reasons {reasons}")
    way = run("const event = runOf(demoOf('button'), 'mvvm').events[1];"
              "return event.way.steps.map((index) => nameOf(event.steps[index]))")
    expect(any("ButtonViewModel.contentText" in name for name in way), f"the way of MVVM leads through its view model: {way}")


def check_keys():
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    press(Keys.ARROW_RIGHT)
    expect(run("return state.tick") == 1, "→ moves one step")
    press(Keys.ARROW_LEFT)
    expect(run("return state.tick") == 0, "← moves back")
    press(Keys.END)
    expect(run("return state.tick === state.timeline.length - 1"), "End moves to the end")
    press(Keys.HOME)
    press(Keys.SPACE)
    expect(run("return player !== null"), "Space plays")
    press(Keys.SPACE)
    expect(run("return player === null"), "Space pauses")
    for number, pattern in enumerate(run("return data.patterns.map(({ id }) => id)"), 1):
        before = run("return state.patterns.includes(arguments[0])", pattern)
        press(str(number))
        expect(run("return state.patterns.includes(arguments[0])", pattern) != before, f"key {number}")
    press("?")
    expect(run("return document.getElementById('help').open"), "? opens the help")
    browser.switch_to.active_element.send_keys(Keys.ESCAPE)
    expect(not run("return document.getElementById('help').open"), "Esc closes the help")
    press("]")
    expect(run("return state.event") == 2, "] selects the next event")
    press("t")
    run("state.tick = 0; moveTo(state.timeline.modelTick); showStep()")
    tick = run("return state.tick")
    press(Keys.ARROW_RIGHT)
    expect(run("return state.tick") == tick and browser.find_element(By.ID, "predict").is_displayed(),
           "a talk pauses before the reveal")
    seen = run("return columns.flatMap(({ rows, at }) => rows.slice(at + 1).filter((row) => getComputedStyle(row).visibility !== 'hidden')).length")
    expect(seen == 0, f"a talk shows {seen} later steps")
    press(Keys.ARROW_RIGHT)
    expect(run("return state.tick") == tick + 1, "a talk continues")
    press("t")
    expect(run("return document.querySelector('#live').textContent.length") > 20, "the live region has text")
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    for key, tick in ((Keys.PAGE_DOWN, 1), (Keys.PAGE_DOWN, 2), (Keys.PAGE_UP, 1)):
        press(key)
        expect(run("return state.tick") == tick, f"a clicker moves to {tick}")
    press("Q")
    expect(run("return state.mode") == "quiz", "Q with Caps Lock starts the quiz")
    press("Q")
    interval = run("const times = []; const original = setInterval; window.setInterval = (action, time) => { times.push(time); return original(() => {}, 1e6); };"
                   "document.getElementById('speed').value = '2'; play(); document.getElementById('speed').value = '0.5';"
                   "document.getElementById('speed').onchange(); pause(); window.setInterval = original; return times")
    expect(interval == [600, 2400], f"speed: {interval}")


def check_history():
    """A demo, an event and a mode are pages of the history, and each has a title."""
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    titles = [browser.title]
    press(Keys.ARROW_RIGHT)
    titles.append(browser.title)
    press("]")
    titles.append(browser.title)
    run("document.getElementById('demo').value = 'news'; document.getElementById('demo').onchange()")
    titles.append(browser.title)
    press("q")
    titles.append(browser.title)
    expect(len(set(titles)) == len(titles), f"titles: {titles}")
    for expected in ("replay news", "replay button press2", "replay button press"):
        browser.back()
        shown = run("return [state.mode, state.demo.id, ...(state.demo.id === 'button' ? [eventKeys(state.demo)[state.event]] : [])].join(' ')")
        expect(shown == expected, f"back shows {shown}, not {expected}")
    expect(run("return state.tick") == 1, "back shows the step that was left")


def wrong_lines():
    """Returns a line before, between and after the lines that matter, each with a part of its reason."""
    model, telling, count = run("const { event } = currentQuestion();"
                                "return [event.marks.model, tellingStep(event), lineCount(event)]")
    lines = [(0, "only bring the")] + ([(count - 1, "only follows")] if count - 1 > telling else [])
    return lines + ([(telling - 1, "no other object")] if telling - 1 > model else [])


HIDDEN = """
  const shared = new Set(data.demos.flatMap((demo) => demo.runs.flatMap((run) => run.events.flatMap((event) => event.steps)))
    .filter((step) => ['control', 'model', 'service', 'items'].includes(step.role)).map((step) => step.type));
  return [...new Set(data.calls.map((call) => call.type))].filter((type) => !shared.has(type))
    .concat(data.calls.filter((call) => call.via && !['DigitSource', 'NewsSource'].includes(call.via)).map((call) => call.via));
"""


# Answers a question. Returns what the page says: why not, the right and wrong marks, whether the answer is right, its place.
ANSWER = """
  document.querySelector(`input[value='${arguments[0]}']`).click();
  document.querySelector(`input[name=line][value='${arguments[1]}']`).click();
  scrollTo(0, 0);
  document.querySelector('#quiz button[type=submit]').click();
  const answer = document.querySelector('#answer');
  const marked = (kind) => [...document.querySelectorAll(`#quiz label.${kind} input`)].map((input) => input.value);
  return [document.querySelector('#why-not')?.textContent ?? '', [marked('right'), marked('wrong')],
    answer.querySelector('.right') !== null && answer.querySelector('.wrong') === null,
    answer.getBoundingClientRect().bottom - innerHeight];
"""


def check_quiz():
    emulate(1280, 720)
    load("mode=quiz&lang=en")
    count = run("return questions().length")
    names = [name for name in run(HIDDEN) if name]
    events = run("return new Set(questions().map(({ demo, index }) => `${demo.id} ${index}`)).size")
    expect("Press →" not in browser.find_element(By.TAG_NAME, "body").text, "the quiz speaks of stepping")
    expect(len(names) > 10 and events > 2, f"questions from {events} events hide {len(names)} names")
    asked = set()
    for question in range(count):
        visit(f"mode=quiz&question={question + 1}&lang=en")
        text = browser.find_element(By.CSS_SELECTOR, "#quiz fieldset").text
        expect(not [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)], f"question {question} shows a name: {text}")
        answer = run("const { run, event, demo, index } = currentQuestion();"
                     "return [run.pattern, tellingStep(event), demo.id, index]")
        asked.add((answer[0], *answer[2:]))
        for line, reason in wrong_lines():
            why, marks, _, _ = run(ANSWER, answer[0], line)
            expect(reason in why, f"question {question}: why not line {line + 1}")
            expect(marks == [[str(answer[1]), answer[0]], [str(line)]], f"question {question}: marked as right and wrong {marks}")
        why, _, is_right, bottom = run(ANSWER, answer[0], answer[1])
        expect(is_right and not why, f"question {question}: the right answer")
        expect(bottom < 1, f"question {question}: the answer is {bottom} pixels below the window")
        shown = run("document.querySelector('#answer button').click(); return [state.mode, columns.find(({ id }) => id === arguments[0])?.at]", answer[0])
        expect(shown == ["replay", answer[1]], f"question {question}: the step is shown: {shown}")
    expect(len(asked) == count > 0, "every question is asked once")


def check_quiz_session():
    """The score counts first checks, an answer survives a change of the language, and the next question has the focus."""
    load("mode=quiz&lang=en")
    for question, (right, score) in enumerate(((True, "1 of 1"), (False, "1 of 2"))):
        pattern, line = run("const { run, event } = currentQuestion(); return [run.pattern, tellingStep(event)]")
        for chosen in (line if right else 0, line):
            browser.find_element(By.CSS_SELECTOR, f"input[value='{pattern}']").click()
            browser.find_element(By.CSS_SELECTOR, f"input[name=line][value='{chosen}']").click()
            browser.find_element(By.CSS_SELECTOR, "#quiz button[type=submit]").click()
        expect(score in browser.find_element(By.ID, "score").text, f"question {question}: {browser.find_element(By.ID, 'score').text}")
        browser.find_element(By.ID, "language-button").click()
        kept = run("return [...document.querySelectorAll('#quiz input:checked')].map((node) => node.value)")
        expect(kept == [str(line), pattern] and browser.find_elements(By.CSS_SELECTOR, "#answer .right"), f"another language keeps {kept}")
        browser.find_element(By.ID, "language-button").click()
        browser.find_element(By.ID, "next-question").click()
        expect(run("return document.activeElement.tagName") == "H2", "the next question has the focus")
    expect(len(browser.find_elements(By.CSS_SELECTOR, "main #quiz")) == 1, "the quiz is in the main landmark")
    load("mode=quiz&pair=mvp,mvvm,delegate&lang=en")
    asked = run("return [[...new Set(questions().map(({ run }) => run.pattern))].sort(), [...document.querySelectorAll('input[name=pattern]')].map((node) => node.value)]")
    expect(asked == [["delegate", "mvp", "mvvm"], ["mvp", "mvvm"]], f"a quiz about three chosen patterns asks about {asked}")
    toggle = "document.querySelectorAll('#patterns button')[arguments[0]].click();"
    run(toggle, 4)
    everything = run("return [questions().length, stories().length]")
    expect(0 < everything[0] < everything[1], f"fewer questions about two patterns: {everything}")
    show = "document.querySelector(`input[value='${currentQuestion().run.pattern}']`).click(); document.querySelector('input[name=line]').click(); document.querySelector('#quiz button[type=submit]').click(); document.querySelector('#answer button').click();"
    kept = run(f"{toggle} const before = `${{state.patterns}}`; {show} const shown = `${{state.patterns}}`; setMode('quiz'); return [before, shown, `${{state.patterns}}`]", 0)
    expect(kept[0] == kept[2] != kept[1], f"a quiz keeps its patterns after a shown step: {kept}")
    run(toggle, 0)
    run(toggle, 2)
    expect(run("return questions().length === stories().length"), "a quiz with one chosen pattern asks about all")
    for question in ("1e308", "1e999", "-1"):
        load(f"mode=quiz&question={question}&lang=en")
        expect(len(browser.find_elements(By.CSS_SELECTOR, "#quiz input")) > 5, f"question {question} is one of the questions")


def pdf():
    return base64.b64decode(browser.execute_cdp_cmd(
        "Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": True})["data"])


def check_print():
    everything = ",".join(run("return data.patterns.map(({ id }) => id)"))
    for demo, pair, extra in (("button", "mvp,mvvm", 0), ("button", everything, 0), ("news", "mvp,mvvm", 1)):
        load(f"pair={pair}&demo={demo}")
        pages, events = len(re.findall(rb"/Type\s*/Page\b", pdf())), run("return state.demo.events.length")
        empty = run("return [...document.querySelectorAll('#print .screen')].filter((node) => !node.textContent.trim()).length")
        expect(empty == 0, f"{demo} {pair}: {empty} empty printed screens")
        # A load has more steps than a page has space.
        expect(pages == events + extra, f"{demo} {pair}: {pages} printed pages for {events} events")
    for theme in ("light", "dark"):
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": [{"name": "prefers-color-scheme", "value": theme}]})
        load(f"pair={everything}&demo=news&event=wait")
        run("document.documentElement.style.colorScheme = arguments[0]; dispatchEvent(new Event('beforeprint'))", theme)
        marks = run("return [...document.querySelectorAll('#print .sample')].filter((node) => node.getClientRects().length).map((node) => node.className)")
        expect(marks == ["sample telling"], f"the printed legend has the marks on paper: {marks}")
        low = run(CONTRAST)
        expect(not low and run("return getComputedStyle(document.querySelector('#print h2')).color") == "rgb(27, 27, 27)",
               f"a {theme} page prints dark on white: {low}")
        labels = run("const labels = [...document.querySelectorAll('#print .label:first-child')];"
                     "const steps = state.demo.runs.flatMap((run) => run.events.flatMap((event) => event.steps));"
                     "return [labels.length, steps.length, labels.filter((node) => node.offsetHeight > 1.5 * parseFloat(getComputedStyle(node).fontSize)).length]")
        expect(labels[0] == labels[1] > 0 and labels[2] == 0, f"printed labels, steps, and labels in two lines: {labels}")
    load("mode=quiz&lang=en")
    run("dispatchEvent(new Event('beforeprint'))")
    sheet = browser.find_element(By.ID, "print").text
    shown = [name for name in run(HIDDEN) if re.search(rf"\b{re.escape(name)}\b", sheet)]
    expect(run("return document.querySelectorAll('#print .question').length === questions().length") and not shown,
           f"the handout shows names: {shown}")
    emulate()


CONTRAST = """
  const rgb = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = rgb(getComputedStyle(at).backgroundColor);
      if (colour.length === 3 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  const found = new Set();
  for (const node of document.querySelectorAll('body *')) {
    const isText = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    if (!isText || !node.getClientRects().length || node.matches('script, noscript, :disabled')) continue;
    const style = getComputedStyle(node);
    const [one, other] = [light(rgb(node instanceof SVGElement ? style.fill : style.color)), light(behind(node))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) found.add(`${node.tagName}.${node.getAttribute('class') ?? ''} ${ratio.toFixed(2)}`);
  }
  return [...found];
"""


def check_appearance():
    addresses = ["pair=mvp,mvvm&demo=button&event=press&step=8", "pair=mvc,mvvm&demo=news&event=wait&step=13",
                 "pair=delegate,notification&demo=button&event=press&step=7", "mode=quiz", "mode=talk&event=press&step=7"]
    load()
    for scheme in ("light", "dark"):
        for width in (320, 390, 640, 699, 1280, 1600):
            emulate(width, prefers_color_scheme=scheme)
            for language in ("en", "zh"):
                for address in addresses:
                    visit(f"{address}&lang={language}")
                    name = f"{scheme} {width} {language} {address}"
                    expect(run("return document.documentElement.scrollWidth <= innerWidth"), f"{name}: too wide")
                    low = run(CONTRAST)
                    expect(not low, f"{name}: contrast {low}")
    # 640 pixels are 1280 at a zoom of 200 %.
    for language, width in (("en", 1280), ("en", 640), ("zh", 1280), ("zh", 640)):
        emulate(width, 360 if width < 1280 else 720)
        load(f"lang={language}")
        near = run("""
          const found = [];
          for (const demo of data.demos) demo.events.forEach((name, event) => {
            Object.assign(state, { demo, event });
            show();
            const boxes = [...document.querySelectorAll('header button, header select, #player button, #player select, #slider')]
              .filter((node) => node.offsetWidth).map((node) => [node.id || node.textContent, node.getBoundingClientRect()]);
            boxes.forEach(([first, one], index) => boxes.slice(index + 1).forEach(([second, other]) => {
              const isMode = [first, second].every((id) => id.endsWith('-button'));
              const gap = isMode ? 0 : 3;
              const isApart = one.right + gap <= other.left || other.right + gap <= one.left
                || one.bottom + gap <= other.top || other.bottom + gap <= one.top;
              if (!isApart) found.push(`${demo.id} ${name}: ${first} ${second}`);
            }));
          });
          return found;
        """)
        expect(not near, f"{language} {width}: controls touch: {near[:5]}")
    schemes = []
    for scheme in ("light", "dark"):
        emulate(prefers_color_scheme=scheme)
        load(addresses[0])
        schemes.append(run("return getComputedStyle(document.body).color"))
    expect(schemes[0] != schemes[1], f"light and dark have the same text color {schemes[0]}")
    emulate(390, 844)
    load(addresses[0])
    bottom, next_top = run("const [one, other] = document.querySelectorAll('.column');"
                           "return [one.querySelector('.line.now').getBoundingClientRect().bottom, other.getBoundingClientRect().top]")
    expect(bottom <= 844 and next_top > bottom, f"a narrow window shows the first pattern down to its line of code: {bottom}, {next_top}")
    everything = run("return data.patterns.map(({ id }) => id)")
    for count, across in ((1, 1), (2, 2), (3, 3), (4, 2), (5, 3), (6, 3)):
        emulate(1440)
        load(f"pair={','.join(everything[:count])}&demo=button&event=press&step=8")
        lefts = run("return [...document.querySelectorAll('.column')].map((node) => node.getBoundingClientRect().left)")
        wide = run("""
          const right = (node) => node.getBoundingClientRect().right;
          return [...document.querySelectorAll('.head')].some((node) => node.scrollWidth > node.clientWidth + 1)
            || [...document.querySelectorAll('.picture :is(.label, .names span)')].some((node) => right(node) > right(node.closest('.lanes')) + 1);
        """)
        expect(len(set(lefts)) == across and not wide and run("return document.documentElement.scrollWidth <= innerWidth"),
               f"{count} columns at 1440: {lefts}, parts are cut: {wide}")
    emulate(1280)
    load("pair=mvp,mvvm&demo=button&event=press&step=7")
    expect(run("return [...document.querySelectorAll('.code pre')].every((node) => node.scrollWidth <= node.clientWidth)"),
           "the source fits its column")
    load("pair=mvc,mvp,mvvm&demo=news&event=wait&step=7")
    tops = run("return ['.lanes', '.says', '.code', '.screen'].map((part) => new Set("
               "[...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect().top)).size)")
    expect(tops == [1, 1, 1, 1], f"the parts of the columns are aligned: {tops}")
    scales = run("return new Set([...document.querySelectorAll('.row svg')].map((node) => (node.getBoundingClientRect().width / node.viewBox.baseVal.width).toFixed(3))).size")
    expect(scales == 1, f"the pictures have {scales} scales")
    emulate()


def check_texts():
    load()
    difference = run("""
      const keys = (value, path = '') => value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).flatMap(([name, part]) => keys(part, `${path}/${name}`)) : [path];
      const sets = Object.values(texts).map(({ summaries, legend, events, ...rest }) => new Set(keys(rest)));
      return [...sets[0].symmetricDifference(sets[1])];
    """)
    expect(not difference, f"the languages differ in {difference}")
    missing = run("return [...new Set(data.calls.map(({ role }) => role))].filter((role) => role && !texts.zh.roles[role])"
                  ".concat(texts.zh.legend.length === data.legend.length ? [] : ['legend'])"
                  ".concat(data.demos.flatMap(({ events }) => events).filter((name) => !texts.zh.events[name.split('*')[0]]))")
    expect(not missing, f"roles, examples or events without a text: {missing}")
    links = run("return [...document.querySelectorAll('[href]:not([href^=data])')].map((node) => node.outerHTML)")
    expect(not links, f"the page is one file, and links to others: {links}")


def check_hostile_feed():
    load("demo=news&event=wait&step=99", hostile)
    for _ in range(2):
        expect(run("return document.querySelectorAll('img, iframe, object, link[href^=http]').length") == 0, "a feed made markup")
        expect(run("return document.scripts.length") == 2, "a feed made a script")
        press("]")
    load("demo=news&event=wait&step=99", hostile)
    shown = browser.find_element(By.CSS_SELECTOR, ".screen").text
    expect("<img" in shown, f"the feed is shown as text: {shown}")
    load('pair=<img src=x>&demo="&event=<b>&step=-1e9&lang=__proto__&question=x')
    expect(run("return document.querySelectorAll('img').length") == 0 and run("return state.tick") == 0,
           "a hostile address is ignored")


def check_silence():
    messages = [entry["message"] for entry in browser.get_log("browser")]
    expect(not messages, f"console: {messages[:5]}")
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    requests = {event["params"]["request"]["url"].split("#")[0] for event in events
                if event["method"] == "Network.requestWillBeSent"}
    others = {url for url in requests if not url.startswith("data:")} - {page, hostile, "about:blank"}
    expect(not others, f"requests: {others}")


def check_policy():
    """The page can load nothing. The attempt writes a console message."""
    load()
    refused = browser.execute_async_script("""
      document.addEventListener('securitypolicyviolation', (event) => arguments[0](event.effectiveDirective));
      fetch('http://localhost/').catch(() => setTimeout(arguments[0], 1000, null));
    """)
    expect(refused == "connect-src", f"the policy allows a request: {refused}")


try:
    emulate()
    load()
    for check in (check_steps, check_step_time, check_addresses, check_first_view, check_talk, check_windows, check_notation, check_list, check_in_place, check_references, check_telling_step, check_keys,
                  check_history, check_quiz, check_quiz_session, check_print, check_appearance, check_texts,
                  check_hostile_feed, check_silence, check_policy):
        try:
            check()
        except WebDriverException as error:
            expect(False, f"{check.__name__}: {error.msg}")
finally:
    browser.quit()
print(f"{len(failures)} failures" if failures else "The page passed all checks.")
sys.exit(1 if failures else 0)
