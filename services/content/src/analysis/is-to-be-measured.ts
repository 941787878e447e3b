import { isDeepStrictEqual } from "node:util";
import type { ContentState } from "../domain/content.ts";

/** What a score is made of, but for the company's voice. */
const MEASURED = [
  "locale",
  "type",
  "level",
  "title",
  "keywords",
  "internalLinks",
  "idea",
  "ideaExplanation",
  "details",
  "objective",
  "publishedAt",
  "scheduledFor",
  "body",
] as const satisfies readonly (keyof ContentState)[];

/** Whether a content may have another score than before. */
export const isToBeMeasured = (state: ContentState, before: ContentState | undefined): boolean =>
  before === undefined ? state.body !== undefined : MEASURED.some((field) => !isDeepStrictEqual(before[field], state[field]));
