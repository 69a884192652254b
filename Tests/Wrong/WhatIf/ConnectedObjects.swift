public import Catalog
import MVVM
import Model
public import PatternKit

/// The patterns with one mistake each, for the page that shows what follows from it.
extension ConnectedObjects {
  /// The line that tells the label of a change is missing.
  public static let forgettingLine: [Wiring] = [
    { services in
      let model = ButtonModel(digits: services.digits)
      let roles: [String: RoleName] = ["OldLabelController": .controller]
      return ConnectedObjects(pattern("mvc"), roles: ("WhatIf", roles), sharing: model) {
        OldLabelController(model: model)
      }
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let presenter = SilentPresenter(model: model)
      let roles: [String: RoleName] = ["SilentPresenter": .presenter, "UncalledView": .view]
      return ConnectedObjects(pattern("mvp"), roles: ("WhatIf", roles), sharing: model, presenter) {
        UncalledView(presenter: presenter)
      }
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let viewModel = OldTextViewModel(model: model)
      let roles: [String: RoleName] = ["OldTextViewModel": .viewModel, "OldTextView": .view]
      return ConnectedObjects(pattern("mvvm"), roles: ("WhatIf", roles), sharing: model, viewModel)
      {
        OldTextView(viewModel: viewModel)
      }
    },
  ]

  /// A reference that must be weak is strong. In MVC, there is none.
  public static let forgettingWeak: [Wiring] = [
    splittingScreen[0],
    { services in
      let model = ButtonModel(digits: services.digits)
      let presenter = OwningPresenter(model: model)
      let roles: [String: RoleName] = ["OwningPresenter": .presenter, "OwnedView": .view]
      return ConnectedObjects(pattern("mvp"), roles: ("WhatIf", roles), sharing: model, presenter) {
        OwnedView(presenter: presenter)
      }
    },
    { services in
      let model = ButtonModel(digits: services.digits)
      let viewModel = ButtonViewModel(model: model)
      let roles: [String: RoleName] = ["SelfOwningView": .view]
      return ConnectedObjects(pattern("mvvm"), roles: ("WhatIf", roles), sharing: model, viewModel)
      {
        SelfOwningView(viewModel: viewModel)
      }
    },
  ]

  private static func pattern(_ id: String) -> Pattern {
    Pattern.all.first { $0.id == id } ?? Pattern.all[0]
  }
}
