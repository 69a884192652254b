import MVVM
import Model  // Only the preview uses it.
import SwiftUI

/// The news list in MVVM, without its pictures. Its view model is that of `Sources/MVVM`, unchanged.
struct NewsView: View {
  let viewModel: NewsViewModel

  var body: some View {
    NavigationStack {
      List {
        if !viewModel.statusText.isEmpty {
          Text(viewModel.statusText)
        }
        // A row stores no state, so its position identifies it. Before iOS 26, `ForEach` needs an
        // array: `Array(viewModel.rows.enumerated())`.
        ForEach(viewModel.rows.enumerated(), id: \.offset) { _, row in
          NavigationLink {
            ScrollView { Text(row.content).padding() }
              .navigationTitle(row.title)
          } label: {
            NewsRowView(row: row)
          }
        }
      }
      .navigationTitle("News")
      // This closure returns at once, so the indicator vanishes, and the status shows that the news is loading.
      .refreshable { await viewModel.reload() }
    }
    // These two belong to the stack. The list in it appears again when an article closes, and would load
    // again. While an article covers the list, an alert of the list could be lost.
    .onAppear { viewModel.reload() }
    .alert(
      viewModel.alert?.title ?? "", isPresented: isAlertPresented, presenting: viewModel.alert
    ) { _ in
      Button("OK") {}
    } message: { alert in
      Text(alert.message)
    }
  }

  /// Whether there is an alert. SwiftUI sets this to `false` when the user closes the alert on the screen.
  private var isAlertPresented: Binding<Bool> {
    let alert = viewModel.alert
    return Binding {
      viewModel.alert != nil
    } set: { isPresented in
      if !isPresented, let alert { viewModel.dismiss(alert) }
    }
  }
}

/// One row of the list.
struct NewsRowView: View {
  let row: NewsRow

  var body: some View {
    VStack(alignment: .leading) {
      Text(row.title).font(.headline)
      Text(row.detail)
      HStack {
        Text(row.dateText)
        Spacer()
        Text(row.repliesText)
      }
      .font(.caption)
    }
  }
}

#Preview {
  NewsView(viewModel: NewsViewModel(model: NewsModel(source: SampleNews()), images: NoImages()))
}
