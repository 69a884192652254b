/// Who may know whom in a pattern: for each demo a table with one row a role.
///
/// This is the one place that says so. The tests read the sources and demand exactly this: an
/// undeclared mention fails, and so does an entry that no source needs any longer.
public nonisolated struct WhoKnowsWhom: Sendable {
  /// The target that the pattern is written in.
  public let module: String
  let roles: [Demo: [Role]]

  public init(module: String, roles: [Demo: [Role]]) {
    self.module = module
    self.roles = roles
  }
}

nonisolated extension Pattern {
  /// The rows of a demo's table: first the pattern's own roles, then what stands around it.
  public func roles(of demo: Demo) -> [Role] {
    whoKnowsWhom?.roles[demo] ?? []
  }

  /// The roles that the pattern itself hands out, without what stands around every pattern.
  public func ownRoles(of demo: Demo) -> [Role] {
    roles(of: demo).filter { !Role.around.contains($0.name) }
  }

  /// The files in which these roles are written, from the folder of the package.
  public func files(of demo: Demo) -> [String] {
    guard let module = whoKnowsWhom?.module else { return [] }
    var files: [String] = []
    for role in ownRoles(of: demo) {
      let file = "Sources/\(module)/\(role.file).swift"
      if !files.contains(file) { files.append(file) }
    }
    return files
  }

  /// The names of the roles of a demo that `role` does not know, neither way.
  public func strangers(to role: Role, in demo: Demo) -> [String] {
    let known = [role.name] + role.byName + role.byProtocol
    return roles(of: demo).map(\.name).filter { !known.contains($0) }
  }
}

// MARK: - Three ways to split a screen

nonisolated extension WhoKnowsWhom {
  static let mvc = WhoKnowsWhom(
    module: "MVC",
    roles: [
      .news: [
        Role(
          "controller", is: ["NewsViewController"],
          knows: ["model", "items", "controls"], byProtocol: ["services"], formats: true),
        .newsModel, .items, .services, .controls(calling: ["controller"]),
      ],
      .button: [
        Role(
          "controller", is: ["ButtonViewController"], knows: ["view", "model", "controls"]),
        Role(
          "view", is: ["ButtonView", "ButtonViewDelegate"],
          knows: ["model", "controls"], byProtocol: ["controller"]),
        .buttonModel, .digits, .controls,
      ],
    ])

  static let mvp = WhoKnowsWhom(
    module: "MVP",
    roles: [
      .news: [
        Role(
          "view", is: ["NewsViewController", "NewsPresenterProtocol"],
          knows: ["row", "controls"], byProtocol: ["presenter"]),
        Role(
          "presenter", is: ["NewsPresenter", "NewsViewProtocol"],
          knows: ["model", "items", "row"], byProtocol: ["view", "services"], formats: true),
        Role("row", is: ["NewsRow"]),
        .newsModel, .items, .services, .controls(calling: ["view"]),
      ],
      .button: [
        Role("controller", is: ["ButtonViewController"], knows: ["view", "presenter", "controls"]),
        Role(
          "view", is: ["ButtonView", "ButtonViewDelegate"],
          knows: ["controls"], byProtocol: ["presenter"]),
        Role(
          "presenter", is: ["ButtonPresenter", "ButtonViewProtocol"],
          knows: ["model"], byProtocol: ["view"]),
        .buttonModel, .digits, .controls,
      ],
    ])

  static let mvvm = WhoKnowsWhom(
    module: "MVVM",
    roles: [
      .news: [
        Role("view", is: ["NewsViewController"], knows: ["view model", "controls"]),
        Role(
          "view model", is: ["NewsViewModel", "NewsItemViewModel"],
          knows: ["model", "items"], byProtocol: ["services"], formats: true),
        .newsModel, .items, .services, .controls(calling: ["view"]),
      ],
      .button: [
        Role(
          "view", is: ["ButtonView", "ButtonViewController"], knows: ["view model", "controls"]),
        Role("view model", is: ["ButtonViewModel"], knows: ["model"]),
        .buttonModel, .digits, .controls,
      ],
    ])
}

// MARK: - Three ways for a manager and a worker to talk

nonisolated extension WhoKnowsWhom {
  static let direct = WhoKnowsWhom(
    module: "DirectCoupling",
    roles: [
      .news: [
        Role(
          "manager", is: ["NewsManager"],
          knows: ["worker", "items", "controls"], byProtocol: ["services"], formats: true),
        Role("worker", is: ["NewsWorker"], knows: ["manager", "model"]),
        .newsModel, .items, .services, .controls(calling: ["manager"]),
      ],
      .button: [
        Role("manager", is: ["ButtonManager"], knows: ["worker", "controls"]),
        Role("worker", is: ["ButtonWorker"], knows: ["manager", "model"]),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role("manager", is: ["TaskManager"], knows: ["worker", "model", "controls"]),
        Role("worker", is: ["TaskWorker"], knows: ["manager", "model"]),
        .taskModel, .controls,
      ],
    ])

  static let delegate = WhoKnowsWhom(
    module: "Delegation",
    roles: [
      .news: [
        Role(
          "manager", is: ["NewsManager"],
          knows: ["worker", "items", "controls"], byProtocol: ["services"], formats: true),
        Role(
          "worker", is: ["NewsWorker", "NewsWorkerDelegate"],
          knows: ["model", "items"], byProtocol: ["manager"]),
        .newsModel, .items, .services, .controls(calling: ["manager"]),
      ],
      .button: [
        Role("manager", is: ["ButtonManager"], knows: ["worker", "controls"]),
        Role(
          "worker", is: ["ButtonWorker", "ButtonWorkerDelegate"],
          knows: ["model"], byProtocol: ["manager"]),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role("manager", is: ["TaskManager"], knows: ["worker", "model", "controls"]),
        Role(
          "worker", is: ["TaskWorker", "TaskWorkerDelegate"],
          knows: ["model"], byProtocol: ["manager"]),
        .taskModel, .controls,
      ],
    ])

  static let notification = WhoKnowsWhom(
    module: "Notifications",
    roles: [
      .news: [
        Role(
          "manager", is: ["NewsManager"],
          knows: ["messages", "items", "controls"], byProtocol: ["services"], formats: true),
        Role("worker", is: ["NewsWorker"], knows: ["messages", "model"]),
        Role(
          "messages", is: ["ReloadRequested", "NewsLoadFinished"], in: "NewsMessages",
          knows: ["items"]),
        .newsModel, .items, .services, .controls(calling: ["manager"]),
      ],
      .button: [
        Role("manager", is: ["ButtonManager"], knows: ["messages", "controls"]),
        Role("worker", is: ["ButtonWorker"], knows: ["messages", "model"]),
        Role("messages", is: ["ButtonTapped", "ContentChanged"], in: "ButtonMessages"),
        .buttonModel, .digits, .controls,
      ],
      .task: [
        Role("manager", is: ["TaskManager"], knows: ["messages", "model", "controls"]),
        Role("worker", is: ["TaskWorker"], knows: ["messages", "model"]),
        Role("messages", is: ["TaskRequested", "TaskFinished"], in: "TaskMessages"),
        .taskModel, .controls,
      ],
    ])
}
