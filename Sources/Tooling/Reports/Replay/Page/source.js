// The source of a step: the line that makes it, and the called function.

/** Returns the lines of a source from a little above a line on. */
function code(index, line, after = Infinity) {
  const source = data.sources[index];
  const first = line === undefined ? source.first : line - 2;
  const lines = source.lines.map((content, at) => [source.first + at, content])
    .filter(([number]) => number >= first && !(number > line + after))
    .map(([number, content]) => element('span', { className: number === line ? 'line now' : 'line' },
      element('span', { className: 'number' }, `${number} `.padStart(4)), `${content}\n`));
  return [element('p', { className: 'path', translate: false }, `${source.path}:${line ?? first}`),
    element('pre', { tabIndex: 0, translate: false }, element('code', null, ...lines))];
}

/** Returns the line that makes the step, then the function that the step calls, or the property. */
function codeOf(step) {
  const { site, source } = step;
  const calling = site ? code(site.source, site.line, 2) : [];
  const isShown = source !== undefined && source !== site?.source;
  const called = isShown ? code(source, reachedLine(step)) : [];
  if (site && isShown) called.unshift(element('h3', null, text(step.accessor ? 'The declaration of the property' : 'The called function')));
  return site || isShown ? [...calling, ...called] : [element('p', { className: 'note' }, text('The sources contain no such function.'))];
}

/** Returns the line that the step reached first, or `undefined` if the compiler has generated the accessor. */
function reachedLine(step) {
  const { first, lines } = data.sources[step.source] ?? {};
  if (step.accessor !== 'set') return step.line ?? (step.accessor ? undefined : first);
  const observer = lines?.findIndex((line) => /\b(didSet|set) \{/.test(line)) ?? -1;
  return observer < 0 ? undefined : first + observer;
}
