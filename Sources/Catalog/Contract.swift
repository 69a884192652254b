/// What every pattern promises, whatever it is made of.
public enum Contract {
  public static let rules = newsRules + buttonRules + taskRules
}
