import { randomId } from "../random-id.ts";
import { STORED } from "../stored-names.ts";
import { readForTab, writeForTab } from "../stored-values.ts";

const lockOf = (tab: string) => `${STORED.tab}.${tab}`;

/** Held as long as the page lives; resolves to whether it could be had. */
const hold = (tab: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise<never>(() => {}) : undefined;
    });
  });

let naming: Promise<string> | undefined;

async function named(): Promise<string> {
  const before = readForTab(STORED.tab);
  // pages without a secure address have no locks; there a copied tab shares its name with the one it was copied from
  if (before && (!navigator.locks || (await hold(before)))) return before;
  const tab = randomId();
  writeForTab(STORED.tab, tab);
  if (navigator.locks) await hold(tab);
  return tab;
}

/** This tab's name: the same after a reload, another one in a copy of the tab. */
export const thisTab = (): Promise<string> => (naming ??= named());

/** Milliseconds in which a tab that is open says so. */
const ANSWER_MS = 200;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(STORED.tab);
(channel as { unref?: () => void } | undefined)?.unref?.();
channel?.addEventListener("message", ({ data }: MessageEvent<"who" | { tab: string }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  if (data === "who") void naming?.then((tab) => channel.postMessage({ tab }));
});

/** Where there are no locks, tabs are asked. */
function answering(): Promise<ReadonlySet<string> | undefined> {
  if (!channel) return Promise.resolve(undefined);
  const tabs = new Set<string>();
  const hear = ({ data }: MessageEvent<"who" | { tab: string }>) => {
    if (data !== "who") tabs.add(data.tab);
  };
  channel.addEventListener("message", hear);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage("who");
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.removeEventListener("message", hear);
      resolve(tabs);
    }, ANSWER_MS);
  });
}

/** The other tabs of this browser that are open; undefined where it can't be told. */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  if (!navigator.locks) return answering();
  const { held = [] } = await navigator.locks.query();
  const prefix = lockOf("");
  return new Set(held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
