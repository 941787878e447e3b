import type { GenerationEntryFragment } from "../../generated/graphql.ts";

type Placed = Pick<GenerationEntryFragment, "kind" | "content" | "company">;

/** The page on which a generation's result belongs; null for a company that isn't saved yet. */
export function generationPlace({ kind, content, company }: Placed): string | null {
  if (content) return `/contents/show/${encodeURIComponent(content.id)}?tab=${kind === "IMAGE" ? "pictures" : "text"}`;
  return company ? `/companies/show/${encodeURIComponent(company.id)}` : null;
}

/** What a generation is for, by its name. */
export const generationSubject = ({ content, company }: Placed): string | undefined => content?.title ?? company?.brandName;
