import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.AbstractSynchronizedMongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/** A database in the store whose collections use their indexes. Names of maps are those of mongo-java-server's own H2 database. */
final class IndexedDatabase extends AbstractSynchronizedMongoDatabase<Object> {
  private static final String DOCUMENTS = "databases.";
  private static final String FIGURES = "meta.";

  private final MVStore store;

  IndexedDatabase(String name, MVStore store, CursorRegistry cursors) {
    super(name, cursors);
    this.store = store;
    initializeNamespacesAndIndexes();
  }

  @Override
  public Document handleCommand(Channel channel, String command, Document query, DatabaseResolver resolver, Oplog oplog) {
    if (command.equals("explain")) return explain((Document) query.get(command));
    if (command.equals("aggregate") && CountedMatches.of(query) != null) return count(query);
    return super.handleCommand(channel, command, query, resolver, oplog);
  }

  /** Drivers count by a pipeline; an index can answer it without reading documents. */
  private Document count(Document aggregate) {
    String name = (String) aggregate.get("aggregate");
    MongoCollection<Object> collection = resolveCollection(name, false);
    CountedMatches counted = CountedMatches.of(aggregate);
    int count = collection == null ? 0 : collection.count(counted.filter(), counted.skip(), counted.limit());
    List<Document> batch = count == 0 ? List.of() : List.of(new Document("_id", 1).append("n", count));
    Document cursor = new Document("id", 0L).append("ns", getFullCollectionNamespace(name)).append("firstBatch", batch);
    Document answer = new Document("cursor", cursor);
    Utils.markOkay(answer);
    return answer;
  }

  /** By which index a find would read, and how many of its entries at most; or whether an index alone answers a count. */
  private Document explain(Document command) {
    boolean isCount = command.containsKey("count");
    MongoCollection<Object> collection = resolveCollection((String) command.get(isCount ? "count" : "find"), false);
    QueryPlan plan = null;
    if (collection instanceof IndexedCollection indexed) plan = isCount ? countPlan(indexed, command) : findPlan(indexed, command);
    Document winner = new Document("stage", plan == null ? "COLLSCAN" : isCount ? "COUNT_SCAN" : "IXSCAN");
    if (plan != null) {
      winner.append("indexNames", plan.scans().stream().map(scan -> scan.index().getName()).toList());
      winner.append("sorted", plan.isSorted()).append("entries", plan.entries());
    }
    Document answer = new Document("queryPlanner", new Document("winningPlan", winner));
    Utils.markOkay(answer);
    return answer;
  }

  private static QueryPlan findPlan(IndexedCollection collection, Document find) {
    Document filter = (Document) find.getOrDefault("filter", new Document());
    long skip = ((Number) find.getOrDefault("skip", 0)).longValue();
    long limit = ((Number) find.getOrDefault("limit", 0)).longValue();
    return collection.planFor(filter, (Document) find.get("sort"), limit == 0 ? 0 : skip + limit);
  }

  private static QueryPlan countPlan(IndexedCollection collection, Document count) {
    return collection.planForCount((Document) count.getOrDefault("query", new Document()));
  }

  @Override
  protected Index<Object> openOrCreateUniqueIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
    return new UniqueIndex(entriesOf(collection, name), name, keys, sparse);
  }

  @Override
  protected Index<Object> openOrCreateSecondaryIndex(String collection, String name, List<IndexKey> keys, boolean sparse) {
    return new SecondaryIndex(entriesOf(collection, name), name, keys);
  }

  private OrderedKeys entriesOf(String collection, String index) {
    return new OrderedKeys(store, mapOf(collection, index));
  }

  private String mapOf(String collection, String index) {
    return getFullCollectionNamespace(collection) + "._ordered_" + index;
  }

  @Override
  protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
    String fullName = getFullCollectionNamespace(name);
    MVMap<Object, Document> documents = store.openMap(DOCUMENTS + fullName);
    MVMap<String, Object> figures = store.openMap(FIGURES + fullName);
    return new IndexedCollection(this, name, options, documents, figures, cursorRegistry);
  }

  @Override
  protected void dropIndex(MongoCollection<Object> collection, String name) {
    super.dropIndex(collection, name);
    store.removeMap(mapOf(collection.getCollectionName(), name));
  }

  @Override
  public void dropCollection(String name, Oplog oplog) {
    super.dropCollection(name, oplog);
    store.removeMap(DOCUMENTS + getFullCollectionNamespace(name));
    store.removeMap(FIGURES + getFullCollectionNamespace(name));
  }

  @Override
  public void drop(Oplog oplog) {
    super.drop(oplog);
    for (String map : store.getMapNames()) if (isOurs(map)) store.removeMap(map);
  }

  private boolean isOurs(String map) {
    String beginning = databaseName + ".";
    return map.startsWith(beginning) || map.startsWith(DOCUMENTS + beginning) || map.startsWith(FIGURES + beginning);
  }

  @Override
  public void moveCollection(MongoDatabase from, MongoCollection<?> collection, String newName) {
    throw new UnsupportedOperationException("Collections are not renamed.");
  }

  @Override
  protected long getStorageSize() {
    return store.getFileStore() == null ? 0 : store.getFileStore().size();
  }

  @Override
  protected long getFileSize() {
    return getStorageSize();
  }
}
