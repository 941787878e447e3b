import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a query asks of one field, as ranges of codes: at least all values that fulfil it lie in them. */
final class FieldCondition {
  private static final String LITERAL_ENDS = ".[]{}()*+?\\|^$";

  /** Each a value of its own, none twice; null: not asked for values. */
  private List<KeyRange> points;
  private boolean nothingAmongPoints;
  /** A value lies in all of them; several only when the field has one value. */
  private final List<KeyRange> ranges = new ArrayList<>();
  private List<KeyRange> beginnings;
  private boolean exact = true;

  /** Whether the ranges hold no other value than those asked for. */
  boolean isExact() {
    return exact && !nothingAmongPoints;
  }

  boolean asksForNothing() {
    return nothingAmongPoints;
  }

  boolean isUseful() {
    return points != null || !ranges.isEmpty() || beginnings != null;
  }

  boolean isPoints() {
    return points != null;
  }

  /** In ascending order of codes. Of a field with several values each bound may be met by another one. */
  List<KeyRange> ranges(boolean severalValues) {
    if (points != null) return points;
    if (beginnings != null) return beginnings;
    if (severalValues || ranges.size() == 1) return ranges.subList(0, 1);
    byte[] from = ranges.stream().map(KeyRange::from).max(Arrays::compareUnsigned).orElseThrow();
    byte[] to = ranges.stream().map(KeyRange::to).min(Arrays::compareUnsigned).orElseThrow();
    return List.of(new KeyRange(from, to));
  }

  void and(Object asked) {
    if (BsonRegularExpression.isRegularExpression(asked)) {
      exact = false;
      KeyRange range = beginningOf(BsonRegularExpression.convertToRegularExpression(asked));
      if (range != null && beginnings == null) beginnings = List.of(range);
    } else if (asked instanceof Document document && document.keySet().stream().anyMatch(name -> name.startsWith("$"))) {
      document.forEach(this::andOperator);
    } else {
      andOneOf(Arrays.asList(asked));
    }
  }

  private void andOperator(String operator, Object operand) {
    switch (operator) {
      case "$eq" -> andOneOf(Arrays.asList(operand));
      case "$in" -> andOneOf(operand instanceof Collection<?> values ? values : List.of());
      case "$gt", "$gte", "$lt", "$lte" -> andRange(operator, operand);
      case "$elemMatch" -> andElement(operand);
      default -> exact = false;
    }
  }

  /** One element meets all of it, so that its bounds make one range, also where the field has several values. */
  private void andElement(Object operand) {
    exact = false;
    if (!(operand instanceof Document asked) || !asked.keySet().stream().allMatch(name -> name.startsWith("$"))) return;
    FieldCondition element = new FieldCondition();
    asked.forEach(element::andOperator);
    if (element.points == null && element.beginnings == null && !element.ranges.isEmpty()) ranges.add(0, element.ranges(false).get(0));
  }

  private void andRange(String operator, Object bound) {
    if (Missing.isNullOrMissing(bound) || !KeyCode.hasOrder(bound)) {
      exact = false;
      return;
    }
    byte[] code = KeyCode.of(bound);
    KeyRange kind = KeyRange.with(KeyCode.kindOf(bound));
    ranges.add(
        switch (operator) {
          case "$gt" -> new KeyRange(KeyCode.behind(code), kind.to());
          case "$gte" -> new KeyRange(code, kind.to());
          case "$lt" -> new KeyRange(kind.from(), code);
          default -> new KeyRange(kind.from(), KeyCode.behind(code));
        });
    if (points != null || beginnings != null) exact = false;
  }

  private void andOneOf(Collection<?> values) {
    Map<ByteBuffer, KeyRange> found = new LinkedHashMap<>();
    boolean each = true;
    boolean nothing = false;
    for (Object value : values) {
      if (value instanceof BsonRegularExpression expression) {
        each = false;
        exact = false;
        KeyRange range = beginningOf(expression);
        if (range == null) return;
        found.put(ByteBuffer.wrap(range.from()), range);
      } else if (KeyCode.hasOrder(value)) {
        nothing |= Missing.isNullOrMissing(value);
        byte[] code = KeyCode.of(value);
        found.put(ByteBuffer.wrap(code), KeyRange.with(code));
      } else {
        exact = false;
        return;
      }
    }
    if (points != null || beginnings != null || !ranges.isEmpty()) exact = false;
    if (!each) {
      if (beginnings == null && !nothing) beginnings = List.copyOf(found.values());
    } else if (points == null || found.size() < points.size()) {
      points = List.copyOf(found.values());
      nothingAmongPoints = nothing;
    }
  }

  /** The strings that a pattern can match, when it is anchored; null when it isn't. */
  private static KeyRange beginningOf(BsonRegularExpression expression) {
    String pattern = expression.getPattern();
    String options = expression.getOptions();
    if (options != null && !options.isEmpty() || !pattern.startsWith("^") || pattern.contains("|")) return null;
    StringBuilder beginning = new StringBuilder();
    int at = 1;
    while (at < pattern.length()) {
      boolean escaped = pattern.charAt(at) == '\\';
      if (escaped && (at + 1 == pattern.length() || Character.isLetterOrDigit(pattern.charAt(at + 1)))) break;
      if (!escaped && LITERAL_ENDS.indexOf(pattern.charAt(at)) >= 0) break;
      int letter = pattern.codePointAt(escaped ? at + 1 : at);
      int next = at + (escaped ? 1 : 0) + Character.charCount(letter);
      // What may be absent isn't part of the beginning.
      if (next < pattern.length() && "*?{".indexOf(pattern.charAt(next)) >= 0) break;
      beginning.appendCodePoint(letter);
      at = next;
    }
    return KeyRange.with(KeyCode.ofTextBeginning(beginning.toString()));
  }
}
