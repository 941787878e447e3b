import { signOut } from "./auth.ts";

let ask: () => void = signOut;

/** The person wants to sign out: where something of theirs would stay behind, they are asked about it first. */
export const askToSignOut = () => ask();

/** From now on asks in this way. Hands back the way to stop. */
export function askBySignOut(how: () => void): () => void {
  ask = how;
  return () => {
    ask = signOut;
  };
}
