import Model
import SwiftUI

/// The button demo without a presenter or a view model. The view observes the model and formats its number.
struct PlainButtonView: View {
  let model: ButtonModel

  var body: some View {
    VStack(spacing: 16) {
      // `Text("\(model.number)")` is a localized text, in which SwiftUI formats the number: “2,333”.
      Text(verbatim: "\(model.number)")
      Button("Click me!") { model.changeNumber() }
    }
  }
}

#Preview {
  PlainButtonView(model: ButtonModel(digits: RandomDigits(seed: 7)))
}
