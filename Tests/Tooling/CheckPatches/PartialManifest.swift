/// The manifest of a copy of the package that builds only some tests, and what these need.
struct PartialManifest {
  let package: String
  let tests: [String]

  var text: String {
    package + """

      for target in package.targets {
        switch target.name {
        // A pattern has no effect on the tests of forbidden sources. A request can change what the screens of
        // a shared model show.
        case "CatalogTests":
          target.exclude = ["ForbiddenMentions", "ForbiddenSources", "SharedModel"]
            .map { "\\($0)Tests.swift" }
        // The tests need these folders.
        case "Reports":
          target.sources = ["ChangeLab", "Pattern+Named.swift"]
        // Only the page with scenarios needs this file.
        case "Catalog": target.exclude = ["ConnectedObjects.swift"]
        case "ReportsTests": target.sources = ["Changes"]
        default: break
        }
        // Only the page and `bench` need these targets.
        target.dependencies.removeAll { dependency in
          ["WhatIf", "Mechanisms"].contains { String(describing: dependency).contains($0) }
        }
      }

      // Only the tests that a changed pattern can affect.
      var needed: Set<String> = \(tests)
      var names: [String] = Array(needed)
      while let name = names.popLast() {
        guard let target = package.targets.first(where: { $0.name == name }) else {
          fatalError("there is no target \\(name)")
        }
        for case .byNameItem(name: let other, condition: _) in target.dependencies
        where needed.insert(other).inserted {
          names.append(other)
        }
      }
      package.products = []
      package.targets.removeAll { !needed.contains($0.name) }

      """
  }
}
