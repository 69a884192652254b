/// What every pattern promises, whatever it is made of.
public nonisolated enum Contract {
  public static let rules = newsRules + pictureRules + deliveryRules + buttonRules + taskRules
}
