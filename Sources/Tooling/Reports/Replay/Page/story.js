// A recorded run, and how far it has been told.

for (const run of Object.values(data.scenarios).flat()) {
  for (const { steps, after, references } of run.events) {
    after.references = references.map((index) => run.references[index]);
    for (const step of steps) Object.assign(step, data.calls[step.call]);
  }
}

const isModelChange = (step) => step.role === 'model' && step.accessor === 'set';

/** Returns the indexes of the steps in the order of time. Observers of one change run in no promised order, so their steps share a beat. */
function beatsOf(steps) {
  const beats = [];
  const endOf = (first) => {
    const end = steps.findIndex((step, index) => index > first && !(step.parent >= first));
    return end < 0 ? steps.length : end;
  };
  for (let index = 0; index < steps.length;) {
    const { kind, parent, via } = steps[index];
    const isShared = ['observer', 'notification'].includes(kind);
    const twins = [...steps.keys()].filter((other) => other === index
      || (isShared && other > index && steps[other].kind === kind && steps[other].parent === parent && steps[other].via === via));
    const length = twins.length > 1 ? endOf(index) - index : 1;
    for (let offset = 0; offset < length; offset++) beats.push(twins.map((twin) => twin + offset));
    index = twins.length > 1 ? endOf(twins.at(-1)) : index + 1;
  }
  return beats;
}

class Story {
  constructor(run) {
    Object.assign(this, { run, pattern: patternOf(run.pattern), objects: run.objects });
    this.begin(0);
    this.finish();
  }

  get current() { return this.run.events[this.event]; }

  /** Begins an event. A view that opens is there from the beginning of the event. */
  begin(event) {
    Object.assign(this, { event, beat: 0, isWithin: true, running: null, changed: new Set(), traces: [] });
    this.beats = beatsOf(this.current.steps);
    if (this.current.action === 'open') {
      const { alive, references, screens } = this.current.after;
      Object.assign(this, { alive: new Set(alive), references });
      for (const { object } of screens) {
        this.open.add(object);
        this.labels.set(object, '');
      }
    }
  }

  /** Takes over what was read from the objects after the event. */
  finish() {
    const { alive, stuck = [], properties, references, screens } = this.current.after;
    const before = this.values ?? new Map();
    this.values = new Map(properties.map((property) => [`${property.object} ${property.name}`, property]));
    for (const [key, { value }] of this.values) if (before.has(key) && before.get(key).value !== value) this.changed.add(key);
    // A view that is closed keeps its text in the picture.
    this.labels = new Map([...this.labels ?? [], ...screens.map(({ object, label, rows }) => [object, label || rows?.join(', ') || ''])]);
    this.open = new Set(screens.map(({ object }) => object));
    this.alerts = new Map(screens.map(({ object, alert }) => [object, alert]));
    Object.assign(this, { alive: new Set(alive), stuck: new Set(stuck), references, running: null, isWithin: false });
  }

  /** Goes on to the end of an event, or to its change of the model. Each beat is given before it is applied. */
  * advance({ event, pauses }) {
    while (this.event < event || (this.event === event && this.isWithin)) {
      if (!this.isWithin) {
        this.begin(this.event + 1);
        yield [];
      }
      while (this.beat < this.beats.length) {
        const steps = this.beats[this.beat++].map((index) => this.current.steps[index]);
        yield steps;
        steps.forEach((step) => this.apply(step));
        if (pauses && this.event === event && steps.some(isModelChange)) return;
      }
      this.finish();
      yield [];
    }
  }

  apply(step) {
    const [from, to] = [this.callerOf(step), this.drawn(step.object)];
    if (to === undefined) return;
    if (step.accessor === 'set' && step.value !== undefined) {
      const name = step.member;
      if (step.type === 'Label') {
        this.labels.set(to, step.value.replaceAll('"', ''));
        this.changed.add(`${to} label`);
      } else if (this.values.has(`${to} ${name}`)) {
        this.values.set(`${to} ${name}`, { ...this.values.get(`${to} ${name}`), value: step.value });
        this.changed.add(`${to} ${name}`);
      }
    }
    if (step.accessor !== 'get') this.running = to;
    const move = this.moveOf(step);
    for (const part of move?.parts ?? [move]) if (part && this.isUp(part)) this.leaveTrace(part);
  }

  /** Keeps the way of the news visible. What an observer reads is what it sees. An empty text leaves no trace. */
  leaveTrace({ from, to, kind, text: words, asked, value, passed }) {
    if (value === '""') return;
    const same = this.traces.find((trace) => trace.from === from && trace.to === to);
    const isObserver = kind === 'reads' && this.references.some((other) => other.kind === 'observes' && other.holder === from && other.held === to && other.observed === asked);
    const trace = isObserver ? { from, to, kind: 'sees', text: say('sees', { value: value ?? asked }), value } : { from, to, kind, text: words, value, passed };
    if (same) Object.assign(same, isObserver ? trace : {});
    else this.traces.push(trace);
  }

  // MARK: Objects

  /** Returns the box of an object: a control is part of the box of its screen. */
  drawn(number) {
    const object = this.objects[number];
    const box = object?.in ?? number;
    return this.isDrawn(this.objects[box]) ? box : undefined;
  }

  isDrawn(object) {
    return object !== undefined && (object.screen !== undefined || object.type === 'NotificationCenter'
      || ['presenter', 'view model', 'worker', 'model'].includes(object.role));
  }

  callerOf(step) { return this.drawn(this.current.steps[step.parent]?.object); }

  /** The row of the picture: views, the center, the object in the middle, the model. */
  rowOf(number) {
    const { screen, type, role } = this.objects[number];
    return screen ? 'top' : type === 'NotificationCenter' ? 'board' : role === 'model' ? 'low' : 'middle';
  }

  /** Whether a move ends above its beginning, or reads from there: this is the way of the news. */
  isUp({ from, to, kind }) {
    const rows = ['top', 'board', 'middle', 'low'];
    if (from === undefined) return false;
    const distance = rows.indexOf(this.rowOf(to)) - rows.indexOf(this.rowOf(from));
    return ['reads', 'sees'].includes(kind) ? distance > 0 : distance < 0;
  }

  /** The views that exist, or those that existed last. */
  get views() {
    const all = this.objects.keys().filter((number) => this.objects[number].screen).toArray();
    const alive = all.filter((number) => this.alive.has(number) && (this.open.has(number) || this.stuck.has(number)));
    return alive.length ? alive : all.filter((number) => this.objects[number].screen === 'A');
  }

  /** Returns what travels between two boxes in a step, or `undefined` if nothing does. */
  moveOf(step) {
    const [from, to] = [this.callerOf(step), this.drawn(step.object)];
    if (to === undefined || from === to || step.accessor === 'set') return undefined;
    if (step.accessor === 'get') return from === undefined ? undefined : { kind: 'reads', from, to, text: say('reads', { value: step.value ?? step.member }), asked: step.member, value: step.value };
    if (step.kind === 'observer') return { kind: 'sees', from: to, to: from, text: say('sees', { value: this.current.steps[step.parent].member }) };
    if (step.kind === 'notification') {
      const board = this.objects.findIndex(({ type }) => type === 'NotificationCenter');
      const words = step.value === undefined ? step.via : `${step.via}(${step.value})`;
      return { kind: 'message', from, to, text: words, parts: [{ kind: 'call', from, to: board, text: words }, { kind: 'call', from: board, to, text: '' }] };
    }
    if (from === undefined && step.parent !== undefined) return undefined;
    const label = step.function.match(/\((\w+): /)?.[1];
    const name = step.function.split('(')[0];
    const words = step.value === undefined ? `${name}(${step.function.includes('()') ? '' : '…'})` : label ? `${label}: ${step.value}` : `${name}(${step.value})`;
    return from === undefined && ['touch', 'start', 'closure'].includes(step.kind) ? undefined : { kind: 'call', from, to, text: words, passed: step.value };
  }
}

/** Returns how a label was told in an event, and by whom. */
function tellingOf(run, event, label) {
  const { steps, changes } = run.events[event];
  const change = changes.find((one) => one.label === label) ?? changes.at(-1);
  if (!change) return undefined;
  const step = steps[change.decidingStep];
  const caller = steps[step.parent];
  const way = step.kind === 'observer' ? 'observes' : step.kind === 'starts' ? 'delivers' : step.kind === 'notification' ? 'posts' : step.accessor === 'set' ? 'sets' : 'calls';
  const objectOf = (one) => run.objects[run.objects[one?.object]?.in ?? one?.object];
  return { way, step, change, teller: objectOf(caller), told: objectOf(step),
    // An observer’s own line is the one that contains its closure.
    observing: { source: step.source, line: step.line } };
}
