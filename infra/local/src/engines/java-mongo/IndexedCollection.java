import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.h2.mvstore.MVMap;

/** A collection that reads the documents its indexes point to, and all of them only when no index helps. */
final class IndexedCollection extends H2Collection {
  private final MVMap<Object, Document> documents;

  IndexedCollection(
      MongoDatabase database,
      String name,
      CollectionOptions options,
      MVMap<Object, Document> documents,
      MVMap<String, Object> figures,
      CursorRegistry cursors) {
    super(database, name, options, documents, figures, cursors);
    this.documents = documents;
  }

  /** Null: all documents are read. */
  QueryPlan planFor(Document query, Document orderBy, long wanted) {
    return isByNature(orderBy) ? null : QueryPlan.of(query, orderBy, wanted, getIndexes(), documents.sizeAsLong());
  }

  /** Null: documents have to be read to count them, unless all are meant. */
  QueryPlan planForCount(Document query) {
    return query == null || query.isEmpty() ? null : QueryPlan.counting(query, getIndexes());
  }

  @Override
  protected QueryResult matchDocuments(Document query, Document orderBy, int skip, int limit, int batchSize, Document fields) {
    QueryPlan plan = planFor(query, orderBy, limit == 0 ? 0 : (long) skip + limit);
    if (plan == null) return super.matchDocuments(query, orderBy, skip, limit, batchSize, fields);
    Stream<Document> found = (plan.isSorted() ? inOrder(plan) : byNature(plan)).map(this::getDocument);
    return matchDocumentsFromStream(found, query, plan.isSorted() ? null : orderBy, skip, limit, batchSize, fields);
  }

  @Override
  public synchronized int count(Document query, int skip, int limit) {
    QueryPlan plan = planForCount(query);
    if (plan == null) return super.count(query, skip, limit);
    int count = (int) Math.max(0, plan.entries() - skip);
    return limit > 0 ? Math.min(limit, count) : count;
  }

  private Stream<Object> inOrder(QueryPlan plan) {
    IndexScan scan = plan.scans().get(0);
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(scan.positions(scan.ranges().get(0)), Spliterator.ORDERED), false);
  }

  /** In the order in which a reading of the whole collection would find them, each once. */
  private Stream<Object> byNature(QueryPlan plan) {
    TreeSet<Object> positions = new TreeSet<>(documents.getKeyType()::compare);
    for (IndexScan scan : plan.scans()) for (KeyRange range : scan.ranges()) scan.positions(range).forEachRemaining(positions::add);
    return positions.stream();
  }

  private static boolean isByNature(Document orderBy) {
    return orderBy != null && orderBy.containsKey("$natural");
  }
}
