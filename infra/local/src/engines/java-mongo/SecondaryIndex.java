import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An index that isn't unique: an entry for each value of each document, the document's position at its end. */
final class SecondaryIndex extends Index<Object> implements Ordered {
  private final OrderedKeys entries;

  SecondaryIndex(OrderedKeys entries, String name, List<IndexKey> keys) {
    // Sparse: the collection then doesn't ask this index for the position of a document.
    super(name, keys, true);
    this.entries = entries;
  }

  @Override
  public OrderedKeys entries() {
    return entries;
  }

  @Override
  public boolean isComplete() {
    return true;
  }

  @Override
  public void add(Document document, Object position, MongoCollection<Object> collection) {
    for (byte[] key : keysOf(document)) entries.put(key, position);
  }

  @Override
  public Object remove(Document document) {
    for (byte[] key : keysOf(document)) entries.remove(key);
    return null;
  }

  @Override
  public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    Set<byte[]> old = keysOf(before);
    Set<byte[]> current = keysOf(after);
    for (byte[] key : old) if (!current.contains(key)) entries.remove(key);
    for (byte[] key : current) if (!old.contains(key)) entries.put(key, position);
  }

  /** A document with lists has an entry for each element, or each combination of elements. */
  private Set<byte[]> keysOf(Document document) {
    List<byte[]> keys = List.of(new byte[0]);
    for (IndexKey key : getKeys()) {
      Collection<?> values = valuesOf(Utils.getSubdocumentValueCollectionAware(document, key.getKey()));
      List<byte[]> longer = new ArrayList<>(keys.size() * values.size());
      for (Object value : values) {
        if (!KeyCode.hasOrder(value)) entries.note(OrderedKeys.Trait.WITHOUT_ORDER);
        byte[] code = KeyCode.of(value, key.isAscending());
        for (byte[] beginning : keys) longer.add(KeyCode.join(beginning, code));
      }
      keys = longer;
    }
    byte[] position = KeyCode.of(Utils.getSubdocumentValue(document, "_id"));
    Set<byte[]> whole = new TreeSet<>(Arrays::compareUnsigned);
    for (byte[] key : keys) whole.add(KeyCode.join(key, position));
    return whole;
  }

  private Collection<?> valuesOf(Object value) {
    if (!(value instanceof Collection<?> list)) return Arrays.asList(value);
    entries.note(OrderedKeys.Trait.SEVERAL_OF_A_DOCUMENT);
    Set<Object> values = new LinkedHashSet<>();
    for (Object element : list) {
      if (element instanceof Collection<?> inner) values.addAll(inner);
      values.add(element);
    }
    if (values.isEmpty()) values.add(Missing.getInstance());
    return values;
  }

  @Override
  public void checkAdd(Document document, MongoCollection<Object> collection) {}

  @Override
  public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) {}

  @Override
  public Object getPosition(Document document) {
    return null;
  }

  /** The collection plans its queries over all indexes at once. */
  @Override
  public boolean canHandle(Document query) {
    return false;
  }

  @Override
  public Iterable<Object> getPositions(Document query) {
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

  @Override
  public void drop() {}
}
