import Catalog
import Foundation
import Model
import TerminalUI
import XRay

/// What loading, drawing and pressing cost on this machine.
///
/// Machines differ and are noisy: what counts is the ratio of two things that
/// were measured in turns, in the same run.
struct Bench {
  let print: (String) -> Void

  func run() async throws {
    #if DEBUG
      print("This is a debug build. For figures that mean something:")
      print("swift run -c release patterns bench\n")
    #endif
    print("Medians of 5 rounds, in brackets the fastest and the slowest.\n")
    // First what needs little memory, so that growth is seen.
    for pattern in Pattern.all { await measurePressing(pattern) }
    measureXRay()
    measureDrawing()
    try await measureLoading()
  }

  // MARK: Loading

  /// What a decoder has to do at least: the same fields, and no leniency.
  private nonisolated struct PlainItem: Decodable {
    let docid: String
    let title: String
    let digest: String
    let ptime: String
    let imgsrc: String
    let replyCount: Int
  }

  private func measureLoading() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("patterns-bench-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let items = (0..<100_000).map {
      """
      {"docid":"\($0)","title":"Title \($0)","digest":"Digest of item \($0)",\
      "ptime":"2016-01-25 09:00:00","imgsrc":"http://h/\($0).png","replyCount":\($0)}
      """
    }
    try Data("{\"T1\":[\(items.joined(separator: ","))]}".utf8).write(to: file)

    var (plain, ours): ([Duration], [Duration]) = ([], [])
    let clock = ContinuousClock()
    for _ in 0..<5 {
      try plain.append(
        clock.measure {
          _ = try JSONDecoder().decode([String: [PlainItem]].self, from: Data(contentsOf: file))
        })
      let start = clock.now
      _ = try await FileNewsSource(path: file.path).items()
      ours.append(clock.now - start)
    }
    let (plainTime, ourTime) = (Measurement(plain), Measurement(ours))
    print("Loading 100,000 items      \(ourTime.text())")
    print("  with a plain JSONDecoder \(plainTime.text())")
    print("  ratio                    \(ourTime.ratio(to: plainTime))\n")
  }

  // MARK: X-ray

  /// What a press costs where no window hears of changes, where a window hears of
  /// them and X-ray is off, and what taking a stack costs.
  private func measureXRay() {
    guard let pattern = Pattern.all.first, let alone = buttonScreen(of: pattern),
      let shown = buttonScreen(of: pattern)
    else { return }
    let window = Window(rootViewController: shown)
    let recorder = Recorder()
    recorder.takeStack()
    var times: [[Duration]] = [[], [], []]
    for _ in 0..<5 {
      times[0].append(time(20_000) { _ = alone.view.handle(.press) })
      times[1].append(time(20_000) { _ = shown.view.handle(.press) })
      times[2].append(time(1000) { recorder.takeStack() })
    }
    withExtendedLifetime(window) {}
    let (before, off, stack) = (Measurement(times[0]), Measurement(times[1]), Measurement(times[2]))
    print("\(pattern.name): a press in no window    \(before.text(per: 20_000))")
    print("  in a window, X-ray off   \(off.text(per: 20_000))")
    print("  ratio                    \(off.ratio(to: before))")
    print("Taking one stack           \(stack.text(per: 1000))\n")
  }

  private func buttonScreen(of pattern: Pattern) -> ViewController? {
    let services = Services(
      news: BundledNewsSource(), images: URLImageSource(), digits: RandomDigits(seed: 0))
    return pattern.makeScreen(of: .button, with: services)?.viewController
  }

  private func time(_ count: Int, _ work: () -> Void) -> Duration {
    ContinuousClock().measure {
      for _ in 0..<count { work() }
    }
  }

  // MARK: Drawing

  private func measureDrawing() {
    let screens = [100, 1_000_000].map { ManyRows(count: $0) }
    var times: [[Duration]] = [[], []]
    for _ in 0..<5 {
      for (index, screen) in screens.enumerated() {
        times[index].append(
          ContinuousClock().measure {
            for _ in 0..<1000 { screen.drawNextFrame() }
          })
      }
    }
    let (few, many) = (Measurement(times[0]), Measurement(times[1]))
    print("Drawing at 100 rows        \(few.text(per: 1000))")
    print("  at 1,000,000 rows        \(many.text(per: 1000))")
    print("  ratio                    \(many.ratio(to: few))\n")
  }

  /// A table in which every frame shows other rows.
  private final class ManyRows: ViewController, TableViewDataSource {
    private let count: Int
    private let tableView = TableView()
    private lazy var window = Window(rootViewController: self)

    init(count: Int) {
      self.count = count
      super.init()
      tableView.dataSource = self
      tableView.reloadData()
      view.addSubview(tableView)
    }

    func drawNextFrame() {
      tableView.selectRow(at: ((tableView.selectedRow ?? 0) + 10) % count)
      _ = window.draw(width: 80, height: 24)
    }

    func numberOfRows(in tableView: TableView) -> Int { count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
      let cell = tableView.dequeueReusableCell()
      cell.titleLabel.text = "A title"
      cell.detailLabel.text = "A line of detail"
      return cell
    }
  }

  // MARK: Pressing

  /// Compares presses on a new screen with presses on one that has had a million.
  private func measurePressing(_ pattern: Pattern) async {
    guard let old = ScreenDriver(.button, of: pattern) else { return }
    old.open()
    let memory = peakMemory()
    await press(1_000_000, on: old)
    let growth = Double(peakMemory() - memory) / 1024 / 1024

    var (newTimes, oldTimes): ([Duration], [Duration]) = ([], [])
    for _ in 0..<5 {
      guard let new = ScreenDriver(.button, of: pattern) else { return }
      new.open()
      newTimes.append(await press(10_000, on: new))
      oldTimes.append(await press(10_000, on: old))
    }
    let (newTime, oldTime) = (Measurement(newTimes), Measurement(oldTimes))
    let size = String(format: "%.1f", growth)
    print("\(pattern.name): a press, and its turn")
    print("  at the start             \(newTime.text(per: 10_000))")
    print("  after 1,000,000 presses  \(oldTime.text(per: 10_000)), \(size) MiB more")
    print("  ratio                    \(oldTime.ratio(to: newTime))\n")
  }

  @discardableResult
  private func press(_ times: Int, on driver: ScreenDriver) async -> Duration {
    let start = ContinuousClock.now
    for _ in 0..<times {
      driver.send(.press)
      await Task.yield()
    }
    return ContinuousClock.now - start
  }
}
