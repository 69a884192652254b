// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// The button and the news list in UIKit and SwiftUI. Their presenters and view models are those of the
// package in the top folder.
//
// On a Mac, the screens use Apple’s frameworks. On Linux, they use stand-ins with the same names, so that
// tests can run them there.

#if os(Linux)
  let frameworks: [String] = ["UIKit", "SwiftUI"]
  let linux: [Target] = [
    standIn("UIKit"), standIn("SwiftUI"),
    .macro(name: "PreviewMacros", path: "StandIns/PreviewMacros", swiftSettings: .common),
    .testTarget(
      name: "AppleTests",
      dependencies: ["UIKitMVC", "UIKitMVP", "UIKitMVVM", "SwiftUIScreens", "UIKit", "SwiftUI"]
        + products("MVP", "MVVM", "Model", "Observing", "TerminalUI"),
      path: "Tests",
      // The toolchain declares an overlay for tests that import UIKit, and does not contain it.
      swiftSettings: .mainActor
        + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#else
  let frameworks: [String] = []
  let linux: [Target] = []
#endif

let package = Package(
  name: "Apple",
  platforms: [.iOS(.v26), .macOS(.v26)],
  // Xcode makes a scheme for each product.
  products: ["UIKitMVC", "UIKitMVP", "UIKitMVVM", "SwiftUIScreens"].map {
    .library(name: $0, targets: [$0])
  },
  dependencies: [.package(name: "patterns", path: "../..")],
  targets: [
    screens("UIKitMVC", in: "UIKit/MVC", products("Model")),
    screens("UIKitMVP", in: "UIKit/MVP", products("MVP", "Model")),
    screens("UIKitMVVM", in: "UIKit/MVVM", products("MVVM", "Model")),
    screens("SwiftUIScreens", in: "SwiftUI", products("MVP", "MVVM", "Model")),
    .executableTarget(
      name: "app",
      dependencies: ["SwiftUIScreens"] + frameworks.map { .byName(name: $0) },
      path: "App", swiftSettings: .mainActor),
  ] + linux
)

/// A module of screens. Like an app of Xcode 26, it uses the main actor by default.
func screens(_ name: String, in path: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies + frameworks.map { .byName(name: $0) }, path: path,
    swiftSettings: .mainActor)
}

/// A framework’s stand-in. Its declarations state their isolation.
func standIn(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["PreviewMacros"], path: "StandIns/\(name)", swiftSettings: .common)
}

/// Modules of the package in the top folder.
func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "patterns") }
}

extension [SwiftSetting] {
  static let mainActor: Self = common + [.defaultIsolation(MainActor.self)]

  static let common: Self =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    + (Context.environment["CI"] != nil
      ? [.treatAllWarnings(as: .error, .when(platforms: [.linux]))] : [])
}
