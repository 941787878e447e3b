import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What all documents that a query finds fulfil, as far as an index can help with it. */
final class QueryConditions {
  private final Map<String, FieldCondition> fields = new LinkedHashMap<>();
  private final List<List<QueryConditions>> alternatives = new ArrayList<>();
  private boolean exact = true;

  QueryConditions(Document query) {
    query.forEach(this::and);
  }

  private void and(String name, Object asked) {
    if (name.equals("$and")) {
      if (asked instanceof Collection<?> all) all.forEach(each -> ((Document) each).forEach(this::and));
    } else if (name.equals("$or")) {
      exact = false;
      if (asked instanceof Collection<?> any) alternatives.add(any.stream().map(each -> new QueryConditions((Document) each)).toList());
    } else if (name.startsWith("$")) {
      exact = false;
    } else {
      fields.computeIfAbsent(name, field -> new FieldCondition()).and(asked);
    }
  }

  /** Null when an index can't help with the field. */
  FieldCondition of(String field) {
    FieldCondition condition = fields.get(field);
    return condition != null && condition.isUseful() ? condition : null;
  }

  boolean isEmpty() {
    return fields.isEmpty() && alternatives.isEmpty() && exact;
  }

  /** Each a list of which one has to be fulfilled. */
  List<List<QueryConditions>> alternatives() {
    return alternatives;
  }

  /** Whether the ranges of these fields hold just what the query asks for. */
  boolean areExactlyThoseOf(Collection<String> used) {
    return exact && used.containsAll(fields.keySet()) && fields.values().stream().allMatch(FieldCondition::isExact);
  }
}
