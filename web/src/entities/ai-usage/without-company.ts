import type { AiUsageFiguresFragment } from "../../generated/graphql.ts";

type Figures = Pick<AiUsageFiguresFragment, "generations" | "inputTokens" | "outputTokens" | "costMicros" | "byCompany">;

/** What was used for no company: before there was one, or for one that has been deleted. Undefined where there is nothing. */
export function withoutCompany({ generations, inputTokens, outputTokens, costMicros, byCompany }: Figures) {
  const of = (figure: "generations" | "tokens" | "costMicros") => byCompany.reduce((sum, share) => sum + share[figure], 0);
  const rest = {
    generations: generations - of("generations"),
    tokens: inputTokens + outputTokens - of("tokens"),
    costMicros: costMicros - of("costMicros"),
  };
  return rest.generations > 0 ? rest : undefined;
}
