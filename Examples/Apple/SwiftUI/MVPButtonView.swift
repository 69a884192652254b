import MVP
import Model  // Only the preview uses it.
import Observation
import SwiftUI

/// The object that the presenter calls.
///
/// A presenter holds its view weakly and calls it later. A SwiftUI view is a value, so it cannot be held
/// like that. This object takes its place: it keeps the text until `body` reads it.
@Observable final class ButtonViewState: ButtonViewProtocol {
  private(set) var contentText = ""

  func showContent(_ text: String) {
    contentText = text
  }
}

/// The view of the button demo in MVP. Its presenter is that of `Sources/MVP`, which knows no SwiftUI.
struct MVPButtonView: View {
  let presenter: ButtonPresenter
  // Without `@State`, each new value of this view would have a new object, and SwiftUI would release the
  // one that the presenter calls.
  @State private var state = ButtonViewState()

  var body: some View {
    VStack(spacing: 16) {
      Text(state.contentText)
      Button("Click me!") { presenter.buttonTapped() }
    }
    .onAppear { presenter.attach(state) }
  }
}

#Preview {
  MVPButtonView(presenter: ButtonPresenter(model: ButtonModel(digits: RandomDigits(seed: 7))))
}
