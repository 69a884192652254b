'use strict';

// The picture of an event: one lane per role, time downward, one row per step. The program has drawn the
// rows. This file only places them.

const hue = (role) => `hue-${data.hues[role] ?? 'none'}`;

/** Returns a drawing of the program. Its texts are names of functions, never text of a feed. */
function drawing(width, height, content) {
  const text = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' aria-hidden='true'>${content}</svg>`;
  return document.importNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement, true);
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
    element('span', { className: hue(lane.role) }, roleName(lane.name)), lane));
  const lines = lanes.map((lane) => place(element('i', { className: hue(lane.role) }), lane));
  const telling = tellsPattern(event) ? tellingStep(event) : -1;
  const rows = event.steps.map((step, index) => {
    const number = element('span', { className: 'step-number' }, index + 1);
    const node = row(index, number, drawing(width, data.rowHeight, data.rows[step.row]));
    return element('li', { className: index === telling ? 'telling' : '' }, node);
  });
  const picture = element('div', { className: 'picture' },
    element('div', { className: 'names', 'aria-hidden': true }, ...names),
    element('div', { className: 'lines', 'aria-hidden': true }, ...lines),
    element('ol', null, ...rows));
  picture.style.setProperty('--width', width);
  return picture;
}

/** Shows the examples of the arrows, once for all pictures. */
function showLegend() {
  const words = texts[state.lang].legend;
  const arrows = data.legend.map(({ text: word, svg }, index) =>
    element('li', null, drawing(56, 14, svg), words[index] ?? word));
  const marks = ['current', 'caller', 'telling'].map((mark) =>
    element('li', null, element('span', { className: `sample ${mark}` }), text(`rowMarks/${mark}`)));
  $('legend').replaceChildren(...arrows, ...marks);
}

/** Returns the references as a list: which object holds which. */
function referenceList(graph) {
  const role = (type) => graph.nodes.find((node) => node.type === type)?.role;
  const named = (type) => (role(type) ? text('object', { role: roleName(role(type)), type }) : type);
  return element('ul', null, ...graph.edges.map((edge) => element('li', null, text('holds', {
    holder: named(edge.holder), held: named(edge.held), property: edge.property,
    kind: text(edge.kind) + (edge.via ? text('byProtocol') : ''),
  }))));
}
