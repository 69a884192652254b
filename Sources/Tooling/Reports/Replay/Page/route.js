// Which chapter is shown. Each has an address of its own; an address with a pair of patterns is that of the last chapter.

const stepsId = 'every-step';
let chapter = null;

function nameOfChapter(id) {
  const { tab, part = 'everyStep' } = chapters.find((one) => one.id === id) ?? {};
  return say(tab && tab !== 'oneManager' ? tab : part);
}
const chapterAfter = ({ id }) => chapters[chapters.findIndex((one) => one.id === id) + 1]?.id ?? stepsId;

/** Shows the chapter of the address. */
function follow() {
  const address = location.hash.slice(1);
  const hasStep = /(^|&)(pair|demo|event|step)=/.test(address);
  const isSteps = address === stepsId || hasStep;
  const spec = chapters.find(({ id }) => id === address) ?? chapters[0];
  document.documentElement.lang = state.lang === 'zh' ? 'zh-Hans' : 'en';
  document.body.className = isSteps ? 'replay' : 'chapter';
  $('chapter').hidden = isSteps;
  $('steps').hidden = !isSteps;
  leaveSteps();
  showNavigation(isSteps ? undefined : spec);
  $('live').textContent = '';
  if (isSteps) return showSteps(hasStep);
  if (chapter?.spec !== spec || chapter.lang !== state.lang) {
    const kept = chapter?.spec === spec ? chapter.moment : 0;
    $('chapter').replaceChildren();
    makeChapter(spec, $('chapter'), kept);
    scrollTo(0, 0);
  }
  document.title = `${say(spec.question)} – ${nameOfChapter(spec.id)}`;
}

function makeChapter(spec, holder, moment = 0) {
  const tabs = chapters.filter(({ part, tab }) => part === spec.part && tab);
  const body = element('div');
  holder.append(element('h1', null, say(spec.question)),
    ...(tabs.length ? [element('nav', { className: 'tabs', 'aria-label': say(spec.part) }, ...tabs.map(({ id, tab }) => {
      const link = element('a', { href: `#${id}` }, say(tab));
      if (id === spec.id) link.setAttribute('aria-current', 'page');
      return link;
    }))] : []), body);
  chapter?.observer?.disconnect();
  chapter = Object.assign(spec.moments ? new Chapter(spec, body) : new Naming(spec, body), { spec, lang: state.lang });
  if (moment) chapter.jump(moment);
  return chapter;
}

function showNavigation(spec) {
  const first = chapters.filter(({ part }, index) => chapters.findIndex((one) => one.part === part) === index);
  const links = [...first.map(({ id, part }) => [id, part]), [stepsId, 'everyStep']].map(([id, part]) => {
    const link = element('a', { href: `#${id}` }, say(part));
    if (part === (spec?.part ?? 'everyStep')) link.setAttribute('aria-current', 'page');
    return link;
  });
  const language = element('button', { id: 'language-button', lang: state.lang === 'zh' ? 'en' : 'zh-Hans', onclick: () => {
    state.lang = state.lang === 'en' ? 'zh' : 'en';
    if (!$('steps').hidden) writeAddress();
    follow();
    $('language-button').focus();
  } }, state.lang === 'zh' ? 'English' : '中文');
  $('chapters').setAttribute('aria-label', text('Chapters'));
  $('chapters').replaceChildren(...links, language);
  $('footer').textContent = say('footer');
}

/** ← and → go through the moments of a chapter. */
function pressChapterKey(press) {
  if (press.altKey || press.ctrlKey || press.metaKey || press.defaultPrevented || !chapter?.jump || chapter.isBusy) return;
  if (press.key === 'ArrowRight' && !chapter.isLast) chapter.tell(chapter.moment + 1);
  else if (press.key === 'ArrowLeft' && chapter.moment > 0) chapter.jump(chapter.moment - 1);
  else return;
  press.preventDefault();
}

/** Prints each chapter at its last moment. */
function fillPrint() {
  const shown = chapter;
  document.documentElement.classList.add('printing');
  $('print').replaceChildren(...chapters.filter(({ moments }) => moments).map((spec) => {
    const page = element('section', { className: 'page' });
    $('print').append(page);
    const body = element('div');
    page.append(element('h1', null, say(spec.question)), body);
    const printed = new Chapter(spec, body);
    printed.jump(spec.moments.length - 1);
    return page;
  }));
  chapter = shown;
}

function begin() {
  addEventListener('hashchange', follow);
  addEventListener('keydown', (press) => ($('steps').hidden ? pressChapterKey(press) : pressKey(press)));
  addEventListener('beforeprint', fillPrint);
  addEventListener('afterprint', () => {
    document.documentElement.classList.remove('printing');
    $('print').replaceChildren();
  });
  if (location.hash.includes('lang=zh')) state.lang = 'zh';
  follow();
  $('not-started')?.remove();
}

begin();
