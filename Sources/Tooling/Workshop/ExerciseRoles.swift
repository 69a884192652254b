import PatternKit

nonisolated extension Exercise {
  /// The roles of its files, and the other roles that each of them may know.
  ///
  /// All types of a file have the role of the file.
  var roles: [Role] { Self.roles[name] ?? [] }

  private static let roles = [
    "person": [Role(.viewModel, in: "PersonViewModel")],
    "clock": viewModel("ClockViewModel", view: "ClockViewController"),
    "news-list": viewModel("ArticleListViewModel", view: "ArticleListViewController"),
    "presenter": [
      Role(.presenter, in: "PlatformPresenter", byProtocol: [.view]),
      Role(.view, in: "PlatformViewController", byProtocol: [.presenter]),
    ],
    "delegate": [
      Role(.button, in: "LikeButton", byProtocol: [.screen]),
      Role(.screen, in: "PhotoViewController", knows: [.button]),
    ],
    "notification": [
      Role(.button, in: "LikeButton"),
      Role(.counter, in: "LikeCounter", knows: [.button]),
    ],
    "photo-list": [Role(.viewModel, in: "PhotoListViewModel")],
    "filter-screen": viewModel("FilterViewModel", view: "FilterViews"),
    "find-the-leak": [
      Role(.presenter, in: "ScorePresenter", byProtocol: [.view]),
      Role(.view, in: "ScoreViewController", knows: [.presenter]),
    ],
    "find-the-reference": viewModel("ThermostatViewModel", view: "ThermostatView"),
    "find-the-crash": viewModel("OvenViewModel", view: "OvenViewController"),
    "mvp-to-mvvm": viewModel("GarageViewModel", view: "GarageViewController"),
  ]

  private static func viewModel(_ file: String, view: String) -> [Role] {
    [Role(.viewModel, in: file), Role(.view, in: view, knows: [.viewModel])]
  }
}

nonisolated extension Role {
  /// Creates the role of a file. Its types are those of the learner’s file.
  fileprivate init(
    _ name: RoleName, in file: String, knows byName: [RoleName] = [], byProtocol: [RoleName] = []
  ) {
    self.init(name, is: [], in: file, knows: byName, byProtocol: byProtocol)
  }
}

nonisolated extension RoleName {
  fileprivate static let button = RoleName("button")
  fileprivate static let screen = RoleName("screen")
  fileprivate static let counter = RoleName("counter")
}
