'use strict';

// What a step says.

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

/** Returns the line of a step as the X-ray prints it. */
const lineOf = (step) => `${step.words} → ${step.type}.${shownOf(step, step.function)}`;
/** Returns what X-ray prints below a step after which its task waits. */
const waitsOf = (step) => (step.waits ?? []).map((name) => `${data.waits} ${name}`);
const isShort = (value) => value !== undefined && value.length <= 22 && !value.endsWith(')');
/** Returns a function or a property with the value that travels, if it is short, in place of its type. */
function shownOf({ value, accessor, isClosure, member }, name) {
  if (!isShort(value) || isClosure) return name;
  return accessor ? `${member} = ${value}` : name.replace(/\((\w+:)?[^)]*\)$/, (_, label) => `(${[label, value].filter(Boolean).join(' ')})`);
}

/** Whether the role of a step tells more than its type. An alert is no row, and an error no news item. */
const isNamed = ({ role }) => role && !['row', 'items'].includes(role);

/** The names in a sentence. */
const names = {
  object: (step) =>
    isNamed(step) ? text('the {role} {type}', { role: text(step.role), type: step.type }) : step.type,
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
  callOwn: '{from} calls its own {fn}.',
  startsOwn: '{from} starts a task{which}.',
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
function sentenceOf(event, index) {
  const step = event.steps[index];
  const isProtocol = step.kind === 'protocol';
  let key = step.kind;
  if (step.accessor && isProtocol) key = `${step.accessor}Protocol`;
  if (step.accessor && step.kind === 'call') key = step.accessor;
  const caller = event.steps[step.parent];
  if (['call', 'get', 'set', 'starts'].includes(key) && caller?.type === step.type) key += 'Own';
  const member = names.member(step);
  const sentence = text(sentenceTexts[key], {
    from: caller ? names.object(caller) : text('the program'),
    to: names.object(step),
    fn: member,
    which: member && text(': ') + member,
    via: isProtocol ? names.protocol(step) : names.message(step),
  });
  const times = step.count ? text(' ({count} times)', { count: step.count }) : '';
  const value = isShort(step.value) && text(step.accessor ? 'The value is {value}.' : 'It passes {value}.', { value: step.value });
  return together(sentence.charAt(0).toUpperCase() + sentence.slice(1) + times, value);
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
