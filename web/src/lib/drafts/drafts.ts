import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { STORED } from "../stored-names.ts";

/*
 * Unsaved work, kept on this device until the service has it: it survives a reload, a crash and a sign-out, and nobody but who wrote it
 * sees it. One entry a person and thing. What builds on it needs no more than these:
 *
 *   draftKey(userId, "body.<contentId>")   where something of somebody's is kept
 *   readDraft, writeDraft, removeDraft     one entry; writing begins within the call, so that it may be the last thing a page does
 *   <DraftGate about="…">                  for a page that begins with what was kept
 *
 * The index `userId` finds everything of one person's that waits to be sent. Where the browser refuses a database, drafts last as long as the page.
 */

export interface Draft<Value> {
  value: Value;
  /** The stored version it was written on; undefined for what isn't stored yet. */
  version?: number;
  /** When it was kept, in milliseconds. */
  at: number;
}

interface Entry extends Draft<unknown> {
  key: string;
  userId: string;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Entry; indexes: { userId: string } };
}

export interface DraftKey {
  readonly userId: string;
  /** What it is a draft of. */
  readonly about: string;
}

export const draftKey = (userId: string | undefined, about: string): DraftKey => ({ userId: userId ?? "", about });

const nameOf = ({ userId, about }: DraftKey) => `${userId}/${about}`;

const inMemory = new Map<string, Entry>();
let opened: IDBPDatabase<Schema> | undefined;

const opening: Promise<IDBPDatabase<Schema> | undefined> = (async () => {
  try {
    opened = await openDB<Schema>(STORED.drafts, 1, {
      upgrade: (database) => void database.createObjectStore("drafts", { keyPath: "key" }).createIndex("userId", "userId"),
      terminated: () => {
        opened = undefined;
      },
    });
    return opened;
  } catch {
    return undefined;
  }
})();

export async function readDraft<Value>(key: DraftKey): Promise<Draft<Value> | undefined> {
  const database = await opening;
  const entry = inMemory.get(nameOf(key)) ?? (await database?.get("drafts", nameOf(key)).catch(() => undefined));
  return entry as Draft<Value> | undefined;
}

export async function writeDraft<Value>(key: DraftKey, draft: Omit<Draft<Value>, "at">): Promise<void> {
  const entry: Entry = { ...draft, key: nameOf(key), userId: key.userId, at: Date.now() };
  inMemory.set(entry.key, entry);
  const database = opened ?? (await opening);
  // removed or written anew while the database was being opened
  if (!database || inMemory.get(entry.key) !== entry) return;
  const stored = await database.put("drafts", entry).then(
    () => true,
    () => false,
  );
  if (stored && inMemory.get(entry.key) === entry) inMemory.delete(entry.key);
}

export async function removeDraft(key: DraftKey): Promise<void> {
  inMemory.delete(nameOf(key));
  const database = opened ?? (await opening);
  await database?.delete("drafts", nameOf(key)).catch(() => undefined);
}
