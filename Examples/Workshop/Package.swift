// swift-tools-version: 6.2
import PackageDescription

/// The folder that the exercises are read from: the learner's own, unless CI wants to know whether
/// the stubs are open (`Exercises`) or the solutions pass (`Solutions`).
///
/// The environment decides, not what lies in the folders: a manifest that looks for files is kept
/// by the package manager, and is wrong as soon as one is added.
let sources = Context.environment["WORKSHOP_SOURCES"] ?? "Work"

/// The number of the only exercise that is wanted, if it is one: none has to wait until all others
/// compile.
let only = Context.environment["WORKSHOP_ONLY"]

struct Exercise {
  let folder: String
  let target: String
  /// The modules of the sampler that it is written with.
  var modules: [String] = ["TerminalUI"]
  /// Those that its tests need besides.
  var testModules: [String] = []
}

let exercises = [
  Exercise(folder: "01-person", target: "PersonExercise", modules: []),
  Exercise(folder: "02-clock", target: "ClockExercise"),
  Exercise(folder: "03-news-list", target: "NewsListExercise"),
  Exercise(folder: "04-delegate", target: "DelegateExercise"),
  Exercise(folder: "05-notification", target: "NotificationExercise"),
  Exercise(folder: "06-photo-list", target: "PhotoListExercise", modules: []),
  Exercise(folder: "07-filter-screen", target: "FilterScreenExercise"),
  Exercise(
    folder: "08-your-pattern", target: "YourPatternExercise",
    modules: ["Contract", "Model", "TerminalUI"],
    testModules: ["Catalog", "Comparison", "XRay"]),
].enumerated().filter { only == nil || "\($0.offset + 1)" == only }.map(\.element)

let settings: [SwiftSetting] = [
  // Screens live on the main actor.
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "patterns") }
}

let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "patterns", path: "../..")],
  targets: [
    .target(
      name: "WorkshopSupport", dependencies: products(["TerminalUI"]), path: "Tests/Support",
      swiftSettings: settings)
  ]
    + exercises.flatMap { exercise in
      [
        .target(
          name: exercise.target, dependencies: products(exercise.modules),
          path: "\(sources)/\(exercise.folder)",
          // The task stands beside the stubs, and beside the copy of them.
          exclude: sources == "Solutions" ? [] : ["README.md"],
          swiftSettings: settings),
        .testTarget(
          name: "\(exercise.target)Tests",
          dependencies: [.byName(name: exercise.target), "WorkshopSupport"]
            + products(exercise.modules + exercise.testModules),
          path: "Tests/\(exercise.folder)", swiftSettings: settings),
      ]
    },
  swiftLanguageModes: [.v6]
)
