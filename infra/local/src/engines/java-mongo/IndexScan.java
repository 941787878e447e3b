import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map.Entry;
import java.util.Set;

/**
 * Parts of one index that hold an entry for every document a query finds. Sorted: read in this order, they follow the order asked for;
 * exact: they hold entries of no other document, and one for each.
 */
record IndexScan(Ordered index, List<KeyRange> ranges, boolean sorted, boolean backwards, boolean exact, long entries) {
  private static final int MOST_RANGES = 1_000;

  /** Null when the index is of no use for the query. */
  static IndexScan of(Ordered index, QueryConditions conditions, Document orderBy) {
    boolean several = index.entries().has(OrderedKeys.Trait.SEVERAL_OF_A_DOCUMENT);
    List<IndexKey> keys = index.getKeys();
    List<KeyRange> ranges = List.of(KeyRange.ALL);
    Set<String> used = new HashSet<>();
    int fixed = 0;
    int at = 0;
    for (; at < keys.size(); at++) {
      IndexKey key = keys.get(at);
      FieldCondition condition = conditions.of(key.getKey());
      if (condition == null || condition.asksForNothing() && (several || !index.isComplete())) break;
      List<KeyRange> asked = condition.ranges(several);
      if (ranges.size() * asked.size() > MOST_RANGES) break;
      ranges = narrowed(ranges, asked, key.isAscending());
      used.add(key.getKey());
      if (!condition.isPoints()) break;
      if (asked.size() == 1 && fixed == at) fixed++;
    }
    boolean ordered = !several && !index.entries().has(OrderedKeys.Trait.WITHOUT_ORDER);
    int direction = ordered && ranges.size() == 1 ? directionOf(keys, fixed, orderBy) : 0;
    if (used.isEmpty() && (direction == 0 || !index.isComplete())) return null;
    if (!index.isComplete() && several && keys.size() > 1) return null;
    boolean exact = ordered && conditions.areExactlyThoseOf(used);
    long entries = ranges.stream().mapToLong(index.entries()::count).sum();
    return new IndexScan(index, ranges, direction != 0, direction < 0, exact, entries);
  }

  private static List<KeyRange> narrowed(List<KeyRange> ranges, List<KeyRange> asked, boolean ascending) {
    List<KeyRange> narrowed = new ArrayList<>(ranges.size() * asked.size());
    for (KeyRange range : ranges) for (KeyRange each : asked) narrowed.add(each.behind(range.from(), ascending));
    return narrowed;
  }

  /** 1: the keys behind the fixed ones are in this order; -1: in the opposite one; 0: in another. */
  private static int directionOf(List<IndexKey> keys, int fixed, Document orderBy) {
    if (orderBy == null || orderBy.isEmpty()) return 0;
    Set<String> same = new HashSet<>();
    for (IndexKey key : keys.subList(0, fixed)) same.add(key.getKey());
    int direction = 0;
    int at = fixed;
    for (Entry<String, Object> order : orderBy.entrySet()) {
      if (same.contains(order.getKey())) continue;
      if (at == keys.size() || !keys.get(at).getKey().equals(order.getKey()) || !(order.getValue() instanceof Number number)) return 0;
      int step = number.intValue() > 0 == keys.get(at).isAscending() ? 1 : -1;
      if (direction == -step) return 0;
      direction = step;
      at++;
    }
    return direction;
  }

  Iterator<Object> positions(KeyRange range) {
    return index.entries().positions(range, backwards);
  }
}
