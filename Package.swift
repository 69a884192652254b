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
  // An import is internal unless it is marked `public`.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A file must import every module that it uses.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Targets with a screen use the main actor by default. Classes without a superclass state `@MainActor`
/// all the same, because the optimizer of Swift 6.3 requires it for an `isolated deinit`.
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

/// The six patterns. Each depends on the model and the controls, but not on another pattern.
let patterns = ["MVC", "MVP", "MVVM", "DirectCoupling", "Delegation", "Notifications"]

/// The examples. Each has one model, and shows it in MVC and in MVVM. All may use `Model` and
/// `TerminalUI`, but import only what they need.
let examples = ["Person", "PhotoList", "FilterScreen", "Clock"]

/// The change requests. Each has rules, and a patch for every pattern.
let changes = ["format", "second-view", "banner", "mark-as-read", "async-digit"]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  // The libraries are for the exercises in Examples/Workshop, which are a separate package.
  products: [
    "Catalog", "Comparison", "Contract", "Model", "OwnPattern", "TerminalUI", "XRay",
  ].map {
    .library(name: $0, targets: [$0])
  } + [
    .executable(name: "person", targets: ["PersonProgram"]),
    .executable(name: "photos", targets: ["PhotoListProgram"]),
    .executable(name: "filter", targets: ["FilterScreenProgram"]),
    .executable(name: "clock", targets: ["ClockProgram"]),
  ],
  targets: [
    // The sources that a learner reads, besides the patterns themselves.
    .target(name: "Model", dependencies: ["CallHook"], swiftSettings: asWritten + traced),
    .target(name: "TerminalUI", swiftSettings: screen),
    .target(
      name: "Catalog",
      dependencies: ["Contract", "Model"] + patterns.map { .byName(name: $0) },
      swiftSettings: screen + asWritten),
    .executableTarget(
      name: "patterns",
      dependencies: [
        "ArgumentParsing", "Bench", "Catalog", "ChangeLab", "Changes", "Comparison", "Contract",
        "Feeds", "LiveApp", "Model", "Processes", "Replay", "SourceCode", "Terminal", "TerminalUI",
        "Transcripts", "Workshop",
      ],
      swiftSettings: screen),

    // The tooling: see Sources/Tooling/README.md.
    .target(
      name: "ArgumentParsing", dependencies: ["TerminalUI"],
      path: "Sources/Tooling/ArgumentParsing"),
    .target(
      name: "Bench",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "Feeds", "LiveApp", "Model", "Processes",
        "Terminal", "TerminalUI", "XRay",
      ],
      path: "Sources/Tooling/Bench", swiftSettings: screen),
    .target(
      name: "Comparison",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "Model", "SourceCode", "TerminalUI", "XRay",
      ],
      path: "Sources/Tooling/Comparison", swiftSettings: screen),
    .target(
      name: "Contract", dependencies: ["Model", "SourceCode", "TaskHook", "TerminalUI"],
      path: "Sources/Tooling/Contract",
      swiftSettings: screen),
    .target(
      name: "Feeds", dependencies: ["Embedded", "Model"], path: "Sources/Tooling/Feeds",
      exclude: ["news.json"]),
    .target(
      name: "LiveApp",
      dependencies: [
        "Catalog", "Contract", "Model", "SourceCode", "Terminal", "TerminalUI", "XRay",
      ],
      path: "Sources/Tooling/LiveApp", swiftSettings: screen),
    .target(
      name: "ChangeLab",
      dependencies: [
        "ArgumentParsing", "Catalog", "Contract", "Processes", "SourceCode", "Terminal",
        "TerminalUI",
      ],
      path: "Sources/Tooling/ChangeLab", swiftSettings: screen),
    .target(
      name: "OwnPattern",
      dependencies: [
        "Comparison", "Contract", "Feeds", "LiveApp", "Model", "SourceCode", "Terminal",
        "TerminalUI",
      ],
      path: "Sources/Tooling/OwnPattern", swiftSettings: screen),
    .target(name: "Processes", path: "Sources/Tooling/Processes"),
    .target(
      name: "Replay",
      dependencies: [
        "Catalog", "Contract", "Embedded", "Model", "SourceCode", "Terminal", "TerminalUI",
        "Transcripts", "XRay",
      ],
      path: "Sources/Tooling/Replay", exclude: ["Page"], swiftSettings: screen),
    .target(name: "SourceCode", path: "Sources/Tooling/SourceCode"),
    .target(
      name: "Terminal", dependencies: ["TerminalUI"], path: "Sources/Tooling/Terminal",
      swiftSettings: screen),
    .target(
      name: "Transcripts",
      dependencies: [
        "ArgumentParsing", "Contract", "Model", "SourceCode", "Terminal", "TerminalUI", "XRay",
      ],
      path: "Sources/Tooling/Transcripts", swiftSettings: screen),
    .target(
      name: "Workshop",
      dependencies: [
        "ArgumentParsing", "Comparison", "Contract", "Processes", "SourceCode", "Terminal",
        "TerminalUI",
      ],
      path: "Sources/Tooling/Workshop", swiftSettings: screen),
    .target(name: "CallHook", path: "Sources/Tooling/CallHook"),
    // The files that are part of the program: the feed, and the parts of the replay page.
    .target(name: "Embedded", path: "Sources/Tooling/Embedded"),
    .target(name: "TaskHook", path: "Sources/Tooling/TaskHook"),
    .target(
      name: "XRay", dependencies: ["CallHook", "Model", "SourceCode", "TaskHook", "TerminalUI"],
      path: "Sources/Tooling/XRay",
      swiftSettings: screen),

    // The change requests, with the rules that a changed pattern must satisfy.
    .target(
      name: "Changes", dependencies: ["ChangeLab", "Contract", "Model", "TerminalUI"],
      path: "Examples/Changes", exclude: changes.flatMap { ["\($0)/README.md", "\($0)/patches"] },
      swiftSettings: screen),
    .target(
      name: "ExampleSupport", dependencies: ["ArgumentParsing", "TerminalUI"],
      path: "Examples/Support",
      swiftSettings: screen),

    .target(
      name: "TestSupport", dependencies: ["Model", "Processes", "Terminal", "TerminalUI"],
      path: "Tests/Tooling/TestSupport", swiftSettings: screen),
    // A program that traps on purpose. The tests observe the terminal from outside.
    .executableTarget(
      name: "Trap", dependencies: ["Terminal", "TerminalUI"], path: "Tests/Tooling/Trap",
      swiftSettings: screen),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", "TestSupport"], swiftSettings: screen),
    .testTarget(
      name: "TerminalUITests", dependencies: ["Model", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", "Contract", "Model", "SourceCode", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "PitfallsTests", dependencies: ["Model", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "patternsTests",
      dependencies: [
        "ArgumentParsing", "Catalog", "Comparison", "Contract", "Feeds", "Model", "Processes",
        "SourceCode", "TestSupport", "Transcripts", "XRay", "patterns",
      ],
      swiftSettings: screen),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing"],
      path: "Tests/Tooling/ArgumentParsingTests"),
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "Bench", "Catalog", "Contract", "Processes", "Terminal", "TerminalUI", "TestSupport",
      ],
      path: "Tests/Tooling/BenchTests", swiftSettings: screen),
    .testTarget(
      name: "ChangeLabTests",
      dependencies: [
        "ArgumentParsing", "Catalog", "ChangeLab", "Changes", "Contract", "Processes", "SourceCode",
        "TestSupport",
      ],
      path: "Tests/Tooling/ChangeLabTests", swiftSettings: screen),
    .testTarget(
      name: "ChangesTests", dependencies: ["Catalog", "ChangeLab", "Changes", "Contract"],
      path: "Tests/Tooling/ChangesTests", swiftSettings: screen),
    .testTarget(
      name: "ComparisonTests",
      dependencies: ["Catalog", "Comparison", "Contract", "SourceCode", "XRay"],
      path: "Tests/Tooling/ComparisonTests", swiftSettings: screen),
    .testTarget(
      name: "ContractTests",
      dependencies: ["Catalog", "Contract", "Model", "SourceCode", "TerminalUI"],
      path: "Tests/Tooling/ContractTests", swiftSettings: screen),
    .testTarget(
      name: "DocsTests",
      dependencies: [
        "Catalog", "Comparison", "Contract", "SourceCode", "TestSupport", "XRay", "patterns",
      ],
      path: "Tests/Tooling/DocsTests", swiftSettings: screen),
    .testTarget(
      name: "FeedsTests",
      dependencies: ["Feeds", "Model", "Processes", "SourceCode", "TestSupport"],
      path: "Tests/Tooling/FeedsTests"),
    .testTarget(
      name: "LiveAppTests",
      dependencies: [
        "Catalog", "Contract", "Feeds", "LiveApp", "Model", "SourceCode", "Terminal", "TerminalUI",
        "TestSupport", "XRay",
      ],
      path: "Tests/Tooling/LiveAppTests", swiftSettings: screen),
    .testTarget(
      name: "ProcessesTests", dependencies: ["Processes", "TestSupport"],
      path: "Tests/Tooling/ProcessesTests"),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "Catalog", "Contract", "Feeds", "Model", "Replay", "SourceCode", "TerminalUI", "XRay",
      ],
      path: "Tests/Tooling/ReplayTests", swiftSettings: screen),
    .testTarget(
      name: "SourceCodeTests", dependencies: ["SourceCode"], path: "Tests/Tooling/SourceCodeTests"),
    .testTarget(
      name: "TerminalTests", dependencies: ["Model", "Terminal", "TerminalUI", "TestSupport"],
      path: "Tests/Tooling/TerminalTests", swiftSettings: screen),
    .testTarget(
      name: "WorkshopTests",
      dependencies: [
        "Contract", "Processes", "SourceCode", "Terminal", "TestSupport", "Workshop",
      ],
      path: "Tests/Tooling/WorkshopTests", swiftSettings: screen),
    .testTarget(
      name: "XRayTests",
      dependencies: [
        "CallHook", "Catalog", "Comparison", "Contract", "Model", "SourceCode", "TerminalUI",
        "TestSupport", "XRay",
      ],
      path: "Tests/Tooling/XRayTests", swiftSettings: screen + traced),
  ]
    + patterns.flatMap { pattern -> [Target] in
      [
        .target(
          name: pattern, dependencies: ["CallHook", "Model", "TerminalUI"],
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
      name: "\(example)Model", dependencies: ["Model"], path: "Examples/\(example)/Model"),
    .target(
      name: "\(example)MVC",
      dependencies: [.byName(name: "\(example)Model"), "Model", "TerminalUI"],
      path: "Examples/\(example)/MVC", swiftSettings: screen),
    .target(
      name: "\(example)MVVM",
      dependencies: [.byName(name: "\(example)Model"), "Model", "TerminalUI"],
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
  target.swiftSettings = settings + warnings + (target.swiftSettings ?? [])
}

/// `.ci/changes` and `.ci/drifts` change the patterns and build them again. They need only the tests
/// of the patterns.
if Context.environment["PATTERNS_TESTS"] == "patterns" {
  let programs = [
    "patterns", "Trap", "Bench", "LiveApp", "Feeds", "OwnPattern", "Replay", "Transcripts",
    "Workshop",
  ]
  let tests =
    ["CatalogTests", "ChangesTests", "ContractTests", "ModelTests", "TerminalUITests", "XRayTests"]
    + patterns.map { "\($0)Tests" }
  package.products = []
  package.targets.removeAll { target in
    let isExample = (examples + ["ExampleSupport"]).contains { target.name.hasPrefix($0) }
    let isOtherTest = target.isTest && !tests.contains(target.name)
    return isExample || isOtherTest || programs.contains(target.name)
  }
}
