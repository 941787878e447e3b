import type { Content } from "./content.ts";

/** What a brief tells whoever writes it. */
export const instructionsOf = ({
  idea,
  ideaExplanation,
  details,
  objective,
}: Pick<Content, "idea" | "ideaExplanation" | "details" | "objective">) =>
  [idea, ideaExplanation, details, objective].filter((told) => told !== undefined && told !== null);

/** The year that a content is of: of its publication, of the day planned for that, or else of its last change. */
export const yearOf = ({ publishedAt, scheduledFor, updatedAt }: Pick<Content, "publishedAt" | "scheduledFor" | "updatedAt">): number =>
  (publishedAt ?? scheduledFor ?? updatedAt).getUTCFullYear();
