/// Names of the built-in operators.
public enum Publishers {}
