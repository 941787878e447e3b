import type { StageContentFragment } from "../../generated/graphql.ts";

/** The content a save answered with; an answer without one is an error. */
export function storedContent(content: StageContentFragment | undefined): StageContentFragment {
  if (!content) throw new Error("The answer held no content");
  return content;
}
