// The columns: the picture, the sentence and the screen of the current step.

/** The columns, in the order of the patterns. */
let columns = [];

/** Returns the height of the highest screen of the event, or 0 if the screens fit in the heads of the columns. */
function screenHeight() {
  const indexes = events().flatMap((event) => [event.before, event.after]);
  const height = Math.max(...indexes.map((index) => data.screens[index].length));
  return height < 4 ? 0 : height;
}

/** The characters that take two columns of a screen, as in a terminal. */
const doubleWidth = /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60])/u;

const screenBox = () => element('pre', { className: 'screen', tabIndex: 0, 'aria-label': text('Screen') });

/** Fills a box with a recorded screen. Its button plays the press. */
function showScreen(box, index) {
  const button = '[ Click me! ]';
  const text = data.screens[index].join('\n') || ' ';
  const parts = text.split(button)[0].split(doubleWidth).map((part, place) => (place % 2 ? element('span', { className: 'double' }, part) : part));
  const rest = text.includes(button) ? [element('button', { onclick: play }, button), text.slice(text.indexOf(button) + button.length)] : [];
  box.replaceChildren(...parts, ...rest);
}

/** Makes a column for the current event. `showStep` fills it, and changes it in place. */
function makeColumn(id) {
  const [pattern, run] = [patternOf(id), runOf(state.demo, id)];
  const event = run.events[state.event];
  const column = { id, event, lang: state.lang, at: -1, says: element('div', { className: 'says' }), state: element('p', { className: 'note', role: 'status' }),
    code: element('div', { className: 'code' }), telling: element('div', { className: 'telling-part' }), screen: screenBox() };
  const isBrief = screenHeight() === 0;
  const head = element('div', { className: 'head' },
    element('div', null, element('h2', null, titleOf(pattern)), element('p', { className: 'summary' }, summaryOf(pattern))),
    ...(isBrief ? [column.screen] : []));
  column.node = element('article', { className: 'column' }, head);
  column.node.dataset.pattern = id;
  if (!event.steps.length) {
    showScreen(column.screen, event.after);
    column.node.append(element('p', null, text('This event calls no function of the pattern.')));
    return column;
  }
  column.lanes = element('div', { className: 'lanes', translate: false, role: 'group', 'aria-label': text('All steps') },
    drawLanes(event, (index, ...contents) => element('button', { className: 'row', tabIndex: -1,
      'aria-label': `${index + 1}. ${lineOf(event.steps[index])}`,
      onclick: () => showStepOf(column, index) }, ...contents)));
  column.lanes.onkeydown = (press) => {
    const distance = { ArrowUp: -1, ArrowDown: 1 }[press.key];
    if (!distance) return;
    press.preventDefault();
    showStepOf(column, column.at + distance);
  };
  column.rows = [...column.lanes.querySelectorAll('.row')];
  column.node.append(column.telling, column.lanes, column.says, ...(isBrief ? [] : [column.screen]), column.code);
  return column;
}

function showStepOf(column, index) {
  if (!column.rows[index]) return;
  moveTo(state.timeline.tickOf(columns.indexOf(column), index));
  showStep();
}

/** Returns the explanation of the step that tells the pattern. Later steps repeat it, to compare the patterns. */
function tellingPart(event, index) {
  const telling = tellingStep(event);
  if (!(index >= telling)) return [element('p', { className: 'told' }, text('Which step identifies the pattern?'))];
  return [index === telling
    ? element('p', { className: 'tells' }, text('This step identifies the pattern: {decision}.', { decision: decisionOf(event) }))
    : element('p', { className: 'told' }, together(text('Step {step} identified the pattern:', { step: telling + 1 }), sentenceOf(event, telling)))];
}

/** Shows the current step in a column. */
function showStepIn(column, index) {
  const { event, node, rows } = column;
  if (!rows) return;
  const at = state.timeline.step(index, state.tick);
  const waits = state.tick > 0 && state.timeline.step(index, state.tick - 1) === at;
  node.classList.toggle('waits', waits);
  const isDone = at === event.steps.length - 1;
  column.state.textContent = isDone ? text('{name} is done.', { name: titleOf(patternOf(column.id)) }) : waits ? text('{name} waits for the others.', { name: titleOf(patternOf(column.id)) }) : '';
  if (at === column.at) return;
  const step = event.steps[at];
  const callers = callersOf(event, at);
  const hasFocus = rows[column.at] !== undefined && rows[column.at] === document.activeElement;
  rows.forEach((row, place) => {
    row.classList.toggle('ahead', place > at);
    row.classList.toggle('caller', callers.includes(place));
    row.classList.toggle('current', place === at);
  });
  rows[column.at]?.removeAttribute('aria-current');
  rows[column.at]?.setAttribute('tabindex', -1);
  rows[at].setAttribute('aria-current', 'step');
  rows[at].setAttribute('tabindex', 0);
  if (hasFocus) rows[at].focus({ preventScroll: true });
  column.at = at;
  node.dataset.step = at;
  showScreen(column.screen, step.screen);
  column.says.replaceChildren(column.state,
    element('p', { className: 'words', translate: false }, `${at + 1}/${event.steps.length}  ${lineOf(step)}`),
    element('p', { className: 'sentence' }, together(sentenceOf(event, at), waitSentence(step))));
  column.telling.replaceChildren(...tellingPart(event, at));
  column.code.replaceChildren(...codeOf(step));
}

/** Scrolls the pictures so that the current steps are visible. */
function followStep() {
  const moves = columns.filter(({ at }) => at >= 0).map(({ lanes, rows, at }) => {
    const [list, row] = [lanes.getBoundingClientRect(), rows[at].getBoundingClientRect()];
    const isVisible = row.top > list.top + row.height * 2 && row.bottom < list.bottom - row.height;
    return [lanes, isVisible ? 0 : (row.top + row.bottom - list.top - list.bottom) / 2];
  });
  for (const [lanes, distance] of moves) if (distance) lanes.scrollTop += distance;
}
