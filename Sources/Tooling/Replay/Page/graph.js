'use strict';

// The roles of a run: on the right who refers to whom, on the left the edge of the current step.

const graphSize = { width: 340, left: 95, box: 150, row: 34, height: 24 };

/** Returns the roles of a run, in the order in which an event reaches them. */
function rolesOf(run) {
  const isTouched = (event) => event.steps[0]?.kind === 'touch';
  const events = [...run.events.filter(isTouched), ...run.events];
  const found = events.flatMap((event) => event.steps.map((step) => step.role));
  const held = run.graphs.flatMap((graph) => graph.nodes.map((node) => node.role));
  return [...new Set([...found, ...held])].filter((role) => role && role !== 'items');
}

/** Returns the references between different roles, each once. */
function referencesOf(graph) {
  const roles = new Map(graph.nodes.map((node) => [node.type, node.role]));
  const edges = graph.edges
    .map((edge) => ({ ...edge, from: roles.get(edge.holder), to: roles.get(edge.held) }))
    .filter((edge) => edge.from && edge.to && edge.from !== edge.to);
  const known = new Map(edges.map((edge) => [[edge.from, edge.to, edge.kind, !edge.via].join(), edge]));
  return [...known.values()];
}

function svg(tag, attributes, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function drawGraph(run, event, index) {
  const { width, left, box, row, height } = graphSize;
  const roles = rolesOf(run);
  const middle = (role) => roles.indexOf(role) * row + row / 2;
  const step = event.steps[index];
  const caller = step && event.steps[step.parent]?.role;

  const picture = svg('svg', {
    viewBox: `0 0 ${width} ${roles.length * row}`, role: 'img',
    'aria-label': step ? sentenceOf(event, index) : '',
  });
  for (const edge of referencesOf(run.graphs[event.holds])) {
    const kind = `reference ${edge.kind}${edge.via ? ' protocol' : ''}`;
    picture.append(...arc(left + box, middle(edge.from), middle(edge.to), 1, kind));
  }
  for (const role of roles) {
    const hue = data.hues[role] ?? 'none';
    const active = step?.role === role ? ' active' : '';
    picture.append(
      svg('rect', { class: `role hue-${hue}${active}`, x: left, y: middle(role) - height / 2,
        width: box, height, rx: 5 }),
      svg('text', { x: left + box / 2, y: middle(role) + 4, class: `hue-${hue}${active}` }, roleName(role)));
  }
  if (step && roles.includes(step.role)) {
    const isLater = ['wakes', 'starts'].includes(step.kind) ? ' later' : '';
    const from = roles.includes(caller) ? middle(caller) : null;
    picture.append(...arc(left, from, middle(step.role), -1, `step${isLater}`));
  }
  return picture;
}

/** Returns an arrow beside the boxes. Without a beginning, it comes from outside. */
function arc(x, from, to, side, kind) {
  const tip = x + side;
  const head = `M${tip} ${to} l${side * 8} -4 v8 z`;
  const reach = from === null ? 0 : Math.min(85, 22 + Math.abs(to - from) * 0.42);
  const bow = x + side * reach;
  const start = from === to ? from - 8 : from;
  const line = from === null
    ? `M${x + side * 70} ${to} H${tip + side * 7}`
    : `M${x} ${start} C${bow} ${start} ${bow} ${to} ${tip + side * 7} ${to}`;
  return [svg('path', { d: line, class: `edge ${kind}` }), svg('path', { d: head, class: `head ${kind}` })];
}

/** Returns the references as a list, for readers who do not see the picture. */
function graphText(graph) {
  const role = (type) => graph.nodes.find((node) => node.type === type)?.role;
  const named = (type) => (role(type) ? `${roleName(role(type))} ${type}` : type);
  return graph.edges.map((edge) => text('holds', {
    holder: named(edge.holder), held: named(edge.held), property: edge.property,
    kind: text(edge.kind) + (edge.via ? text('byProtocol') : ''),
  }));
}
