// The quiz: one event without the names of the pattern.

/** The answers so far, by pattern and event. The first check of a question counts. */
const answers = new Map();
const keyOf = ({ demo, index, run }) => `${demo.id} ${index} ${run.pattern}`;

/** Returns the patterns of a list that the reader chose, or all if the reader chose fewer than two of them. */
function chosen(ids) {
  const shown = ids.filter((id) => state.patterns.includes(id));
  return shown.length < 2 ? ids : shown;
}

/** Returns every recorded event that tells its pattern, and each story once. */
function stories() {
  const known = new Set();
  return data.demos.flatMap((demo) => demo.events.flatMap((_, index) =>
    demo.runs.map((run) => ({ demo, index, run, event: run.events[index] }))
      .filter(({ event }) => {
        const story = event.steps.map(lineOf).join();
        return tellingStep(event) && !known.has(story) && known.add(story);
      })));
}

/**
 * Returns the questions: the stories of the chosen patterns. The patterns of an event follow each other in
 * an order that is not the one of the page.
 */
function questions() {
  const ids = chosen(data.patterns.map(({ id }) => id));
  const asked = stories().filter(({ run }) => ids.includes(run.pattern));
  return [...Map.groupBy(asked, ({ demo, index }) => `${demo.id} ${index}`).values()].flatMap((group) =>
    group.map((_, place) => group[(place * (group.length - 1) + 1) % group.length]));
}

function currentQuestion() {
  const all = questions();
  return all[state.question % all.length];
}

/** Returns the number of lines of a question. The story ends when the control changes. */
const lineCount = ({ way }) => 1 + way.steps.at(-1);

/** Returns the types of the pattern, in the order of their letters. */
function ownTypes(event) {
  return [...new Set(event.steps.slice(0, lineCount(event)).filter(isOwn).map((step) => step.type))];
}

const letter = (index) => String.fromCharCode(65 + index);

/** Returns the names in the sentences of a question. Letters replace the types of the pattern. */
function hiddenNames(event) {
  const own = ownTypes(event);
  return {
    object: (step) => isOwn(step)
      ? text('object {letter}', { letter: letter(own.indexOf(step.type)) })
      : openNames.object(step),
    member: (step) => {
      if (!isOwn(step)) return openNames.member(step);
      if (step.accessor) return text('a property');
      return ['observer', 'wakes'].includes(step.kind) ? text('a function') : '';
    },
    protocol: (step) => (isOwn(step) ? text('a protocol') : openNames.protocol(step)),
    message: () => text('a message'),
  };
}

/** Returns which letter stood for which object. */
function openLetters(event) {
  return ownTypes(event).map((type, index) => text('Object {letter} is {object}.', {
    letter: letter(index), object: openNames.object(event.steps.find((step) => step.type === type)),
  })).join(' ');
}

/** Returns why a line does not tell the pattern. */
function reasonAgainst(line, event, values) {
  const [model, telling] = [event.marks.model, tellingStep(event)];
  return line <= model ? text('Lines 1 to {model} only bring the touch to the model, and change it.', values)
    : line < telling ? text('Line {line} brings the change to no other object of the pattern.', values)
      : text('Line {line} only follows from line {answer}.', values);
}

/** Returns the lines and the patterns of a question. */
function questionParts({ event, run, demo, index }) {
  const { purpose } = patternOf(run.pattern);
  const ids = chosen(data.patterns.filter((pattern) => pattern.purpose === purpose).map(({ id }) => id));
  const names = hiddenNames(event);
  const lines = Array.from({ length: lineCount(event) }, (_, line) => sentenceOf(event, line, names));
  const rivals = stories().filter((other) => other.demo === demo && other.index === index
    && ids.includes(other.run.pattern));
  return { lines, rivals };
}

function showQuiz() {
  const all = questions();
  if (!all.length) return $('quiz').replaceChildren(element('p', null, text('This page contains no event for the quiz. It needs the press of a button.')));
  state.question %= all.length;
  const question = currentQuestion();
  const { lines, rivals } = questionParts(question);
  const given = answers.get(keyOf(question)) ?? {};
  const radio = (name, value, label) => element('label', null, element('input',
    { type: 'radio', name, value, checked: given[name] === String(value) }), ` ${label}`);

  const choices = rivals.map(({ run }) => patternOf(run.pattern))
    .map((pattern) => radio('pattern', pattern.id, titleOf(pattern) + text(': ') + summaryOf(pattern)));
  const answer = element('div', { id: 'answer', role: 'status' });
  const form = element('form', {
    onchange: () => keepAnswer(form),
    onsubmit: (submit) => {
      submit.preventDefault();
      keepAnswer(form, question);
      showAnswer(form, answer, question, rivals);
      answer.scrollIntoView({ block: 'nearest' });
    },
  },
  element('fieldset', null, element('legend', null, text('Calls of one event')),
    element('ol', null, ...lines.map((line, index) => element('li', null, radio('line', index, `${index + 1}. ${line}`))))),
  element('fieldset', null, element('legend', null, text('Pattern')), ...choices),
  element('button', { type: 'submit', className: 'primary' }, text('Check')));
  $('quiz').replaceChildren(
    element('h2', { tabIndex: -1 }, text('Question {number} of {count}: which pattern is this, and which line tells you?', { number: state.question + 1, count: all.length })),
    element('p', null, text('These are the calls of one event ({demo}: {event}), until the screen changes. The letters replace the names of the pattern’s own types. Select a line and a pattern.', { event: text(question.demo.events[question.index]),
      demo: text(demoTexts[question.demo.id]) })),
    element('p', { id: 'score' }), form, answer,
    element('p', null,
      element('button', { id: 'next-question', onclick: () => {
        visit(() => { state.question = (state.question + 1) % all.length; });
        scrollTo(0, 0);
        document.querySelector('#quiz h2').focus({ preventScroll: true });
      } }, text('Next question')), ' ',
      element('button', { onclick: () => setMode('replay') }, text('Back to the replay'))));
  showScore();
  if (given.isChecked) showAnswer(form, answer, question, rivals);
}

/** Keeps what is selected, so that another language can show it. A first check counts for the score. */
function keepAnswer(form, checked) {
  const given = answers.get(keyOf(currentQuestion())) ?? {};
  Object.assign(given, Object.fromEntries(new FormData(form)));
  answers.set(keyOf(currentQuestion()), given);
  if (!checked || given.line === undefined || given.pattern === undefined) return;
  given.isRight ??= given.pattern === checked.run.pattern && Number(given.line) === tellingStep(checked.event);
  given.isChecked = true;
  showScore();
}

function showScore() {
  const checked = [...answers.values()].filter(({ isChecked }) => isChecked);
  $('score').textContent = text('Score: {right} of {count}',
    { right: checked.filter(({ isRight }) => isRight).length, count: checked.length });
}

function showAnswer(form, answer, question, rivals) {
  const { line, pattern } = answers.get(keyOf(question));
  markAnswers(form, { line: tellingStep(question.event), pattern: question.run.pattern });
  answer.replaceChildren(...explain(question, rivals, pattern ?? null, line ?? null));
}

/** Returns the questions for paper, without the names of the patterns’ own types and without answers. */
function handout() {
  return questions().map((question, number) => {
    const { lines, rivals } = questionParts(question);
    return element('section', { className: 'question' },
      element('h3', null, text('Question {number} of {count}: which pattern is this, and which line tells you?', { number: number + 1, count: questions().length })),
      element('ol', null, ...lines.map((line) => element('li', null, line))),
      element('p', null, rivals.map(({ run }) => `☐ ${titleOf(patternOf(run.pattern))}`).join('   ')));
  });
}

/** Marks the right answers, and the wrong ones that are selected, if both questions are answered. */
function markAnswers(form, right) {
  const chosen = new FormData(form);
  if (!chosen.has('line') || !chosen.has('pattern')) return;
  for (const input of form.querySelectorAll('input')) {
    const isRight = input.value === String(right[input.name]);
    input.parentElement.className = isRight ? 'right' : input.checked ? 'wrong' : '';
  }
}

/** Returns the answer, explained by the recorded steps. */
function explain({ event, run, demo, index }, rivals, guess, line) {
  if (guess === null || line === null) return [element('p', null, text('Select a line and a pattern first.'))];
  const telling = tellingStep(event);
  const pattern = patternOf(run.pattern);
  const isRight = guess === run.pattern;
  const values = { name: titleOf(pattern), guess: titleOf(patternOf(guess)), summary: summaryOf(pattern),
    line: Number(line) + 1, answer: telling + 1, model: event.marks.model + 1 };
  const compared = rivals.map(({ run: rival, event: other }) => {
    const step = tellingStep(other);
    return element('li', null, element('b', null, titleOf(patternOf(rival.pattern)) + text(': ')),
      sentenceOf(other, step) + text(' ({decision})', { decision: decisionOf(other) }));
  });
  return [
    element('p', { className: isRight ? 'right' : 'wrong' }, text(isRight ? 'Right: this is {name}. In {name}, {summary}.' : 'Not {guess}: this is {name}. In {name}, {summary}.', values)),
    ...(Number(line) === telling ? []
      : [element('p', { id: 'why-not' }, text('Line {line} does not identify the pattern.', values), ' ', reasonAgainst(Number(line), event, values))]),
    element('p', null, text('Line {answer} identifies the pattern.', values), ' ', openLetters(event)),
    element('p', null, text('The line that identifies each pattern:')), element('ul', null, ...compared),
    element('button', { type: 'button', onclick: () => visit(() => {
      const other = rivals.find((rival) => rival.run !== run)?.run.pattern;
      Object.assign(state, { demo, event: index, mode: 'replay', asked: state.patterns });
      const wanted = [run.pattern, isRight ? other : guess];
      state.patterns = data.patterns.map(({ id }) => id).filter((id) => wanted.includes(id));
      state.timeline = timelineOf(events());
      moveTo(state.timeline.tickOf(state.patterns.indexOf(run.pattern), telling));
    }) }, text('Show this step')),
  ];
}

begin();
