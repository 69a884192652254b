// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with.
let settings: [SwiftSetting] = [
  // Existential types say `any`.
  .enableUpcomingFeature("ExistentialAny"),
  // An import is nobody else's business unless it says `public`.
  .enableUpcomingFeature("InternalImportsByDefault"),
  // A file names every module that it uses.
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whatever has a screen lives on the main actor, without saying so in every line. Base classes
/// and classes with an `isolated deinit` say so all the same: the optimizer of Swift 6.3 asks for it.
let screen: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// In CI a warning is an error; to a learner it is a hint.
let warnings: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The patterns keep every call that is written, in a release too: where the optimizer puts a
/// function into its caller, or jumps to the next step instead of calling it, X-ray sees nobody.
let asWritten: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xllvm", "-sil-disable-pass=inline", "-Xfrontend", "-disable-llvm-optzns"],
    .when(configuration: .release))
]

/// The six patterns: each knows what to show and what to show it with, and none of the others.
let patterns = ["MVC", "MVP", "MVVM", "DirectCoupling", "Delegation", "Notifications"]

/// The examples: each has one model, and shows it in MVC and in MVVM. All may use `Model` and
/// `TerminalUI`; what they have no use for they do not import.
let examples = ["Person", "PhotoList", "FilterScreen", "Clock"]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  // Libraries are for the exercises in Examples/Workshop, which are a package of their own.
  products: ["Catalog", "Comparison", "Model", "TerminalUI", "XRay"].map {
    .library(name: $0, targets: [$0])
  } + [
    .executable(name: "person", targets: ["PersonProgram"]),
    .executable(name: "photos", targets: ["PhotoListProgram"]),
    .executable(name: "filter", targets: ["FilterScreenProgram"]),
    .executable(name: "clock", targets: ["ClockProgram"]),
  ],
  targets: [
    .target(name: "Model", resources: [.embedInCode("news.json")]),
    .target(name: "TerminalUI", swiftSettings: screen),
    .target(
      name: "Catalog", dependencies: ["Model", "TerminalUI"] + patterns.map { .byName(name: $0) },
      swiftSettings: screen),
    .target(name: "SourceCode"),
    .target(name: "Processes"),
    .target(name: "XRay", dependencies: ["Model", "TerminalUI"], swiftSettings: screen),
    .target(
      name: "Comparison", dependencies: ["Catalog", "Model", "SourceCode", "TerminalUI", "XRay"],
      swiftSettings: screen),
    .executableTarget(
      name: "patterns",
      dependencies: [
        "Catalog", "Comparison", "Model", "Processes", "SourceCode", "TerminalUI", "XRay",
      ],
      swiftSettings: screen),
    .target(
      name: "ExampleSupport", dependencies: ["TerminalUI"], path: "Examples/Support",
      swiftSettings: screen),

    .target(
      name: "TestSupport", dependencies: ["Model", "Processes", "TerminalUI"],
      path: "Tests/TestSupport",
      swiftSettings: screen),
    // It traps on purpose: what is left of the terminal is looked at from outside.
    .executableTarget(
      name: "Trap", dependencies: ["TerminalUI"], path: "Tests/Trap", swiftSettings: screen),
    .testTarget(
      name: "ModelTests", dependencies: ["Model", "TestSupport"], swiftSettings: screen),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: screen),
    .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "TestSupport"]),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", "Model", "SourceCode", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "XRayTests", dependencies: ["Catalog", "Comparison", "Model", "TerminalUI", "XRay"],
      swiftSettings: screen),
    .testTarget(
      name: "DocsTests",
      dependencies: ["Catalog", "Comparison", "SourceCode", "TestSupport", "XRay", "patterns"],
      swiftSettings: screen),
    .testTarget(
      name: "PitfallsTests", dependencies: ["Model", "TerminalUI", "TestSupport"],
      swiftSettings: screen),
    .testTarget(
      name: "ComparisonTests", dependencies: ["Catalog", "Comparison", "SourceCode", "XRay"],
      swiftSettings: screen),
    .testTarget(
      name: "patternsTests",
      dependencies: [
        "Catalog", "Model", "Processes", "SourceCode", "TerminalUI", "TestSupport", "XRay",
        "patterns",
      ],
      swiftSettings: screen),
  ]
    + patterns.flatMap { pattern -> [Target] in
      [
        .target(
          name: pattern, dependencies: ["Model", "TerminalUI"], swiftSettings: screen + asWritten),
        .testTarget(
          name: "\(pattern)Tests",
          dependencies: [.byName(name: pattern), "Model", "TerminalUI", "TestSupport"],
          swiftSettings: screen),
      ]
    },
  swiftLanguageModes: [.v6]
)

/// Every example is built alike: a model, two halves that know it, and the program that shows both.
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
        .byName(name: "\(example)MVVM"), "ExampleSupport", "Model", "TerminalUI",
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
