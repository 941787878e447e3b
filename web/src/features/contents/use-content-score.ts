import type { ScoredText } from "@muhtawa/text-analysis/score";
import type { JSONContent } from "@tiptap/core";
import { useScoreBrief, useScoredText } from "../../entities/score/use-scored-text.ts";
import { type Measuring, useScore } from "../../entities/score/use-score.ts";
import type { StageContentFragment } from "../../generated/graphql.ts";

/** A content's score as its text stands here, with what it is measured against. */
export interface ContentScore {
  readonly text: ScoredText | undefined;
  readonly measuring: Measuring;
}

/** The score of a content with this text, measured anew whenever either changes. */
export function useContentScore(content: StageContentFragment, body: JSONContent | null): ContentScore {
  const text = useScoredText(useScoreBrief(content), body);
  return { text, measuring: useScore(text) };
}
