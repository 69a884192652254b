// The chapters: their questions, their moments, and the sentence of each moment.

const namesOf = (stories) => listed(stories.map(({ pattern }) => titleOf(pattern)));
const valuesOf = (list) => [...new Set(list)].join(' / ');
/** Returns the numbers of the models and the texts of the labels, as they are now. */
const shownIn = (stories) => ({
  number: valuesOf(stories.flatMap((story) => [...story.values.values()].filter(({ object }) => story.objects[object].role === 'model').map(({ value }) => value))),
  label: valuesOf(stories.flatMap((story) => story.views.map((view) => story.labels.get(view)))),
});

function sayPause(stories, key) {
  const shown = shownIn(stories);
  return say(stories.some((story) => story.views.some((view) => story.labels.get(view) === shown.number)) ? 'modelsAndLabels' : key, shown);
}

/** Says a sentence about equal screens, if they are equal. */
function sayEqual(stories, key, other = 'otherScreens') {
  const shown = shownIn(stories);
  return say(shown.label.includes(' / ') || shown.label !== shown.number ? other : key, shown);
}

function sayChanged(stories, guesses) {
  const all = stories.flatMap((story) => story.views.map((view) => guesses.get(story).has(view) === story.changed.has(`${view} label`)));
  const both = stories.filter((story) => changedViews(story, 1).length > 1);
  const score = stories.some((story) => guesses.get(story).size) ? say('score', { right: all.filter(Boolean).length, count: all.length }) : '';
  const sentence = both.length ? say(both.length === 1 ? 'onlyInOne' : 'bothIn', { names: namesOf(both) }) : '';
  return together(sentence, score);
}

function sayRepaired(stories) {
  const isRepaired = ({ run }) => labelAfter(run, 3) === numberAfter(run, 3);
  const [healed, others] = [stories.filter(isRepaired), stories.filter((story) => !isRepaired(story))];
  return say(others.length ? 'repaired' : 'repairedAll', { names: namesOf(healed), others: namesOf(others) });
}

function sayReleased(stories, key) {
  return say(stories.some((story) => story.views.some((view) => story.alive.has(view))) ? 'viewStays' : key);
}

function sayStuck(stories) {
  const stuck = stories.filter((story) => story.stuck.size);
  return stuck.length ? say('nothingReleased', { names: namesOf(stuck) }) : say('allReleased');
}

/** Says from which articles the button and the binding come. */
function sayArticles() {
  const href = state.lang === 'zh' ? 'zh/sources.md#四篇文章' : 'sources.md#the-four-articles';
  return [say('articles'), element('a', { href }, say('sources'))];
}

// A moment is the end of an event of the run, or its pause: when the model has changed. `action` leads to the next moment.
const chapters = [
  { id: `press`, part: 'press', question: 'whoTellsLabel', ask: true, moments: [
    { says: () => say('builtThreeTimes') },
    { event: 1, pauses: true, says: (stories) => sayPause(stories, 'modelsChanged'), action: 'show' },
    { event: 1, says: (stories) => sayEqual(stories, 'sameScreens'), answers: whoTold, after: sayArticles }] },
  { id: `second-view`, part: 'whatIf', tab: 'secondView', question: 'whichLabels', isGuess: true, moments: [
    { says: () => say('guess') },
    { event: 1, says: sayChanged, answers: whichChanged, after: () => [say('noOrder')] }] },
  { id: `view-gone`, part: 'whatIf', tab: 'viewGone', question: 'whoKeeps', moments: [
    { says: () => say('viewOpen'), action: 'close' },
    { event: 1, says: (stories) => sayReleased(stories, 'viewReleased'), action: 'change' },
    { event: 2, says: () => say('nobodyLooks'), answers: whoKeeps, action: 'open' },
    { event: 3, says: (stories) => sayEqual(stories, 'allShow', 'showDifferent'), answers: howItOpens }] },
  { id: `forgotten-line`, part: 'whatIf', tab: 'forgottenLine', question: 'whatIsOld', moments: [
    { says: () => say('lineMissing') },
    { event: 1, says: (stories) => (stories.some((story) => story.changed.values().some((key) => key.endsWith('label'))) ? say('labelsNow', shownIn(stories)) : say('labelsOld', shownIn(stories))), answers: whatIsOld, action: 'reopen' },
    { event: 3, says: sayRepaired, answers: whatIsRepaired }] },
  { id: `forgotten-weak`, part: 'whatIf', tab: 'forgottenWeak', question: 'whatStays', first: 1, moments: [
    { event: 1, says: () => say('worksWell'), action: 'closeScreen' },
    { event: 2, says: sayStuck, answers: whatStays, action: 'write' },
    { scenario: `weak`, event: 2, says: (stories) => (stories.some((story) => story.stuck.size) ? sayStuck(stories) : say('withWeak')), answers: whatStays }] },
  { id: `talk`, part: 'talk', tab: 'oneManager', question: 'whoTellsManager', ask: true, moments: [
    { says: () => say('managerAsks') },
    { event: 1, pauses: true, says: (stories) => sayPause(stories, 'workersDone'), action: 'show' },
    { event: 1, says: (stories) => sayEqual(stories, 'sameManagers'), answers: whoToldManager }] },
  { id: `second-manager`, part: 'talk', tab: 'secondManager', question: 'whichManagers', isGuess: true, moments: [
    { says: () => say('guess') },
    { event: 1, says: sayChanged, answers: whichChanged, after: () => [say('noOrder')] }] },
  { id: `load-fails`, part: 'loadFails', question: 'isAlertThere', moments: [
    { says: () => say('loading'), action: 'close' },
    { event: 1, says: (stories) => sayReleased(stories, 'stillLoading'), action: 'fail' },
    { event: 2, says: () => say('hasFailed'), action: 'comeBack' },
    { event: 3, says: () => say('lookAtScreens'), answers: isAlertThere, action: 'succeed' },
    { event: 4, says: () => say('callOrState'), answers: isAlertThere }] },
  { id: `name-it`, part: 'nameIt', question: 'whichPattern' },
];
