'use strict';

// The quiz: one press without the names of the pattern.

/** Whether the type of a step belongs to the pattern. All patterns share the others. */
const isOwn = (step) => !['control', 'model', 'service', 'items'].includes(step.role);

/** The step after the change of the model that brings it to an object of the pattern. */
function tellingStep(event) {
  return event.steps.findIndex((step, index) => index > event.marks.model && isOwn(step)
    && step.accessor !== 'get' && event.steps[step.parent]?.type !== step.type);
}

/**
 * Whether the calls of an event tell the pattern: a touch whose change reaches the screen. A touch that
 * starts a load does not, because models report a load by a task in every pattern.
 */
function tellsPattern(event) {
  return event.steps[0]?.kind === 'touch'
    && event.marks.label !== undefined && event.marks.model !== undefined
    && tellingStep(event) > 0 && !event.steps.some((step) => step.kind === 'starts');
}

/** Returns the events that can be asked. */
function questions() {
  return data.demos.flatMap((demo) => demo.runs.flatMap((run) => {
    const index = run.events.findIndex(tellsPattern);
    return index < 0 ? [] : [{ demo, index, run, event: run.events[index] }];
  }));
}

/** Returns the question of the address, in a fixed order that does not follow the order of the patterns. */
function currentQuestion() {
  const all = questions();
  return all[(state.question * 5 + 1) % all.length];
}

/** Returns the types of the pattern, in the order of their letters. */
function ownTypes(event) {
  return [...new Set(event.steps.filter(isOwn).map((step) => step.type))];
}

const letter = (index) => String.fromCharCode(65 + index);

/** Returns the names in the sentences of a question. Letters replace the types of the pattern. */
function hiddenNames(event) {
  const own = ownTypes(event);
  return {
    object: (step) => isOwn(step)
      ? text('anObject', { letter: letter(own.indexOf(step.type)) })
      : openNames.object(step),
    member: (step) => {
      if (!isOwn(step)) return openNames.member(step);
      if (step.accessor) return text('aProperty');
      return step.kind === 'wakes' ? text('aFunction') : '';
    },
    protocol: (step) => (isOwn(step) ? text('aProtocol') : openNames.protocol(step)),
    message: () => text('aMessage'),
  };
}

/** Returns why the step tells the pattern. */
function reason(step) {
  const key = step.kind === 'call' && step.accessor ? step.accessor : step.kind;
  return texts[state.lang].why[key] ? text(`why/${key}`) : '';
}

/** Returns which letter stood for which object. */
function openLetters(event) {
  return ownTypes(event).map((type, index) => text('objectIs', {
    letter: letter(index), object: openNames.object(event.steps.find((step) => step.type === type)),
  })).join(' ');
}

/** Returns why a line does not tell the pattern. */
function reasonAgainst(line, event, values) {
  const part = line <= event.marks.model ? 'before' : line < tellingStep(event) ? 'between' : 'after';
  return text(`whyNot/${part}`, values);
}

function showQuiz() {
  const all = questions();
  if (!all.length) return $('quiz').replaceChildren(element('p', null, text('noQuestion')));
  const question = currentQuestion();
  const { event, run } = question;
  const pattern = patternOf(run.pattern);
  const rivals = all.filter(({ run: other, demo }) => demo === question.demo
    && patternOf(other.pattern).purpose === pattern.purpose);
  const names = hiddenNames(event);
  const radio = (name, value, ...label) => element('label', null,
    element('input', { type: 'radio', name, value }), ...label);

  const lines = element('ol', null, ...event.steps.map((_, index) =>
    element('li', null, radio('line', index, ` ${index + 1}. ${sentenceOf(event, index, names)}`))));
  const choices = rivals.map(({ run: rival }) =>
    radio('pattern', rival.pattern, ` ${patternOf(rival.pattern).name}: ${summaryOf(patternOf(rival.pattern))}`));
  const answer = element('div', { id: 'answer', role: 'status' });
  const form = element('form', { onsubmit: (submit) => {
    submit.preventDefault();
    const chosen = new FormData(form);
    markAnswers(form, { line: tellingStep(event), pattern: run.pattern });
    answer.replaceChildren(...explain(question, rivals, chosen.get('pattern'), chosen.get('line')));
    answer.scrollIntoView({ block: 'nearest' });
  } },
  element('fieldset', null, element('legend', null, text('chooseLine')), lines),
  element('fieldset', null, element('legend', null, text('choosePattern')), ...choices),
  element('button', { type: 'submit' }, text('check')));
  $('quiz').replaceChildren(
    element('h2', null, text('question', { number: (state.question % all.length) + 1, count: all.length })), element('p', null, text('questionHelp')), form, answer,
    element('p', null,
      element('button', { id: 'next-question', onclick: () => {
        state.question = (state.question + 1) % all.length;
        show();
        $('quiz').scrollIntoView();
      } }, text('nextQuestion')), ' ',
      element('button', { onclick: () => setMode('replay') }, text('leaveQuiz'))));
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
  if (guess === null || line === null) return [element('p', null, text('chooseBoth'))];
  const telling = tellingStep(event);
  const pattern = patternOf(run.pattern);
  const isRight = guess === run.pattern;
  const values = { name: pattern.name, guess: patternOf(guess).name, summary: summaryOf(pattern),
    line: Number(line) + 1, answer: telling + 1, model: event.marks.model + 1 };
  const compared = rivals.map(({ run: rival, event: other }) => {
    const step = tellingStep(other);
    return element('li', null, element('b', null, `${patternOf(rival.pattern).name}: `),
      `${sentenceOf(other, step)} ${reason(other.steps[step])}`);
  });
  return [
    element('p', { className: isRight ? 'right' : 'wrong' }, text(isRight ? 'right' : 'wrong', values)),
    ...(Number(line) === telling ? []
      : [element('p', { id: 'why-not' }, text('lineWrong', values), ' ', reasonAgainst(Number(line), event, values))]),
    element('p', null, text('lineRight', values), ' ', openLetters(event)),
    element('p', null, text('others')), element('ul', null, ...compared),
    element('button', { type: 'button', onclick: () => {
      const other = rivals.find((rival) => rival.run !== run)?.run.pattern;
      Object.assign(state, { demo, event: index, mode: 'replay' });
      const wanted = [run.pattern, isRight ? other : guess];
      state.patterns = data.patterns.map(({ id }) => id).filter((id) => wanted.includes(id));
      state.timeline = timelineOf(events());
      const shown = state.patterns.indexOf(run.pattern);
      const ticks = Array.from({ length: state.timeline.length }, (_, tick) => tick);
      moveTo(ticks.find((tick) => state.timeline.step(shown, tick) === telling) ?? 0);
      show();
    } }, text('show')),
  ];
}

begin();
