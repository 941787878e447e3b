import { takeRedirect } from "../lib/auth/auth-storage.ts";
import { onAuthEvent } from "../lib/auth/auth.ts";
import { isLocalPath } from "../lib/local-path.ts";
import { HOME, SIGN_IN, SIGNED_IN_HOME } from "./paths.ts";

/** Where the person goes when the session begins or ends. */
export function followSession(goTo: (path: string) => void): () => void {
  return onAuthEvent((event) => {
    if (event === "signed-in") goTo(wantedPath());
    else goTo(event === "expired" ? SIGN_IN : HOME);
  });
}

/** The path wanted before signing in, if it is one of ours; the dashboard otherwise. */
export function wantedPath(): string {
  const wanted = takeRedirect();
  return isLocalPath(wanted) ? wanted : SIGNED_IN_HOME;
}
