// A chapter on the screen: its pictures, its moments, and the button that leads from one to the next.

class Chapter {
  constructor(spec, holder) {
    Object.assign(this, { spec, holder, moment: 0, isBusy: false });
    this.says = element('p', { className: 'says-now' });
    this.go = element('button', { className: 'go', onclick: () => this.goOn() });
    this.dots = element('div', { className: 'dots' }, ...spec.moments.map((_, index) =>
      element('button', { tabIndex: -1, 'aria-label': say('moment', { number: index + 1, count: spec.moments.length }), onclick: () => this.jump(index) })));
    this.pictures = element('div', { className: 'pictures' });
    this.after = element('p', { className: 'after' });
    this.holder.append(element('div', { className: 'act' }, this.says, this.go, this.dots), this.pictures, this.after);
    // The boxes of one picture can move those of the others.
    this.observer = new ResizeObserver(() => this.all.forEach((picture) => picture.drawLines()));
    this.make(0);
    this.showMoment();
  }

  get stories() { return this.all.map(({ story }) => story); }
  get isLast() { return this.moment === this.spec.moments.length - 1; }
  get isPressed() { return !this.spec.moments[0].action; }

  /** Makes the pictures of the scenario of a moment, as they are at the beginning. */
  make(moment) {
    this.scenario = this.spec.moments[moment].scenario ?? this.spec.id;
    const kept = this.all?.map(({ guesses }) => guesses);
    this.all = data.scenarios[this.scenario].map((run, index) => {
      const story = new Story(run);
      const guesses = this.spec.isGuess ? kept?.[index] ?? new Set() : undefined;
      const picture = new Picture(story, { press: this.isPressed && (() => this.press()), guesses });
      for (const _ of story.advance({ event: this.spec.first ?? 0 }));
      return picture;
    });
    this.answers = this.all.map(() => element('div', { className: 'answer' }));
    this.pictures.style.setProperty('--count', this.all.length);
    this.pictures.replaceChildren(...this.all.map(({ node }) => node), ...this.answers);
    this.observer.disconnect();
    this.all.forEach(({ stage }) => this.observer.observe(stage));
    this.keepRoom();
  }

  /** Keeps the room of the answers of the last moment, so that nothing moves when they appear. */
  keepRoom() {
    const last = this.spec.moments.at(-1);
    this.all.forEach(({ story }, index) => {
      const run = runIn(last.scenario ?? this.spec.id, story.run.pattern);
      const end = new Story(run);
      for (const _ of end.advance(last));
      this.fill(this.answers[index], end, last.answers?.(end));
      this.answers[index].classList.add('later');
    });
  }

  fill(node, story, given) {
    if (!given) return;
    node.classList.remove('later');
    node.replaceChildren(element('h3', null, titleOf(story.pattern)), element('p', { className: `who ${given.role ? hue(given.role) : ''}` }, given.who), element('p', { className: 'why' }, given.why),
      ...given.sites.map((site) => codeLine(story.run, site)));
  }

  // MARK: Moments

  press() {
    if (this.isLast) this.begin();
    else this.goOn();
  }

  goOn() {
    if (this.isBusy) return;
    if (this.isLast) location.hash = chapterAfter(this.spec);
    else this.tell(this.moment + 1);
  }

  begin() {
    this.all.forEach(({ guesses }) => guesses?.clear());
    this.jump(0);
    if (this.isPressed && !this.spec.isGuess) this.tell(1);
  }

  /** Plays what happens until a moment. */
  async tell(moment) {
    const { spec } = this;
    if ((spec.moments[moment].scenario ?? spec.id) !== this.scenario) return this.jump(moment);
    this.isBusy = true;
    this.holder.classList.add('busy');
    this.holder.classList.remove('asks');
    this.answers.forEach((node) => node.classList.add('later'));
    const { all } = this;
    await Promise.all(all.map(async (picture) => {
      for (const steps of picture.story.advance(spec.moments[moment])) {
        if (all !== this.all) return;
        picture.update();
        if (steps.length) await showBeat(picture, steps);
        else await wait(isCalm() ? 0 : 350);
      }
      picture.update();
    }));
    if (all !== this.all) return;
    const said = this.spoken();
    this.stories.forEach((story) => { story.spokenSteps = story.isWithin ? story.beat : 0; });
    this.moment = moment;
    this.showMoment();
    $('live').textContent = together(this.summary(), said);
  }

  /** Shows a moment without motion. */
  jump(moment) {
    this.make(moment);
    for (const { story } of this.all) for (const _ of story.advance(moment === 0 ? { event: this.spec.first ?? 0 } : this.spec.moments[moment]));
    this.moment = moment;
    this.showMoment();
    $('live').textContent = this.summary();
  }

  showMoment() {
    const { spec, isLast } = this;
    const moment = spec.moments[this.moment];
    this.isBusy = false;
    this.holder.className = [this.moment === 0 && this.isPressed && 'pressing', isLast && 'over', spec.ask && moment.pauses && 'asks'].filter(Boolean).join(' ');
    this.all.forEach((picture) => picture.updateBoxes());
    this.says.textContent = moment.says(this.stories, new Map(this.all.map(({ story, guesses }) => [story, guesses])));
    this.go.textContent = isLast ? say('next', { name: nameOfChapter(chapterAfter(spec)) }) : moment.action ? say(moment.action) : say(spec.isGuess ? 'pressLeft' : 'press');
    [...this.dots.children].forEach((dot, index) => dot.toggleAttribute('aria-current', index === this.moment));
    this.all.forEach(({ story }, index) => this.fill(this.answers[index], story, moment.answers?.(story)));
    if (!moment.answers) this.answers.forEach((node) => node.classList.add('later'));
    this.after.replaceChildren(...moment.after?.() ?? []);
    this.all.forEach((picture) => picture.drawLines());
  }

  // MARK: For a screen reader

  summary() {
    const given = this.answers.filter((node) => !node.classList.contains('later')).flatMap((node) => [...node.children]);
    return together(...[this.says, ...given].map((node) => node.textContent));
  }

  /** Returns what happened since the pause or in the event, as sentences. */
  spoken() {
    return this.stories.map((story) => {
      const { current, spokenSteps = 0, isWithin, beat } = story;
      const sentences = [...current.steps.keys()].slice(spokenSteps, isWithin ? beat : Infinity).map((index) => sentenceOf(current, index));
      return sentences.length ? `${titleOf(story.pattern)}${text(': ')}${together(...sentences)}` : '';
    }).join(' ');
  }
}

/** Returns a line of a source, and a link to its step, if the last chapter shows it. */
function codeLine(run, site) {
  const isMissing = site === run.missing;
  const { path, first, lines } = data.sources[site.source];
  const words = lines[site.line - first].trim();
  const place = `${path.split('/').at(-1)}:${site.line}`;
  const address = addressOf(run.pattern, site);
  const code = element('code', { translate: false }, isMissing ? element('s', null, words) : words);
  return element('div', { className: 'code-line' }, address && !isMissing ? element('a', { href: address }, code) : code,
    element('small', isMissing ? null : { translate: false, title: path }, isMissing ? say('lineOmitted') : place));
}

/** Returns the address of the step that a line makes, in the last chapter. */
function addressOf(pattern, site) {
  const event = runOf(data.demos[0], pattern)?.events[1];
  const step = event?.steps.findLastIndex((one) => one.site?.source === site.source && one.site.line === site.line) ?? -1;
  return step < 0 ? undefined : `#pair=${pattern}&demo=${data.demos[0].id}&event=press&step=${step + 1}`;
}
