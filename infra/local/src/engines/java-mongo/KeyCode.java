import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.bson.Json;
import de.bwaldvogel.mongo.bson.ObjectId;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;

/**
 * Values as bytes whose unsigned order is the order in which the engine compares values. No code begins with another one, so codes can
 * stand behind one another in a key.
 */
final class KeyCode {
  private static final int NOTHING = 0x02;
  private static final int NUMBER = 0x03;
  private static final int STRING = 0x04;
  private static final int DOCUMENT = 0x05;
  private static final int LIST = 0x06;
  private static final int OBJECT_ID = 0x0A;
  private static final int BOOLEAN = 0x0B;
  private static final int INSTANT = 0x0C;
  /** Told apart from others of its kind, but without an order. */
  private static final int OTHER = 0x10;

  /** Ends a string; inside of one this byte and the next higher are escaped. */
  private static final int END = 0x00;
  private static final int ESCAPE = 0x01;

  private KeyCode() {}

  static byte[] of(Object value) {
    ByteArrayOutputStream code = new ByteArrayOutputStream(40);
    if (Missing.isNullOrMissing(value)) {
      code.write(NOTHING);
    } else if (value instanceof String text) {
      code.write(STRING);
      writeText(code, text);
      code.write(END);
    } else if (value instanceof Number number) {
      code.write(NUMBER);
      writeOrderedLong(code, orderedBits(number.doubleValue()));
      // Whole numbers that a double can't tell apart keep an identity of their own behind the double they round to.
      writeOrderedLong(code, isExact(number) ? 0 : number.longValue());
    } else if (value instanceof Instant instant) {
      code.write(INSTANT);
      writeOrderedLong(code, instant.toEpochMilli());
    } else if (value instanceof Boolean flag) {
      code.write(BOOLEAN);
      code.write(flag ? 1 : 0);
    } else if (value instanceof ObjectId id) {
      code.write(OBJECT_ID);
      code.writeBytes(id.toByteArray());
    } else {
      code.write(value instanceof Document ? DOCUMENT : value instanceof Collection ? LIST : OTHER);
      writeText(code, Json.toCompactJsonValue(value));
      code.write(END);
    }
    return code.toByteArray();
  }

  /** The beginning of the codes of all strings that begin with this one. */
  static byte[] ofTextBeginning(String beginning) {
    ByteArrayOutputStream code = new ByteArrayOutputStream(beginning.length() + 1);
    code.write(STRING);
    writeText(code, beginning);
    return code.toByteArray();
  }

  /** The beginning of the codes of all values that this one is compared with. */
  static byte[] kindOf(Object value) {
    return new byte[] {of(value)[0]};
  }

  /** Whether codes tell this value's place among others, and not only that it is equal or not. */
  static boolean hasOrder(Object value) {
    if (value instanceof Number number) return isExact(number) && !Double.isNaN(number.doubleValue());
    return Missing.isNullOrMissing(value)
        || value instanceof String
        || value instanceof Instant
        || value instanceof Boolean
        || value instanceof ObjectId;
  }

  /** A value's code for an index that sorts it in this direction. */
  static byte[] of(Object value, boolean ascending) {
    return ascending ? of(value) : descending(of(value));
  }

  /** The code for an index that sorts in the other direction. */
  static byte[] descending(byte[] code) {
    byte[] inverted = new byte[code.length];
    for (int at = 0; at < code.length; at++) inverted[at] = (byte) ~code[at];
    return inverted;
  }

  /** The least key behind all that begin with this one; null when there is none. */
  static byte[] behind(byte[] beginning) {
    int last = beginning.length - 1;
    while (last >= 0 && beginning[last] == (byte) 0xFF) last--;
    if (last < 0) return null;
    byte[] next = Arrays.copyOf(beginning, last + 1);
    next[last]++;
    return next;
  }

  static byte[] join(byte[] first, byte[] second) {
    byte[] joined = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, joined, first.length, second.length);
    return joined;
  }

  private static boolean isExact(Number number) {
    Object normalized = Utils.normalizeNumber(number);
    return !(normalized instanceof Long whole) || (long) whole.doubleValue() == whole && Math.abs(whole) <= 1L << 53;
  }

  private static long orderedBits(double value) {
    long bits = Double.doubleToLongBits(value == 0 ? 0.0 : value);
    return bits < 0 ? bits ^ Long.MAX_VALUE : bits;
  }

  private static void writeOrderedLong(ByteArrayOutputStream code, long value) {
    long unsigned = value ^ Long.MIN_VALUE;
    for (int shift = 56; shift >= 0; shift -= 8) code.write((int) (unsigned >>> shift));
  }

  /** One to three bytes for each UTF-16 unit: the order in which Java, and so the engine, compares strings. */
  private static void writeText(ByteArrayOutputStream code, String text) {
    for (int at = 0; at < text.length(); at++) {
      char unit = text.charAt(at);
      if (unit <= ESCAPE) {
        code.write(ESCAPE);
        code.write(unit + 1);
      } else if (unit < 0x80) {
        code.write(unit);
      } else if (unit < 0x800) {
        code.write(0xC0 | unit >> 6);
        code.write(0x80 | unit & 0x3F);
      } else {
        code.write(0xE0 | unit >> 12);
        code.write(0x80 | unit >> 6 & 0x3F);
        code.write(0x80 | unit & 0x3F);
      }
    }
  }
}
