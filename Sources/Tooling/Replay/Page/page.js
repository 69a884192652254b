'use strict';

// The page: what is shown, the address, the keys, and the columns.

const $ = (id) => document.getElementById(id);

/** Returns a new element. Strings become text, never markup. */
function element(tag, properties, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (name.includes('-') || name === 'role') node.setAttribute(name, value);
    else node[name] = value;
  }
  node.append(...children);
  return node;
}

const state = {
  lang: navigator.language.startsWith('zh') ? 'zh' : 'en',
  demo: data.demos[0], event: 0, patterns: [], tick: 0,
  mode: 'replay', question: 0, timeline: null, isPredicting: false,
};
let player = null;

const runs = () => state.patterns.map((id) => runOf(state.demo, id));
const events = () => runs().map((run) => run.events[state.event]);

// MARK: Address

/** The names of the events in the address: press, press2, … */
function eventKeys(demo) {
  return demo.events.map((name, index) => {
    const number = demo.events.slice(0, index + 1).filter((other) => other === name).length;
    return number > 1 ? name + number : name;
  });
}

/** Reads the address. Unknown words are ignored. */
function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  if (Object.hasOwn(texts, address.get('lang'))) state.lang = address.get('lang');
  state.demo = demoOf(address.get('demo')) ?? data.demos[0];
  const usual = state.demo.events.length > 1 ? 1 : 0;
  const event = eventKeys(state.demo).indexOf(address.get('event'));
  state.event = event < 0 ? usual : event;
  const known = (address.get('pair') ?? 'mvp,mvvm').split(',').filter((id) => runOf(state.demo, id));
  state.patterns = data.patterns.map(({ id }) => id).filter((id) => known.includes(id));
  if (!state.patterns.length) state.patterns = state.demo.runs.slice(0, 2).map((run) => run.pattern);
  state.mode = ['quiz', 'talk'].includes(address.get('mode')) ? address.get('mode') : 'replay';
  state.question = Math.max(0, Math.trunc(Number(address.get('question')) || 0));
  state.timeline = timelineOf(events());
  moveTo(Number(address.get('step')) || 0);
}

function writeAddress() {
  const address = new URLSearchParams({
    pair: state.patterns.join(','), demo: state.demo.id,
    event: eventKeys(state.demo)[state.event], step: state.tick, lang: state.lang,
  });
  if (state.mode !== 'replay') address.set('mode', state.mode);
  if (state.mode === 'quiz') address.set('question', state.question);
  history.replaceState(null, '', `#${address.toString().replaceAll('%2C', ',')}`);
}

/** Writes the address after the last of several quick steps. Browsers limit how often it may change. */
function writeAddressSoon() {
  clearTimeout(writeAddressSoon.timer);
  writeAddressSoon.timer = setTimeout(writeAddress, 150);
}

// MARK: Moving

function moveTo(tick) {
  const last = state.timeline.length - 1;
  state.tick = Math.min(Math.max(0, Math.trunc(tick)), last);
  state.isPredicting = false;
}

/** Moves one step. A talk pauses once after the model has changed. */
function step(distance) {
  const pauses = state.mode === 'talk' && distance > 0 && state.tick === state.timeline.modelTick;
  if (pauses && !state.isPredicting) {
    state.isPredicting = true;
    pause();
  } else {
    moveTo(state.tick + distance);
  }
  showStep();
}

function play() {
  if (state.tick === state.timeline.length - 1) moveTo(0);
  player = setInterval(() => {
    step(1);
    if (state.tick === state.timeline.length - 1) pause();
  }, 1200);
  showStep();
}

function pause() {
  clearInterval(player);
  player = null;
  $('play').textContent = text('play');
}

const togglePlayer = () => (player ? (pause(), showStep()) : play());

function selectEvent(index) {
  if (!state.demo.events[index]) return;
  pause();
  state.event = index;
  state.tick = 0;
  show();
}

function togglePattern(id) {
  if (!runOf(state.demo, id)) return;
  const isShown = state.patterns.includes(id);
  const shown = data.patterns.filter((pattern) =>
    pattern.id === id ? !isShown : state.patterns.includes(pattern.id));
  if (shown.length) state.patterns = shown.map((pattern) => pattern.id);
  show();
}

function setMode(mode) {
  pause();
  state.mode = mode;
  if (mode === 'talk') document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
  show();
}

// MARK: Columns

function hue(role) {
  return `hue-${data.hues[role] ?? 'none'}`;
}

function part(key, ...children) {
  return element('section', { className: key }, element('h3', null, text(key)), ...children);
}

function stackPart(event, index) {
  const bar = (at) => element('li', { className: hue(event.steps[at].role) },
    element('span', { className: 'way' }, wayOf(event.steps[at])),
    ` ${event.steps[at].type}.`, element('wbr'), event.steps[at].function);
  const { stack, cause } = stackOf(event, index);
  const rest = cause.length
    ? [element('p', { className: 'note' }, text('cause')), element('ol', { className: 'cause' }, ...cause.map(bar))]
    : [];
  return part('stack', element('ol', null, ...stack.map(bar)), ...rest);
}

function sourcePart(step) {
  const source = data.sources[step.source];
  if (!source) return part('source', element('p', { className: 'note' }, text('noSource')));
  const first = reachedLine(step);
  const lines = source.lines.map((line, index) => {
    const number = source.first + index;
    const mark = number === first ? 'now' : step.lines.includes(number) ? 'reached' : '';
    return element('span', { className: `line ${mark}` },
      element('span', { className: 'number' }, `${number} `.padStart(4)), `${line}\n`);
  });
  return part('source', element('p', { className: 'path' }, `${source.path}:${first}`),
    element('pre', { tabIndex: 0 }, element('code', null, ...lines)));
}

/** The parts that the reader has opened. They stay open from step to step, in all columns. */
const opened = new Set();

/** Returns a part that is filled only while it is open. */
function foldedPart(key, fill) {
  const isOpen = opened.has(key);
  const summary = element('summary', { onclick: (click) => {
    click.preventDefault();
    if (isOpen) opened.delete(key); else opened.add(key);
    showStep();
    document.querySelector(`.${key} summary`).focus();
  } }, text(key));
  return element('details', { className: key, open: isOpen }, summary, ...(isOpen ? [fill()] : []));
}

function stepsPart(event, index) {
  const rows = () => event.steps.map((step, at) => {
    const row = element('li', { className: hue(step.role) }, `${wayOf(step)} → ${nameOf(step)}`);
    row.style.setProperty('--depth', step.depth);
    if (at === index) row.setAttribute('aria-current', 'step');
    return row;
  });
  return foldedPart('steps', () => element('ol', null, ...rows()));
}

/** Returns the explanation of the step that tells the pattern. Later steps repeat it, to compare the patterns. */
function tellingPart(event, index) {
  const telling = tellsPattern(event) ? tellingStep(event) : Infinity;
  if (index < telling) return [];
  const step = event.steps[telling];
  return [index === telling
    ? element('p', { className: 'tells' }, `${text('tells')} ${reason(step)}`)
    : element('p', { className: 'told' }, `${text('told', { step: telling + 1 })} ${sentenceOf(event, telling)}`)];
}

/** Returns the height of the highest screen of the event, so that the columns do not jump. */
function screenHeight() {
  const indexes = events().flatMap((event) => [event.before, event.after]);
  return Math.max(...indexes.map((index) => data.screens[index].length), 1);
}

function column(id, index) {
  const [pattern, run] = [patternOf(id), runOf(state.demo, id)];
  const event = run.events[state.event];
  const at = state.timeline.step(index, state.tick);
  const current = event.steps[at];
  const screen = data.screens[current ? current.screen : event.after];
  const picture = element('pre', { tabIndex: 0 }, screen.join('\n') || ' ');
  picture.style.setProperty('--lines', screenHeight());
  const waits = state.tick > 0 && state.timeline.step(index, state.tick - 1) === at;
  const node = element('article', { className: waits ? 'column waits' : 'column' },
    element('h2', null, pattern.name),
    element('p', { className: 'summary' }, summaryOf(pattern)),
    part('screen', picture));
  node.dataset.pattern = id;
  node.dataset.step = at;
  if (!current) {
    node.append(element('p', null, text('noCalls')));
    return node;
  }
  const references = foldedPart('graphText', () =>
    element('ul', null, ...graphText(run.graphs[event.holds]).map((line) => element('li', null, line))));
  node.append(
    element('div', null,
      element('p', { className: 'sentence' }, sentenceOf(event, at)),
      ...tellingPart(event, at),
      element('p', { className: 'note count' }, text('stepOf', { step: at + 1, count: event.steps.length }),
        waits ? ` · ${text('waits')}` : '')),
    element('div', { className: 'parts' },
      part('graph', drawGraph(run, event, at), element('p', { className: 'note' }, text('legend')), references),
      stackPart(event, at)),
    sourcePart(current), stepsPart(event, at));
  return node;
}

// MARK: Showing

/** Shows the current step. Everything else on the page stays. */
function showStep() {
  const columns = $('columns');
  const scroll = columns.scrollLeft;
  columns.replaceChildren(...state.patterns.map(column));
  columns.scrollLeft = scroll;
  $('slider').value = state.tick;
  $('slider').setAttribute('aria-valuetext',
    text('stepOf', { step: state.tick + 1, count: state.timeline.length }));
  $('play').textContent = text(player ? 'pause' : 'play');
  $('back').disabled = state.tick === 0;
  $('forward').disabled = state.tick === state.timeline.length - 1;
  $('predict').hidden = !state.isPredicting;
  $('predict').textContent = state.isPredicting ? text('predict') : '';
  $('live').textContent = state.mode === 'quiz' ? '' : [...columns.children].map((node) => {
    const sentence = node.querySelector('.sentence')?.textContent ?? '';
    return `${node.querySelector('h2').textContent}: ${sentence}`;
  }).join(' ');
  writeAddressSoon();
}

/** Shows everything: after a change of the event, the patterns, the language or the mode. */
function show() {
  document.documentElement.lang = state.lang === 'zh' ? 'zh-Hans' : 'en';
  document.title = text('title');
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = text(node.dataset.text);
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', text(node.dataset.label));
  }
  document.body.className = state.mode;
  $('talk-button').setAttribute('aria-pressed', state.mode === 'talk');
  $('quiz').hidden = state.mode !== 'quiz';

  state.timeline = timelineOf(events());
  state.tick = Math.min(state.tick, state.timeline.length - 1);
  showSelects();
  showMarks();
  if (state.mode === 'quiz') showQuiz();
  showStep();
}

function showSelects() {
  const option = (value, label, isSelected) =>
    element('option', { value, selected: isSelected }, label);
  $('demo').replaceChildren(...data.demos.map((demo) =>
    option(demo.id, text(`demos/${demo.id}`), demo === state.demo)));
  $('event').replaceChildren(...state.demo.events.map((event, index) => {
    const [name, times] = event.split('*');
    const label = text(`events/${name}`) + (times ? ` × ${times}` : '');
    return option(index, `${index + 1}. ${label}`, index === state.event);
  }));
  $('patterns').replaceChildren(...data.patterns.map((pattern, index) => {
    const button = element('button', { onclick: () => togglePattern(pattern.id) },
      `${index + 1} ${pattern.name}`);
    button.disabled = !runOf(state.demo, pattern.id);
    button.setAttribute('aria-pressed', state.patterns.includes(pattern.id));
    return button;
  }));
}

function showMarks() {
  const { marks, length } = state.timeline;
  $('slider').max = length - 1;
  const names = new Map();
  for (const { name, tick } of marks) {
    names.set(tick, [...(names.get(tick) ?? []), text(`marks/${name}`)]);
  }
  // A mark that is close to the previous one is placed in the other row.
  let [place, row, rows] = [-1, 0, 1];
  const buttons = [...names].map(([tick, words]) => {
    const next = length > 1 ? tick / (length - 1) : 0;
    row = next - place < 0.15 ? 1 - row : 0;
    place = next;
    rows = Math.max(rows, row + 1);
    const button = element('button', { onclick: () => { moveTo(tick); showStep(); } }, words.join(' · '));
    button.style.setProperty('--place', place);
    button.style.setProperty('--row', row);
    return button;
  });
  $('marks').style.setProperty('--rows', rows);
  $('marks').replaceChildren(...buttons);
}

function showHelp() {
  const rows = texts[state.lang].keys.map(([key, meaning]) => element('tr', null,
    element('th', { scope: 'row' }, fill(key, { count: data.patterns.length })), element('td', null, meaning)));
  $('help').replaceChildren(element('p', null, text('helpText')), element('table', null, ...rows),
    element('button', { onclick: () => $('help').close(), autofocus: true }, text('close')));
  $('help').showModal();
}

/** Fills the pages for a printer: one per event, with the shown patterns side by side. */
function fillPrint() {
  const screen = (index) => element('pre', null, data.screens[index].join('\n') || ' ');
  // A page with few lines has a larger type.
  const hasSpace = (index) => runs().length < 3 && runs().every((run) => run.events[index].steps.length < 20);
  const pages = state.demo.events.map((name, index) => element('section', { className: hasSpace(index) ? 'page large' : 'page' },
    element('h2', null, `${text(`demos/${state.demo.id}`)}: ${index + 1}. ${text(`events/${name}`)}`),
    element('p', null, text('printHelp')),
    element('div', { className: 'sheet' }, ...runs().map((run) => {
      const event = run.events[index];
      const rows = event.steps.map((step) => {
        const row = element('li', null, `${wayOf(step)} → ${nameOf(step)}`,
          step.count ? ` × ${step.count}` : '', step.role ? ` (${roleName(step.role)})` : '');
        row.style.setProperty('--depth', step.depth);
        return row;
      });
      return element('div', null, element('h3', null, patternOf(run.pattern).name),
        element('h4', null, text('before')), screen(event.before), element('ol', null, ...rows),
        element('h4', null, text('after')), screen(event.after));
    }))));
  $('print').replaceChildren(...pages);
}

// MARK: Input

function pressKey(press) {
  if (press.ctrlKey || press.metaKey || press.altKey || $('help').open) return;
  const { target, key } = press;
  const isSelect = target.matches('select');
  const isPlain = !target.matches('select, input, button, summary');
  const keys = {
    '?': showHelp, q: () => setMode(state.mode === 'quiz' ? 'replay' : 'quiz'),
    t: () => setMode(state.mode === 'talk' ? 'replay' : 'talk'),
    '[': () => selectEvent(state.event - 1), ']': () => selectEvent(state.event + 1),
  };
  if (!isSelect && !target.matches('input')) {
    Object.assign(keys, { ArrowLeft: () => step(-1), ArrowRight: () => step(1),
      Home: () => { moveTo(0); showStep(); }, End: () => { moveTo(Infinity); showStep(); } });
  }
  if (isPlain) keys[' '] = togglePlayer;
  const pattern = data.patterns[Number(key) - 1];
  const action = keys[key] ?? (pattern && !isSelect ? () => togglePattern(pattern.id) : null);
  const isPlaying = [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '[', ']'].includes(key) || pattern;
  if (!action || (state.mode === 'quiz' && isPlaying)) return;
  press.preventDefault();
  action();
}

function begin() {
  readAddress();
  $('demo').onchange = () => {
    const kept = state.patterns;
    state.demo = demoOf($('demo').value);
    state.patterns = kept.filter((id) => runOf(state.demo, id));
    if (!state.patterns.length) state.patterns = [state.demo.runs[0].pattern];
    selectEvent(Math.min(1, state.demo.events.length - 1));
  };
  $('event').onchange = () => selectEvent(Number($('event').value));
  $('slider').oninput = () => { moveTo(Number($('slider').value)); showStep(); };
  $('back').onclick = () => step(-1);
  $('forward').onclick = () => step(1);
  $('play').onclick = togglePlayer;
  $('quiz-button').onclick = () => setMode(state.mode === 'quiz' ? 'replay' : 'quiz');
  $('talk-button').onclick = () => setMode(state.mode === 'talk' ? 'replay' : 'talk');
  $('print-button').onclick = () => print();
  $('help-button').onclick = showHelp;
  $('language-button').onclick = () => { state.lang = state.lang === 'en' ? 'zh' : 'en'; show(); };
  $('theme-button').onclick = () => {
    const { style } = document.documentElement;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    style.colorScheme = (style.colorScheme || (isDark ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
  };
  addEventListener('keydown', pressKey);
  addEventListener('hashchange', () => { readAddress(); show(); });
  addEventListener('beforeprint', fillPrint);
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement && state.mode === 'talk') setMode('replay');
  });
  show();
}
