import { useEffect, useState } from "react";
import { useAuth } from "../auth/auth.ts";
import { onOutcome, type Waiting, waitingOf } from "./outbox.ts";

/** What waits of the signed-in person, in order, and which of it is being sent just now. */
export function useWaiting(): { waiting: readonly Waiting[]; sending: string | undefined } {
  const { user } = useAuth();
  const userId = user?.id;
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [sending, setSending] = useState<string>();
  useEffect(() => {
    if (!userId) return setWaiting([]);
    let left = false;
    const read = () => void waitingOf(userId).then((found) => !left && setWaiting(found));
    const stop = onOutcome((key, { event }) => {
      setSending(event === "sending" ? key : undefined);
      read();
    });
    read();
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
  return { waiting, sending };
}
