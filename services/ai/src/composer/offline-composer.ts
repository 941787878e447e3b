import { setTimeout as pause } from "node:timers/promises";
import type { Assignment } from "../writing/assignment.ts";
import { words } from "./prose.ts";
import type { Draft, Writer } from "../writing/writer.ts";
import { compose, composeWithoutVoice } from "./compose.ts";

/** About what a model's tokenizer would count; Arabic words are cut into more pieces. */
export function estimateTokens(text: string): number {
  const arabic = (text.match(/\p{Script=Arabic}+/gu) ?? []).length;
  return Math.ceil((words(text).length - arabic) * 1.3 + arabic * 2);
}

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
    const { text, items, changes } = compose(assignment);
    const inputTokens = estimateTokens(JSON.stringify({ ...assignment, kind: undefined, locale: undefined }));
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
      inputTokens,
      outputTokens: estimateTokens(written),
      costMicros: 0,
    };
  }
}
