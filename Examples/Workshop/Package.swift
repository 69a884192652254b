// swift-tools-version: 6.3
import PackageDescription

/// The folder with the exercises to build: the learner's folder `Work`. CI uses another one.
///
/// The environment selects the folder. A manifest that looks for files would be cached by the
/// package manager, and would be stale when a file is added.
let sources = Context.environment["WORKSHOP_SOURCES"] ?? "Work"

/// The numbers of the exercises to build, or `nil` for all. So an exercise that does not compile does
/// not block the others.
let only = Context.environment["WORKSHOP_ONLY"]?.split(separator: ",").map(String.init)

/// Whether to build the program that shows the learner's own pattern. The checks do not need it.
let showsOwnPattern = Context.environment["WORKSHOP_YOURS"] != nil

/// Whether to build the tests of the judge. CI runs them.
let testsJudge = Context.environment["WORKSHOP_JUDGE"] != nil

struct Exercise {
  let folder: String
  let target: String
  /// The modules of the sampler that the exercise imports.
  var modules = ["Observing", "TerminalUI"]
  /// Whether X-ray records its calls. The compiler then inserts a call of a hook in each function.
  var isRecorded = false
  /// The module with screens that the learner only reads.
  var screens: [String] = []

  /// The folder with everything that belongs to the exercise. The learner's folder has a copy of its task.
  var path: String { "Exercises/\(folder)" }

  /// The number at the start of the folder's name, without leading zeros.
  var number: String { String(folder.prefix { $0 != "-" }.drop { $0 == "0" }) }
}

let exercises = [
  Exercise(folder: "01-person", target: "PersonExercise", modules: []),
  Exercise(folder: "02-clock", target: "ClockExercise"),
  Exercise(folder: "03-news-list", target: "NewsListExercise"),
  Exercise(folder: "04-presenter", target: "PresenterExercise", isRecorded: true),
  Exercise(folder: "05-delegate", target: "DelegateExercise", isRecorded: true),
  Exercise(folder: "06-notification", target: "NotificationExercise"),
  Exercise(folder: "07-photo-list", target: "PhotoListExercise", modules: []),
  Exercise(folder: "08-filter-screen", target: "FilterScreenExercise"),
  Exercise(folder: "09-find-the-leak", target: "LeakExercise", isRecorded: true),
  Exercise(folder: "10-find-the-reference", target: "ReferenceExercise", isRecorded: true),
  Exercise(folder: "11-find-the-crash", target: "CrashExercise", isRecorded: true),
  Exercise(folder: "12-mvp-to-mvvm", target: "MVPToMVVMExercise", isRecorded: true),
  Exercise(
    folder: "13-your-pattern", target: "YourPatternExercise",
    modules: ["Model", "Observing", "PatternKit", "TerminalUI"], isRecorded: true),
  Exercise(
    folder: "14-name-the-pattern", target: "NamingExercise", modules: [], screens: ["Screens"]),
].filter { only?.contains($0.number) != false }

/// The modules that the tests import.
let testModules = [
  "Catalog", "Contract", "Model", "Observing", "PatternKit", "Recognition", "Recordings",
  "Stories", "TerminalUI", "Tracing",
]

let settings: [SwiftSetting] = [
  // Screens use the main actor.
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  // The compiler starts once per target instead of three times, and does not check its own output.
  // `check all` compiles its changes in about 60 % of the time.
  .unsafeFlags([
    "-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo",
    "-Xfrontend", "-disable-llvm-verify",
  ]),
]

/// A place in a test comes from its macros, not from debug information.
let testSettings: [SwiftSetting] = settings + [.unsafeFlags(["-Xfrontend", "-gnone"])]

let traced: [SwiftSetting] = [
  .unsafeFlags([
    "-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard",
  ])
]

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "patterns") }
}

func targets(of exercise: Exercise) -> [Target] {
  let screens: [Target] = exercise.screens.map {
    .target(
      name: $0, dependencies: products(["Observing", "TerminalUI"]),
      path: "\(exercise.path)/\($0)", swiftSettings: settings + traced)
  }
  let names = [exercise.target, "WorkshopSupport"] + exercise.screens
  return screens + [
    .target(
      name: exercise.target, dependencies: products(exercise.modules),
      path: "\(sources)/\(exercise.folder)", exclude: ["README.md"],
      swiftSettings: settings + (exercise.isRecorded ? traced : [])),
    .testTarget(
      name: "\(exercise.target)Tests",
      dependencies: names.map { .byName(name: $0) } + products(testModules),
      path: "\(exercise.path)/Tests", swiftSettings: testSettings),
  ]
}

let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "patterns", path: "../..")],
  targets: [
    .target(
      name: "WorkshopSupport", dependencies: products(testModules), path: "Shared/Support",
      swiftSettings: settings)
  ] + exercises.flatMap(targets),
  swiftLanguageModes: [.v6]
)

for exercise in exercises where showsOwnPattern && exercise.target == "YourPatternExercise" {
  package.targets.append(
    .executableTarget(
      name: "yours",
      dependencies: [.byName(name: exercise.target)] + products(["LiveApp", "PatternKit"]),
      path: "\(exercise.path)/Yours", swiftSettings: settings))
}

if testsJudge {
  package.targets.append(
    .testTarget(
      name: "JudgeTests",
      dependencies: ["WorkshopSupport"] + products(testModules),
      path: "Shared/JudgeTests", swiftSettings: testSettings))
}
