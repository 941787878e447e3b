import type { Assignment } from "./assignment.ts";
import { structureOf } from "./structures.ts";
import type { TextKind } from "./terms.ts";
import { estimateTokens } from "./tokens.ts";

/** Tokens of a short answer, about; of a selection's new wording, what comes on top. */
const WRITTEN: Readonly<Record<TextKind, number>> = {
  FIELD: 150,
  IDEAS: 300,
  OBJECTIVES: 300,
  OUTLINE: 400,
  ARTICLE: 1_000,
  REWRITE: 100,
  SHORTEN: 100,
  EXPAND: 400,
  TRANSLATE: 200,
  SUMMARIZE: 200,
  SEO_FIX: 400,
  ALT_TEXT: 100,
  IMAGE: 200,
};
const LENGTHS = { LOW: 1, MEDIUM: 2, HIGH: 4 } as const;
/** No text is cut off that is somewhat longer than it should be, or made of words that a tokenizer doesn't know. */
const ROOM = 2;

/** Of all that a source says of a company. */
const PROPOSED = 1_500;

type Asked = Pick<Assignment, "kind" | "length" | "selection"> & { readonly source?: object | undefined };

/** The most tokens that a model may answer with; `thinking`: of those that think before they write, how many may be thoughts. */
export const outputBound = ({ kind, length, selection = "", source }: Asked, thinking: number): number =>
  ROOM * (source ? PROPOSED : WRITTEN[kind] * LENGTHS[length] + estimateTokens(selection)) + thinking;

/** How often a model may be asked for one text: where the answer has to have a form, once more with what was wrong with the first. */
export const mostAnswers = (asked: Pick<Assignment, "kind" | "field"> & { readonly source?: object | undefined }): number =>
  structureOf(asked) ? 2 : 1;
