// The answers below the pictures. Each one follows from the recorded run.

/** Returns the events of a pattern’s press in the first chapters. Other chapters compare themselves with it. */
const pressOf = (pattern) => runIn('press', pattern) ?? runIn('talk', pattern);
const runIn = (scenario, pattern) => data.scenarios[scenario].find((run) => run.pattern === pattern);

const siteOf = (reference) => reference?.site;
const isText = (value) => value?.startsWith('"');
const answer = (who, why, sites = [], role = undefined) => ({ who, why, sites: sites.filter(Boolean), role });

/** Says who told the label. */
function whoTold({ run }) {
  const telling = tellingOf(run, 1);
  if (!telling) return answer(say('nobody'), '');
  const { way, step, change, teller, told, observing } = telling;
  const values = { role: roleName(teller), told: roleName(told) };
  if (way === 'observes') return answer(say('itself', { role: roleName(told) }), say('observesText', values), [step.site, observing], told.role);
  const last = run.events[1].steps[change.steps.at(-1)];
  const { steps } = run.events[1];
  const hasRead = steps.some((one) => one.role === 'model' && one.accessor === 'get' && one.parent === step.parent);
  if (way === 'sets') return answer(say('theRole', values), hasRead ? say('setsLabel') : '', [last.site], teller.role);
  return answer(say('theRole', values), isText(step.value) ? say('passesText', values) : '', [step.site], teller.role);
}

/** Says who told the manager, and what the worker knows. The lines that call look equal, so the property is shown. */
function whoToldManager({ run }) {
  const telling = tellingOf(run, 1);
  if (!telling) return answer(say('nobody'), '');
  const { way, step, teller, told } = telling;
  const values = { role: roleName(teller), told: roleName(told) };
  if (way === 'posts') return answer(say('center'), say('postsMessage', values), [step.site]);
  const reference = run.events[1].after.references.find(({ holder, held }) => run.objects[holder] === teller && run.objects[held] === told);
  return step.via ? answer(say('byProtocol', values), say('anyFits'), [siteOf(reference)]) : answer(say('byName', values), say('knowsOne', values), [siteOf(reference)]);
}

/** Returns the views whose labels an event changed. */
function changedViews({ run }, event) {
  const [before, after] = [event - 1, event].map((index) => new Map(run.events[index].after.screens.map(({ object, label }) => [object, label])));
  return [...after.keys()].filter((view) => before.has(view) && before.get(view) !== after.get(view));
}

function whichChanged(story) {
  const { run } = story;
  const changed = changedViews(story, 1);
  const [first] = story.views;
  const who = changed.length > 1 ? 'both' : !changed.length ? 'neither' : changed[0] === first ? 'onlyLeft' : 'onlyRight';
  const telling = tellingOf(run, 1);
  if (!telling) return answer(say(who), '');
  const { way, step, teller, told, observing } = telling;
  const values = { role: roleName(teller), told: roleName(told) };
  const reference = run.events[1].after.references.find(({ holder, held }) => run.objects[holder] === teller && changed.includes(held));
  if (changed.length === 1 && way === 'sets') return answer(say(who), say('ownLabel', values), [step.site]);
  if (changed.length === 1 && way === 'calls') return answer(say(who), say('replaced', values), [siteOf(reference)]);
  if (way === 'observes') return answer(say(who), changed.length > 1 ? say('anyNumber') : '', [observing]);
  const observation = run.events[1].after.references.find(({ kind, holder }) => kind === 'observes' && changed.includes(holder));
  return answer(say(who), way === 'posts' && changed.length > 1 ? say('everyObserver') : '', [siteOf(observation)]);
}

/** Says which object keeps the number as a text, while there is no view. */
function whoKeeps({ run }) {
  const { steps, after } = run.events[2];
  const number = after.properties.find(({ object }) => run.objects[object].role === 'model')?.value;
  const keeper = after.properties.find(({ value }) => value === `"${number}"`);
  const lineOfSet = (object) => steps.findLast((step) => step.object === object && step.accessor === 'set')?.site;
  if (keeper) return answer(say('theRole', { role: roleName(run.objects[keeper.object]) }), say('keepsText'), [lineOfSet(keeper.object)]);
  const empty = after.references.find(({ kind, held }) => kind === 'weak' && held === null);
  if (empty) return answer(say('nobody'), say('noView', { role: roleName(run.objects[empty.holder]) }), [tellingOf(pressOf(run.pattern), 1)?.step.site]);
  return answer(say('nobody'), say('noText'), [steps.find(isModelChange)?.site]);
}

/** Says how a view that opens late gets the number, and whether this needs a line of its own. */
function howItOpens({ run }) {
  const telling = tellingOf(run, 3);
  if (!telling) return answer(say('nobody'), '');
  const { way, step, teller, observing } = telling;
  const site = way === 'delivers' ? observing : step.site;
  const pressed = tellingOf(pressOf(run.pattern), 1);
  const isSame = [pressed?.step.site, pressed?.observing].some((one) => one?.line === site?.line && one?.source === site?.source);
  const who = { sets: 'readsModel', calls: 'callsAgain', delivers: 'delivers' }[way];
  return answer(who ? say(who, { role: roleName(teller) }) : '', say(isSame ? 'sameLine' : 'secondLine'), [site]);
}

const labelAfter = (run, event) => run.events[event].after.screens[0]?.label;
const numberAfter = (run, event) => run.events[event].after.properties.find(({ object }) => run.objects[object].role === 'model')?.value;

/** Says what is old after a press without the line that tells the label, and which test finds it. */
function whatIsOld({ run }) {
  const number = numberAfter(run, 1);
  if (labelAfter(run, 1) === number) return answer(say('labelNew'), '');
  const isTextOld = run.events[1].after.properties.some(({ value }) => isText(value) && value !== `"${number}"`);
  const way = tellingOf(pressOf(run.pattern), 1)?.way;
  return answer(say(isTextOld ? 'textOld' : 'labelOld'), say(isTextOld ? 'readProperty' : way === 'calls' ? 'fakeView' : 'lookAtLabel'), [run.missing]);
}

function whatIsRepaired({ run }) {
  const label = labelAfter(run, 3);
  const keeper = run.events[3].after.properties.find(({ value }) => value === `"${label}"`);
  if (label === numberAfter(run, 3)) return answer(say('shows', { label }), say('newReads'));
  return answer(say('shows', { label }), keeper ? say('persists', { role: roleName(run.objects[keeper.object]) }) : '');
}

/** Says what stays in memory, and which references keep it there. */
function whatStays({ run }) {
  const { objects, events } = run;
  const stuck = (events[2].after.stuck ?? []).filter((number) => objects[number].role !== 'control');
  const { references } = events[1].after;
  const back = references.find(({ holder, held, kind }) => kind === 'owns' && references.some((other) => other.kind === 'owns' && other.holder === held && other.held === holder) && objects[held].screen);
  const weak = references.find(({ kind }) => kind === 'weak');
  const observation = references.find(({ kind, holder }) => kind === 'observes' && objects[holder].screen);
  const view = objects.find(({ screen }) => screen);
  const names = (reference) => ({ a: roleName(objects[reference.holder]), b: roleName(objects[reference.held]) });
  const count = ['staysNone', 'staysOne', 'staysTwo', 'staysThree'][stuck.length] ?? 'stuck';
  if (stuck.length && back) return answer(say(count), say('cycle', names({ holder: back.held, held: back.holder })), [siteOf(back)]);
  if (stuck.length) return answer(say(count), observation ? say('bindingCycle', names(observation)) : '', [siteOf(observation)]);
  if (weak) return answer(say(count), say('ownsNot', names(weak)), [siteOf(weak)]);
  if (observation) return answer(say(count), say('closureNot', names(observation)), [siteOf(observation)]);
  if (back) return answer(say(count), '', [siteOf(back)]);
  return answer(say('noWeak'), say('refersBack', { role: roleName(view) }), [siteOf(references.find(({ kind }) => kind === 'owns'))]);
}

/** Returns the line that shows or stores an alert, as another recording reached it. */
function alertSite(run) {
  const steps = [...run.events, ...data.demos.flatMap(({ runs }) => runs.filter(({ pattern }) => pattern === run.pattern).flatMap(({ events }) => events))]
    .flatMap((event) => event.steps);
  const isAlert = ({ accessor, member, value, function: name, via }) => (accessor === 'set' && member === 'alert' && value !== undefined && value !== 'nil') || (via && name.startsWith('showAlert'));
  return steps.find((step) => isAlert(step) && step.site)?.site;
}

function isAlertThere({ run, event }) {
  const { alert, rows } = run.events[event].after.screens[0] ?? {};
  const who = rows ? (alert ? 'newsAndAlert' : 'newsOnly') : alert ? 'oldAlert' : 'noAlert';
  const hadNoView = run.events[2].after.references.some(({ kind, held }) => kind === 'weak' && held === null);
  const why = alert ? (rows ? 'untilNil' : 'stateWaited') : hadNoView && 'lostAlert';
  return answer(say(who), why ? say(why) : '', [alertSite(run)]);
}
