@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var hasCalledSuper = false
  /// Whether each `updateProperties()` of a subclass has called that of its superclass. UIKit requires it.
  @_spi(StandIn) public private(set) var callsSuper = true

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux.") }

  open var view: UIView! {
    if let loadedView { return loadedView }
    let view = UIView()
    view.controller = self
    loadedView = view
    viewDidLoad()
    return view
  }

  open func viewDidLoad() {}

  open func updateProperties() { hasCalledSuper = true }

  func updatePropertiesCheckingSuper() {
    hasCalledSuper = false
    updateProperties()
    if !hasCalledSuper { callsSuper = false }
  }
}

@freestanding(declaration)
public macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> UIViewController) =
  #externalMacro(module: "PreviewMacros", type: "Preview")
