// The timeline: how the steps of several patterns are aligned.

/**
 * Returns the indexes at which the parts of an event begin: touch, model, label, end.
 *
 * Without a way to a label, the part of the label begins with the first change of the screen after the model.
 */
function startsOf({ steps, way, before }) {
  const end = Math.max(0, steps.length - 1);
  const first = Math.max(0, steps.findIndex(isModelChange));
  const changed = steps.findIndex(({ screen }, index) => index >= first && screen !== (steps[index - 1]?.screen ?? before));
  const label = way?.steps.at(-1) ?? (changed < 0 ? end : changed);
  const model = steps.some(isModelChange) ? first : label;
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
  const hasModel = events.some(({ steps }) => steps.some(isModelChange));
  const names = [text(events[0].steps[0]?.kind ?? 'start'), hasModel && text('model changed'), text('screen changed'), text('end')];
  const marks = names.map((name, part) => ({ name, tick: positions[part] }));
  return {
    length: positions[3] + 1,
    marks: marks.filter((mark) => mark.name),
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
