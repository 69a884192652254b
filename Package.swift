// swift-tools-version: 6.2.3
import PackageDescription

// Tests use `weak let`, which Swift 6.2.3 introduced. An older toolchain reports its version in one
// line, instead of an error for each `weak let`.

#if os(Windows)
  #error("patterns does not run on Windows. Use WSL 2, which runs Linux.")
#endif

/// The build settings of every target.
let settings: [SwiftSetting] = [
  // Existential types must use `any`.
  .enableUpcomingFeature("ExistentialAny"),
  // A file must import every module that it uses.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Models and screens use the main actor by default. A value that other threads use states
/// `nonisolated`.
let screen: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Warnings are errors in CI on Linux only. The package has never been built on macOS, whose
/// frameworks can lead to other warnings.
#if os(Linux)
  let warnings: [SwiftSetting] =
    Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]
#else
  let warnings: [SwiftSetting] = []
#endif

/// Keeps every call of the patterns in a release build. If the optimizer inlined a function, or
/// replaced a call by a jump, X-ray would not see the call.
let asWritten: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xllvm", "-sil-disable-pass=inline", "-Xfrontend", "-disable-llvm-optzns"],
    .when(configuration: .release))
]

/// Calls a C function of `CSupport` at the entry of every function, for X-ray. The compiler inserts the
/// calls.
/// `PATTERNS_HOOK=off` builds without them, to measure what they cost.
let traced: [SwiftSetting] =
  Context.environment["PATTERNS_HOOK"] == "off"
  ? []
  : [
    .unsafeFlags([
      "-Xfrontend", "-sanitize=undefined", "-Xfrontend", "-sanitize-coverage=func,trace-pc-guard",
    ])
  ]

/// The patterns that split a screen. Each depends on the model and the controls, and observes.
let splits = ["MVC", "MVP", "MVVM"]

/// The patterns in which two objects talk. They share the screen of the news list.
let talks = ["DirectCoupling", "Delegation", "Notifications"]

/// The six patterns. None depends on another one.
let patterns = splits + talks

/// The examples. Each has one model, and shows it in MVC and in MVVM. All may use `Model`,
/// `Observing` and `TerminalUI`, but import only what they need.
let examples = ["Person", "PhotoList", "FilterScreen", "Clock"]

/// The change requests. Each has rules, and a patch for every pattern.
let changes = [
  "format", "second-view", "banner", "mark-as-read", "async-digit", "second-screen",
]

/// Returns targets of this package as dependencies.
func names(_ targets: [String]) -> [Target.Dependency] { targets.map { .byName(name: $0) } }

/// The sources that a learner reads.
let lessons: [Target] = [
  .target(
    name: "Model", dependencies: ["CSupport"], swiftSettings: screen + asWritten + traced),
  .target(name: "Observing", swiftSettings: screen),
  .target(name: "TerminalUI", swiftSettings: screen),
  .target(name: "NewsList", dependencies: ["Model", "TerminalUI"], swiftSettings: screen),
  .target(
    name: "Catalog", dependencies: ["Model", "PatternKit", "Tracing"] + names(patterns),
    swiftSettings: screen + asWritten),
  .executableTarget(
    name: "patterns",
    dependencies: [
      "Catalog", "Changes", "Console", "Inputs", "LiveApp", "Model", "PatternKit", "Reports",
      "TerminalUI", "Tracing", "Workshop",
    ],
    swiftSettings: screen),
]

let patternTargets: [Target] = patterns.map { pattern in
  .target(
    name: pattern,
    dependencies: ["CSupport", "Model", "TerminalUI"]
      + (splits.contains(pattern) ? ["Observing"] : ["NewsList"]),
    swiftSettings: screen + asWritten + traced)
}

/// Returns a target of the tooling (see Sources/Tooling/README.md). There, an import is internal unless
/// it is marked `public`.
func tool(
  _ name: String, _ dependencies: [String], exclude: [String] = [], _ isolation: [SwiftSetting]
) -> Target {
  .target(
    name: name, dependencies: names(dependencies), path: "Sources/Tooling/\(name)",
    exclude: exclude,
    swiftSettings: isolation + [.enableUpcomingFeature("InternalImportsByDefault")])
}

let tooling: [Target] = [
  .target(name: "CSupport", path: "Sources/Tooling/CSupport"),
  tool("PatternKit", ["Model", "TerminalUI"], []),
  tool(
    "Tracing", ["CSupport", "Inputs", "Model", "Observing", "PatternKit", "TerminalUI"], []),
  tool("UITesting", ["Model", "PatternKit", "TerminalUI", "Tracing"], screen),
  tool("Console", ["PatternKit", "TerminalUI"], screen),
  tool("Inputs", ["CSupport", "Model", "TerminalUI"], exclude: ["Feeds/news.json"], []),
  tool(
    "LiveApp",
    [
      "Catalog", "Console", "Inputs", "Model", "Observing", "PatternKit", "TerminalUI", "Tracing",
      "UITesting",
    ], screen),
  tool(
    "Reports",
    [
      "CSupport", "Catalog", "Console", "Inputs", "Model", "PatternKit", "TerminalUI", "Tracing",
      "UITesting",
    ], exclude: ["Replay/Page"], screen),
  tool("Workshop", ["Console", "Inputs", "PatternKit", "TerminalUI", "Tracing"], screen),
]

let exampleTargets: [Target] = [
  // The change requests, with the rules that a changed pattern must satisfy.
  .target(
    name: "Changes",
    dependencies: ["Model", "PatternKit", "Reports", "TerminalUI", "UITesting"],
    path: "Examples/Changes", exclude: changes.flatMap { ["\($0)/README.md", "\($0)/patches"] },
    swiftSettings: screen),
  .target(
    name: "ExampleSupport", dependencies: ["Inputs", "TerminalUI"], path: "Examples/Support",
    swiftSettings: screen),

  // A pattern that is not in the catalog, and the program that runs it.
  .target(
    name: "Store", dependencies: ["CSupport", "Model", "Observing", "TerminalUI"],
    path: "Examples/Store/Pattern", swiftSettings: screen + asWritten + traced),
  .executableTarget(
    name: "StoreProgram",
    dependencies: [
      "ExampleSupport", "Inputs", "LiveApp", "Model", "PatternKit", "Store", "Tracing",
    ],
    path: "Examples/Store/Program", swiftSettings: screen),
]

/// Every example has the same targets. They are a model, an MVC and an MVVM module that depend on
/// it, and the program that shows both.
func targets(of example: String) -> [Target] {
  let parts: [Target.Dependency] = names(["Model", "MVC", "MVVM"].map { example + $0 })
  let half: [Target.Dependency] = [parts[0], "Model", "Observing", "TerminalUI"]
  return [
    .target(
      name: "\(example)Model", dependencies: ["Model"], path: "Examples/\(example)/Model",
      swiftSettings: screen),
    .target(
      name: "\(example)MVC", dependencies: half, path: "Examples/\(example)/MVC",
      swiftSettings: screen),
    .target(
      name: "\(example)MVVM", dependencies: half, path: "Examples/\(example)/MVVM",
      swiftSettings: screen),
    .executableTarget(
      name: "\(example)Program",
      dependencies: parts + ["ExampleSupport", "Inputs", "Model", "TerminalUI"],
      path: "Examples/\(example)/Program", swiftSettings: screen),
    .testTarget(
      name: "\(example)Tests",
      dependencies: parts + [
        .byName(name: "\(example)Program"), "ExampleSupport", "Model", "TerminalUI", "TestSupport",
      ],
      swiftSettings: screen),
  ]
}

/// Returns a test target in a folder of `Tests`.
func tests(
  _ name: String, _ dependencies: [String], in folder: String = "Tests",
  _ settings: [SwiftSetting] = screen
) -> Target {
  .testTarget(
    name: name, dependencies: names(dependencies), path: "\(folder)/\(name)",
    swiftSettings: settings)
}

let lessonTests: [Target] =
  [
    tests("ModelTests", ["Model", "Observing", "TestSupport"]),
    tests("NewsListTests", ["Model", "NewsList", "TerminalUI", "TestSupport"]),
    tests("TerminalUITests", ["Model", "TerminalUI", "TestSupport"]),
    tests("PitfallsTests", ["Model", "TerminalUI", "TestSupport"]),
    tests(
      "CatalogTests",
      ["Catalog", "Model", "PatternKit", "TerminalUI", "TestSupport", "UITesting"]),
    tests(
      "patternsTests",
      [
        "Catalog", "Console", "Inputs", "Model", "PatternKit", "Reports", "TestSupport", "Tracing",
        "UITesting", "patterns",
      ]),
    tests(
      "StoreTests",
      [
        "Catalog", "LiveApp", "Model", "PatternKit", "Store", "StoreProgram", "TerminalUI",
        "TestSupport", "Tracing", "UITesting",
      ]),
  ] + patterns.map { tests("\($0)Tests", [$0, "Model", "TerminalUI", "TestSupport"]) }

let toolingTests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Inputs", "Model", "Observing", "TerminalUI"],
    path: "Tests/Tooling/TestSupport", swiftSettings: screen),
  // A program that traps on purpose. The tests observe the terminal from outside.
  .executableTarget(
    name: "Trap", dependencies: ["Console", "TerminalUI"], path: "Tests/Tooling/Trap",
    swiftSettings: screen),
  tests("PatternKitTests", ["PatternKit"], in: "Tests/Tooling", []),
  tests(
    "TracingTests",
    [
      "CSupport", "Catalog", "LiveApp", "Model", "Observing", "PatternKit", "TerminalUI",
      "TestSupport", "Tracing", "UITesting",
    ], in: "Tests/Tooling", screen + traced),
  tests(
    "UITestingTests",
    ["Catalog", "Model", "PatternKit", "TerminalUI", "Tracing", "UITesting"],
    in: "Tests/Tooling"),
  tests(
    "ConsoleTests", ["Console", "Model", "PatternKit", "TerminalUI", "TestSupport"],
    in: "Tests/Tooling"),
  tests("InputsTests", ["Inputs", "Model", "PatternKit", "TestSupport"], in: "Tests/Tooling", []),
  tests(
    "LiveAppTests",
    [
      "Catalog", "Console", "Inputs", "LiveApp", "Model", "PatternKit", "TerminalUI", "TestSupport",
      "Tracing", "UITesting",
    ], in: "Tests/Tooling"),
  tests(
    "ReportsTests",
    [
      "Catalog", "Changes", "Console", "Inputs", "Model", "PatternKit", "Reports", "TerminalUI",
      "TestSupport", "Tracing", "UITesting",
    ], in: "Tests/Tooling"),
  tests(
    "WorkshopTests",
    ["Console", "Inputs", "PatternKit", "TestSupport", "Tracing", "Workshop"],
    in: "Tests/Tooling"),
]

// The libraries are for the exercises in Examples/Workshop, which are a separate package.
let libraries: [String] = [
  "Catalog", "LiveApp", "Model", "Observing", "PatternKit", "TerminalUI", "Tracing", "UITesting",
]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .executable(name: "person", targets: ["PersonProgram"]),
    .executable(name: "photos", targets: ["PhotoListProgram"]),
    .executable(name: "filter", targets: ["FilterScreenProgram"]),
    .executable(name: "clock", targets: ["ClockProgram"]),
    .executable(name: "store", targets: ["StoreProgram"]),
  ],
  targets: lessons + patternTargets + tooling + exampleTargets + examples.flatMap(targets)
    + lessonTests + toolingTests,
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = settings + warnings + (target.swiftSettings ?? [])
}

/// `.ci/changes` and `.ci/drifts` change the patterns and build them again. They need only the tests
/// of the patterns, and those of the controls if these change too.
if let changed = Context.environment["PATTERNS_TESTS"], !changed.isEmpty {
  let programs: [String] = ["patterns", "Trap", "Workshop"]
  let tests: [String] =
    [
      "CatalogTests", "ModelTests", "NewsListTests", "ReportsTests", "TracingTests",
      "UITestingTests",
    ]
    + (changed == "controls" ? ["TerminalUITests"] : []) + patterns.map { "\($0)Tests" }
  // What these tests need of a target. A pattern has no effect on the other tests.
  let sources: [String: [String]] = [
    "LiveApp": ["Recognition"], "Reports": ["ChangeLab"], "ReportsTests": ["Changes"],
  ]
  let machinery: [String: [String]] = [
    "TracingTests": ["RuntimeInternals", "XRay/Machinery"],
    "UITestingTests": ["Contract/Machinery"],
  ]
  package.products = []
  package.targets.removeAll { target in
    let isExample = (examples + ["ExampleSupport", "Store"]).contains { target.name.hasPrefix($0) }
    let isOtherTest = target.isTest && !tests.contains(target.name)
    return isExample || isOtherTest || programs.contains(target.name)
  }
  for target in package.targets {
    target.sources = sources[target.name]
    target.exclude += machinery[target.name] ?? []
  }
}
