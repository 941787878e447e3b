import type { FieldSourceInput } from "../../../generated/graphql.ts";
import type { StageAside } from "../stage-session.ts";
import type { Beginning } from "../templates/template.ts";
import type { Drafted, DraftedField } from "./drafted.ts";

const FIELDS = {
  idea: ["idea", "ideaExplanation"],
  objectives: ["objective", "topics"],
  tools: ["tools", "writerRole"],
} as const satisfies Record<keyof Beginning, readonly DraftedField[]>;

/** What a new content's later stages begin with: the template's, and over it what was drafted and accepted, each with its generation. */
export function beginningOf({ beginning, drafted = {} }: Pick<StageAside, "beginning" | "drafted">): Beginning {
  return {
    ...beginning,
    ...stageOf("idea", beginning, drafted),
    ...stageOf("objectives", beginning, drafted),
    ...stageOf("tools", beginning, drafted),
  };
}

function stageOf(stage: keyof Beginning, beginning: Beginning | undefined, drafted: Drafted): Beginning {
  const found = FIELDS[stage].flatMap((field) => (drafted[field] ? [{ field, ...drafted[field] }] : []));
  if (found.length === 0) return {};
  const sources: FieldSourceInput[] = found.map(({ field, generationId }) => ({ field, source: "AI", generationId }));
  return { [stage]: { ...beginning?.[stage], ...Object.fromEntries(found.map(({ field, value }) => [field, value])), sources } };
}
