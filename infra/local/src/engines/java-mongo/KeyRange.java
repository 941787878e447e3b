/** Keys from one on, up to another that isn't among them; null: to the end. */
record KeyRange(byte[] from, byte[] to) {
  static final KeyRange ALL = new KeyRange(new byte[0], null);

  /** All keys with this beginning. */
  static KeyRange with(byte[] beginning) {
    return new KeyRange(beginning, KeyCode.behind(beginning));
  }

  /** Of this range of codes the keys that have such a code behind a beginning. */
  KeyRange behind(byte[] beginning, boolean ascending) {
    byte[] first = ascending ? from : KeyCode.behind(KeyCode.descending(to));
    byte[] end = ascending ? to : KeyCode.behind(KeyCode.descending(from));
    return new KeyRange(KeyCode.join(beginning, first), KeyCode.join(beginning, end));
  }
}
