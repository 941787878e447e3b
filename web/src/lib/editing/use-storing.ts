import { useCallback, useRef } from "react";
import type { EditSession } from "./edit-session.ts";

/** What came of a save that a person asked for. */
export interface StoreOutcome {
  /** Whether the service has exactly what is here. */
  stored: boolean;
  /** Whether it hadn't before. */
  changed: boolean;
  /** Others' changes were brought together with it meanwhile. */
  merged: boolean;
}

/**
 * Saves what a session holds, and says once what came of it: asking again before that has ended stores what was typed since, and awaits the
 * same end.
 */
export function useStoring<Value>(session: EditSession<Value>, say: (outcome: StoreOutcome) => void): () => Promise<boolean> {
  const latest = useRef(say);
  latest.current = say;
  const running = useRef<Promise<boolean>>(undefined);
  return useCallback(() => {
    if (running.current) {
      session.save();
      return running.current;
    }
    const { pending: changed } = session;
    const { mergedAt } = session.state;
    running.current = session.store().then((stored) => {
      running.current = undefined;
      latest.current({ stored, changed, merged: session.state.mergedAt !== mergedAt });
      return stored;
    });
    return running.current;
  }, [session]);
}
