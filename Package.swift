// swift-tools-version: 6.3
import PackageDescription

// A news list and a button, built six times: what a learner reads, the tooling, the compiler’s flags.

let patterns: [String] = ["MVC", "MVP", "MVVM", "DirectCoupling", "Delegation", "Notifications"]

let lesson: [Target] = [
  // What the screens show: articles, a number, and the services that load them.
  library("Model", ["CSupport"], .recorded),
  // Controls and view controllers, drawn as text.
  library("TerminalUI"),
  // The binding: one function, `observe`.
  library("Observing"),
  // Three patterns split a screen. They differ in which object decides what the screen shows, and in how
  // the view learns of it.
  pattern("MVC"), pattern("MVP"), pattern("MVVM"),
  // In three patterns, two objects talk. They differ in how a worker reports to its manager, and share
  // the screen of the news list.
  library("NewsList", ["Model", "TerminalUI"]),
  pattern("DirectCoupling", "NewsList"), pattern("Delegation", "NewsList"),
  pattern("Notifications", "NewsList"),
  // How the objects of each pattern are connected, and what makes it this pattern.
  library("Catalog", ["Model", "PatternKit", "Stories"] + patterns, .mainActor + .notInlined),
]

/// No pattern depends on another one.
func pattern(_ name: String, _ others: String..., in path: String? = nil) -> Target {
  library(name, ["CSupport", "Model", "Observing", "TerminalUI"] + others, in: path, .recorded)
}

let lessonTests: [Target] =
  [
    // What the tests below share: services that a test controls, and observed values.
    library("TestSupport", .definition + ["Observing"], in: "Tests/TestSupport")
  ]
  + patterns.map { tests("\($0)Tests", [$0, "Model", "TerminalUI", "TestSupport"]) }
  + [
    tests("ModelTests", ["Model", "Observing", "TestSupport"]),
    tests("TerminalUITests", ["Model", "TerminalUI", "TestSupport"]),
    tests("NewsListTests", ["Model", "NewsList", "TerminalUI", "TestSupport"]),
    // What holds for all patterns.
    tests(
      "CatalogTests",
      .definition + patterns + ["Catalog", "Contract", "Recordings", "Stories", "TestSupport"]),
    tests("Wrong/PitfallsTests", ["Model", "Observing", "TerminalUI", "TestSupport"]),
  ]

/// `swift test` runs the tests of the lesson, `PATTERNS_TESTS=examples swift test` those of the examples too,
/// and `PATTERNS_TESTS=all swift test` all tests.
let chosenTests: String = Context.environment["PATTERNS_TESTS"] ?? "lesson"

// MARK: - Tooling

extension [String] {
  /// What a pattern is, and the values and controls that it consists of.
  static let definition: Self = ["Model", "PatternKit", "TerminalUI"]
  /// What runs and records patterns.
  static let machinery: Self = definition + ["Catalog", "Console", "Feeds", "Stories", "Tracing"]
  /// What the tests of recorded patterns use.
  static let recording: Self =
    machinery
    + ["Contract", "LiveApp", "Recognition", "Recordings", "TestSupport", "ToolingSupport"]
}

let tooling: [Target] = [
  program("patterns", .machinery + ["LiveApp", "Processes", "Reports", "Workshop"]),
  .target(name: "CSupport", path: "Sources/Tooling/CSupport"),
  // Any thread can use these four.
  tool("PatternKit", ["CSupport", "Model", "TerminalUI"], exclude: ["Localization/zh.lproj"], []),
  tool("Feeds", .definition + ["CSupport"], exclude: ["news.json"], []),
  tool("Processes", ["PatternKit"], []),
  // What a story is, and how it is recorded.
  tool("Stories", ["PatternKit", "TerminalUI"], []),
  tool("Tracing", .definition + ["CSupport", "Observing", "Stories"], .withoutRuntime),
  tool("Recordings", .definition + ["Stories", "Tracing"]),
  tool("Contract", .definition + ["Recordings", "Stories", "Tracing"]),
  tool("Console", ["CSupport", "PatternKit", "TerminalUI"]),
  // Which pattern a program has, by the field guide.
  tool("Recognition", .definition + ["Catalog", "Recordings", "Stories", "Tracing"]),
  tool("LiveApp", .machinery + ["Observing", "Recognition"]),
  tool(
    "Reports", .machinery + ["CSupport", "Observing", "Mechanisms", "Recordings", "WhatIf"],
    exclude: ["Replay/Page"]),
  // The mechanisms of the patterns alone, with the same flags. `bench` measures both.
  pattern("Mechanisms", "PatternKit", in: "Sources/Tooling/Mechanisms"),
  // The patterns with one mistake each. The page shows what follows from it.
  pattern("WhatIf", "Catalog", "MVP", "MVVM", "PatternKit", in: "Tests/Wrong/WhatIf"),
  tool("Workshop", ["Console", "PatternKit", "Processes", "TerminalUI", "Tracing"]),
]

/// What the tests of programs share: processes, terminals, servers, pages.
let toolingSupport: Target = library(
  "ToolingSupport", .definition + ["Processes", "TestSupport"], in: "Tests/Tooling/ToolingSupport")

let toolingTests: [Target] = [
  // Screens with a fault, screens that left their pattern, and screens as readers write them.
  pattern("WrongScreens", "Catalog", "PatternKit", in: "Tests/Wrong/Screens"),
  // A program that traps on purpose. The tests observe the terminal from outside.
  program("Trap", ["Console", "TerminalUI"], in: "Tests/Wrong/Trap"),
  // Applies the patches of change requests and attempts, and checks what follows.
  program(
    "CheckPatches", ["Catalog", "PatternKit", "Processes", "Reports", "Workshop"],
    in: "Tests/Tooling/CheckPatches"),
  tests("Tooling/WrongScreensTests", .recording + ["WrongScreens"]),
  tests(
    "Tooling/patternsTests",
    .recording + ["Observing", "Processes", "Reports", "patterns"]),
  tests("Tooling/PatternKitTests", ["Model", "PatternKit"], []),
  tests("Tooling/FeedsTests", ["Feeds", "Model", "PatternKit", "Processes", "ToolingSupport"], []),
  tests("Tooling/ProcessesTests", ["PatternKit", "Processes", "ToolingSupport"], []),
  tests("Tooling/StoriesTests", ["PatternKit", "Stories", "ToolingSupport"]),
  tests("Tooling/TracingTests", .recording + ["CSupport"], .mainActor + .callsOfHook),
  tests(
    "Tooling/RecordingsTests",
    .definition + ["Catalog", "Contract", "Recordings", "TestSupport", "Tracing"]),
  tests("Tooling/ContractTests", .definition + ["Catalog", "Contract", "Recordings", "Tracing"]),
  tests("Tooling/ConsoleTests", .definition + ["Console", "ToolingSupport"]),
  tests("Tooling/LiveAppTests", .recording),
  tests(
    "Tooling/ReportsTests",
    .machinery + [
      "Contract", "Mechanisms", "Recordings", "Reports", "TestSupport", "ToolingSupport",
    ]),
  tests(
    "Tooling/WorkshopTests", .machinery + ["Contract", "Processes", "TestSupport", "Workshop"]),
]

// MARK: - Examples

let examples: [Target] =
  ["Person", "PhotoList", "FilterScreen", "Clock"].flatMap { example($0, "Model", "MVC", "MVVM") }
  // A module `ButtonViewModel` would have the name of a view model.
  + example("ButtonView", "Data", "MVC", "MVP", "MVVM")
  + [
    library(
      "ExampleSupport", ["Console", "PatternKit", "Processes", "TerminalUI"], in: "Examples/Support"
    ),
    // A pattern that is not in the catalog, and the program that runs it.
    pattern("Store", in: "Examples/Store/Pattern"),
    program(
      "StoreProgram", .definition + ["Console", "ExampleSupport", "LiveApp", "Store", "Tracing"],
      in: "Examples/Store/Program"),
    tests("Examples/StoreTests", .recording + ["Store", "StoreProgram"]),
  ]

/// The targets of an example are a model, a module per pattern that depends on it, the program that
/// shows all patterns, and the tests.
func example(_ name: String, _ folders: String...) -> [Target] {
  let (parts, folder) = (folders.map { name + $0 }, "Examples/\(name)")
  let screens: [Target] = folders.dropFirst().map {
    library(name + $0, [parts[0], "Model", "Observing", "TerminalUI"], in: "\(folder)/\($0)")
  }
  let support: [String] = ["ExampleSupport", "TestSupport", "ToolingSupport"]
  return [library(parts[0], ["Model"], in: "\(folder)/\(folders[0])")] + screens + [
    program(
      "\(name)Program", parts + .definition + ["Console", "ExampleSupport", "Feeds", "Processes"],
      in: "\(folder)/Program"),
    tests("Examples/\(name)Tests", parts + .definition + support + ["\(name)Program"]),
  ]
}

/// What two separate packages use: the exercises in `Examples/Workshop`, and `Examples/Apple`.
let libraries: [String] =
  .definition + ["MVP", "MVVM"]
  + [
    "Catalog", "Contract", "LiveApp", "Observing", "Recognition", "Recordings", "Stories",
    "Tracing",
  ]

let programs: KeyValuePairs<String, String> = [
  "person": "Person", "photos": "PhotoList", "filter": "FilterScreen", "clock": "Clock",
  "button-view": "ButtonView", "store": "Store",
]

let package = Package(
  name: "patterns",
  // Only the screens in `Examples/Apple` use iOS.
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: libraries.map { .library(name: $0, targets: [$0]) }
    + programs.map { .executable(name: $0, targets: ["\($1)Program"]) },
  targets: lesson + lessonTests + tooling
    + (chosenTests == "lesson" ? examples.filter { $0.type != .test } : examples + [toolingSupport])
    + (chosenTests == "all" ? toolingTests : [])
)

// MARK: - Kinds of targets

func library(
  _ name: String, _ dependencies: [String] = [], in path: String? = nil, exclude: [String] = [],
  _ settings: [SwiftSetting] = .mainActor
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, exclude: exclude,
    swiftSettings: .common + settings)
}

func program(_ name: String, _ dependencies: [String], in path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path,
    swiftSettings: .common + .mainActor)
}

/// - Parameter path: The folder in `Tests`. It has the name of the target.
func tests(
  _ path: String, _ dependencies: [String], _ settings: [SwiftSetting] = .mainActor
) -> Target {
  .testTarget(
    name: String(path.trimmingPrefix(/(Examples|Tooling|Wrong)\//)),
    dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/\(path)",
    swiftSettings: .common + .withoutLines + settings)
}

/// A target of the tooling. There, an import is internal unless it is marked `public`.
func tool(
  _ name: String, _ dependencies: [String], exclude: [String] = [],
  _ settings: [SwiftSetting] = .mainActor
) -> Target {
  library(
    name, dependencies, in: "Sources/Tooling/\(name)", exclude: exclude,
    .withoutLines + settings + [.enableUpcomingFeature("InternalImportsByDefault")])
}

// MARK: - Flags of the compiler

extension [SwiftSetting] {
  /// Models and screens use the main actor by default. A value that other threads use states
  /// `nonisolated`.
  static let mainActor: Self = [.defaultIsolation(MainActor.self)]

  /// The settings of a target whose calls X-ray shows.
  static let recorded: Self = mainActor + notInlined + callsOfHook

  /// `PATTERNS_RUNTIME=off` builds as on a system without the module `Runtime`: without stories.
  static let withoutRuntime: Self =
    Context.environment["PATTERNS_RUNTIME"] == "off" ? [.define("WITHOUT_RUNTIME")] : []

  /// X-ray would not see a function that a release build inlines.
  static let notInlined: Self = [
    .unsafeFlags(
      ["-Xllvm", "-sil-disable-pass=inline", "-Xfrontend", "-disable-llvm-optzns"],
      .when(configuration: .release))
  ]

  /// X-ray shows every call, so the compiler inserts a call of a C function of `CSupport` at the entry of
  /// every function.
  ///
  /// Use it only for modules whose calls X-ray shows. The linker keeps one copy of a helper function that
  /// several modules emit, and if it has the hook, X-ray takes a stack wherever it is called.
  static let callsOfHook: Self = [
    .unsafeFlags(frontend("-sanitize=undefined", "-sanitize-coverage=func,trace-pc-guard"))
  ]

  static let common: Self =
    [
      // A reader sees from `any` that a type is a protocol.
      .enableUpcomingFeature("ExistentialAny"),
      // Tests check what a file imports, so it must import every module that it uses.
      .enableUpcomingFeature("MemberImportVisibility"),
      // A debug build is faster if the compiler does not check its own output.
      .unsafeFlags(frontend("-disable-llvm-verify"), .when(configuration: .debug)),
    ]
    // The package has never been built on macOS, whose frameworks can lead to other warnings.
    + (isCI ? [.treatAllWarnings(as: .error, .when(platforms: [.linux]))] : [])

  /// X-ray shows no line of tooling and tests, so CI builds them without debug information.
  static let withoutLines: Self =
    isCI ? [.unsafeFlags(frontend("-gnone"), .when(configuration: .debug))] : []

  private static let isCI = Context.environment["CI"] != nil
  private static func frontend(_ flags: String...) -> [String] {
    flags.flatMap { ["-Xfrontend", $0] }
  }
}

// Tests capture values in exit tests, so the package needs Swift 6.3 (Xcode 26.4).
#if os(Windows)
  #error("patterns does not run on Windows. Use WSL 2, which runs Linux.")
#endif
