import { useEffect, useRef } from "react";
import { useAuth } from "../auth/auth.ts";
import type { LiveEventName, LiveEvents } from "./live-events.ts";
import { onLive } from "./live.ts";

/** Hears of one kind of live event while the component stands. */
export function useLive<Name extends LiveEventName>(name: Name, listener: (data: LiveEvents[Name]) => void): void {
  const { loggedIn } = useAuth();
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => (loggedIn ? onLive(name, (data) => current.current(data)) : undefined), [name, loggedIn]);
}
