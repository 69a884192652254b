import Observation
import PersonModel

/// The view model of a name badge. The user can edit the first name on it.
///
/// In MVVM, it offers a view three things: a property to bind in both directions, a property to
/// observe, and a command. It computes both properties from the model. It has no reference to a view.
@Observable
public final class BadgeViewModel {
  /// The first name on the badge. The text field shows it, and changes it.
  public var firstName: String {
    get { model.firstName }
    set { model.firstName = newValue }
  }
  private let model: BadgeModel

  public init(model: BadgeModel) {
    self.model = model
  }

  /// The text on the badge. A view only shows it.
  public var badgeText: String {
    let names = [model.person.salutation, firstName, model.person.lastName]
    return names.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Restores the first name of the record.
  public func resetTapped() {
    model.reset()
  }
}
