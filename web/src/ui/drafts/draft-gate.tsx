import { type ReactNode, useEffect, useState } from "react";
import { useAuth } from "../../lib/auth/auth.ts";
import { type Draft, type DraftKey, draftKey, readDraft } from "../../lib/drafts/drafts.ts";
import { readWaiting, type Waiting } from "../../lib/drafts/outbox.ts";

export interface KeptDraft<Value> {
  key: DraftKey;
  /** What was left unsaved here; undefined when nothing was. */
  draft: Draft<Value> | undefined;
  /** What was saved here without a network, and isn't sent yet. */
  waiting?: Waiting | undefined;
}

interface DraftGateProps<Value> {
  /** What is edited below. Give the gate a `key` that changes with it. */
  about: string;
  children: (kept: KeptDraft<Value>) => ReactNode;
}

/** Reads what the signed-in person has left unsaved before the page that begins with it is shown. */
export function DraftGate<Value>({ about, children }: DraftGateProps<Value>) {
  const { user } = useAuth();
  // of whoever began: a sign-out while the last change waits must not misplace it
  const [key] = useState(() => draftKey(user?.id, about));
  const [kept, setKept] = useState<KeptDraft<Value>>();
  useEffect(() => {
    let left = false;
    void Promise.all([readDraft<Value>(key), readWaiting(key)]).then(([draft, waiting]) => !left && setKept({ key, draft, waiting }));
    return () => {
      left = true;
    };
  }, [key]);
  return kept && children(kept);
}
