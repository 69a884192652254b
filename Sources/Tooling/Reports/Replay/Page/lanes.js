// The picture of an event: one lane per role, time downward, one row per step. The program has drawn the
// arrows. This file places them and writes their labels.

const hue = (role) => `hue-${data.hues[role] ?? 'none'}`;

/** Returns a drawing of the program. It contains no text. */
function drawing(width, height, content) {
  const text = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' aria-hidden='true'>${content}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
}

/** Returns the labels of a row: of its arrow, above its middle, and of what its task waits for. */
function labelsOf(step, width) {
  const { name, from, to } = data.rows[step.row];
  const words = element('span', { className: 'way-words' }, step.words);
  return [[words, ` ${name}${valueOf(step)}`], ...waitsOf(step)].map((parts) => {
    const label = element('span', { className: 'label' }, ...[parts].flat());
    label.style.setProperty('--middle', (from + to) / 2 / width);
    label.style.setProperty('--characters', label.textContent.length);
    return label;
  });
}

/** Returns the width of the widest picture. All pictures beside each other have the same scale. */
const widestOf = (events) => Math.max(...events.map((event) => data.lanes[event.lanes].width));

/**
 * Returns the picture of an event.
 *
 * @param row Returns the element of a row from the index of its step and its contents.
 */
function drawLanes(event, row) {
  const { width, lanes } = data.lanes[event.lanes];
  const place = (node, { x }) => {
    node.style.left = `${100 * x / width}%`;
    return node;
  };
  const names = lanes.map((lane) => place(
    element('span', { className: hue(lane.role) }, lane.role ? text(lane.role) : lane.name), lane));
  const lines = lanes.map((lane) => place(element('i', { className: hue(lane.role) }), lane));
  const telling = tellingStep(event);
  const rows = event.steps.map((step, index) => {
    const number = element('span', { className: 'step-number' }, index + 1);
    const [label, ...waits] = labelsOf(step, width);
    const arrow = element('span', { className: 'arrow' }, label,
      drawing(width, data.rowHeight, data.rows[step.row].svg), ...waits);
    const { from, to } = data.rows[step.row];
    const marks = [event.way?.steps.includes(index) && 'way', from === to && 'loop', index === telling && 'telling'];
    return element('li', { className: marks.filter(Boolean).join(' ') }, row(index, number, arrow));
  });
  const picture = element('div', { className: 'picture' },
    element('div', { className: 'names', 'aria-hidden': true }, ...names),
    element('div', { className: 'lines', 'aria-hidden': true }, ...lines),
    element('ol', null, ...rows));
  picture.style.setProperty('--width', width);
  picture.style.setProperty('--lanes', lanes.length);
  return picture;
}

/** Shows the examples of the arrows, once for all pictures. */
function showLegend() {
  $('legend').replaceChildren(...data.legend.map(({ text: english, svg }) => element('li', null, drawing(56, 14, svg), text(english))),
    element('li', null, text('◆ the step that identifies the pattern')));
}
