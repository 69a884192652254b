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

/// In the tooling, an import is internal unless it is marked `public`.
let internalImports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

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

/// Calls `CallHook` at the entry of every function, for X-ray. The compiler inserts the calls.
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

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  // The libraries are for the exercises in Examples/Workshop, which are a separate package.
  products: [
    "Catalog", "Contract", "LiveApp", "LiveObjects", "Model", "Observing", "PatternDefinition",
    "Recognition", "TerminalUI", "XRay",
  ].map {
    .library(name: $0, targets: [$0])
  } + [
    .executable(name: "person", targets: ["PersonProgram"]),
    .executable(name: "photos", targets: ["PhotoListProgram"]),
    .executable(name: "filter", targets: ["FilterScreenProgram"]),
    .executable(name: "clock", targets: ["ClockProgram"]),
    .executable(name: "store", targets: ["StoreProgram"]),
  ],
  targets: [
    // The sources that a learner reads, besides the patterns themselves.
    .target(name: "Model", dependencies: ["CallHook"], swiftSettings: screen + asWritten + traced),
    .target(name: "Observing", swiftSettings: screen),
    .target(name: "TerminalUI", swiftSettings: screen),
    .target(name: "NewsList", dependencies: ["Model", "TerminalUI"], swiftSettings: screen),
    .target(
      name: "Catalog",
      dependencies: ["Model", "PatternDefinition", "XRay"] + patterns.map { .byName(name: $0) },
      swiftSettings: screen + asWritten),
    .executableTarget(
      name: "patterns",
      dependencies: [
        "ArgumentParsing", "Bench", "Catalog", "ChangeLab", "Changes", "Comparison", "Feeds",
        "LiveApp", "Model", "PatternDefinition", "Processes", "Replay", "RuntimeInternals",
        "SourceCode", "Terminal", "TerminalUI", "TextOutput", "Transcripts", "Workshop",
      ],
      swiftSettings: screen),

    // The tooling: see Sources/Tooling/README.md.
    .target(
      name: "ArgumentParsing", dependencies: ["TerminalUI"],
      path: "Sources/Tooling/ArgumentParsing"),
    .target(
      name: "Bench",
      dependencies: [
        "Catalog", "Feeds", "LiveApp", "Model", "Observing", "PatternDefinition", "Terminal",
        "TerminalUI", "TextOutput", "XRay",
      ],
      path: "Sources/Tooling/Bench", swiftSettings: screen),
    .target(name: "CallHook", path: "Sources/Tooling/CallHook"),
    .target(
      name: "ChangeLab",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "PatternDefinition", "SourceCode", "TerminalUI",
        "TextOutput",
      ],
      path: "Sources/Tooling/ChangeLab", swiftSettings: screen),
    .target(
      name: "Comparison",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "Model", "PatternDefinition", "Recordings",
        "SourceCode", "TerminalUI", "TextOutput", "XRay",
      ],
      path: "Sources/Tooling/Comparison", swiftSettings: screen),
    .target(
      name: "Contract",
      dependencies: [
        "LiveObjects", "Model", "PatternDefinition", "RuntimeInternals", "TerminalUI",
      ],
      path: "Sources/Tooling/Contract", swiftSettings: screen),
    // The files that are part of the program: the feed, and the parts of the replay page.
    .target(name: "Embedded", path: "Sources/Tooling/Embedded"),
    .target(
      name: "Feeds", dependencies: ["ArgumentParsing", "Embedded", "Model", "TerminalUI"],
      path: "Sources/Tooling/Feeds",
      exclude: ["news.json"]),
    .target(
      name: "LiveApp",
      dependencies: [
        "Catalog", "Feeds", "Model", "PatternDefinition", "Recognition", "SourceCode", "Terminal",
        "TerminalUI", "TextOutput", "XRay",
      ],
      path: "Sources/Tooling/LiveApp", swiftSettings: screen),
    .target(
      name: "LiveObjects",
      dependencies: ["Observing", "PatternDefinition", "RuntimeInternals", "TerminalUI"],
      path: "Sources/Tooling/LiveObjects", swiftSettings: screen),
    .target(
      name: "PatternDefinition", dependencies: ["Model", "SourceCode", "TerminalUI"],
      path: "Sources/Tooling/PatternDefinition", swiftSettings: screen),
    .target(name: "Processes", path: "Sources/Tooling/Processes"),
    .target(
      name: "Recognition",
      dependencies: ["Catalog", "PatternDefinition", "Recordings", "XRay"],
      path: "Sources/Tooling/Recognition", swiftSettings: screen),
    .target(
      name: "Recordings",
      dependencies: ["Contract", "Model", "PatternDefinition", "TerminalUI", "XRay"],
      path: "Sources/Tooling/Recordings", swiftSettings: screen),
    .target(
      name: "Replay",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "Embedded", "Feeds", "LiveObjects", "Model",
        "PatternDefinition", "Recordings", "SourceCode", "TerminalUI", "TextOutput", "XRay",
      ],
      path: "Sources/Tooling/Replay", exclude: ["Page"], swiftSettings: screen),
    .target(
      name: "RuntimeInternals", dependencies: ["CallHook", "Processes"],
      path: "Sources/Tooling/RuntimeInternals"),
    .target(name: "SourceCode", path: "Sources/Tooling/SourceCode"),
    .target(
      name: "Terminal", dependencies: ["TerminalUI", "TextOutput"],
      path: "Sources/Tooling/Terminal", swiftSettings: screen),
    .target(
      name: "TextOutput", dependencies: ["PatternDefinition", "TerminalUI"],
      path: "Sources/Tooling/TextOutput",
      swiftSettings: screen),
    .target(
      name: "Transcripts",
      dependencies: [
        "ArgumentParsing", "Contract", "LiveObjects", "Model", "PatternDefinition", "Recordings",
        "SourceCode", "TerminalUI", "TextOutput", "XRay",
      ],
      path: "Sources/Tooling/Transcripts", swiftSettings: screen),
    .target(
      name: "Workshop",
      dependencies: [
        "ArgumentParsing", "LiveObjects", "PatternDefinition", "Processes", "SourceCode",
        "TerminalUI", "TextOutput",
      ],
      path: "Sources/Tooling/Workshop", swiftSettings: screen),
    .target(
      name: "XRay",
      dependencies: [
        "CallHook", "Model", "PatternDefinition", "RuntimeInternals", "SourceCode", "TerminalUI",
      ],
      path: "Sources/Tooling/XRay", swiftSettings: screen),

    // The change requests, with the rules that a changed pattern must satisfy.
    .target(
      name: "Changes",
      dependencies: ["ChangeLab", "Contract", "Model", "PatternDefinition", "TerminalUI"],
      path: "Examples/Changes", exclude: changes.flatMap { ["\($0)/README.md", "\($0)/patches"] },
      swiftSettings: screen),
    .target(
      name: "ExampleSupport", dependencies: ["ArgumentParsing", "TerminalUI"],
      path: "Examples/Support",
      swiftSettings: screen),

    // A pattern that is not in the catalog, and the program that runs it.
    .target(
      name: "Store", dependencies: ["CallHook", "Model", "Observing", "TerminalUI"],
      path: "Examples/Store/Pattern", swiftSettings: screen + asWritten + traced),
    .executableTarget(
      name: "StoreProgram",
      dependencies: [
        "ArgumentParsing", "ExampleSupport", "LiveApp", "Model", "PatternDefinition", "Store",
        "XRay",
      ],
      path: "Examples/Store/Program", swiftSettings: screen),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "Catalog", "Contract", "Model", "PatternDefinition", "Recognition", "Recordings",
        "SourceCode", "Store", "StoreProgram", "TerminalUI", "TestSupport", "XRay",
      ],
      swiftSettings: screen),

    .target(
      name: "TestSupport", dependencies: ["Model", "Observing", "Processes", "TerminalUI"],
      path: "Tests/Tooling/TestSupport", swiftSettings: screen),
    // A program that traps on purpose. The tests observe the terminal from outside.
    .executableTarget(
      name: "Trap", dependencies: ["Terminal", "TerminalUI"], path: "Tests/Tooling/Trap",
      swiftSettings: screen),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", "Observing", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "NewsListTests", dependencies: ["Model", "NewsList", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "TerminalUITests", dependencies: ["Model", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "CatalogTests",
      dependencies: [
        "Catalog", "Contract", "Model", "PatternDefinition", "SourceCode", "TerminalUI",
        "TestSupport",
      ],
      swiftSettings: screen),
    .testTarget(
      name: "PitfallsTests", dependencies: ["Model", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "patternsTests",
      dependencies: [
        "ArgumentParsing", "Catalog", "Comparison", "Contract", "Feeds", "LiveObjects", "Model",
        "PatternDefinition", "Processes", "Replay", "RuntimeInternals", "SourceCode", "TestSupport",
        "TextOutput", "Transcripts", "XRay", "patterns",
      ],
      swiftSettings: screen),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"],
      path: "Tests/Tooling/ArgumentParsingTests"),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "Bench", "Catalog", "PatternDefinition", "Terminal", "TerminalUI",
      ],
      path: "Tests/Tooling/BenchTests", swiftSettings: screen),
    .testTarget(
      name: "ChangeLabTests",
      dependencies: [
        "ArgumentParsing", "Catalog", "ChangeLab", "Changes", "Contract", "PatternDefinition",
        "Processes", "SourceCode", "TestSupport",
      ],
      path: "Tests/Tooling/ChangeLabTests", swiftSettings: screen),
    .testTarget(
      name: "ChangesTests",
      dependencies: ["Catalog", "ChangeLab", "Changes", "Contract", "PatternDefinition"],
      path: "Tests/Tooling/ChangesTests", swiftSettings: screen),
    .testTarget(
      name: "ComparisonTests",
      dependencies: [
        "Catalog", "Comparison", "PatternDefinition", "SourceCode", "TextOutput", "XRay",
      ],
      path: "Tests/Tooling/ComparisonTests", swiftSettings: screen),
    .testTarget(
      name: "ContractTests",
      dependencies: [
        "Catalog", "Contract", "LiveObjects", "Model", "PatternDefinition", "SourceCode",
        "TerminalUI",
      ],
      path: "Tests/Tooling/ContractTests", swiftSettings: screen),
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "Catalog", "Contract", "LiveObjects", "PatternDefinition", "Recordings", "Replay",
        "SourceCode", "TestSupport", "XRay", "patterns",
      ],
      path: "Tests/Tooling/DocsTests", swiftSettings: screen),
    .testTarget(
      name: "FeedsTests",
      dependencies: [
        "ArgumentParsing", "Feeds", "Model", "Processes", "SourceCode", "TestSupport",
      ],
      path: "Tests/Tooling/FeedsTests"),
    .testTarget(
      name: "LiveAppTests",
      dependencies: [
        "Catalog", "Contract", "Feeds", "LiveApp", "Model", "PatternDefinition", "SourceCode",
        "Terminal", "TerminalUI", "TestSupport", "TextOutput", "XRay",
      ],
      path: "Tests/Tooling/LiveAppTests", swiftSettings: screen),
    .testTarget(
      name: "ProcessesTests", dependencies: ["Processes", "TestSupport"],
      path: "Tests/Tooling/ProcessesTests"),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "Catalog", "Feeds", "Model", "PatternDefinition", "Replay", "SourceCode", "TerminalUI",
        "XRay",
      ],
      path: "Tests/Tooling/ReplayTests", swiftSettings: screen),
    .testTarget(
      name: "RuntimeInternalsTests", dependencies: ["RuntimeInternals"],
      path: "Tests/Tooling/RuntimeInternalsTests"),
    .testTarget(
      name: "SourceCodeTests", dependencies: ["SourceCode"], path: "Tests/Tooling/SourceCodeTests"),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Model", "PatternDefinition", "Terminal", "TerminalUI", "TestSupport", "TextOutput",
      ],
      path: "Tests/Tooling/TerminalTests", swiftSettings: screen),
    .testTarget(
      name: "WorkshopTests",
      dependencies: [
        "LiveObjects", "Processes", "SourceCode", "TestSupport", "TextOutput", "Workshop",
      ],
      path: "Tests/Tooling/WorkshopTests", swiftSettings: screen),
    .testTarget(
      name: "XRayTests",
      dependencies: [
        "CallHook", "Catalog", "Contract", "Model", "Observing", "PatternDefinition", "Recognition",
        "Recordings", "RuntimeInternals", "SourceCode", "TerminalUI", "TestSupport", "XRay",
      ],
      path: "Tests/Tooling/XRayTests", swiftSettings: screen + traced),
  ]
    + patterns.flatMap { pattern -> [Target] in
      [
        .target(
          name: pattern,
          dependencies: ["CallHook", "Model", "TerminalUI"]
            + (splits.contains(pattern) ? ["Observing"] : ["NewsList"]),
          swiftSettings: screen + asWritten + traced),
        .testTarget(
          name: "\(pattern)Tests",
          dependencies: [.byName(name: pattern), "Model", "TerminalUI", "TestSupport"],
          swiftSettings: screen),
      ]
    },
  swiftLanguageModes: [.v6]
)

/// Every example has the same targets. They are a model, an MVC and an MVVM module that depend on
/// it, and the program that shows both.
package.targets += examples.flatMap { example -> [Target] in
  [
    .target(
      name: "\(example)Model", dependencies: ["Model"], path: "Examples/\(example)/Model",
      swiftSettings: screen),
    .target(
      name: "\(example)MVC",
      dependencies: [.byName(name: "\(example)Model"), "Model", "Observing", "TerminalUI"],
      path: "Examples/\(example)/MVC", swiftSettings: screen),
    .target(
      name: "\(example)MVVM",
      dependencies: [.byName(name: "\(example)Model"), "Model", "Observing", "TerminalUI"],
      path: "Examples/\(example)/MVVM", swiftSettings: screen),
    .executableTarget(
      name: "\(example)Program",
      dependencies: [
        .byName(name: "\(example)Model"), .byName(name: "\(example)MVC"),
        .byName(name: "\(example)MVVM"), "ArgumentParsing", "ExampleSupport", "Feeds", "Model",
        "TerminalUI",
      ],
      path: "Examples/\(example)/Program", swiftSettings: screen),
    .testTarget(
      name: "\(example)Tests",
      dependencies: [
        .byName(name: "\(example)Model"), .byName(name: "\(example)MVC"),
        .byName(name: "\(example)MVVM"), .byName(name: "\(example)Program"), "ExampleSupport",
        "Model", "TerminalUI", "TestSupport",
      ],
      swiftSettings: screen),
  ]
}

for target in package.targets {
  let isTooling = target.path?.hasPrefix("Sources/Tooling/") == true
  target.swiftSettings =
    settings + (isTooling ? internalImports : []) + warnings + (target.swiftSettings ?? [])
}

/// `.ci/changes` and `.ci/drifts` change the patterns and build them again. They need only the tests
/// of the patterns, and those of the controls if these change too.
if let changed = Context.environment["PATTERNS_TESTS"], !changed.isEmpty {
  let programs = [
    "patterns", "Trap", "Bench", "Comparison", "LiveApp", "Feeds", "Replay", "Transcripts",
    "Workshop",
  ]
  let tests =
    [
      "CatalogTests", "ChangesTests", "ContractTests", "ModelTests", "NewsListTests", "XRayTests",
    ]
    + (changed == "controls" ? ["TerminalUITests"] : []) + patterns.map { "\($0)Tests" }
  package.products = []
  package.targets.removeAll { target in
    let isExample = (examples + ["ExampleSupport", "Store"]).contains { target.name.hasPrefix($0) }
    let isOtherTest = target.isTest && !tests.contains(target.name)
    return isExample || isOtherTest || programs.contains(target.name)
  }
  // A pattern has no effect on the tests in these folders.
  for target in package.targets where ["ContractTests", "XRayTests"].contains(target.name) {
    target.exclude = ["Machinery"]
  }
}
