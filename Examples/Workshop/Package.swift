// swift-tools-version: 6.2
import PackageDescription

/// The folder that the exercises are read from: the learner's own, unless CI wants to know whether
/// the stubs are open (`Exercises`) or the solutions pass (`Solutions`).
///
/// The environment decides, not what lies in the folders: a manifest that looks for files is kept
/// by the package manager, and is wrong as soon as one is added.
let sources = Context.environment["WORKSHOP_SOURCES"] ?? "Work"

/// The number of the only exercise that is wanted, if it is one: so that none has to wait until
/// all others compile.
let only = Context.environment["WORKSHOP_ONLY"]

/// What each exercise is built with.
let exercises: [(folder: String, name: String, dependencies: [String])] = [
  ("01-person", "PersonExercise", []),
].filter { only == nil || Int($0.folder.prefix(2)) == only.flatMap { Int($0) } }

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "patterns", path: "../..")],
  targets: [
    .target(
      name: "WorkshopSupport",
      dependencies: [.product(name: "TerminalUI", package: "patterns")],
      path: "Tests/Support",
      swiftSettings: settings)
  ]
    + exercises.flatMap { exercise -> [Target] in
      let products = exercise.dependencies.map {
        Target.Dependency.product(name: $0, package: "patterns")
      }
      return [
        .target(
          name: exercise.name, dependencies: products, path: "\(sources)/\(exercise.folder)",
          // The task stands beside the stubs, and beside the copy of them.
          exclude: sources == "Solutions" ? [] : ["README.md"],
          swiftSettings: settings),
        .testTarget(
          name: "\(exercise.name)Tests",
          dependencies: [.byName(name: exercise.name), "WorkshopSupport"] + products,
          path: "Tests/\(exercise.folder)",
          swiftSettings: settings),
      ]
    },
  swiftLanguageModes: [.v6]
)
