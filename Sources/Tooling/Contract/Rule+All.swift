nonisolated extension Rule {
  /// The contract: the rules that every pattern keeps.
  public static let all = newsRules + pictureRules + deliveryRules + buttonRules + taskRules
}
