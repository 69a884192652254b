// The keys, and the help that lists them.

function pressKey(press) {
  // Some keyboards need Alt, or Ctrl and Alt, for a bracket.
  const isBracket = press.altKey && '[]'.includes(press.key);
  const isOther = press.metaKey || ((press.ctrlKey || press.altKey) && !isBracket);
  if (press.defaultPrevented || isOther || $('help').open) return;
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
  if (state.mode === 'quiz') for (const move of Object.keys(moves)) delete moves[move];
  const keys = { ...moves, '?': showHelp, q: () => toggleMode('quiz'), t: () => toggleMode('talk') };
  // These elements use the keys themselves.
  const own = isSelect ? Object.keys(moves)
    : target.matches('input') ? ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ']
      : target.matches('button, summary') ? [' '] : [];
  if (!keys[key] || own.includes(key)) return;
  press.preventDefault();
  // A key that is held would switch again and again.
  if (!press.repeat || /^(Arrow|Page|\[|\])/.test(key)) keys[key]();
}

function showHelp() {
  const rows = [
    ['← →', text('one step back or forward')],
    [text('Space'), text('play or pause')],
    ['Home, End', text('first or last step')],
    ['[ ]', text('previous or next event')],
    ['Page Up, Page Down', text('one step back or forward, as a clicker sends it')],
    ['↑ ↓', text('in a list of steps: one step of this pattern')],
    [`1–${data.patterns.length}`, text('show or hide a pattern')],
    ['Q', text('quiz')],
    ['T', text('talk')],
    ['?', text('this help')],
  ].map(([key, meaning]) => element('tr', null, element('th', { scope: 'row' }, key), element('td', null, meaning)));
  $('help').replaceChildren(element('p', null, text('The slider is aligned on what the patterns share: the touch, the change of the model, and the change of the screen. A column that has fewer steps waits, and its sentence is grey. The quiz asks about the chosen patterns, if there are at least two. Select a row of a picture to show its step. A yellow line of the source makes the step. Below it is the called function, and its first reached line is yellow, or the declaration of a property. Names in the pictures are the notation of X-ray. The address contains the patterns, the demo, the event, the step as in 3/9, the language and the mode.')), element('table', null, ...rows),
    element('button', { onclick: () => $('help').close(), autofocus: true }, text('Close')));
  $('help').showModal();
}
