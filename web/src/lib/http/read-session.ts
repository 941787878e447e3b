import type { Session } from "../auth/auth-storage.ts";

/** Reads the answer of a refresh; throws when a part of the session is missing. */
export function readSession(body: unknown): Required<Session> {
  const { token, sessionKey, user } = (body ?? {}) as Partial<Session>;
  if (!user?.id) throw new Error("The answer misses the user field");
  if (!token || !sessionKey) throw new Error("The answer misses the token or the session key");
  return { token, sessionKey, user };
}
