import { set } from "react-hook-form";
import type { EditSession } from "./edit-session.ts";
import { fieldOf } from "./fields.ts";

export type Side = "mine" | "theirs";

/** What is to stand where both changed the same fields: one side for all of them, or one for each, by their paths. */
export type FieldDecision = Side | Readonly<Record<string, Side>>;

type Deciding<Values> = Pick<EditSession<Values>, "state" | "decide" | "put" | "pending">;

/** Decides a conflict of a form; whether what stands here then is to be stored. */
export function decideFields<Values extends object>(session: Deciding<Values>, decision: FieldDecision): boolean {
  if (typeof decision === "string") {
    session.decide(decision);
    return decision === "mine";
  }
  const { mine, conflict } = session.state;
  if (!conflict) return false;
  const value = structuredClone(mine);
  for (const [path, side] of Object.entries(decision))
    if (side === "theirs") set(value, path, structuredClone(fieldOf(conflict.theirs.value, path)));
  // one's own wherever the two still differ: what was chosen of the other's is one's own by now
  session.put(value);
  session.decide("mine");
  return session.pending;
}
