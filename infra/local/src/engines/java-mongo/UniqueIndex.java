import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.List;
import java.util.Map.Entry;

/** One position a key, found by the key's bytes. */
final class UniqueIndex extends AbstractUniqueIndex<Object> implements Ordered {
  private final OrderedKeys entries;

  UniqueIndex(OrderedKeys entries, String name, List<IndexKey> keys, boolean sparse) {
    super(name, keys, sparse);
    this.entries = entries;
  }

  @Override
  public OrderedKeys entries() {
    return entries;
  }

  @Override
  public boolean isComplete() {
    return !isSparse() && !entries.has(OrderedKeys.Trait.SEVERAL_OF_A_DOCUMENT);
  }

  @Override
  public synchronized void add(Document document, Object position, MongoCollection<Object> collection) {
    for (IndexKey key : getKeys()) {
      Object value = Utils.getSubdocumentValueCollectionAware(document, key.getKey());
      if (value instanceof Collection) entries.note(OrderedKeys.Trait.SEVERAL_OF_A_DOCUMENT);
      else if (!KeyCode.hasOrder(value)) entries.note(OrderedKeys.Trait.WITHOUT_ORDER);
    }
    super.add(document, position, collection);
  }

  @Override
  protected Object getPosition(KeyValue value) {
    return entries.firstWith(keyOf(value));
  }

  @Override
  protected boolean putKeyPosition(KeyValue value, Object position) {
    byte[] key = keyOf(value);
    if (entries.firstWith(key) != null) return false;
    entries.put(key, position);
    return true;
  }

  @Override
  protected Object removeDocument(KeyValue value) {
    byte[] key = keyOf(value);
    Object position = entries.firstWith(key);
    if (position != null) entries.remove(key);
    return position;
  }

  private byte[] keyOf(KeyValue values) {
    byte[] key = {};
    for (int at = 0; at < values.size(); at++) key = KeyCode.join(key, KeyCode.of(values.get(at), getKeys().get(at).isAscending()));
    return key;
  }

  /** The collection plans its queries over all indexes at once. */
  @Override
  public synchronized boolean canHandle(Document query) {
    return false;
  }

  @Override
  protected Iterable<Entry<KeyValue, Object>> getIterable() {
    throw new UnsupportedOperationException();
  }

  @Override
  public long getCount() {
    return entries.count();
  }

  @Override
  public long getDataSize() {
    return getCount();
  }
}
