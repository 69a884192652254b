nonisolated extension Rule {
  /// The contract: the rules that every pattern satisfies.
  public static let all =
    newsRules + pictureRules + deliveryRules + buttonRules + taskRules + lifetimeRules
}
