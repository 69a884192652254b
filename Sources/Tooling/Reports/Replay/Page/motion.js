// What moves along the lines: calls, values, and the look of an observer.

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const wait = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

/** Shows the steps of a beat, which happen together. */
async function showBeat(picture, steps) {
  const moves = steps.map((step) => picture.story.moveOf(step)).filter(Boolean);
  await Promise.all(moves.flatMap((move) => (move.parts ? showParts(picture, move.parts) : travel(picture, move))));
}

async function showParts(picture, parts) {
  for (const part of parts) await travel(picture, part);
}

async function travel(picture, { kind, from, to, text: words, asked, value }) {
  if (kind === 'reads') {
    // The reader asks, and the value comes back.
    await moveBetween(picture, from, to, `${asked}?`, true, 'asks');
    return moveBetween(picture, to, from, value ?? asked, true);
  }
  if (kind === 'sees') return look(picture, from, to);
  if (from === undefined) return enter(picture, to, words);
  return moveBetween(picture, from, to, words, picture.story.isUp({ from, to, kind }));
}

async function moveBetween(picture, from, to, words, isRight, mark = '') {
  const ends = picture.ends(from, to, isRight);
  if (ends) await move(picture, words, [ends.x, ends.y1], [ends.x, ends.y2], mark);
}

/** A call by another object comes from the left edge. */
function enter(picture, to, words) {
  const { top, bottom, width } = picture.rect(to);
  const y = (top + bottom) / 2;
  return move(picture, words, [0, y], [width * 0.4, y]);
}

async function move(picture, words, [x1, y1], [x2, y2], mark = '') {
  const pill = element('span', { className: `pill ${mark}` }, words);
  picture.moving.append(pill);
  if (isCalm()) {
    picture.place(pill, (x1 + x2) / 2, (y1 + y2) / 2);
    await wait(1100);
  } else {
    const frames = [[x1, y1], [x2, y2]].map(([x, y]) => ({ transform: picture.place(pill, x, y) }));
    await pill.animate(frames, { duration: 420 + Math.hypot(x2 - x1, y2 - y1) * 3.2, easing: 'ease-in-out' }).finished;
  }
  pill.remove();
}

/** An observer notices the change of a property. */
async function look(picture, observer, observed) {
  const ends = picture.ends(observer, observed, true);
  if (!ends) return;
  const sign = line('sees', ends, 'hot');
  picture.lines.append(sign);
  if (!isCalm()) await sign.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 600 }).finished;
  await wait(300);
}
