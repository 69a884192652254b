// The player: which step is shown, and the time between steps.

let player = null;

function moveTo(tick) {
  const last = state.timeline.length - 1;
  state.tick = Math.min(Math.max(0, Math.trunc(tick)), last);
}

function step(distance) {
  moveTo(state.tick + distance);
  showStep();
}

function play() {
  if (state.tick === state.timeline.length - 1) moveTo(0);
  clearInterval(player);
  player = setInterval(() => {
    step(1);
    if (state.tick === state.timeline.length - 1) pause();
  }, 1200);
  showStep();
}

function pause() {
  clearInterval(player);
  player = null;
  $('play').textContent = text('Play');
}

const togglePlayer = () => (player ? (pause(), showStep()) : play());

function selectEvent(index) {
  if (!state.demo.events[index]) return;
  visit(() => Object.assign(state, { event: index, tick: 0 }));
}

/** Shows or hides a pattern. The other columns keep their steps. */
function togglePattern(id) {
  if (!runOf(state.demo, id)) return;
  const isShown = state.patterns.includes(id);
  const shown = data.patterns.filter((pattern) =>
    pattern.id === id ? !isShown : state.patterns.includes(pattern.id));
  if (!shown.length) return;
  const place = state.timeline.place(state.tick);
  state.patterns = shown.map((pattern) => pattern.id);
  state.timeline = timelineOf(events());
  state.tick = state.timeline.tick(place);
  show();
}
