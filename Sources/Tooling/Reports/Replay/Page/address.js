// The address of a step: patterns, demo, event, step and language.

/** The names of the events in the address: press, press2, … */
function eventKeys(demo) {
  return demo.events.map((name, index) => {
    const number = demo.events.slice(0, index + 1).filter((other) => other === name).length;
    return number > 1 ? name + number : name;
  });
}

/** Reads the address. Unknown words are ignored. */
function readAddress() {
  const address = new URLSearchParams(location.hash.slice(1));
  if (['en', 'zh'].includes(address.get('lang'))) state.lang = address.get('lang');
  state.demo = demoOf(address.get('demo')) ?? data.demos[0];
  const usual = state.demo.events.length > 1 ? 1 : 0;
  const event = eventKeys(state.demo).indexOf(address.get('event'));
  state.event = event < 0 ? usual : event;
  const known = (address.get('pair') ?? 'mvp,mvvm').split(',').filter((id) => runOf(state.demo, id));
  state.patterns = data.patterns.map(({ id }) => id).filter((id) => known.includes(id));
  if (!state.patterns.length) state.patterns = state.demo.runs.slice(0, 2).map((run) => run.pattern);
  state.timeline = timelineOf(events());
  moveTo(Number(address.get('step')) - 1 || 0);
}

/** Writes the address. A visited demo or event is a page of the browser’s history. */
function writeAddress(isVisit = false) {
  clearTimeout(writeAddressSoon.timer);
  const address = new URLSearchParams({
    pair: state.patterns.join(','), demo: state.demo.id,
    event: eventKeys(state.demo)[state.event], step: state.tick + 1, lang: state.lang,
  });
  const hash = `#${address.toString().replaceAll('%2C', ',')}`;
  try {
    if (isVisit && hash !== location.hash) history.pushState(null, '', hash);
    else history.replaceState(null, '', hash);
  } catch {
    // A page that is embedded as text has no address of its own.
  }
}

/** Writes the address after the last of several quick steps. Browsers limit how often it may change. */
function writeAddressSoon() {
  clearTimeout(writeAddressSoon.timer);
  const { hash } = location;
  writeAddressSoon.timer = setTimeout(() => {
    // After a step back in the history, the address is already that of another page.
    if (location.hash === hash) writeAddress();
  }, 150);
}
