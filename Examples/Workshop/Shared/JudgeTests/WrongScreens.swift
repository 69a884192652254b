import TerminalUI

/// The mistakes of the screens.
enum Fault: Sendable {
  case retainedByStoredReport, sharesCount, sharesListeners, keepsCount, knowsItsBell, watchedOnce,
    setsTwice, showsLater, startsLate, ownsNothing, readsLabel, editsText, showsAfterTap,
    forgetsScreen, changesNothing, reportsLater, needsClosure
}

final class Doorbell {
  static var shared = 0
  /// Unlike `shared`, it stays when its screen is closed.
  private static var kept = 0
  /// Whether a ring is reported to no listener.
  static var isQuiet = false
  var onFirst: (() -> Void)?
  var onRing: (() -> Void)?
  private let fault: Fault?
  private static var sharedListeners: [() -> Void] = []
  private var ownListeners: [() -> Void] = []
  private var listeners: [() -> Void] {
    get { fault == .sharesListeners ? Self.sharedListeners : ownListeners }
    set {
      if fault == .sharesListeners {
        Self.sharedListeners = newValue
      } else {
        ownListeners = newValue
      }
    }
  }
  private var ownCount = 0
  private lazy var report: () -> Void = { self.tell() }

  init(_ fault: Fault?) { self.fault = fault }

  isolated deinit { Self.shared = 0 }

  private var count: Int {
    get {
      switch fault {
      case .sharesCount: Self.shared
      case .keepsCount: Self.kept
      default: ownCount
      }
    }
    set {
      switch fault {
      case .sharesCount: Self.shared = newValue
      case .keepsCount: Self.kept = newValue
      default: ownCount = newValue
      }
    }
  }

  var text: String { "\(count) rings" }

  func addListener(_ listener: @escaping () -> Void) {
    if fault == .watchedOnce { listeners = [] }
    listeners.append(listener)
  }

  func ring() {
    if fault != .changesNothing { count += 1 }
    switch fault {
    case .retainedByStoredReport: report()
    case .reportsLater: Task { tell() }
    default: tell()
    }
  }

  private func tell() {
    if Self.isQuiet { return }
    if count == 1, let onFirst { onFirst() }
    if fault == .needsClosure, onFirst == nil { return }
    onRing?()
    for listener in listeners { listener() }
  }

  func forgetListeners() { listeners = [] }
}

final class BellScreen: ViewController {
  private weak var bell: Doorbell?
  private static weak var knownBell: Doorbell?
  private let isSecond: Bool
  private let owned: Doorbell?
  private let fault: Fault?
  private let label = Label()
  private let button = Button(title: "Ring")

  init(_ bell: Doorbell, _ fault: Fault?) {
    (self.bell, self.fault) = (bell, fault)
    owned = fault == .ownsNothing ? nil : bell
    isSecond = bell === Self.knownBell
    Self.knownBell = bell
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: BellScreen.buttonTapped)
    show()
    bell?.addListener { [weak self] in self?.show() }
  }

  isolated deinit { if fault == .forgetsScreen { bell?.forgetListeners() } }

  private func buttonTapped() {
    if fault == .readsLabel, let count = Int(label.text.prefix { $0 != " " }) {
      bell?.ring()
      label.text = "\(count + 1) rings"
      return
    }
    bell?.ring()
    if fault == .showsAfterTap { show() }
  }

  private func show() {
    if fault == (bell?.text == "0 rings" ? .startsLate : .showsLater) {
      Task { label.text = bell?.text ?? "" }
      return
    }
    if fault == .knowsItsBell, isSecond { return }
    if fault == .setsTwice { label.text = "" }
    let text = bell?.text ?? ""
    label.text = fault == .editsText && text == "1 rings" ? "1 ring" : text
  }
}
