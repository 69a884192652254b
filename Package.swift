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

/// The patterns are built as they are written, in a release too: the optimizer drops the steps
/// that lead from a protocol to the type behind it, and X-ray would no longer see them.
let asWritten: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The six patterns: each knows what to show and what to show it with, and none of the others.
let patterns = ["MVC", "MVP", "MVVM", "DirectCoupling", "Delegation", "Notifications"]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  // For the exercises in Examples/Workshop, which are a package of their own.
  products: ["Catalog", "Comparison", "Model", "TerminalUI", "XRay"].map {
    .library(name: $0, targets: [$0])
  },
  targets: [
    .target(name: "Model", resources: [.embedInCode("news.json")]),
    .target(name: "TerminalUI", swiftSettings: screen),
    .target(
      name: "Catalog", dependencies: ["Model", "TerminalUI"] + patterns.map { .byName(name: $0) },
      swiftSettings: screen),
    .target(name: "SourceCode"),
    .target(name: "XRay", dependencies: ["Model", "TerminalUI"], swiftSettings: screen),
    .target(
      name: "Comparison", dependencies: ["Catalog", "Model", "SourceCode", "TerminalUI", "XRay"],
      swiftSettings: screen),
    .executableTarget(
      name: "patterns",
      dependencies: ["Catalog", "Comparison", "Model", "SourceCode", "TerminalUI", "XRay"],
      swiftSettings: screen),

    .target(
      name: "TestSupport", dependencies: ["Model", "TerminalUI"], path: "Tests/TestSupport",
      swiftSettings: screen),
    .testTarget(name: "ModelTests", dependencies: ["Model"], swiftSettings: screen),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI"], swiftSettings: screen),
    .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
    .testTarget(
      name: "CatalogTests", dependencies: ["Catalog", "Model", "SourceCode", "TerminalUI"],
      swiftSettings: screen),
    .testTarget(
      name: "XRayTests", dependencies: ["Catalog", "Comparison", "Model", "TerminalUI", "XRay"],
      swiftSettings: screen),
    .testTarget(
      name: "DocsTests", dependencies: ["Catalog", "Comparison", "SourceCode", "XRay"],
      swiftSettings: screen),
    .testTarget(
      name: "ComparisonTests", dependencies: ["Catalog", "Comparison", "SourceCode", "XRay"],
      swiftSettings: screen),
    .testTarget(
      name: "patternsTests", dependencies: ["Catalog", "SourceCode", "patterns"],
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

for target in package.targets {
  target.swiftSettings = settings + warnings + (target.swiftSettings ?? [])
}
