import Catalog
public import PatternDefinition
public import SourceCode
import TextOutput

/// The sources of one role in one pattern or in two.
public struct RoleComparison {
  private let name: RoleName
  private let demo: Demo
  private let patterns: [Pattern]
  private let sources: [SourceFile]
  private let checkout: Checkout

  /// The names of all roles of all patterns.
  public static var names: [RoleName] {
    let demos = Pattern.all.flatMap { pattern in pattern.demos.map { pattern.roles(of: $0) } }
    return demos.flatMap(\.self).map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// - Parameter patterns: One pattern or two.
  public init(of name: RoleName, demo: Demo, in patterns: [Pattern], checkout: Checkout) throws {
    self.name = name
    self.demo = demo
    self.patterns = patterns
    self.checkout = checkout
    let modules = patterns.map(\.module) + ["Model", "TerminalUI"]
    sources = try modules.flatMap { try checkout.sources(in: "Sources/\($0)") }
  }

  /// Returns the comparison in at most `width` columns.
  public func text(width: Int) throws -> [String] {
    try content(width: width).flatMap { $0.wrapped(to: max(1, width)) }
  }

  private func content(width: Int) throws -> [String] {
    let files = patterns.map(files)
    guard !files.contains([]) else {
      let lacking = zip(patterns, files).filter(\.1.isEmpty).map(\.0)
      return lacking.flatMap(absence) + (try files.flatMap { try $0.flatMap(listing) })
    }
    guard let left = files.first, let right = files.dropFirst().first else {
      return try files.flatMap { try $0.flatMap(listing) }
    }
    if left == right {
      return ["", "\(demo.title): both have the same \(name):"] + left.map { "  \($0)" }
    }
    return try pairs(left, right).flatMap { left, right in
      guard let left, let right else {
        return try [left, right].compactMap(\.self).flatMap(listing)
      }
      let lines = (left: try lines(of: left), right: try lines(of: right))
      return [""] + SideBySide((left, lines.left), (right, lines.right)).text(width: width)
    }
  }

  // MARK: The files of a role

  private func role(in pattern: Pattern) -> Role? {
    pattern.roles(of: demo).first { $0.name == name }
  }

  /// Returns the paths of the files that contain the role in a pattern.
  private func files(of pattern: Pattern) -> [String] {
    guard let role = role(in: pattern) else { return [] }
    let folders = ["Sources/\(pattern.module)/", "Sources/Model/", "Sources/TerminalUI/"]
    return sources.filter { file in
      folders.contains { file.name.hasPrefix($0) }
        && file.declarations.contains { role.types.contains($0.name) }
    }.map(\.name)
  }

  /// Returns pairs of files with the same name, then the files without a counterpart.
  private func pairs(_ left: [String], _ right: [String]) -> [(String?, String?)] {
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    let pairs = left.map { path in (path, right.first { name($0) == name(path) }) }
    let rest = right.filter { path in !pairs.contains { $0.1 == path } }
    return pairs.map { ($0, $1) } + rest.map { (nil, $0) }
  }

  private func lines(of path: String) throws -> [String] {
    try checkout.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private func listing(of path: String) throws -> [String] {
    ["", path] + (try lines(of: path).map { $0.isEmpty ? "" : "  \($0)" })
  }

  // MARK: Patterns without the role

  /// Returns lines that report the missing role, and the roles that do its work.
  private func absence(in pattern: Pattern) -> [String] {
    let example = (patterns + Pattern.all).first { role(in: $0) != nil }
    guard let example, let role = role(in: example) else {
      return [
        "", "\(demo.title): \(pattern.name) has no \(name). No pattern has one in this demo.",
      ]
    }
    let tasks = tasks(of: role, in: example)
    let substitutes = pattern.ownRoles(of: demo)
      .compactMap { substitute -> String? in
        let shared = tasks.filter((substitute.byName + substitute.byProtocol).contains)
        return shared.isEmpty
          ? nil : "  \(substitute.name): \(shared.map(\.description).joined(separator: ", "))"
      }
    return [
      "", "\(demo.title): \(pattern.name) has no \(name). These roles do its work:",
    ] + substitutes
  }

  /// Returns the supporting roles that a role uses. If it uses none, returns the supporting roles
  /// that its neighbours use.
  private func tasks(of role: Role, in pattern: Pattern) -> [RoleName] {
    let roles = pattern.roles(of: demo)
    let own = RoleName.supporting.filter((role.byName + role.byProtocol).contains)
    let neighbours = roles.filter { $0.byName.contains(role.name) }
    let known = own.isEmpty ? neighbours.flatMap { $0.byName + $0.byProtocol } : own
    return RoleName.supporting.filter(known.contains)
  }
}
