import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { answerWithin } from "../answer-within.ts";

/** Milliseconds that a browser may take to open a database before its entries are kept by the page. */
const OPEN_MS = 3_000;

/** What is kept in this browser: whose it is, and under which name. */
export interface KeptEntry {
  key: string;
  userId: string;
}

interface Schema<Entry extends KeptEntry> extends DBSchema {
  entries: { key: string; value: Entry; indexes: { userId: string } };
}

interface Keeping<Entry> {
  store?: string;
  /** Names an entry anew: what an earlier page has left isn't written over by one that couldn't read it in time. */
  another?: (entry: Entry) => Entry;
}

/**
 * A database of entries in this browser. Writing begins within the call, so that it may be the last thing a page does; where the browser
 * refuses a database, entries last as long as the page.
 */
export function keptEntries<Entry extends KeptEntry>(name: string, { store = "entries", another }: Keeping<Entry> = {}) {
  const entries = store as "entries";
  const inMemory = new Map<string, Entry>();
  let opened: IDBPDatabase<Schema<Entry>> | undefined;
  let opening: Promise<IDBPDatabase<Schema<Entry>> | undefined> | undefined;

  /** Committed at once: a page that goes before it hears of it would take an open transaction with it. */
  const put = async (database: IDBPDatabase<Schema<Entry>>, entry: Entry): Promise<void> => {
    const transaction = database.transaction(entries, "readwrite");
    const written = transaction.store.put(entry);
    transaction.commit();
    await Promise.all([written, transaction.done]);
  };

  const keep = async (database: IDBPDatabase<Schema<Entry>>, entry: Entry): Promise<boolean> => {
    const stored = await put(database, entry).then(
      () => true,
      () => false,
    );
    if (stored && inMemory.get(entry.key) === entry) inMemory.delete(entry.key);
    return stored;
  };

  /** Entries that were kept by the page while the database was being opened. */
  const keepLate = async (database: IDBPDatabase<Schema<Entry>>, isFirst: boolean): Promise<void> => {
    const late = Array.from(inMemory.keys());
    if (late.length === 0) return;
    // read before anything that this page goes on to write
    const { store } = database.transaction(entries);
    const stood = isFirst && another ? await Promise.all(late.map((key) => store.get(key))) : [];
    for (const [at, key] of late.entries()) {
      const before = stood[at];
      if (another && before) await put(database, another(before));
      const latest = inMemory.get(key);
      if (latest) await keep(database, latest);
    }
  };

  let wasOpen = false;
  const openNow = async () => {
    try {
      opened = await openDB<Schema<Entry>>(name, 1, {
        upgrade: (database) => void database.createObjectStore(entries, { keyPath: "key" }).createIndex("userId", "userId"),
        terminated: () => {
          opened = undefined;
          opening = undefined;
        },
      });
      // what the browser refuses lasts as long as the page, as its writer was told
      void keepLate(opened, !wasOpen).catch(() => undefined);
      wasOpen = true;
      return opened;
    } catch {
      return undefined;
    }
  };
  const open = async () => opened ?? (await (opening ??= answerWithin(openNow(), OPEN_MS, undefined)));
  void open();

  return {
    async read(key: string): Promise<Entry | undefined> {
      const database = await open();
      return inMemory.get(key) ?? (await database?.get(entries, key).catch(() => undefined));
    },

    /** All of one person's. */
    async ofUser(userId: string): Promise<Entry[]> {
      const database = await open();
      const stored = (await database?.getAllFromIndex(entries, "userId", userId).catch(() => [])) ?? [];
      const mine = [...inMemory.values()].filter((entry) => entry.userId === userId);
      const newer = new Set(mine.map(({ key }) => key));
      return [...stored.filter(({ key }) => !newer.has(key)), ...mine];
    },

    /** Resolves to whether the browser has taken it, or it was replaced meanwhile. */
    async write(entry: Entry): Promise<boolean> {
      inMemory.set(entry.key, entry);
      const database = opened ?? (await open());
      // removed or written anew while the database was being opened
      if (inMemory.get(entry.key) !== entry) return true;
      return database !== undefined && (await keep(database, entry));
    },

    /**
     * Puts what `change` makes of an entry in its place, or removes it for null and leaves it for undefined; nobody writes in between.
     * Resolves to the entry as it was.
     */
    async update(key: string, change: (entry: Entry) => Entry | null | undefined): Promise<Entry | undefined> {
      const database = opened ?? (await open());
      const unstored = inMemory.get(key);
      if (unstored || !database) {
        const next = unstored && change(unstored);
        if (next === null) await this.remove(key);
        else if (next) await this.write(next);
        return unstored;
      }
      const transaction = database.transaction(entries, "readwrite");
      const stored = await transaction.store.get(key);
      const next = stored && change(stored);
      if (next === null) await transaction.store.delete(key);
      else if (next) await transaction.store.put(next);
      await transaction.done;
      return stored;
    },

    async remove(key: string): Promise<void> {
      inMemory.delete(key);
      const database = opened ?? (await open());
      await database?.delete(entries, key).catch(() => undefined);
    },

    /** Whoever's it is. */
    async removeWhere(isToGo: (entry: Entry) => boolean): Promise<void> {
      const database = opened ?? (await open());
      const stored = (await database?.getAll(entries).catch(() => [])) ?? [];
      await Promise.all([...stored, ...inMemory.values()].filter(isToGo).map(({ key }) => this.remove(key)));
    },
  };
}
