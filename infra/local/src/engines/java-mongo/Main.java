import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreTool;

/**
 * A MongoDB-compatible server for one machine. Arguments: data file, port (0: a free one), milliseconds between two rounds that erase.
 * Prints "ready <port>".
 */
public final class Main {
  private static final long COMPACT_ABOVE_BYTES = 8L << 20;

  /** What driver 7 demands at least. */
  private static final MongoVersion MONGODB_5 =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(5, 0, 0, 0);
        }

        @Override
        public int getWireVersion() {
          return 13;
        }
      };

  public static void main(String[] args) throws Exception {
    Path file = Path.of(args[0]);
    MVStoreTool.compactCleanUp(file.toString());
    compact(file);
    // Without its own background commits: those could catch a write between its document and its index entry.
    ErasingFile erasing = new ErasingFile();
    erasing.open(file.toString(), false, null);
    MVStore store = new MVStore.Builder().adoptFileStore(erasing).autoCommitDisabled().autoCommitBufferSize(0).open();
    DurableBackend backend = new DurableBackend(store, erasing);
    MongoServer server = new MongoServer(backend.version(MONGODB_5));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      backend.ending = true;
      server.shutdownNow();
      MVStoreTool.compact(file.toString(), false);
    }));
    ScheduledExecutorService housekeeping = Executors.newSingleThreadScheduledExecutor(Main::daemon);
    housekeeping.scheduleWithFixedDelay(told(backend, backend::keepFileSmall), 10, 10, TimeUnit.SECONDS);
    long eraseEvery = Long.parseLong(args[2]);
    housekeeping.scheduleWithFixedDelay(told(backend, backend::eraseWhatIsDead), eraseEvery, eraseEvery, TimeUnit.MILLISECONDS);
    server.bind("127.0.0.1", Integer.parseInt(args[1]));
    System.out.println("ready " + server.getLocalAddress().getPort());
  }

  /** An error would end the schedule without a word. */
  private static Runnable told(DurableBackend backend, Runnable work) {
    return () -> {
      try {
        work.run();
      } catch (RuntimeException error) {
        System.err.println("Housekeeping failed, and is tried again: " + error);
      } finally {
        backend.endIfClosed();
      }
    };
  }

  private static Thread daemon(Runnable task) {
    Thread thread = new Thread(task, "housekeeping");
    thread.setDaemon(true);
    return thread;
  }

  private static void compact(Path file) {
    if (file.toFile().length() > COMPACT_ABOVE_BYTES) MVStoreTool.compact(file.toString(), false);
  }

  /** Answers a write only when it is on disk. One commit serves every write that was finished when it began. */
  private static final class DurableBackend extends H2Backend {
    private static final Set<String> READS = Set.of(
        "find", "explain", "getMore", "killCursors", "count", "distinct", "listCollections", "listDatabases", "listIndexes",
        "hello", "ismaster", "isMaster", "ping", "buildInfo", "buildinfo", "serverStatus", "endSessions");

    private static final int TARGET_FILL_PERCENT = 60;
    private static final int REWRITE_AT_ONCE_BYTES = 16 << 20;
    /** Old space is reused after this time only: every commit is synced, so it need not outlast a slow disk cache. */
    private static final int SPACE_KEPT_MILLIS = 5_000;

    /** From the last write to its last trace: its pages' chunks become old enough to be left, then to be given back. */
    private static final int ERASED_AFTER_MILLIS = 3 * SPACE_KEPT_MILLIS;
    private static final int ERASED_AFTER_ROUNDS = 3;

    private final MVStore store;
    private final ErasingFile file;
    private final ReadWriteLock wholeWrites = new ReentrantReadWriteLock(true);
    private final Object committing = new Object();
    private final Map<String, Object> collectionLocks = new ConcurrentHashMap<>();
    private final AtomicLong finished = new AtomicLong();
    private volatile boolean ending;
    private long committed;
    private long cleanedAt;
    private long erasedAt = -1;
    private long quietSince;
    private int quietRounds;

    DurableBackend(MVStore store, ErasingFile file) {
      super(store);
      this.store = store;
      this.file = file;
      store.setRetentionTime(SPACE_KEPT_MILLIS);
      store.setVersionsToKeep(0);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
      return new IndexedDatabase(name, getMvStore(), getCursorRegistry());
    }

    /** A store closes itself when it can't go on, as without memory: it is opened by a new process, which whoever started this one starts. */
    void endIfClosed() {
      if (ending || !store.isClosed()) return;
      System.err.println("The store has closed itself; this process ends, to be started again");
      Runtime.getRuntime().halt(1);
    }

    @Override
    public Document handleMessage(MongoMessage message) {
      try {
        return handled(message);
      } finally {
        endIfClosed();
      }
    }

    private Document handled(MongoMessage message) {
      if (READS.contains(commandOf(message))) return answer(message);
      Document reply;
      wholeWrites.readLock().lock();
      try {
        reply = answer(message);
      } finally {
        wholeWrites.readLock().unlock();
      }
      awaitCommit(finished.incrementAndGet());
      return reply;
    }

    private static String commandOf(MongoMessage message) {
      return message.getDocument().keySet().iterator().next();
    }

    /** The engine answers with the stored documents themselves, which the next write changes in place: they are copied before it may. */
    private Document answer(MongoMessage message) {
      synchronized (collectionLocks.computeIfAbsent(collectionOf(message), name -> new Object())) {
        return super.handleMessage(message).cloneDeeply();
      }
    }

    private static String collectionOf(MongoMessage message) {
      Document document = message.getDocument();
      String command = commandOf(message);
      Object collection = document.get(command.equals("getMore") ? "collection" : command);
      if (command.equals("explain")) collection = ((Document) collection).get("find");
      return message.getDatabaseName() + "." + (collection instanceof String ? collection : "");
    }

    /** Gives the space of overwritten documents back while the server runs; only when something was written since. */
    void keepFileSmall() {
      long writes = finished.get();
      if (writes == cleanedAt) return;
      cleanedAt = writes;
      store.compact(TARGET_FILL_PERCENT, REWRITE_AT_ONCE_BYTES);
    }

    /** Takes out of the file what was deleted or written over; until nothing of what was written last can be left to take out. */
    void eraseWhatIsDead() {
      long writes = finished.get();
      long now = System.currentTimeMillis();
      if (writes != erasedAt) {
        erasedAt = writes;
        quietSince = now;
        quietRounds = 0;
      } else if (++quietRounds > ERASED_AFTER_ROUNDS && now - quietSince > ERASED_AFTER_MILLIS) return;
      commitWholeWrites();
      file.leaveChunksWithDeadPages(store, REWRITE_AT_ONCE_BYTES, this::commitWholeWrites);
      commitWholeWrites();
    }

    private void awaitCommit(long write) {
      synchronized (committing) {
        if (committed >= write) return;
        long served = finished.get();
        if (store.hasUnsavedChanges()) commitWholeWrites();
        committed = served;
      }
    }

    /** Waits for writes in progress, so that what is on disk never has half of one. */
    private void commitWholeWrites() {
      wholeWrites.writeLock().lock();
      try {
        store.commit();
      } finally {
        wholeWrites.writeLock().unlock();
      }
      store.sync();
    }
  }
}
