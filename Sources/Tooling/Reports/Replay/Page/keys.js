// The keys of the last chapter: they go through the steps and the events.

function pressKey(press) {
  // Some keyboards need Alt, or Ctrl and Alt, for a bracket.
  const isBracket = press.altKey && '[]'.includes(press.key);
  const isOther = press.metaKey || ((press.ctrlKey || press.altKey) && !isBracket);
  if (press.defaultPrevented || isOther) return;
  const { target } = press;
  // Caps Lock changes letters.
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const isSelect = target.matches('select');
  const moves = {
    ' ': togglePlayer, PageUp: () => step(-1), PageDown: () => step(1),
    ArrowLeft: () => step(-1), ArrowRight: () => step(1),
    Home: () => { moveTo(0); showStep(); }, End: () => { moveTo(Infinity); showStep(); },
    '[': () => selectEvent(state.event - 1), ']': () => selectEvent(state.event + 1),
  };
  data.patterns.forEach(({ id }, index) => { moves[index + 1] = () => togglePattern(id); });
  // These elements use the keys themselves.
  const own = isSelect ? Object.keys(moves)
    : target.matches('input') ? ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']
      : target.matches('button, summary') ? [' '] : [];
  if (!moves[key] || own.includes(key)) return;
  press.preventDefault();
  // A key that is held would switch again and again.
  if (!press.repeat || /^(Arrow|Page|\[|\])/.test(key)) moves[key]();
}
