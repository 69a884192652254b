import MVP
import MVVM
import Model
import SwiftUI

/// Three buttons that share a model, beside the news list.
///
/// The first button’s view observes the model, so it shows every new number. The presenter and the view
/// model do not observe the model. They show a new number only after a press of their own button.
public struct AllScreens: View {
  // The view that creates an object stores it in `@State`. The views that receive one store it with `let`.
  @State private var objects = ScreenObjects()

  public init() {}

  public var body: some View {
    HStack {
      VStack(spacing: 32) {
        PlainButtonView(model: objects.model)
        MVPButtonView(presenter: objects.presenter)
        MVVMButtonView(viewModel: objects.viewModel)
      }
      .padding()
      VStack {
        NewsView(viewModel: objects.news)
        Button("Load again") { objects.news.reload() }  // On a Mac, a list cannot be pulled down.
      }
    }
  }
}

/// The objects that the views of a window show.
private final class ScreenObjects {
  let model = ButtonModel(digits: RandomDigits(seed: 7))
  let presenter: ButtonPresenter
  let viewModel: ButtonViewModel
  let news = NewsViewModel(model: NewsModel(source: SampleNews()), images: NoImages())

  init() {
    presenter = ButtonPresenter(model: model)
    viewModel = ButtonViewModel(model: model)
  }
}

#Preview {
  AllScreens()
}
