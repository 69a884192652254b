// swift-tools-version: 6.3
import PackageDescription

// Tests capture values in exit tests, which Swift 6.3 (Xcode 26.4) introduced.

#if os(Windows)
  #error("patterns does not run on Windows. Use WSL 2, which runs Linux.")
#endif

/// The build settings of every target.
let settings: [SwiftSetting] = [
  // Existential types must use `any`.
  .enableUpcomingFeature("ExistentialAny"),
  // A file must import every module that it uses.
  .enableUpcomingFeature("MemberImportVisibility"),
  // The compiler does not check its own output. A debug build is faster.
  .unsafeFlags(["-Xfrontend", "-disable-llvm-verify"], .when(configuration: .debug)),
]

/// Models and screens use the main actor by default. A value that other threads use states
/// `nonisolated`.
let screen: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Warnings are errors in CI on Linux only. The package has never been built on macOS, whose
/// frameworks can lead to other warnings.
let warnings: [SwiftSetting] =
  Context.environment["CI"] == nil
  ? [] : [.treatAllWarnings(as: .error, .when(platforms: [.linux]))]

/// CI builds tooling and tests without debug information. X-ray shows no line of their sources.
let unshown: [SwiftSetting] =
  Context.environment["CI"] == nil
  ? [] : [.unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .debug))]

/// Keeps every call of the patterns in a release build. X-ray would not see an inlined function.
let asWritten: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xllvm", "-sil-disable-pass=inline", "-Xfrontend", "-disable-llvm-optzns"],
    .when(configuration: .release))
]

/// The compiler inserts a call of a C function of `CSupport` at the entry of every function, for X-ray.
/// `PATTERNS_HOOK=off` builds without these calls, to measure what they cost.
///
/// Use it only for modules whose calls X-ray shows. Modules can emit the same helper function, and the
/// linker keeps one copy. X-ray would record a copy with the hook wherever it is called.
let traced: [SwiftSetting] =
  Context.environment["PATTERNS_HOOK"] == "off"
  ? []
  : [
    .unsafeFlags([
      "-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard",
    ])
  ]

/// The settings of a module whose calls X-ray shows.
let shown: [SwiftSetting] = screen + asWritten + traced

/// The patterns that split a screen. Each depends on the model and the controls, and observes.
let splits: [String] = ["MVC", "MVP", "MVVM"]

/// The patterns in which two objects talk. They share the screen of the news list.
let talks: [String] = ["DirectCoupling", "Delegation", "Notifications"]

/// The six patterns. None depends on another one.
let patterns: [String] = splits + talks

/// The examples, each with its parts: one model, and the patterns that show it.
///
/// A module `ButtonViewModel` would have the name of a view model.
let examples: KeyValuePairs<String, [String]> = [
  "Person": ["Model", "MVC", "MVVM"],
  "PhotoList": ["Model", "MVC", "MVVM"],
  "FilterScreen": ["Model", "MVC", "MVVM"],
  "Clock": ["Model", "MVC", "MVVM"],
  "ButtonView": ["Data", "MVC", "MVP", "MVVM"],
]

/// The change requests. Each has rules, and a patch for every pattern.
let changes: [String] = [
  "format", "second-view", "banner", "mark-as-read", "async-digit", "second-screen",
]

/// What a pattern is, and the values and controls that it consists of.
let definition: [String] = ["Model", "PatternKit", "TerminalUI"]

/// The tooling that runs and records patterns, and what it depends on.
let machinery: [String] = definition + ["Catalog", "Console", "Inputs", "Tracing"]

// MARK: - Kinds of targets

func library(
  _ name: String, _ dependencies: [String] = [], in path: String? = nil, exclude: [String] = [],
  _ settings: [SwiftSetting] = screen
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, exclude: exclude,
    swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [String], in path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path,
    swiftSettings: screen)
}

/// - Parameter path: The folder in `Tests`. It has the name of the target.
func tests(
  _ path: String, _ dependencies: [String], _ settings: [SwiftSetting] = screen
) -> Target {
  .testTarget(
    name: String(path.trimmingPrefix("Tooling/")),
    dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/\(path)",
    swiftSettings: settings + unshown)
}

/// A target of the tooling. There, an import is internal unless it is marked `public`.
func tool(
  _ name: String, _ dependencies: [String], exclude: [String] = [],
  _ isolation: [SwiftSetting] = screen
) -> Target {
  library(
    name, dependencies, in: "Sources/Tooling/\(name)", exclude: exclude,
    isolation + unshown + [.enableUpcomingFeature("InternalImportsByDefault")])
}

// MARK: - Targets

/// The sources that a learner reads.
let lessons: [Target] =
  [
    library("Model", ["CSupport"], shown),
    library("Observing"),
    library("TerminalUI"),
    library("NewsList", ["Model", "TerminalUI"]),
    library("Catalog", ["Model", "PatternKit", "Tracing"] + patterns, screen + asWritten),
  ]
  + splits.map { library($0, ["CSupport", "Model", "Observing", "TerminalUI"], shown) }
  + talks.map { library($0, ["CSupport", "Model", "NewsList", "Observing", "TerminalUI"], shown) }

let tooling: [Target] = [
  program("patterns", machinery + ["Changes", "LiveApp", "Reports", "Workshop"]),
  .target(name: "CSupport", path: "Sources/Tooling/CSupport"),
  // Any thread can use these three.
  tool("PatternKit", ["CSupport", "Model", "TerminalUI"], exclude: ["Words/zh.lproj"], []),
  tool("Inputs", definition + ["CSupport"], exclude: ["Feeds/news.json"], []),
  tool("Tracing", definition + ["CSupport", "Inputs", "Observing"], []),
  tool("UITesting", definition + ["Tracing"]),
  tool("Console", ["CSupport", "PatternKit", "TerminalUI"]),
  tool("LiveApp", machinery + ["Observing", "UITesting"]),
  tool("Reports", machinery + ["CSupport", "UITesting"], exclude: ["Replay/Page"]),
  tool("Workshop", ["Console", "Inputs", "PatternKit", "TerminalUI", "Tracing"]),
]

let exampleTargets: [Target] = [
  // The change requests, with the rules that a changed pattern must satisfy.
  library(
    "Changes", definition + ["Reports", "UITesting"], in: "Examples/Changes",
    exclude: changes.flatMap { ["\($0)/README.md", "\($0)/patches"] }),
  library("ExampleSupport", ["Inputs", "PatternKit", "TerminalUI"], in: "Examples/Support"),
  // A pattern that is not in the catalog, and the program that runs it.
  library(
    "Store", ["CSupport", "Model", "Observing", "TerminalUI"], in: "Examples/Store/Pattern", shown),
  program(
    "StoreProgram",
    ["ExampleSupport", "Inputs", "LiveApp", "Model", "PatternKit", "Store", "Tracing"],
    in: "Examples/Store/Program"),
]

/// The targets of an example are a model, a module per pattern that depends on it, the program that
/// shows all patterns, and the tests.
func targets(of example: String, _ folders: [String]) -> [Target] {
  let parts: [String] = folders.map { example + $0 }
  let folder = "Examples/\(example)"
  let shown: [Target] = folders.dropFirst().map {
    library(example + $0, [parts[0], "Model", "Observing", "TerminalUI"], in: "\(folder)/\($0)")
  }
  return [library(parts[0], ["Model"], in: "\(folder)/\(folders[0])")] + shown + [
    program(
      "\(example)Program", parts + definition + ["ExampleSupport", "Inputs"],
      in: "\(folder)/Program"),
    tests(
      "\(example)Tests",
      parts + ["\(example)Program", "ExampleSupport", "Model", "PatternKit"]
        + ["TerminalUI", "TestSupport"]),
  ]
}

let testTargets: [Target] =
  [
    library(
      "TestSupport", ["Inputs", "Model", "Observing", "PatternKit", "TerminalUI"],
      in: "Tests/Tooling/TestSupport"),
    // Screens that do not have the pattern that they claim. X-ray shows their calls.
    library(
      "Mislabelled", ["CSupport", "Model", "Observing", "PatternKit", "TerminalUI"],
      in: "Tests/Tooling/Mislabelled", shown),
    // A program that traps on purpose. The tests observe the terminal from outside.
    program("Trap", ["Console", "TerminalUI"], in: "Tests/Tooling/Trap"),
    // Applies the patches of change requests, drifts and attempts, and checks what follows.
    program(
      "CheckPatches", ["Catalog", "Inputs", "PatternKit", "Reports", "Workshop"],
      in: "Tests/Tooling/CheckPatches"),
    tests("ModelTests", ["Model", "Observing", "TestSupport"]),
    tests("NewsListTests", ["Model", "NewsList", "TerminalUI", "TestSupport"]),
    tests("TerminalUITests", ["Model", "TerminalUI", "TestSupport"]),
    tests("PitfallsTests", ["Model", "Observing", "TerminalUI", "TestSupport"]),
    tests(
      "CatalogTests",
      definition + ["Catalog", "LiveApp", "Mislabelled", "TestSupport", "Tracing", "UITesting"]),
    tests(
      "StoreTests",
      definition + ["Catalog", "LiveApp", "Store", "StoreProgram"]
        + ["TestSupport", "Tracing", "UITesting"]),
    tests(
      "patternsTests",
      machinery + ["LiveApp", "Observing", "Reports", "TestSupport", "UITesting", "Workshop", "patterns"]),
    tests("Tooling/PatternKitTests", ["Model", "PatternKit"], []),
    tests("Tooling/InputsTests", ["Inputs", "Model", "PatternKit", "TestSupport"], []),
    tests(
      "Tooling/TracingTests",
      definition + ["CSupport", "Catalog", "Inputs", "TestSupport", "Tracing", "UITesting"],
      screen + traced),
    tests(
      "Tooling/UITestingTests",
      definition + ["Catalog", "Tracing", "UITesting"]),
    tests("Tooling/ConsoleTests", definition + ["Console", "TestSupport"]),
    tests("Tooling/LiveAppTests", machinery + ["LiveApp", "TestSupport", "UITesting"]),
    tests("Tooling/ReportsTests", machinery + ["Changes", "Reports", "TestSupport", "UITesting"]),
    tests(
      "Tooling/WorkshopTests",
      ["Catalog", "Console", "Inputs", "PatternKit", "TerminalUI", "TestSupport"]
        + ["Tracing", "UITesting", "Workshop"]),
  ] + patterns.map { tests("\($0)Tests", [$0, "Model", "TerminalUI", "TestSupport"]) }

// The exercises in Examples/Workshop, a separate package, use these libraries.
let libraries: [String] = definition + ["Catalog", "LiveApp", "Observing", "Tracing", "UITesting"]

let programs: KeyValuePairs<String, String> = [
  "person": "Person", "photos": "PhotoList", "filter": "FilterScreen", "clock": "Clock",
  "button-view": "ButtonView", "store": "Store",
]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  products: libraries.map { .library(name: $0, targets: [$0]) }
    + programs.map { .executable(name: $0, targets: ["\($1)Program"]) },
  targets: lessons + tooling + exampleTargets + examples.flatMap { targets(of: $0, $1) }
    + testTargets,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = settings + warnings + (target.swiftSettings ?? [])
}

/// `CheckPatches` builds changed patterns. The variable lists the targets whose tests it needs.
if let list = Context.environment["PATTERNS_TESTS"], !list.isEmpty {
  let tested: [String] = list.split(separator: ",").map(String.init)
  let others: [String] =
    examples.map(\.key) + [
      "CheckPatches", "ExampleSupport", "Store", "patterns", "Trap", "Workshop",
    ]
    + (tested.contains("Reports") ? [] : ["Changes", "Reports"])
  for name in tested where !testTargets.contains(where: { $0.name == "\(name)Tests" }) {
    fatalError("PATTERNS_TESTS: no test target \(name)Tests")
  }
  package.products = []
  package.targets.removeAll { target in
    target.isTest
      ? !tested.contains { target.name == "\($0)Tests" }
      : others.contains { target.name.hasPrefix($0) }
  }
  /// The folders that the tests need.
  let needed: [String: String] = [
    "LiveApp": "Recognition", "Reports": "ChangeLab", "ReportsTests": "Changes",
  ]
  for target in package.targets {
    if let folder = needed[target.name] { target.sources = [folder] }
    // A pattern has no effect on the tests of faulty screens.
    if target.name == "CatalogTests" { target.exclude = ["Faulty"] }
    if target.name == "Mislabelled" { target.exclude = ["Textbook"] }
  }
}
