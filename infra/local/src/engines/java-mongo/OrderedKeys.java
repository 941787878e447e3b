import de.bwaldvogel.mongo.backend.Missing;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.WriteBuffer;
import org.h2.mvstore.type.BasicDataType;

/** The entries of one index in the store: key bytes in unsigned order, each with the position of its document. */
final class OrderedKeys {
  /** Entries begin with a code, and none of those begins with this byte. */
  private static final byte[] FIRST = {0x01};

  private final MVMap<byte[], Object> map;
  /** As the store has them: asked for at every query and every write. */
  private final Set<Trait> traits = EnumSet.noneOf(Trait.class);

  /** What was once put in and changes what the order means. */
  enum Trait {
    SEVERAL_OF_A_DOCUMENT(1),
    WITHOUT_ORDER(2);

    private final byte[] key;

    Trait(int number) {
      key = new byte[] {0x00, (byte) number};
    }
  }

  OrderedKeys(MVStore store, String name) {
    map = store.openMap(name, new MVMap.Builder<byte[], Object>().keyType(new UnsignedBytes()));
    for (Trait trait : Trait.values()) if (map.containsKey(trait.key)) traits.add(trait);
  }

  void note(Trait trait) {
    if (traits.add(trait)) map.put(trait.key, true);
  }

  boolean has(Trait trait) {
    return traits.contains(trait);
  }

  void put(byte[] key, Object position) {
    map.put(key, Missing.ofNullable(position));
  }

  void remove(byte[] key) {
    map.remove(key);
  }

  /** The position of the first entry that begins so; null when none does. */
  Object firstWith(byte[] beginning) {
    byte[] key = map.ceilingKey(beginning);
    if (key == null || key.length < beginning.length) return null;
    return Arrays.equals(key, 0, beginning.length, beginning, 0, beginning.length) ? map.get(key) : null;
  }

  long count() {
    return count(KeyRange.ALL);
  }

  /** Without reading them: the store knows how many entries stand before a key. */
  long count(KeyRange range) {
    return Math.max(0, entriesBefore(range.to()) - entriesBefore(from(range)));
  }

  Iterator<Object> positions(KeyRange range, boolean backwards) {
    byte[] first = from(range);
    byte[] last = range.to() == null ? map.lastKey() : map.lowerKey(range.to());
    if (last == null || compare(first, last) > 0) return Collections.emptyIterator();
    var cursor = backwards ? map.cursor(last, first, true) : map.cursor(first, last, false);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return cursor.hasNext();
      }

      @Override
      public Object next() {
        cursor.next();
        return cursor.getValue();
      }
    };
  }

  private static byte[] from(KeyRange range) {
    return compare(range.from(), FIRST) < 0 ? FIRST : range.from();
  }

  private long entriesBefore(byte[] key) {
    if (key == null) return map.sizeAsLong();
    long index = map.getKeyIndex(key);
    return index >= 0 ? index : -index - 1;
  }

  private static int compare(byte[] first, byte[] second) {
    return Arrays.compareUnsigned(first, second);
  }

  private static final class UnsignedBytes extends BasicDataType<byte[]> {
    private static final byte[][] NONE = {};

    @Override
    public int compare(byte[] first, byte[] second) {
      return OrderedKeys.compare(first, second);
    }

    @Override
    public int getMemory(byte[] key) {
      return key.length + 24;
    }

    @Override
    public void write(WriteBuffer buffer, byte[] key) {
      buffer.putVarInt(key.length).put(key);
    }

    @Override
    public byte[] read(ByteBuffer buffer) {
      byte[] key = new byte[DataUtils.readVarInt(buffer)];
      buffer.get(key);
      return key;
    }

    @Override
    public byte[][] createStorage(int size) {
      return size == 0 ? NONE : new byte[size][];
    }
  }
}
