import { setTimeout as pause } from "node:timers/promises";
import { researchByRules } from "../research/research-by-rules.ts";
import type { Assignment } from "../writing/assignment.ts";
import type { Draft, Writer } from "../writing/writer.ts";
import { compose, composeWithoutVoice } from "./compose.ts";

/** Three words each. */
const pieces = (text: string): string[] => text.match(/\S+\s*(?:\S+\s*)?(?:\S+\s*)?/g) ?? [];

export class OfflineComposer implements Writer {
  readonly model = "offline-composer";
  readonly offline = true;
  readonly #pace: number;

  /** `pace`: milliseconds between two pieces of a few words, so that text arrives visibly; 0 writes at once. */
  constructor(pace: number) {
    this.#pace = pace;
  }

  async *write(assignment: Assignment, signal: AbortSignal): AsyncGenerator<string, Draft> {
    if (assignment.research) return yield* researchByRules(assignment, assignment.research, signal);
    const { text, items, changes } = compose(assignment);
    let written = "";
    for (const piece of pieces(text)) {
      if (signal.aborted) break;
      written += piece;
      yield piece;
      if (this.#pace > 0) await pause(this.#pace, undefined, { signal }).catch(() => undefined);
    }
    return {
      text: written,
      items: written === text ? items : undefined,
      plainText: written === text ? composeWithoutVoice(assignment, text) : undefined,
      changes: changes?.filter(({ at, after }) => at + after.length <= written.length),
      // No model was asked: no tokens are charged.
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
    };
  }
}
