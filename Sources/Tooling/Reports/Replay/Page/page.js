// Every step: what is shown.

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
  lang: data.language ?? (navigator.language.startsWith('zh') ? 'zh' : 'en'),
  demo: data.demos[0], event: 0, patterns: [], tick: 0,
  timeline: null,
};

const events = () => state.patterns.map((id) => runOf(state.demo, id).events[state.event]);

/** Changes the demo or the event. */
function visit(change) {
  pause();
  writeAddress();
  change();
  show();
  writeAddress(true);
}

// MARK: Showing

/** Shows the current step. Everything else on the page stays. */
function showStep() {
  const last = state.timeline.length - 1;
  columns.forEach(showStepIn);
  $('slider').value = state.tick;
  $('place').textContent = `${state.tick + 1}/${last + 1}`;
  $('slider').setAttribute('aria-valuetext', text('Step {step} of {count}', { step: state.tick + 1, count: last + 1 }));
  $('play').textContent = text(player ? 'Pause' : 'Play');
  // At the end, the page says what was seen and what comes next.
  $('end').hidden = state.tick < last;
  // A disabled button would lose the focus.
  $('back').setAttribute('aria-disabled', state.tick === 0);
  $('forward').setAttribute('aria-disabled', state.tick === last);
  $('live').textContent = columns.map(announcement).filter(Boolean).join(' ');
  showTitle();
  writeAddressSoon();
  // This measures the page, so it comes after all changes.
  followStep();
}

/** Returns what a screen reader says about a column. Of more than two, it says the line of X-ray, and only if the step is new. */
function announcement({ id, node, event, at }) {
  const isOneOfMany = columns.length > 2;
  const step = event.steps[at];
  if (isOneOfMany && (!step || node.matches('.waits'))) return '';
  const words = !step ? text('This event calls no function of the pattern.')
    : isOneOfMany ? `${lineOf(step)}.` : together(sentenceOf(event, at), waitSentence(step));
  return titleOf(patternOf(id)) + text(': ') + words;
}

function showTitle() {
  const names = state.patterns.map((id) => titleOf(patternOf(id))).join(text(', '));
  document.title = text('{names}: {event}, {step} – Every step', { names,
    event: `${state.event + 1}. ${eventName(state.event)}`, step: `${state.tick + 1}/${state.timeline.length}` });
}

/** Shows everything: after a change of the event, the patterns or the language. */
function show() {
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = text(node.dataset.text);
  for (const node of document.querySelectorAll('[data-label]')) {
    node.setAttribute('aria-label', text(node.dataset.label));
  }
  state.timeline = timelineOf(events());
  state.tick = Math.min(state.tick, state.timeline.length - 1);
  showSelects();
  showMarks();
  showLegend();
  showColumns();
  showStep();
  measureBars();
}

/** The parts above the columns. The player stays visible. */
const bars = ['header', 'player'];

/** Gives the columns the space between the bars. */
function measureBars() {
  for (const id of bars) document.documentElement.style.setProperty(`--${id}`, `${$(id).offsetHeight}px`);
  followStep();
}

/** Makes the columns. Those of the same event stay as they are. */
function showColumns() {
  const all = events();
  columns = state.patterns.map((id, index) => columns.find((column) =>
    column.event === all[index] && column.lang === state.lang) ?? makeColumn(id));
  $('columns').style.setProperty('--widest', widestOf(all));
  $('columns').style.setProperty('--lines', screenHeight());
  $('columns').dataset.count = columns.length;
  $('columns').replaceChildren(...columns.map(({ node }) => node));
}

const eventName = (index) => text(state.demo.events[index]);
const demoTexts = { button: 'button', news: 'news list', task: 'print task' };

function showSelects() {
  const option = (value, label, isSelected) =>
    element('option', { value, selected: isSelected }, label);
  $('demo').replaceChildren(...data.demos.map((demo) =>
    option(demo.id, text(demoTexts[demo.id]), demo === state.demo)));
  $('event').replaceChildren(...state.demo.events.map((_, index) =>
    option(index, `${index + 1}. ${eventName(index)}`, index === state.event)));
  // The buttons stay, because one of them can have the focus.
  [...$('patterns').children].forEach((button, index) => {
    const pattern = data.patterns[index];
    button.textContent = titleOf(pattern);
    button.disabled = !runOf(state.demo, pattern.id);
    button.setAttribute('aria-pressed', state.patterns.includes(pattern.id));
  });
}

function showMarks() {
  const { marks, length } = state.timeline;
  $('slider').max = length - 1;
  const names = new Map();
  for (const { name, tick } of marks) {
    names.set(tick, [...(names.get(tick) ?? []), name]);
  }
  $('marks').replaceChildren(...[...names].map(([tick, words]) =>
    element('button', { onclick: () => { moveTo(tick); showStep(); } }, words.join(' · '))));
}

let isPrepared = false;

/** Shows the step of the address, or the first one. */
function showSteps(hasAddress) {
  if (!isPrepared) prepareSteps();
  if (hasAddress || !state.timeline) readAddress();
  show();
}

function leaveSteps() {
  clearTimeout(writeAddressSoon.timer);
  if (player) pause();
}

function prepareSteps() {
  isPrepared = true;
  $('patterns').replaceChildren(...data.patterns.map(({ id }) =>
    element('button', { onclick: () => togglePattern(id) })));
  $('demo').onchange = () => visit(() => {
    state.demo = demoOf($('demo').value);
    const kept = state.patterns.filter((id) => runOf(state.demo, id));
    state.patterns = kept.length ? kept : [state.demo.runs[0].pattern];
    Object.assign(state, { event: Math.min(1, state.demo.events.length - 1), tick: 0 });
  });
  $('event').onchange = () => selectEvent(Number($('event').value));
  $('slider').oninput = () => { moveTo(Number($('slider').value)); showStep(); };
  $('back').onclick = () => step(-1);
  $('forward').onclick = () => step(1);
  $('next-event').onclick = () => selectEvent((state.event + 1) % state.demo.events.length);
  $('play').onclick = togglePlayer;
  const observer = new ResizeObserver(measureBars);
  bars.forEach((id) => observer.observe($(id)));
}
