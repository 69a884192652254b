import SwiftUI
import SwiftUIScreens

#if os(macOS)
  import AppKit
#endif

/// A window with all SwiftUI screens. On a Mac, `swift run app` opens it.
@main
struct PatternsApp: App {
  init() {
    #if os(macOS)
      // A program without a bundle has no icon in the Dock, and its window opens behind the others.
      NSApplication.shared.setActivationPolicy(.regular)
      NSApplication.shared.activate()
    #endif
  }

  var body: some Scene {
    WindowGroup("Patterns") { AllScreens() }
  }
}
