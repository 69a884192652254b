// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with.
let settings: [SwiftSetting] =
  [
    // Existential types say `any`.
    .enableUpcomingFeature("ExistentialAny"),
    // An import is nobody else's business unless it says `public`.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A file names every module that it uses.
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isCI ? [.treatAllWarnings(as: .error)] : [])

/// In CI a warning is an error; to a learner it is a hint.
var isCI: Bool { Context.environment["CI"] != nil }

/// Whatever has a screen lives on the main actor, without saying so in every line.
let screenSettings = settings + [.defaultIsolation(MainActor.self)]

/// The six patterns know what to show and what to show it with, and nothing else.
let patterns = ["MVC", "MVP", "MVVM", "DirectCoupling", "Delegation", "Notifications"]

let package = Package(
  name: "patterns",
  platforms: [.macOS(.v26)],
  targets: [
    .target(name: "Model", resources: [.embedInCode("news.json")], swiftSettings: settings),
    .target(name: "TerminalUI", swiftSettings: screenSettings),
    .target(
      name: "Catalog", dependencies: patterns.map { .byName(name: $0) } + ["Model", "TerminalUI"],
      swiftSettings: screenSettings),
    .executableTarget(
      name: "patterns", dependencies: ["Catalog", "Model", "TerminalUI"],
      swiftSettings: screenSettings),
  ]
    + patterns.map {
      .target(name: $0, dependencies: ["Model", "TerminalUI"], swiftSettings: screenSettings)
    },
  swiftLanguageModes: [.v6]
)
