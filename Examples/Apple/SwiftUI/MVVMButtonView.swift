import MVVM
import Model  // Only the preview uses it.
import SwiftUI

/// The view of the button demo in MVVM. Its view model is that of `Sources/MVVM`, which knows no SwiftUI.
///
/// The binding is `body`. SwiftUI calls it again after a property that it has read has changed. This needs
/// iOS 17, but the modules of this package need iOS 26.
struct MVVMButtonView: View {
  let viewModel: ButtonViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text(viewModel.contentText)
      Button("Click me!") { viewModel.buttonTapped() }
    }
  }
}

#Preview {
  MVVMButtonView(viewModel: ButtonViewModel(model: ButtonModel(digits: RandomDigits(seed: 7))))
}
