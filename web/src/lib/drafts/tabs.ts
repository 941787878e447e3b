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

/** What tabs say to each other: whoever is open is to say so; a tab wants a name, and this is who; this tab has a name. */
type Told = "who" | { wants: string; by: string } | { tab: string };

/** Milliseconds in which a tab that is open says so. */
const ANSWER_MS = 200;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(STORED.tab);
(channel as { unref?: () => void } | undefined)?.unref?.();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tell = (told: Told) => channel?.postMessage(told);
channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if (data === "who" || "wants" in data) void naming?.then((tab) => (data === "who" || data.wants === tab) && tell({ tab }));
});

/** Tells what other tabs say, until the function is called that it returns. */
function hear(listen: (told: Told) => void): () => void {
  const on = ({ data }: MessageEvent<Told>) => listen(data);
  channel?.addEventListener("message", on);
  return () => channel?.removeEventListener("message", on);
}

/** Whether another tab has the name, or wants it as this one does and comes first. */
function isTaken(name: string): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  const by = randomId();
  return new Promise((resolve) => {
    const end = (taken: boolean) => {
      clearTimeout(waiting);
      stop();
      resolve(taken);
    };
    const waiting = setTimeout(() => end(false), ANSWER_MS);
    const stop = hear((told) => {
      if (told === "who") return;
      if ("tab" in told) {
        if (told.tab === name) end(true);
      } else if (told.wants === name) {
        if (told.by < by) end(true);
        // it may have begun to listen after this one has asked
        else tell({ wants: name, by });
      }
    });
    tell({ wants: name, by });
  });
}

/** Pages without a secure address have no locks; there tabs are asked. */
const canKeep = async (name: string) => (navigator.locks ? hold(name) : !(await isTaken(name)));

async function named(): Promise<string> {
  const before = readForTab(STORED.tab);
  if (before && (await canKeep(before))) return before;
  const tab = randomId();
  writeForTab(STORED.tab, tab);
  if (navigator.locks) await hold(tab);
  return tab;
}

/** This tab's name: the same after a reload, another one in a copy of the tab. */
export const thisTab = (): Promise<string> => (naming ??= named());

/** Where there are no locks, tabs are asked. */
function answering(): Promise<ReadonlySet<string> | undefined> {
  if (!channel) return Promise.resolve(undefined);
  const tabs = new Set<string>();
  const stop = hear((told) => {
    if (told !== "who" && "tab" in told) tabs.add(told.tab);
  });
  tell("who");
  return new Promise((resolve) => {
    setTimeout(() => {
      stop();
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
