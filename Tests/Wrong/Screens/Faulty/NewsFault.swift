import PatternKit

/// A deliberate fault in a news list.
nonisolated enum NewsFault: String, CaseIterable {
  case neverLoads, saysNothingWhileLoading, saysNothingOnReload, saysLoadingForever
  case missesAFastFeed, turnsTheOrderAround
  case abbreviatesTooLate, countsMonthsFromZero
  case saysNothingForAnEmptyFeed, saysNothingWhenTheRowsDisappear, showsAnEmptyRow
  case opensTheRowBelow, forgetsTheSelection, opensTheDigest, selectsTheFirstRowOnReload
  case swallowsTheFailure, alertsWithoutTheReason, alertsTwice, emptiesTheRowsOnFailure
  case saysLoadingAfterAFailure, swallowsAFailureBelowAnArticle
  case appendsOnReload, showsRowsOfTwoFeeds, emptiesTheRowsWhileLoading, ignoresLaterFeeds
  case swapsPictures, showsALatePictureInAReusedCell, asksForEveryPicture
  case losesPicturesInReusedCells
  case keepsThePictureOfAnotherRow, opensRowsNotShownYet, updatesTheRowsInTheNextTurn
  case letsTheEarlierFeedWin, ignoresAQuickReload
  case goesOnLoadingWhenClosed, neverEndsACancelledLoad, keepsItsScreenAlive
  case keepsALabel, keepsACell, keepsAnAlert, keepsTheFirstText, keepsAWorker
  case neverEndsATask, keepsASubscription

  /// The name of the rule that must detect the fault.
  var rule: String {
    switch self {
    case .neverLoads, .saysNothingWhileLoading, .saysNothingOnReload, .saysLoadingForever:
      "shows “Loading…” above the rows until the feed arrives"
    case .missesAFastFeed: "shows a feed that loads immediately"
    case .turnsTheOrderAround: "shows one row per item, in feed order, with every field"
    case .abbreviatesTooLate: "shows reply counts as “1 reply” and “10K replies”"
    case .countsMonthsFromZero: "formats every date as day, month and year"
    case .saysNothingForAnEmptyFeed, .showsAnEmptyRow: "shows “No news” for an empty feed"
    case .saysNothingWhenTheRowsDisappear: "shows “No news” if a reload returns an empty feed"
    case .opensTheRowBelow, .forgetsTheSelection:
      "opens the selected row’s content and returns to the same row"
    case .opensTheDigest: "opens an article without content as its title alone"
    case .selectsTheFirstRowOnReload: "keeps the selected row on reload"
    case .swallowsTheFailure, .alertsWithoutTheReason, .alertsTwice, .emptiesTheRowsOnFailure,
      .saysLoadingAfterAFailure, .swallowsAFailureBelowAnArticle:
      "shows an alert with the reason when a load fails, and keeps the rows"
    case .appendsOnReload: "replaces the rows on reload"
    case .emptiesTheRowsWhileLoading: "keeps the rows while it loads again"
    case .swapsPictures: "shows each picture in its own row"
    case .showsALatePictureInAReusedCell, .losesPicturesInReusedCells:
      "shows a late picture in its own row only, even after recycling"
    case .asksForEveryPicture: "requests no more pictures than there are visible rows"
    case .letsTheEarlierFeedWin, .ignoresAQuickReload:
      "shows the later feed after two quick reloads"
    case .goesOnLoadingWhenClosed, .neverEndsACancelledLoad:
      "cancels the load when it is closed while loading"
    case .keepsThePictureOfAnotherRow:
      "shows no picture in a row without one, even after recycling"
    case .opensRowsNotShownYet, .updatesTheRowsInTheNextTurn, .showsRowsOfTwoFeeds,
      .ignoresLaterFeeds:
      "opens the article that the screen shows, even if newer ones have arrived"
    default: "releases every object of the news list when it is closed"
    }
  }

  /// The object that the rule must report, or `nil` if the fault does not cause a leak.
  var leak: String? {
    switch self {
    case .keepsItsScreenAlive: "FaultyNewsScreen"
    case .keepsALabel: "Label"
    case .keepsACell: "TableViewCell"
    case .keepsAnAlert: "AlertController"
    case .keepsTheFirstText: "TextViewController"
    case .keepsAWorker: "Worker"
    case .neverEndsACancelledLoad: "ManualNewsSource"
    case .neverEndsATask: "task FaultyNewsScreen.observation"
    case .keepsASubscription: "subscription FaultyNewsScreen.subscription"
    default: nil
    }
  }

  /// Returns a pattern whose news list has the given fault.
  ///
  /// Without a fault, the news list is correct.
  static func pattern(with fault: NewsFault?) -> Pattern {
    Pattern(
      id: "faulty", name: "Faulty", summary: "\(fault?.rawValue ?? "no fault")",
      demos: [.news: { Screen(FaultyNewsScreen(fault, services: $0)) }])
  }
}
