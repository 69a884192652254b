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
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
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
          const shown = node.querySelector('.line.now .number')?.textContent.trim();
          const recorded = step && data.sources[step.source] ? String(reachedLine(step)) : undefined;
          if (shown !== recorded) problems.push(`${place()}: line ${shown}, not ${recorded}`);
          const lines = node.querySelector('.screen pre').textContent;
          if (step && lines !== (data.screens[step.screen].join('\\n') || ' ')) problems.push(`${place()}: screen`);
        }
        return document.querySelector('main').textContent;
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
    print(f"{result['count']} steps show the recorded line and screen")


def check_step_time():
    """The processor time of a step, which other programs change less than the time on the clock."""
    load("pair=mvp,mvvm&demo=news")
    browser.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})

    def used():
        metrics = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return 1000 * next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    times = []
    for event in range(run("return state.demo.events.length")):
        run("selectEvent(arguments[0]); document.body.offsetHeight", event)
        for _ in range(run("return state.timeline.length") - 1):
            before = used()
            run("step(1); document.body.offsetHeight")
            times.append(used() - before)
    browser.execute_cdp_cmd("Performance.disable", {})
    times.sort()
    median = times[len(times) // 2]
    expect(median <= 16, f"a step takes {median:.1f} ms")
    print(f"processor time of {len(times)} steps: median {median:.1f} ms, at most {times[-1]:.1f} ms")


def check_first_step():
    load()
    time = run("const begin = performance.now(); step(1); document.body.offsetHeight;"
               "return performance.timing.loadEventEnd - performance.timing.navigationStart"
               " + performance.now() - begin")
    print(f"from the request to the first step: {time:.0f} ms")


def check_addresses():
    """Every address in the docs shows the moment that it names."""
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("docs").rglob("*.md"))]:
        for address in re.findall(r"replay\.html#([^)\s]+)", path.read_text()):
            load(address)
            shown = run("writeAddress(); return location.hash")
            for part in address.split("&"):
                expect(part in shown, f"{path}: {part} is shown as {shown}")


def check_parts():
    """The text form of the graph and the list of steps stay open from step to step."""
    load("pair=mvp,mvvm&demo=button&event=press&lang=en")
    for part in ("graphText", "steps"):
        browser.find_element(By.CSS_SELECTOR, f".{part} summary").click()
        press(Keys.ARROW_RIGHT)
        shown = run("return [...document.querySelectorAll(`.${arguments[0]}`)].map((node) => node.innerText)", part)
        expect(len(shown) == 2 and all(len(text) > 60 for text in shown), f"{part}: {shown}")
    current = run("return [...document.querySelectorAll('.steps [aria-current]')].map((node) => node.textContent)")
    expect(len(current) == 2, f"the current step in the list: {current}")


def check_telling_step():
    """The step that decides the pattern says so."""
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
    press(Keys.ARROW_RIGHT)
    expect(run("return state.tick") == tick + 1, "a talk continues")
    press("t")
    expect(run("return document.querySelector('#live').textContent.length") > 20, "the live region has text")


def wrong_lines():
    """Returns a line before, between and after the lines that matter, each with a part of its reason."""
    model, telling, count = run("const { event } = currentQuestion();"
                                "return [event.marks.model, tellingStep(event), event.steps.length]")
    lines = [(0, "only bring the touch"), (model, "only bring the touch"), (count - 1, "only follows")]
    return lines + ([(telling - 1, "no other object")] if telling - 1 > model else [])


def check_quiz():
    emulate(1280, 720)
    load("mode=quiz&lang=en")
    count = run("return questions().length")
    asked = set()
    for question in range(count):
        load(f"mode=quiz&question={question}&lang=en")
        text = browser.find_element(By.CSS_SELECTOR, "#quiz fieldset").text
        names = run("return data.demos[0].runs.flatMap((run) => run.events.flatMap((event) => event.steps))"
                    ".filter((step) => !['control', 'model', 'service'].includes(step.role)).map((step) => step.type)")
        expect(not [name for name in set(names) if re.search(rf"\b{re.escape(name)}\b", text)], f"question {question} shows a name")
        answer = run("const { run, event } = currentQuestion();"
                     "return [run.pattern, tellingStep(event)]")
        asked.add(answer[0])
        browser.find_element(By.CSS_SELECTOR, f"input[value='{answer[0]}']").click()
        for line, reason in wrong_lines():
            browser.find_element(By.CSS_SELECTOR, f"input[name=line][value='{line}']").click()
            browser.find_element(By.CSS_SELECTOR, "#quiz button[type=submit]").click()
            expect(reason in browser.find_element(By.ID, "why-not").text, f"question {question}: why not line {line + 1}")
            marks = [[node.find_element(By.TAG_NAME, "input").get_attribute("value") for node in
                      browser.find_elements(By.CSS_SELECTOR, f"#quiz label.{kind}")] for kind in ("right", "wrong")]
            expect(marks == [[str(answer[1]), answer[0]], [str(line)]], f"question {question}: marked as right and wrong {marks}")
        browser.find_element(By.CSS_SELECTOR, f"input[name=line][value='{answer[1]}']").click()
        run("document.querySelector('#answer').replaceChildren(); scrollTo(0, 0)")
        browser.find_element(By.CSS_SELECTOR, "#quiz button[type=submit]").click()
        expect(browser.find_elements(By.CSS_SELECTOR, "#answer .right"), f"question {question}: the answer")
        expect(not browser.find_elements(By.ID, "why-not"), f"question {question}: the right line is not rejected")
        bottom = run("return document.querySelector('#answer').getBoundingClientRect().bottom - innerHeight")
        expect(bottom < 1, f"question {question}: the answer is {bottom} pixels below the window")
        browser.find_element(By.CSS_SELECTOR, "#answer button").click()
        expect(run("return state.mode === 'replay' && [...document.querySelectorAll('.column')].some((node) =>"
                   " node.dataset.pattern === arguments[0] && Number(node.dataset.step) === arguments[1])", *answer),
               f"question {question}: the step is shown")
    expect(len(asked) == count > 0, "every question is asked once")


def check_print():
    for demo in run("return data.demos.map(({ id }) => id)"):
        load(f"pair=mvp,mvvm&demo={demo}")
        pdf = base64.b64decode(browser.execute_cdp_cmd("Page.printToPDF", {"paperWidth": 8.27, "paperHeight": 11.69})["data"])
        pages, events = len(re.findall(rb"/Type\s*/Page\b", pdf)), run("return state.demo.events.length")
        expect(pages == events, f"{demo}: {pages} printed pages for {events} events")


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
    addresses = ["pair=mvp,mvvm&demo=button&event=press&step=7", "pair=mvc,mvvm&demo=news&event=wait&step=12",
                 "pair=delegate,notification&demo=button&event=press&step=6", "mode=quiz", "mode=talk&event=press&step=6"]
    for scheme in ("light", "dark"):
        for width in (320, 699, 1280, 1600):
            emulate(width, prefers_color_scheme=scheme)
            for language in ("en", "zh"):
                for address in addresses:
                    load(f"{address}&lang={language}")
                    name = f"{scheme} {width} {language} {address}"
                    expect(run("return document.documentElement.scrollWidth <= innerWidth"), f"{name}: too wide")
                    low = run(CONTRAST)
                    expect(not low, f"{name}: contrast {low}")
    for language in ("en", "zh"):
        load(f"lang={language}")
        overlaps = run("""
          const found = [];
          for (const demo of data.demos) demo.events.forEach((name, event) => {
            Object.assign(state, { demo, event });
            show();
            const boxes = [...document.querySelectorAll('#marks button')].map((node) => node.getBoundingClientRect());
            boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => {
              const isApart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
              if (!isApart) found.push(`${demo.id} ${name}`);
            }));
          });
          return found;
        """)
        expect(not overlaps, f"{language}: marks overlap in {overlaps}")
    schemes = []
    for scheme in ("light", "dark"):
        emulate(prefers_color_scheme=scheme)
        load(addresses[0])
        schemes.append(run("return getComputedStyle(document.body).color"))
    expect(schemes[0] != schemes[1], f"light and dark have the same text color {schemes[0]}")
    emulate(320)
    load(addresses[0])
    share, edge = run("const [one, other] = document.querySelectorAll('.column'); const { right, width } = document"
                      ".querySelector('main').getBoundingClientRect();"
                      "return [one.offsetWidth / width, right - other.getBoundingClientRect().left]")
    expect(share > 0.85 and edge > 10, f"a narrow window shows one column and the edge of the next: {share}, {edge}")
    emulate(1280)
    load("pair=mvp,mvvm&demo=button&event=press&step=6")
    expect(run("return [...document.querySelectorAll('.source pre')].every((node) => node.scrollWidth <= node.clientWidth)"),
           "the source fits its column")
    load("pair=mvc,mvp,mvvm&demo=button&event=press&step=6")
    tops = run("return ['.screen', '.sentence', '.parts', '.source'].map((part) => new Set("
               "[...document.querySelectorAll(part)].map((node) => node.getBoundingClientRect().top)).size)")
    expect(tops == [1, 1, 1, 1], f"the parts of the columns are aligned: {tops}")
    emulate(prefers_reduced_motion="reduce")
    load(addresses[0])
    expect(run("return getComputedStyle(document.querySelector('.role')).transitionDuration") == "0s", "reduced motion")
    emulate()


def check_texts():
    load()
    difference = run("""
      const keys = (value, path = '') => value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).flatMap(([name, part]) => keys(part, `${path}/${name}`)) : [path];
      const sets = Object.values(texts).map(({ summaries, ...rest }) => new Set(keys(rest)));
      return [...sets[0].symmetricDifference(sets[1])];
    """)
    expect(not difference, f"the languages differ in {difference}")
    roles = run("return data.demos.flatMap((demo) => demo.runs.flatMap(rolesOf)).filter((role) => !texts.zh.roles[role])")
    expect(not roles, f"roles without a text: {roles}")


def check_hostile_feed():
    load("demo=news&event=wait&step=99", hostile)
    for _ in range(2):
        expect(run("return document.querySelectorAll('img, iframe, object, link[href^=http]').length") == 0, "a feed made markup")
        expect(run("return document.scripts.length") == 2, "a feed made a script")
        press("]")
    load("demo=news&event=wait&step=99", hostile)
    shown = browser.find_element(By.CSS_SELECTOR, ".screen pre").text
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
    """A script or a style that is not the page's own has no effect. The attempts write console messages."""
    load()
    run("""
      const add = (tag, text) => {
        const node = document.createElement(tag);
        node.textContent = text;
        document.head.append(node);
      };
      add('script', 'window.foreign = true');
      add('style', 'body { margin: 77px !important }');
    """)
    expect(not run("return window.foreign"), "the policy allows any script")
    expect(run("return getComputedStyle(document.body).marginTop") != "77px", "the policy allows any style")


try:
    emulate()
    load()
    check_first_step()
    check_steps()
    check_step_time()
    for check in (check_addresses, check_parts, check_telling_step, check_keys, check_quiz, check_print, check_appearance, check_texts,
                  check_hostile_feed, check_silence, check_policy):
        check()
finally:
    browser.quit()
print(f"{len(failures)} failures" if failures else "The page passed all checks.")
sys.exit(1 if failures else 0)
