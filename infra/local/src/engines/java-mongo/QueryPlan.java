import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.List;

/** The scans whose documents together hold all that a query finds. Several: one for each alternative of the query. */
record QueryPlan(List<IndexScan> scans) {
  /** Entries read for each document that is wanted, when not every one of them fulfils the query. */
  private static final int GUESSED_MISSES = 10;

  /** Null when reading the whole collection costs no more. */
  static QueryPlan of(Document query, Document orderBy, long wanted, List<Index<Object>> indexes, long documents) {
    QueryConditions conditions = new QueryConditions(query);
    if (conditions.isEmpty() && (orderBy == null || orderBy.isEmpty())) return null;
    QueryPlan best = null;
    for (QueryPlan plan : plansFor(conditions, orderBy, indexes)) {
      if (best == null || plan.cost(wanted) < best.cost(wanted)) best = plan;
    }
    // A plan that is read in the order asked for also saves sorting.
    return best == null || best.cost(wanted) > documents || best.cost(wanted) == documents && !best.isSorted() ? null : best;
  }

  /** Whose entries are just those of the documents found, however many these are: none of them is read then. Null when there is no such. */
  static QueryPlan counting(Document query, List<Index<Object>> indexes) {
    return plansFor(new QueryConditions(query), null, indexes).stream().filter(QueryPlan::isExact).findFirst().orElse(null);
  }

  private static List<QueryPlan> plansFor(QueryConditions conditions, Document orderBy, List<Index<Object>> indexes) {
    List<QueryPlan> plans = new ArrayList<>();
    for (Index<Object> index : indexes) {
      IndexScan scan = index instanceof Ordered ordered ? IndexScan.of(ordered, conditions, orderBy) : null;
      if (scan != null) plans.add(new QueryPlan(List.of(scan)));
    }
    for (List<QueryConditions> alternatives : conditions.alternatives()) {
      QueryPlan union = union(alternatives, indexes);
      if (union != null) plans.add(union);
    }
    return plans;
  }

  private static QueryPlan union(List<QueryConditions> alternatives, List<Index<Object>> indexes) {
    List<IndexScan> scans = new ArrayList<>();
    for (QueryConditions alternative : alternatives) {
      QueryPlan best = null;
      for (QueryPlan plan : plansFor(alternative, null, indexes)) {
        if (best == null || plan.entries() < best.entries()) best = plan;
      }
      if (best == null) return null;
      scans.addAll(best.scans);
    }
    return new QueryPlan(scans);
  }

  boolean isSorted() {
    return scans.size() == 1 && scans.get(0).sorted();
  }

  boolean isExact() {
    return scans.size() == 1 && scans.get(0).exact();
  }

  long entries() {
    return scans.stream().mapToLong(IndexScan::entries).sum();
  }

  /** Documents to be read; wanted: how many are to be found, 0 for all. */
  private long cost(long wanted) {
    if (wanted == 0 || !isSorted()) return entries();
    return Math.min(entries(), isExact() ? wanted : wanted * GUESSED_MISSES);
  }
}
