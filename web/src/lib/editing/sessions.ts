import { useEffect, useState, useSyncExternalStore } from "react";
import { answerWithin } from "../answer-within.ts";
import { onAuthEvent } from "../auth/auth.ts";
import { deviceKeeps } from "../drafts/device-keeps.ts";
import type { Shown } from "./edit-ports.ts";
import type { EditSession } from "./edit-session.ts";

/*
 * The edit sessions of this tab, by name: one a document. They outlive the components that show them: a session that nobody shows any more
 * goes on saving, and is dropped when nothing of it is left to be saved.
 */

interface Kept {
  opening: Promise<EditSession<never>>;
  session?: EditSession<never>;
  shownBy: number;
}

const sessions = new Map<string, Kept>();

function enter<Value>(name: string, open: () => Promise<EditSession<Value>>): Promise<EditSession<Value>> {
  let kept = sessions.get(name);
  if (!kept) {
    const begun: Kept = { opening: open() as unknown as Promise<EditSession<never>>, shownBy: 0 };
    void begun.opening.then((session) => {
      // signed out while it was being opened
      if (sessions.get(name) === begun) begun.session = session;
      else session.close();
    });
    sessions.set(name, begun);
    kept = begun;
  }
  kept.shownBy += 1;
  return kept.opening as unknown as Promise<EditSession<Value>>;
}

function leave(name: string): void {
  const kept = sessions.get(name);
  if (!kept) return;
  kept.shownBy -= 1;
  void kept.opening.then((session) => {
    if (kept.shownBy > 0 || sessions.get(name) !== kept) return;
    session.leave();
    const drop = () => {
      // shown again meanwhile: its next unmount closes it
      if (kept.shownBy > 0) return stop();
      if (!session.idle) return;
      stop();
      session.close();
      if (sessions.get(name) === kept) sessions.delete(name);
    };
    const stop = session.subscribe(drop);
    drop();
  });
}

/** Ends them all; what is unsaved stays on this device. */
export function closeSessions(): void {
  for (const { session } of sessions.values()) session?.close();
  sessions.clear();
}

onAuthEvent((event) => {
  if (event !== "signed-in") closeSessions();
});

const leaveAll = () => {
  for (const { session } of sessions.values()) session?.leave();
};
addEventListener("pagehide", leaveAll);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") leaveAll();
});

// what this device has no room for goes with the page
addEventListener("beforeunload", (event) => {
  const isStored = ({ session }: Kept) => (session?.status ?? "saved") === "saved";
  if (!deviceKeeps() && ![...sessions.values()].every(isStored)) event.preventDefault();
});

/** Saves what saves itself, and waits for the answers, at most so many milliseconds. */
export async function settleSessions(milliseconds: number): Promise<void> {
  leaveAll();
  const settled = Promise.all([...sessions.values()].map(({ session }) => session?.settled()));
  await answerWithin(settled, milliseconds, []);
}

/** The session of a document in this tab; undefined while it is being opened. It is open as long as somebody shows it, and longer. */
export function useSession<Value>(name: string, open: () => Promise<EditSession<Value>>): EditSession<Value> | undefined {
  const [shown, setShown] = useState(() => ({ name, session: sessions.get(name)?.session as unknown as EditSession<Value> | undefined }));
  useEffect(() => {
    let left = false;
    void enter(name, open).then((session) => !left && setShown({ name, session }));
    return () => {
      left = true;
      leave(name);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is opened once for each name
  }, [name]);
  return shown.name === name ? shown.session : undefined;
}

/** Renders anew whenever something of the session is to be shown anew. */
export function useSessionState<Value>(session: EditSession<Value>) {
  useSyncExternalStore(session.subscribe, () => session.revision);
  return session.state;
}

/** What a place shows of a session: it begins with all that was typed in the place before. */
export function useShown<Value>(session: EditSession<Value>): Shown<Value> {
  useState(() => session.present());
  useSessionState(session);
  return session.shown;
}
