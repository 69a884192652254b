'use strict';

// What a step says, and how the steps of several patterns are aligned.

const data = JSON.parse(document.getElementById('data').textContent);
for (const step of data.demos.flatMap(({ runs }) => runs).flatMap(({ events }) => events).flatMap(({ steps }) => steps)) {
  Object.assign(step, data.calls[step.call]);
}

const demoOf = (id) => data.demos.find((demo) => demo.id === id);
const patternOf = (id) => data.patterns.find((pattern) => pattern.id === id);
const runOf = (demo, pattern) => demo.runs.find((run) => run.pattern === pattern);

/** Returns a text in the language of the page, with `{name}` replaced by `values.name`. Its English is the key. */
function text(english, values = {}) {
  const template = state.lang === 'zh' ? data.chinese[english] ?? english : english;
  return template.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}

const titleOf = (pattern) => text(pattern.name);
const summaryOf = (pattern) => text(pattern.summary);

/** Returns the indexes at which the parts of an event begin: touch, model, label, end. */
function startsOf(event) {
  const end = Math.max(0, event.steps.length - 1);
  const label = event.marks.label ?? end;
  const model = Math.min(event.marks.model ?? label, end);
  return [0, model, Math.max(model, label), end];
}

/**
 * Returns the common timeline of the same event in several patterns.
 *
 * Each part takes as many ticks as its longest column. A shorter column waits at the end of its part.
 */
function timelineOf(events) {
  const starts = events.map(startsOf);
  const positions = [0];
  for (let part = 0; part < 3; part++) {
    const longest = Math.max(...starts.map((start) => start[part + 1] - start[part]));
    positions.push(positions[part] + longest);
  }
  const hasModel = events.some((event) => event.marks.model !== undefined);
  const names = [text(events[0].steps[0]?.kind ?? 'start'), hasModel && text('model changed'), text('screen changed'), text('end')];
  const marks = names.map((name, part) => ({ name, tick: positions[part] }));
  return {
    length: positions[3] + 1,
    marks: marks.filter((mark) => mark.name),
    modelTick: hasModel ? positions[1] : -1,
    /** Returns the part of a tick and the distance from its beginning. */
    place(tick) {
      const part = positions.findLastIndex((position) => position <= tick);
      return { part, offset: tick - positions[part] };
    },
    /** Returns the tick of a place. With the same place in another timeline, a column shows the same step. */
    tick({ part, offset }) {
      const end = part < 3 ? Math.max(positions[part], positions[part + 1] - 1) : positions[3];
      return Math.min(positions[part] + offset, end);
    },
    /** Returns the step of a column at a tick. */
    step(column, tick) {
      const start = starts[column];
      const { part, offset } = this.place(Math.min(tick, positions[3]));
      if (part === 3) return start[3];
      return Math.min(start[part] + offset, Math.max(start[part], start[part + 1] - 1));
    },
    /** Returns the first tick at which a column shows a step. */
    tickOf(column, step) {
      const ticks = Array.from({ length: positions[3] + 1 }, (_, tick) => tick);
      return ticks.find((tick) => this.step(column, tick) === step) ?? 0;
    },
  };
}

/** Returns the line of a step as the X-ray prints it. */
const lineOf = (step) => `${step.words} → ${nameOf(step)}`;
/** Returns what X-ray prints below a step after which its task waits. */
const waitsOf = (step) => (step.waits ?? []).map((name) => `${data.waits} ${name}`);
/** Returns the recorded text of a label, shortened, with a space before it. */
const valueOf = ({ value }) => (value === undefined ? '' : ` “${value.slice(0, 20)}${value.length > 20 ? '…' : ''}”`);
const nameOf = (step) => `${step.type}.${step.function}`;

/** The names in a sentence. The quiz uses others, which hide the pattern. A hidden function is empty. */
const openNames = {
  object: (step) =>
    step.role ? text('the {role} {type}', { role: text(step.role), type: step.type }) : step.type,
  member: (step) => {
    if (step.isClosure) return text('a closure in {name}', { name: step.member });
    return step.accessor ? `“${step.member}”` : step.member;
  },
  protocol: (step) => text('the protocol {name}', { name: step.via }),
  message: (step) => text('the message {name}', { name: step.via }),
};

/** The sentences of the kinds of steps. */
const sentenceTexts = {
  touch: 'The user touches {to}{which}.',
  drawing: '{to} is drawn{which}.',
  start: 'The screen is created: {to}, {fn}.',
  answer: 'A service answers: {to}, {fn}.',
  call: '{from} calls {to} by name{which}.',
  get: '{from} reads {fn} of {to}.',
  set: '{from} changes {fn} of {to}.',
  getOwn: '{from} reads its own {fn}.',
  setOwn: '{from} changes its own {fn}.',
  protocol: '{from} calls {to} through {via}{which}.',
  getProtocol: '{from} reads {fn} of {to} through {via}.',
  setProtocol: '{from} changes {fn} of {to} through {via}.',
  closure: '{from} calls a closure that {to} stored{which}.',
  notification: '{from} posts {via}, and {to} receives it{which}.',
  starts: '{from} starts a task of {to}{which}.',
  observer: '{to} observes {from}. After the change, it runs {fn}.',
  wakes: '{from} wakes a waiting task of {to}. The task continues in {fn}.',
};

/** Returns a step as a sentence. */
function sentenceOf(event, index, names = openNames) {
  const step = event.steps[index];
  const isProtocol = step.kind === 'protocol';
  let key = step.kind;
  if (step.accessor && isProtocol) key = `${step.accessor}Protocol`;
  if (step.accessor && step.kind === 'call') key = step.accessor;
  const caller = event.steps[step.parent];
  if (step.accessor && key === step.accessor && caller?.type === step.type) key += 'Own';
  const member = names.member(step);
  const sentence = text(sentenceTexts[key], {
    from: caller ? names.object(caller) : text('the program'),
    to: names.object(step),
    fn: key.endsWith('Own') && member === text('a property') ? text('property') : member,
    which: member && text(': ') + member,
    via: isProtocol ? names.protocol(step) : names.message(step),
  });
  const times = step.count ? text(' ({count} times)', { count: step.count }) : '';
  const value = step.value === undefined ? '' : ` ${text('The text is now {value}.', { value: valueOf(step).trim() })}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + times + value;
}

/** Returns for what the task of a step waits after the step, or an empty text. */
function waitSentence({ waits }) {
  const names = (waits ?? []).map((name) => (name === 'the answer' ? text('the answer') : name));
  return names.length ? text('Then the task waits for {names}.', { names: names.join(text(', ')) }) : '';
}

/** Returns the indexes of the functions that are in progress at a step. A waiting task has no caller. */
function callersOf(event, index) {
  const callers = [];
  for (let at = index; !['observer', 'wakes', 'starts'].includes(event.steps[at].kind);) {
    at = event.steps[at].parent;
    if (at === undefined) break;
    callers.push(at);
  }
  return callers;
}

/** Returns the line that the step reached first, or `undefined` if the compiler has generated the accessor. */
function reachedLine(step) {
  const { first, lines } = data.sources[step.source] ?? {};
  if (step.accessor !== 'set') return step.line ?? (step.accessor ? undefined : first);
  const observer = lines?.findIndex((line) => /\b(didSet|set) \{/.test(line)) ?? -1;
  return observer < 0 ? undefined : first + observer;
}

// MARK: The step that identifies the pattern

/** Whether the type of a step belongs to the pattern. All patterns share the others. */
const isOwn = (step) => !['control', 'model', 'service', 'items'].includes(step.role);

/**
 * Returns the step that tells the pattern: the deciding step of a touch or an answer. It is `undefined` if
 * the pattern neither makes this step nor is called by it, or if the page does not show the step that changes
 * the label.
 */
function tellingStep({ steps, way }) {
  if (!way || !['touch', 'answer'].includes(steps[0].kind)) return undefined;
  const deciding = steps[way.decidingStep];
  const isTold = [deciding, steps[deciding.parent]].some((step) => step && isOwn(step))
    && steps[way.steps.at(-1)].accessor === 'set';
  return isTold ? way.decidingStep : undefined;
}

/** Returns what the step that tells the pattern decides. */
const decisionOf = ({ decision }) => decision[state.lang];
