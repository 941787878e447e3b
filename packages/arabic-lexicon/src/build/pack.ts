import { FORMAT, NumberWriter } from "../packed.ts";
import type { StemState } from "./factor.ts";

/**
 * The states as a file: format, prefixes, the numbers of states, edges and classes, the classes; then for all states their class, for all
 * their number of edges, the edges' letters, and how far before each state its targets lie. Alike things stand together, which compresses.
 */
export function pack(states: readonly StemState[], prefixes: readonly string[]): Uint8Array {
  const classes = [...new Set(states.map((state) => state.prefixes))];
  const out = new NumberWriter();
  const edges = states.flatMap((state, from) => state.edges.map(([letter, target]) => ({ letter, distance: from - target })));
  for (const number of [FORMAT, prefixes.length]) out.add(number);
  for (const prefix of prefixes) {
    out.add(prefix.length);
    for (const letter of prefix) out.add(letter.charCodeAt(0));
  }
  for (const number of [states.length, edges.length, classes.length, ...classes]) out.add(number);
  const classIds = new Map(classes.map((bits, id) => [bits, id]));
  for (const state of states) out.add(classIds.get(state.prefixes) ?? 0);
  for (const state of states) out.add(state.edges.length);
  for (const { letter } of edges) out.add(letter.charCodeAt(0));
  for (const { distance } of edges) out.add(distance);
  return out.bytes();
}
