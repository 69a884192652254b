// The chapter that asks which pattern a line belongs to. The lines are those that decided in the recordings.

/** Returns the lines, their patterns and the reasons. A line that several patterns have tells none. */
function namingQuestions() {
  const news = demoOf('news');
  const decided = (pattern) => {
    const { steps, way } = runOf(news, pattern).events.find((event) => event.way && event.steps[0].kind === 'answer') ?? {};
    return steps && { step: steps[way.decidingStep], last: steps[way.steps.at(-1)] };
  };
  const lineAt = (site) => site && data.sources[site.source].lines[site.line - data.sources[site.source].first].trim();
  const [mvc, mvp, mvvm] = ['mvc', 'mvp', 'mvvm'].map(decided);
  const shared = runOf(news, 'mvp').events.flatMap(({ steps }) => steps).find(({ kind, role }) => kind === 'observer' && role === 'presenter');
  return [
    { site: mvp?.step.site, pattern: 'mvp', why: 'whyCall' }, { site: mvvm?.step.site, pattern: 'mvvm', why: 'whyState' },
    { site: mvc?.last.site, pattern: 'mvc', why: 'whySet' }, { site: mvvm?.step, pattern: 'mvvm', why: 'whyObserve' }, { site: shared, why: 'whyTrap' },
  ].map((question) => ({ ...question, code: lineAt(question.site) })).filter(({ code }) => code);
}

class Naming {
  constructor(_, holder) {
    Object.assign(this, { holder, index: 0, all: namingQuestions() });
    this.ask();
  }

  ask() {
    const { pattern, why, code } = this.all[this.index];
    const answer = element('p', { className: 'why', role: 'status' });
    const next = element('button', { className: 'go', hidden: true, onclick: () => {
      this.index = (this.index + 1) % this.all.length;
      this.ask();
      this.holder.querySelector('.choices button').focus();
    } }, say(this.index + 1 < this.all.length ? 'nextLine' : 'again'));
    const choices = [...['mvc', 'mvp', 'mvvm'].map(patternOf), undefined].map((choice) => {
      const name = choice ? titleOf(choice) : say('cannotTell');
      return element('button', { onclick: () => {
        answer.textContent = together(choice?.id === pattern ? say('yes') : say('no', { name: pattern ? titleOf(patternOf(pattern)) : say('cannotTell') }), say(why));
        next.hidden = false;
      } }, name);
    });
    this.holder.replaceChildren(element('p', null, `${this.index + 1}/${this.all.length}`), element('pre', { translate: false }, code),
      element('div', { className: 'choices' }, ...choices), answer, next);
  }
}
