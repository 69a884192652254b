'use strict';

// What a step says, and how the steps of several patterns are aligned.

const data = JSON.parse(document.getElementById('data').textContent);

const demoOf = (id) => data.demos.find((demo) => demo.id === id);
const patternOf = (id) => data.patterns.find((pattern) => pattern.id === id);
const runOf = (demo, pattern) => demo.runs.find((run) => run.pattern === pattern);

function summaryOf(pattern) {
  return texts[state.lang].summaries[pattern.id] ?? pattern.summary;
}

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
  const names = [events[0].steps[0]?.kind ?? 'start', hasModel ? 'model' : null, 'label', 'end'];
  const marks = names.map((name, part) => ({ name, tick: positions[part] }));
  return {
    length: positions[3] + 1,
    marks: marks.filter((mark) => mark.name),
    modelTick: hasModel ? positions[1] : -1,
    /** Returns the step of a column at a tick. */
    step(column, tick) {
      const start = starts[column];
      if (tick >= positions[3]) return start[3];
      const part = positions.findLastIndex((position) => position <= tick);
      const last = Math.max(start[part], start[part + 1] - 1);
      return Math.min(start[part] + tick - positions[part], last);
    },
  };
}

/** Returns the words before the arrow, as the X-ray prints them. */
function wayOf(step) {
  const way = { protocol: `via ${step.via}`, notification: `message ${step.via}` };
  const plain = step.kind === 'call' && step.accessor ? '' : step.kind;
  return [step.accessor, way[step.kind] ?? plain].filter(Boolean).join(' ');
}

const nameOf = (step) => `${step.type}.${step.function}`;
const roleName = (role) => text(`roles/${role}`);

/** The names in a sentence. The quiz uses others, which hide the pattern. A hidden function is empty. */
const openNames = {
  object: (step) =>
    step.role ? text('object', { role: roleName(step.role), type: step.type }) : step.type,
  member: (step) => {
    const outer = step.function.match(/^(.*) \{ … \}$/);
    if (outer) return text('closureIn', { name: outer[1] });
    return step.accessor ? `“${step.function.split(':')[0]}”` : step.function;
  },
  protocol: (step) => text('theProtocol', { name: step.via }),
  message: (step) => text('theMessage', { name: step.via }),
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
  if (step.kind === 'wakes' && caller?.accessor === 'set') key = 'wakesByChange';
  const member = names.member(step);
  const sentence = text(`sentences/${key}`, {
    from: caller ? names.object(caller) : text('noCaller'),
    to: names.object(step),
    fn: member,
    which: member && text('which', { name: member }),
    via: isProtocol ? names.protocol(step) : names.message(step),
  });
  const times = step.count ? ` (${text('times', { count: step.count })})` : '';
  return sentence.charAt(0).toUpperCase() + sentence.slice(1) + times;
}

/** Returns the indexes of the functions on the stack, and of those that caused its task. */
function stackOf(event, index) {
  const stack = [];
  const cause = [];
  let list = stack;
  for (let at = index; at !== undefined; at = event.steps[at].parent) {
    list.push(at);
    if (['wakes', 'starts'].includes(event.steps[at].kind)) list = cause;
  }
  return { stack, cause };
}

/** Returns the line that the step reached first. A generated accessor has its declaration only. */
function reachedLine(step) {
  return step.lines[0] ?? data.sources[step.source]?.first;
}
