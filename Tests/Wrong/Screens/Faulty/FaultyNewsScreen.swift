import Foundation
import Model
import TerminalUI

/// The objects and subscriptions that faulty screens keep after they are closed.
enum Kept {
  static var objects: [AnyObject] = []
  static var subscriptions: [NotificationCenter.ObservationToken] = []
  private static var continuations: [UnsafeContinuation<Void, Never>] = []

  /// Never returns, even if the task is cancelled.
  static func neverResume() async { await withUnsafeContinuation { continuations.append($0) } }
}

private final class Worker {}

private struct ContentChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

/// A news list in one class with at most one fault.
final class FaultyNewsScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let fault: NewsFault?
  private let services: Services
  private let statusLabel = Label()
  private let tableView = TableView()
  private var items: [NewsItem] = []
  private var loading: Task<Void, Never>?
  private var isObserving = true
  private var hasOpenedText = false
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
    case .neverEndsATask: observation = Task { await Kept.neverResume() }
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
    if fault == .ignoresAQuickReload, statusLabel.text == "Loading…" { return }
    if fault != .letsTheEarlierFeedWin { loading?.cancel() }
    let isUnexplained =
      fault == .saysNothingWhileLoading || fault == .saysNothingOnReload && loading != nil
    statusLabel.text = isUnexplained ? "" : "Loading…"
    if fault == .emptiesTheRowsWhileLoading { show([]) }
    if fault == .neverLoads { return }
    let keptAlive = fault == .goesOnLoadingWhenClosed ? self : nil
    loading = Task { [weak self, fault, services, keptAlive] in
      do throws(LoadError) {
        let items = try await services.news.items()
        if !Task.isCancelled { self?.loaded(items) }
      } catch {
        if !Task.isCancelled { self?.failed(error) }
        if fault == .neverEndsACancelledLoad { await Kept.neverResume() }
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
    case .saysLoadingForever: statusLabel.text = "Loading…"
    case .ignoresLaterFeeds where !self.items.isEmpty: return
    case .showsRowsOfTwoFeeds: return show(items.prefix(1) + self.items)
    case .turnsTheOrderAround: show(items.reversed())
    case .appendsOnReload: show(self.items + items)
    default: show(items)
    }
  }

  private func failed(_ error: LoadError) {
    statusLabel.text = fault == .saysLoadingAfterAFailure ? "Loading…" : ""
    switch fault {
    case .swallowsTheFailure: return
    case .swallowsAFailureBelowAnArticle where presentedViewController is TextViewController: return
    case .alertsTwice: presentOnTop(AlertController(title: "Error", message: ""))
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
    if fault == .updatesTheRowsInTheNextTurn {
      return DispatchQueue.main.async { [weak self] in self?.tableView.reloadData() }
    }
    tableView.reloadData()
    if fault == .selectsTheFirstRowOnReload { tableView.selectRow(at: 0) }
    if fault == .asksForEveryPicture {
      cells = items.map { _ in TableViewCell() }
      for (item, cell) in zip(items, cells) { load(item.imageAddress, into: cell) }
    }
  }

  func numberOfRows(in tableView: TableView) -> Int {
    max(items.count, fault == .showsAnEmptyRow ? 1 : 0)
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard row < items.count else { return cell }
    let item = items[row]
    if fault == .keepsACell { Kept.objects.append(cell) }
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.digest
    cell.dateLabel.text = item.date.map(formattedDate) ?? ""
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
    if fault == .keepsTheFirstText, !hasOpenedText { Kept.objects.append(text) }
    hasOpenedText = true
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
      let isLost = fault == .losesPicturesInReusedCells && last != nil
      cell.imageView.load { [services] in
        let data = try await services.images.data(at: address)
        return isLost ? try await Task.never() : data
      }
    }
  }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
    let month = fault == .countsMonthsFromZero ? date.month % 12 : date.month - 1
    return "\(date.day) \(months[month]) \(date.year)"
  }

  private func formattedReplies(_ count: Int) -> String {
    if count == 1 { return "1 reply" }
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
