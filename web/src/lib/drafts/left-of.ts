import { type Draft, type DraftKey, draftKey, draftsAbout, nameOf, removeDraft, writeDraft } from "./drafts.ts";
import { handOver, readWaiting, type Waiting } from "./outbox.ts";
import { unlessSending } from "./send-waiting.ts";
import { openTabs, thisTab } from "./tabs.ts";

/** What was left of a thing on this device. */
export interface Left<Value> {
  /** Where this tab keeps its own. */
  key: DraftKey;
  draft: Draft<Value> | undefined;
  waiting: Waiting | undefined;
  /** Under which that waits: the name of a closed tab's, while it is being sent from there. */
  queuedAs: DraftKey;
  /** What other closed tabs have left of it, the newest first: the next tabs that open it go on with that. */
  others: readonly { key: DraftKey; draft: Draft<Value> }[];
}

/** What a draft tells of where its change waits, when that isn't under the draft's own name. */
interface Queueing {
  queuedAs?: DraftKey;
}

/** What this tab goes on with: its own draft, else the newest that a tab left that is closed by now, with what that has put into the queue. */
export async function leftOf<Value>(userId: string, about: string): Promise<Left<Value>> {
  const [tab, open] = await Promise.all([thisTab(), openTabs()]);
  const key = draftKey(userId, about, tab);
  const found = await draftsAbout<Value>(userId, about);
  const own = found.find((one) => one.key.tab === tab);
  const closed = closedOf(found, key, open);
  const adopted = own ?? closed[0];
  const place = adopted && adopted !== own ? await adopt(adopted, key) : key;
  const named = (adopted?.draft.value as Queueing | undefined)?.queuedAs;
  const elsewhere = named && (await readWaiting(named));
  const waits = elsewhere ? { waiting: elsewhere, queuedAs: named } : { waiting: await readWaiting(place), queuedAs: place };
  return { key, draft: adopted?.draft, ...waits, others: closed.filter((one) => one !== adopted) };
}

/** What other tabs that are closed by now have left of a thing, the newest first. */
export async function leftByOthers<Value>(key: DraftKey): Promise<Left<Value>["others"]> {
  return closedOf(await draftsAbout<Value>(key.userId, key.about), key, await openTabs());
}

const closedOf = <One extends { key: DraftKey }>(found: readonly One[], own: DraftKey, open: ReadonlySet<string> | undefined): One[] =>
  found.filter(({ key: { tab } }) => tab === undefined || (tab !== own.tab && open !== undefined && !open.has(tab)));

/**
 * Written before it is removed: a crash in between leaves it twice, which is one when it is merged. Resolves to the name under which it waits in
 * the queue.
 */
async function adopt<Value>({ key: from, draft }: { key: DraftKey; draft: Draft<Value> }, key: DraftKey): Promise<DraftKey> {
  const { value, version } = draft;
  await writeDraft(key, { value, ...(version === undefined ? {} : { version }) });
  if (nameOf(from) === nameOf(key)) return key;
  await removeDraft(from);
  // an entry that is being sent keeps its name
  await unlessSending(() => handOver(from, key));
  return (await readWaiting(from)) ? from : key;
}
