// The object picture: boxes are objects, and lines are references. Calls go down on the left, and news comes up on the right.

function shape(tag, attributes) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

/** Returns the sign of a kind of reference: a line from one point to another. */
function line(kind, { x, y1, y2 }, marks = '') {
  const group = shape('g', { class: `line ${kind} ${marks}` });
  const way = Math.sign(y2 - y1);
  const head = (at) => shape('path', { d: `M${x - 4} ${at - way * 7}L${x} ${at}L${x + 4} ${at - way * 7}`, class: 'head' });
  const isEye = ['observes', 'sees'].includes(kind);
  group.append(shape('path', { d: `M${x} ${y1 + (isEye ? way * 12 : 0)}V${y2}`, class: 'stroke' }));
  // The eye of an observer looks at the property.
  if (isEye) {
    const at = y1 + way * 6;
    group.append(shape('path', { d: `M${x - 8} ${at}q8 -9 16 0q-8 9 -16 0z`, class: 'eye' }), shape('circle', { cx: x, cy: at, r: 2.4, class: 'pupil' }));
  } else {
    group.append(head(y2));
  }
  return group;
}

class Picture {
  /** @param press Is called when the button of a screen is pressed. */
  constructor(story, { press, guesses }) {
    Object.assign(this, { story, press, guesses, boxes: new Map() });
    this.stage = element('div', { className: 'stage' });
    this.node = element('article', { className: 'object-picture', 'aria-label': titleOf(story.pattern) },
      element('h2', null, titleOf(story.pattern)), this.stage);
    this.node.dataset.pattern = story.run.pattern;
  }

  /** Makes the boxes of the objects that exist, or existed last. */
  draw() {
    const { story } = this;
    const hadFocus = this.stage.contains(document.activeElement);
    this.boxes.clear();
    this.lines = shape('svg', { 'aria-hidden': true });
    this.moving = element('div', { className: 'moving', 'aria-hidden': true });
    this.spoken = element('p', { className: 'spoken' });
    const shown = story.objects.map((object, number) => number)
      .filter((number) => story.isDrawn(story.objects[number]) && (!story.objects[number].screen || story.views.includes(number)));
    const rows = ['top', 'board', 'middle', 'gap', 'low'].map((row) => element('div', { className: `slot ${row}` },
      ...shown.filter((number) => story.rowOf(number) === row).map((number) => this.makeBox(number))));
    this.stage.replaceChildren(this.lines, ...rows, this.moving, this.spoken);
    if (hadFocus) this.stage.querySelector('button')?.focus({ preventScroll: true });
    this.drawnViews = story.views.join();
    this.updateBoxes();
  }

  makeBox(number) {
    const { story } = this;
    const object = story.objects[number];
    const isHalf = object.screen && story.views.length > 1;
    const side = isHalf ? say(number === story.views[0] ? 'left' : 'right') : '';
    const box = { values: new Map(), note: element('p', { className: 'note' }), rows: element('div') };
    box.node = element('div', { className: `box ${isHalf ? 'half' : ''}` },
      element('div', { className: 'box-head' }, element('b', { className: hue(object.role) }, side, element('span', null, ` ${roleName(object)}`)),
        element('span', { className: 'type', translate: false }, object.type)));
    box.node.dataset.object = number;
    if (object.screen) {
      const isGuess = this.guesses !== undefined;
      box.label = element(isGuess ? 'button' : 'div', { className: 'label-text' });
      if (isGuess) {
        box.label.setAttribute('aria-pressed', this.guesses.has(box.label));
        box.label.onclick = () => {
          if (this.guesses.has(number)) this.guesses.delete(number); else this.guesses.add(number);
          this.update();
        };
      }
      const hasButton = story.objects.some((other) => other.type === 'Button' && other.in === number);
      box.button = hasButton && element('button', { className: 'app-button', disabled: !this.press || side === say('right'), onclick: () => this.press() }, 'Click me!');
      box.button?.setAttribute?.('aria-label', `Click me! (${[titleOf(story.pattern), side].filter(Boolean).join(text(', '))})`);
      // The room of an alert is kept.
      box.alert = element('p', { className: 'alert', hidden: hasButton });
      box.node.append(element('div', { className: 'device' }, element('span', { className: 'caption' }, hasButton ? say('label') : text('Screen')), box.label, box.alert, ...(hasButton ? [box.button] : [])));
    }
    box.node.append(box.rows, box.note);
    this.boxes.set(number, box);
    return box.node;
  }

  // MARK: The present values

  update() {
    this.updateBoxes();
    this.drawLines();
  }

  updateBoxes() {
    if (this.drawnViews !== this.story.views.join()) return this.draw();
    for (const [number, box] of this.boxes) this.updateBox(number, box);
    this.spoken.textContent = this.story.references.map((reference) => this.sentence(reference)).filter(Boolean).join(' ');
  }

  updateBox(number, box) {
    const { story } = this;
    const object = story.objects[number];
    const exists = story.alive.has(number);
    const isStuck = story.stuck.has(number);
    box.node.classList.toggle('running', story.running === number);
    box.node.classList.toggle('released', !exists);
    box.node.classList.toggle('stuck', isStuck);
    const isKept = exists && story.run.kept?.includes(number);
    box.note.textContent = isStuck ? say('stuck') : !exists ? say('released') : isKept ? say('kept') : '';
    if (box.label) {
      const isNew = story.changed.has(`${number} label`);
      const shown = story.labels.get(number) ?? '';
      box.label.replaceChildren(element('span', { className: isNew ? 'value changed' : 'value' }, shown || '\u00a0'));
      if (this.guesses) this.updateGuess(number, box, isNew);
      box.alert.textContent = story.alerts.get(number) ?? '';
      return;
    }
    const values = [...story.values.values()].filter((value) => value.object === number && value.value !== '""');
    const empty = story.references.filter(({ holder, held, kind }) => exists && holder === number && held === null && kind !== 'observes');
    const rows = [...values.map(({ name, value }) => [name, value, story.changed.has(`${number} ${name}`)]), ...empty.map(({ property }) => [property, 'nil', true])];
    if (!rows.length && ['presenter', 'worker'].includes(object.role) && exists) {
      box.rows.replaceChildren(element('p', { className: 'row none' }, say('storesNothing')));
    } else {
      box.rows.replaceChildren(...rows.map(([name, value, isNew]) => element('p', { className: 'row', translate: false },
        element('span', { className: 'name' }, name), ' ', element('span', { className: isNew ? 'value changed' : 'value' }, value))));
    }
  }

  updateGuess(number, box, isNew) {
    const isGuessed = this.guesses.has(number);
    const isOver = this.story.event > 0 && !this.story.isWithin;
    box.label.disabled = this.story.event > 0;
    box.label.setAttribute('aria-pressed', isGuessed);
    box.label.setAttribute('aria-label', say('expect', { name: titleOf(this.story.pattern), side: box.node.querySelector('b').firstChild.textContent, label: this.story.labels.get(number) }));
    if (isGuessed) box.label.append(element('span', { className: isOver && isNew ? 'mark right' : 'mark' }, !isOver ? '?' : isNew ? '✓' : '✗'));
  }

  // MARK: Lines

  /** Returns a reference as a sentence. */
  sentence({ holder, held, kind, via, property, observed }) {
    const a = this.story.objects[this.story.drawn(holder)];
    const b = this.story.objects[this.story.drawn(held)];
    if (!a) return '';
    if (held === null) return say('refersNil', { a: roleName(a), value: property });
    if (!b) return '';
    const keys = { owns: via ? 'refersOwnsVia' : 'refersOwns', weak: via ? 'refersWeakVia' : 'refersWeak', observes: 'refersObserves' };
    return say(keys[kind], { a: roleName(a), b: roleName(b), value: observed });
  }

  /** Measures all boxes before lines are drawn, because each drawing would make the browser measure again. */
  measure() {
    const stage = this.stage.getBoundingClientRect();
    this.rects = new Map([...this.boxes].map(([number, { node }]) => {
      const box = node.getBoundingClientRect();
      return [number, { x: box.left - stage.left, top: box.top - stage.top, bottom: box.bottom - stage.top, width: box.width, isHalf: box.width < stage.width * 0.7 }];
    }));
  }

  rect(number) { return this.rects.get(number); }

  /** Returns the ends of a line between two boxes. It stands on the left or on the right of the narrower box. */
  ends(from, to, isRight) {
    const [a, b] = [this.rect(from), this.rect(to)];
    if (!a || !b) return undefined;
    const narrow = b.isHalf ? b : a;
    const isUp = b.top < a.top;
    return { x: narrow.x + narrow.width * (isRight ? 0.74 : 0.26), y1: isUp ? a.top : a.bottom, y2: isUp ? b.bottom : b.top };
  }

  drawLines() {
    const { story } = this;
    this.measure();
    this.lines.replaceChildren();
    this.moving.querySelectorAll('.line-words').forEach((node) => node.remove());
    const drawn = new Set();
    for (const { holder, held, kind, via } of story.references) {
      const isRight = kind === 'observes' || story.isUp({ from: holder, to: held ?? holder, kind });
      const ends = held === null ? undefined : this.ends(holder, held, isRight);
      const key = [holder, held, isRight].join();
      if (!ends || drawn.has(key)) continue;
      drawn.add(key);
      const isCycle = isRight && story.stuck.has(holder) && story.stuck.has(held);
      const isTraced = isRight && story.traces.some(({ from, to }) => [from, to].includes(holder) && [from, to].includes(held));
      if (!isTraced) {
        const drawing = line(kind, ends, `${via ? 'via' : ''} ${isCycle ? 'hot' : ''}`);
        drawing.dataset.reference = `${holder} ${held}`;
        this.lines.append(drawing);
      }
      const words = say(kind === 'observes' && isCycle ? 'ownsClosure' : kind + (via ? 'Via' : ''));
      if (!isTraced && !this.rect(holder).isHalf && !this.rect(held).isHalf) this.words(ends, words, 'before');
    }
    for (const { from, to, kind, text: words, value, passed } of story.traces) {
      // What is read moves up, to the reader.
      const ends = kind === 'reads' ? this.ends(to, from, true) : this.ends(from, to, true);
      if (!ends) continue;
      this.lines.append(line(kind, ends, 'hot'));
      const isHalf = [from, to].some((number) => this.rect(number).isHalf);
      const short = isHalf ? value ?? passed : this.rect(from).width < 100 ? value : undefined;
      if (words) this.words(ends, short ?? words, 'trace');
    }
    this.showMissingCalls();
  }

  /** Says that no call was made, where a weak reference is nil and its holder has run in the event. */
  showMissingCalls() {
    const { story } = this;
    if (story.isWithin || story.event === 0) return;
    for (const { holder, held, kind, property } of story.references) {
      const hasRun = story.current.steps.some((step) => story.drawn(step.object) === holder);
      const rect = held === null && kind === 'weak' && hasRun && this.rect(holder);
      if (rect) this.words({ x: this.stage.clientWidth * 0.6, y1: rect.top - 46, y2: rect.top }, say('noCall', { name: property }), 'trace missing');
    }
  }

  /** Places words at the middle of a line, inside the picture. */
  words({ x, y1, y2 }, words, className) {
    const node = element('span', { className: `line-words ${className}` }, words);
    this.moving.append(node);
    if (className === 'before') node.style.transform = `translate(${x - 12}px, ${(y1 + y2) / 2}px) translate(-100%, -50%)`;
    else this.place(node, x, (y1 + y2) / 2);
  }

  place(node, x, y) {
    const half = node.offsetWidth / 2;
    const middle = Math.max(half, Math.min(this.stage.clientWidth - half, x));
    node.style.transform = `translate(${middle - half}px, ${y - node.offsetHeight / 2}px)`;
    return node.style.transform;
  }
}
