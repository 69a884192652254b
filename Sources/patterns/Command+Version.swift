import PatternKit
import Tracing

extension Command {
  static let version = Command(
    name: "--version", group: .learn, summary: "print the version",
    help: "Prints the version, and what is missing because of the toolchain or the build."
  ) { arguments, environment in
    try requireNone(arguments, of: "--version")
    return {
      environment.print("patterns 0.1.0")
      for consequence in RuntimeAssumption.missing {
        environment.print(environment.language.text("missing: \(consequence)"))
      }
    }
  }
}
