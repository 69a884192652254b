import Catalog
import Comparison
import PatternDefinition
import Testing

@Suite("Comparison: RoleComparison")
struct RoleComparisonTests {
  private func text(_ role: RoleName, _ demo: Demo, _ ids: String...) throws -> [String] {
    let patterns = ids.compactMap { id in Pattern.all.first { $0.id == id } }
    return try RoleComparison(of: role, demo: demo, in: patterns, checkout: checkout())
      .text(width: 200)
  }

  @Test func `the sources of a role are printed side by side for two patterns`() throws {
    let lines = try text(.view, .button, "mvc", "mvp")

    #expect(lines[1].hasPrefix("Sources/MVC/ButtonView.swift "))
    #expect(lines[1].hasSuffix(" Sources/MVP/ButtonView.swift"))
    #expect(lines[2].hasPrefix("public import Model "))
    #expect(lines[2].hasSuffix(" <"))
  }

  @Test func `the sources of a role are printed alone for one pattern`() throws {
    let lines = try text(.viewModel, .button, "mvvm")

    #expect(lines.prefix(2) == ["", "Sources/MVVM/ButtonViewModel.swift"])
    #expect(lines.contains("  public final class ButtonViewModel {"))
  }

  @Test func `a file that exists in one pattern only is printed alone`() throws {
    let lines = try text(.view, .button, "mvvm", "mvp")

    let file = try #require(lines.firstIndex(of: "Sources/MVVM/ButtonViewController.swift"))
    #expect(lines[file - 1] == "")
    #expect(lines[file + 1] == "  public import TerminalUI")
  }

  @Test func `a file that both patterns share is only named`() throws {
    #expect(
      try text(.model, .button, "mvp", "mvvm") == [
        "", "Button: both have the same model:", "  Sources/Model/ButtonModel.swift",
      ])
  }

  @Test func `a missing role is replaced by the roles that do its work`() throws {
    let lines = try text(.presenter, .news, "direct", "mvp")

    #expect(
      lines.prefix(6) == [
        "", "News list: Direct coupling has no presenter. These roles do its work:",
        "  manager: items, service", "  worker: model", "", "Sources/MVP/NewsPresenter.swift",
      ])
  }

  @Test func `a missing role that only forwards is replaced by the roles around it`() throws {
    let lines = try text(.row, .news, "mvc")

    #expect(
      lines == [
        "", "News list: MVC has no row. These roles do its work:",
        "  controller: model, items, service, control",
      ])
  }

  @Test func `a role that no pattern has is reported as missing`() throws {
    #expect(
      try text(.row, .button, "mvc") == [
        "", "Button: MVC has no row. No pattern has one in this demo.",
      ])
  }
}
