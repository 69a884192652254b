import ExampleSupport
import FilterScreenMVC
import FilterScreenMVVM
import FilterScreenModel
import Foundation
import TerminalUI

/// The command line.
@main
struct Program {
  private static let tour =
    "detail 4.5 and above, chip 4.5 and above, chip Delivery: Yes, category Delivery, "
    + "detail No, clear"

  static func main() async {
    await run("filter", usage: "[--touch <list>]") { arguments in
      let options = try Options(["--touch"], in: arguments)
      let touches = (options["--touch"] ?? tour).split(
        separator: ",", omittingEmptySubsequences: false
      ).map { $0.trimmingCharacters(in: .whitespaces) }

      let before = FilterScreenMVC.FilterViewController(filter: .restaurants)
      let screen = TouchedScreen(
        name: "MVC", screen: before,
        parts: [
          "chip": before.chipsView.touch, "category": before.categoriesView.touch,
          "detail": before.detailsView.touch, "clear": before.clearButton.touch,
        ])
      let transcript = try await screen.transcript(of: touches) {}

      let viewModel = FilterViewModel(filter: .restaurants)
      let after = FilterScreenMVVM.FilterViewController(viewModel: viewModel)
      let otherScreen = TouchedScreen(
        name: "MVVM", screen: after,
        parts: [
          "chip": after.chipsView.touch, "category": after.categoriesView.touch,
          "detail": after.detailsView.touch, "clear": after.clearButton.touch,
        ])
      let otherTranscript = try await otherScreen.transcript(of: touches) {
        while !after.shows(viewModel) { await Task.yield() }
      }

      print("\(transcript)\n\n\(otherTranscript)")
    }
  }
}

extension Button {
  /// Presses the button if `title` is empty. Returns whether it is empty.
  fileprivate func touch(_ title: String) -> Bool {
    if title.isEmpty { press() }
    return title.isEmpty
  }
}

extension FilterScreenMVVM.FilterViewController {
  /// Returns whether the views show the current values. Bindings deliver them later.
  fileprivate func shows(_ viewModel: FilterViewModel) -> Bool {
    chipsView.chips == viewModel.chips && categoriesView.categories == viewModel.categories
      && detailsView.details == viewModel.details
  }
}
