import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.Map;
import org.h2.mvstore.Chunk;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.SingleFileStore;

/** The store's file, in which space that is given back holds nothing any more of what stood there. */
final class ErasingFile extends SingleFileStore {
  private static final int ZEROS = 1 << 16;

  /** Chunks written after this version are left as they are; none while it is negative. */
  private volatile long onlyUpTo = -1;

  ErasingFile() {
    super(Map.of());
  }

  @Override
  protected void free(long position, int length) {
    super.free(position, length);
    for (int at = 0; at < length; at += ZEROS)
      writeFully(null, position + at, ByteBuffer.allocate(Math.min(ZEROS, length - at)));
  }

  /** Writes anew what stays of chunks of which something was deleted or written over, and gives up those chunks as a whole. */
  void leaveChunksWithDeadPages(MVStore store, int atOnceBytes, Runnable commit) {
    onlyUpTo = store.getCurrentVersion();
    try {
      while (store.compact(100, atOnceBytes)) commit.run();
    } finally {
      onlyUpTo = -1;
    }
    store.executeFilestoreOperation(this::dropUnusedChunks);
  }

  @Override
  @SuppressWarnings({"rawtypes", "unchecked"})
  public Collection getRewriteCandidates() {
    if (onlyUpTo < 0) return super.getRewriteCandidates();
    return ((Collection<Chunk<?>>) (Collection) getChunks().values()).stream().filter(this::hasDeadPages).toList();
  }

  private boolean hasDeadPages(Chunk<?> chunk) {
    return chunk.version <= onlyUpTo && chunk.maxLenLive < chunk.maxLen;
  }
}
