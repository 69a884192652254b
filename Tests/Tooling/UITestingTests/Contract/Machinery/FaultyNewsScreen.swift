import Catalog
import Foundation
import Model
import PatternKit
import TerminalUI

/// A deliberate fault in a news list.
nonisolated enum NewsFault: String, CaseIterable {
  case saysNothingWhileLoading, missesAFastFeed, turnsTheOrderAround, showsTheDateOfAnotherRow
  case abbreviatesTooLate, abbreviatesMillions, countsMonthsFromZero, datesOnlyThisCentury
  case saysNothingForAnEmptyFeed, saysNothingWhenTheRowsDisappear
  case opensTheRowBelow, forgetsTheSelection, opensTheDigest, selectsTheFirstRowOnReload
  case swallowsTheFailure, alertsWithoutTheReason, emptiesTheRowsOnFailure
  case appendsOnReload, emptiesTheRowsWhileLoading
  case swapsPictures, showsALatePictureInAReusedCell, asksForEveryPicture
  case keepsThePictureOfAnotherRow, opensRowsNotShownYet
  case letsTheEarlierFeedWin, goesOnLoadingWhenClosed, keepsItsScreenAlive
  case keepsALabel, keepsACell, keepsAnAlert, keepsAText, keepsAWorker
  case neverEndsATask, keepsASubscription

  /// The name of the rule that must detect the fault.
  var rule: String {
    switch self {
    case .saysNothingWhileLoading: "shows “Loading…” until the feed arrives"
    case .missesAFastFeed: "shows a feed that loads immediately"
    case .turnsTheOrderAround, .showsTheDateOfAnotherRow:
      "shows one row per item, in feed order, with every field"
    case .abbreviatesTooLate, .abbreviatesMillions: "abbreviates reply counts from 10,000 on"
    case .countsMonthsFromZero, .datesOnlyThisCentury: "formats every date as day, month and year"
    case .saysNothingForAnEmptyFeed: "shows “No news” for an empty feed"
    case .saysNothingWhenTheRowsDisappear: "shows “No news” if a reload returns an empty feed"
    case .opensTheRowBelow, .forgetsTheSelection:
      "opens the selected row’s content and returns to the same row"
    case .opensTheDigest: "opens an article without content as its title alone"
    case .selectsTheFirstRowOnReload: "keeps the selected row on reload"
    case .swallowsTheFailure, .alertsWithoutTheReason, .emptiesTheRowsOnFailure:
      "shows an alert with the reason when a load fails, and keeps the rows"
    case .appendsOnReload: "replaces the rows on reload"
    case .emptiesTheRowsWhileLoading: "keeps the rows while it loads again"
    case .swapsPictures: "shows each picture in its own row"
    case .showsALatePictureInAReusedCell:
      "shows a late picture in its own row only, even after recycling"
    case .asksForEveryPicture: "requests no more pictures than there are visible rows"
    case .letsTheEarlierFeedWin: "shows the later feed after two quick reloads"
    case .goesOnLoadingWhenClosed: "cancels the load when it is closed while loading"
    case .keepsThePictureOfAnotherRow:
      "shows no picture in a row without one, even after recycling"
    case .opensRowsNotShownYet:
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
    case .keepsAText: "TextViewController"
    case .keepsAWorker: "Worker"
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
      id: "faulty", name: "Faulty", summary: fault?.rawValue ?? "no fault",
      demos: [.news: { Screen(FaultyNewsScreen(fault, services: $0)) }])
  }
}

/// The objects and subscriptions that faulty screens keep after they are closed.
enum Kept {
  static var objects: [AnyObject] = []
  static var subscriptions: [NotificationCenter.ObservationToken] = []
  /// A stream that never finishes. A task that awaits it never ends.
  static let endless = AsyncStream<Void>.makeStream()
}

private final class Worker {}

private struct ContentChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

/// A news list in one class with at most one fault.
private final class FaultyNewsScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let fault: NewsFault?
  private let services: Services
  private let statusLabel = Label()
  private let tableView = TableView()
  private var items: [NewsItem] = []
  private var loading: Task<Void, Never>?
  private var isObserving = true
  private var cells: [TableViewCell] = []
  private var lastPictures: [ObjectIdentifier: String] = [:]
  private var keepAlive: (() -> Void)?
  private var helper: AnyObject?
  private var observation: Task<Void, Never>?
  private var subscription: NotificationCenter.ObservationToken?

  init(_ fault: NewsFault?, services: Services) {
    self.fault = fault
    self.services = services
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: FaultyNewsScreen.reload)
    leak()
    reload()
    if fault == .missesAFastFeed { observeLater() }
  }

  /// Retains an object or starts a task or subscription that outlives the screen.
  private func leak() {
    switch fault {
    case .keepsItsScreenAlive: keepAlive = { self.reload() }
    case .keepsALabel: Kept.objects.append(statusLabel)
    case .keepsAWorker:
      let worker = Worker()
      helper = worker
      Kept.objects.append(worker)
    case .neverEndsATask: observation = Task { for await _ in Kept.endless.stream {} }
    case .keepsASubscription:
      let token = NotificationCenter().addObserver(for: ContentChanged.self) { _ in }
      subscription = token
      Kept.subscriptions.append(token)
    default: break
    }
  }

  private func observeLater() {
    isObserving = false
    Task { [weak self] in
      for _ in 0..<4 { await Task.yield() }
      self?.isObserving = true
    }
  }

  private func reload() {
    if fault != .letsTheEarlierFeedWin { loading?.cancel() }
    statusLabel.text = fault == .saysNothingWhileLoading ? "" : "Loading…"
    if fault == .emptiesTheRowsWhileLoading { show([]) }
    let keptAlive = fault == .goesOnLoadingWhenClosed ? self : nil
    loading = Task { [weak self, services, keptAlive] in
      do throws(LoadError) {
        let items = try await services.news.items()
        if !Task.isCancelled { self?.loaded(items) }
      } catch {
        if !Task.isCancelled { self?.failed(error) }
      }
      _ = keptAlive
    }
  }

  private func loaded(_ items: [NewsItem]) {
    guard isObserving else { return }
    let isUnexplained =
      fault == .saysNothingForAnEmptyFeed
      || fault == .saysNothingWhenTheRowsDisappear && !self.items.isEmpty
    statusLabel.text = items.isEmpty && !isUnexplained ? "No news" : ""
    switch fault {
    case .turnsTheOrderAround: show(items.reversed())
    case .appendsOnReload: show(self.items + items)
    default: show(items)
    }
  }

  private func failed(_ error: LoadError) {
    statusLabel.text = ""
    switch fault {
    case .swallowsTheFailure: return
    case .emptiesTheRowsOnFailure: show([])
    default: break
    }
    let message = fault == .alertsWithoutTheReason ? "Sorry" : error.description
    let alert = AlertController(title: "Could not load the news", message: message)
    if fault == .keepsAnAlert { Kept.objects.append(alert) }
    presentOnTop(alert)
  }

  private func show(_ items: [NewsItem]) {
    self.items = items
    guard fault != .opensRowsNotShownYet else {
      Task { [weak self] in
        await Task.yield()
        self?.tableView.reloadData()
      }
      return
    }
    tableView.reloadData()
    if fault == .selectsTheFirstRowOnReload { tableView.selectRow(at: 0) }
    if fault == .asksForEveryPicture {
      cells = items.map { _ in TableViewCell() }
      for (item, cell) in zip(items, cells) { load(item.imageAddress, into: cell) }
    }
  }

  func numberOfRows(in tableView: TableView) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard row < items.count else { return cell }
    let item = items[row]
    if fault == .keepsACell { Kept.objects.append(cell) }
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.digest
    let dated = fault == .showsTheDateOfAnotherRow ? items[(row + 1) % items.count] : item
    cell.dateLabel.text = dated.date.map(formattedDate) ?? ""
    cell.accessoryLabel.text = item.replyCount.map(formattedReplies) ?? ""
    let pictured = fault == .swapsPictures ? items[min(row ^ 1, items.count - 1)] : item
    load(pictured.imageAddress, into: cell)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    guard row < items.count else { return }
    let item = items[fault == .opensTheRowBelow ? (row + 1) % items.count : row]
    let isReplaced = fault == .opensTheDigest && item.content.isEmpty
    let text = TextViewController(title: item.title, text: isReplaced ? item.digest : item.content)
    if fault == .keepsAText { Kept.objects.append(text) }
    presentOnTop(text)
    if fault == .forgetsTheSelection { tableView.selectRow(at: 0) }
  }

  private func load(_ address: String?, into cell: TableViewCell) {
    let last = lastPictures.updateValue(address ?? "", forKey: ObjectIdentifier(cell))
    if fault == .keepsThePictureOfAnotherRow, address == nil, last != nil {
      cell.imageView.load { Data("GIF89a".utf8) + [1, 0, 1, 0] }
    }
    guard let address else { return }
    if fault == .showsALatePictureInAReusedCell {
      // Nothing cancels this task, so it also fills a cell that is reused for another row.
      Task { [services, weak cell] in
        let data = try await services.images.data(at: address)
        cell?.imageView.load { data }
      }
      cell.imageView.load { try await Task.never() }
    } else {
      cell.imageView.load { [services] in try await services.images.data(at: address) }
    }
  }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    let month = fault == .countsMonthsFromZero ? date.month % 12 : date.month - 1
    let year = fault == .datesOnlyThisCentury ? 2000 + date.year % 100 : date.year
    return "\(date.day) \(months[month]) \(year)"
  }

  private func formattedReplies(_ count: Int) -> String {
    if count == 1 { return "1 reply" }
    if fault == .abbreviatesMillions, count >= 10_000_000 { return "\(count / 1_000_000)M replies" }
    let most = fault == .abbreviatesTooLate ? 10_000 : 9999
    return count > most ? "\(count / 1000)K replies" : "\(count) replies"
  }

  deinit { loading?.cancel() }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled.
  fileprivate static func never() async throws -> Data {
    for await _ in AsyncStream<Void>.makeStream().stream {}
    throw LoadError.cancelled
  }
}
