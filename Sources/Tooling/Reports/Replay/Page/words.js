// The sentences of the chapters. Which of them is shown depends on the recording.

const wordTexts = {
  press: 'Press', whatIf: 'What if …', talk: 'Two objects talk', loadFails: 'A load fails', nameIt: 'Name it', everyStep: 'Every step',
  secondView: 'two views?', viewGone: 'the view is gone?', forgottenLine: 'one line is missing?', forgottenWeak: '“weak” is missing?',
  oneManager: 'one manager', secondManager: 'two managers?',
  whoTellsLabel: 'Who tells the label?', whoTellsManager: 'Who tells the manager?', whichLabels: 'Two views show the number. Which label changes?',
  whichManagers: 'Two managers share a worker. Which label changes?', whoKeeps: 'With no view on the screen, who has the new text?',
  whatIsOld: 'One line is missing. Which label stays old?', whatStays: 'Without “weak”: what is never released?',
  isAlertThere: 'You come back after a failed load. Is there an alert?', whichPattern: 'Which pattern has this line?',
  builtThreeTimes: 'One screen, written in three patterns. Press a button, and its model gets a random digit.',
  modelsChanged: 'Every model has {number}, and every label still shows {label}. Who tells the label?', modelsAndLabels: 'The models have {number}, and the labels show {label}.',
  workersDone: 'Every model has {number}, and every label still shows {label}. Who tells the manager?',
  sameScreens: 'Three equal screens, and three answers: what differs is who tells the label.', sameManagers: 'Three equal results. What differs is how much a worker knows about its manager.',
  otherScreens: 'The screens differ: {label}.',
  managerAsks: 'A worker does the work for its manager. Press a button, and follow the result on its way back.',
  guess: 'First guess which labels will change, and select them. Then press a left button.', score: 'Your guess was right for {right} of {count} labels.',
  onlyInOne: '{names} is the only pattern in which both labels change.', bothIn: 'Both labels change in: {names}.',
  noOrder: 'The order in which two observers run is not promised.',
  viewOpen: 'The view is on the screen. Another object keeps the rest alive.', viewReleased: 'The view has been released, and the other objects live on. Next, the number changes.', viewStays: 'The view is still in memory.',
  nobodyLooks: 'The number has changed while no view was there. Next, a new view opens.', allShow: 'All three labels show {label} again. Compare the lines that do it.', showDifferent: 'The labels show {label}.',
  lineMissing: 'Each program lacks one line: the one that told the label in the first chapter.', labelsOld: 'No label has changed: {label}. Close the screen now, then open it once more.',
  labelsNow: 'The labels show {label}. Close the screen now, then open it once more.', repaired: 'A new view repairs {names}. {others} has stored the mistake.', repairedAll: 'A new view repairs {names}.',
  worksWell: 'After one press, the screen works as before. You notice nothing.', nothingReleased: 'You closed the screen, but in {names} no object was released. Nothing warns you.',
  allReleased: 'Every object was released.', withWeak: 'Written with “weak”, every object is released.',
  loading: 'The news is still loading when you close the screen.', stillLoading: 'The view has been released, but the load continues. Next, it fails.',
  hasFailed: 'The load failed while no view was there. Next, you open the screen again.', lookAtScreens: 'The new view has started a load of its own, which is still running.',
  callOrState: 'A call can get lost, and a state can be out of date. Which one do you have to prevent?',
  show: 'Show me', close: 'Close the view', change: 'Change the number', open: 'Open a new view', reopen: 'Open again', closeScreen: 'Close the screen', write: 'Write “weak”',
  fail: 'Let it fail', comeBack: 'Come back', succeed: 'Let it succeed', pressLeft: 'Press left', next: 'Next: {name}', nextLine: 'Next line', again: 'Begin again',
  theRole: 'The {role}.', itself: 'The {role} itself.', center: 'The notification center.', byName: 'The {role}, by name.', byProtocol: 'The {role}, by protocol.',
  setsLabel: 'It reads the number, then sets the label.', passesText: 'It calls its {told} and passes the text.', observesText: 'It observes the text of the {role}.',
  knowsOne: 'Its property has one concrete type, so no other {told} fits.', anyFits: 'Its property has a protocol as its type, so any object that adopts it fits.', postsMessage: 'The {role} posts a message, and any number of objects can receive it.',
  onlyLeft: 'Only the left one.', onlyRight: 'Only the right one!', both: 'Both.', neither: 'None.',
  ownLabel: 'Each {role} sets only its own label, and no object tells the other one.', replaced: 'The {role} refers to one {told} only: the one that came last.',
  anyNumber: 'Each view observes the text on its own, so every view is told.', everyObserver: 'The center calls every object that observes the message.',
  nobody: 'No object.', noText: 'The number is stored in the model, but no object has it as a text.', noView: 'The {role} refers to no view, so it calls none. Nothing warns you.', keepsText: 'It stores the text, and a view can read it later.',
  readsModel: 'The {role} reads the model.', callsAgain: 'The {role} calls its new view.', delivers: 'The binding passes the text.',
  secondLine: 'A view that opens late needs this second line, and you have to write it.', sameLine: 'This line delivers the present text too, so you need no second one.',
  labelOld: 'The label is old.', textOld: 'Label and text are old.', labelNew: 'The label is new.', lookAtLabel: 'A test notices it only if it looks at the label.', fakeView: 'A test notices it with a fake view, without a screen.',
  readProperty: 'A test notices it by reading one property.', shows: 'It shows {label}.', newReads: 'The new view gets the number of the model.', persists: 'The {role} still has the old text, and a new view shows what is stored.',
  noWeak: 'There is no “weak” to forget.', refersBack: 'No object refers back to the {role}, so there is no cycle.', staysOne: 'One object is left.', staysTwo: 'Two objects are left.', staysThree: 'Three objects are left.', staysNone: 'No object is left.',
  cycle: 'The {a} and the {b} own each other.', bindingCycle: 'The {a} owns its binding, and the closure of that binding owns the {a}.', ownsNot: 'The {b} owns the {a}, so the {a} must not own the {b}.', closureNot: 'The closure of the binding refers weakly to the {a}.',
  noAlert: 'No alert.', oldAlert: 'An old alert.', lostAlert: 'There was no view to call, so the user never sees it.', stateWaited: 'The property kept it until a view appeared. It belongs to the load before.',
  newsOnly: 'News without an alert.', newsAndAlert: 'News with an old alert.', untilNil: 'It stays until code sets the property to nil.',
  cannotTell: 'This line cannot tell', yes: 'Yes.', no: 'No: {name}.', whyCall: 'A presenter calls its view and passes the text.', whyState: 'The object changes its own text, and the view observes it.',
  whySet: 'The controller formats the text, and sets it in the label.', whyObserve: 'The view observes a property of another object.', whyTrap: 'The controller, the presenter and the view model all observe their model like this. What counts is how the view learns of a change.',
  noCall: 'no call, {name} is nil', storesNothing: 'stores no value', kept: 'owned by another object', stuck: 'still in memory', released: 'released', left: 'left', right: 'right', label: 'label',
  owns: 'owns', weak: 'weak', ownsVia: 'owns, by protocol', weakVia: 'weak, by protocol', observes: 'observes', ownsClosure: 'owns, by a closure', reads: 'reads {value}', sees: 'sees {value}', lineOmitted: 'this line is missing',
  refersOwns: 'The {a} owns the {b}.', refersWeak: 'The {a} has a weak reference to the {b}.', refersOwnsVia: 'The {a} owns the {b}, through a protocol.', refersWeakVia: 'The {a} has a weak reference to the {b}, through a protocol.', refersObserves: 'The {a} observes “{value}” of the {b}.', refersNil: '“{value}” of the {a} is nil.',
  moment: 'Moment {number} of {count}', expect: '{name}, {side}: the label shows {label}. Select it if you expect a change.', footer: 'Everything here is a recorded run of these programs.',
  articles: 'The button is from article C, the observed key path from article A: ', sources: 'sources',
};

/** Returns a sentence in the language of the page. */
const say = (key, values) => text(wordTexts[key], values);
/** Returns sentences as one text. Chinese has no space between them. */
const together = (...sentences) => sentences.filter(Boolean).join(state.lang === 'zh' ? '' : ' ');
/** Returns the name of an object’s role in a sentence. */
const roleName = ({ role, type }) => (role ? text(role) : type === 'NotificationCenter' ? text('notification center') : type);
/** Returns names as one enumeration. */
const listed = (names) => [names.slice(0, -1).join(text(', ')), names.at(-1)].filter(Boolean).join(text(' and '));
