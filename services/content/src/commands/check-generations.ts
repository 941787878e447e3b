import { awaitCard, DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { SourceClaim } from "../domain/provenance.ts";
import { messages } from "../messages.ts";

/**
 * Corrects the origins that a client claims: a text that was made without a model is a TEMPLATE. Throws NOT_FOUND unless every
 * generation that is named as a source is the person's own and was made for the company.
 */
export async function checkGenerations(
  { generations }: Pick<Contents, "generations">,
  userId: string,
  companyId: string,
  claims: readonly SourceClaim[],
): Promise<readonly SourceClaim[]> {
  const offline = new Map<string, boolean>();
  const named = new Set(claims.map(({ generationId }) => generationId).filter((id) => id !== undefined));
  for (const id of named) {
    const owner = await awaitCard(id, userId, () => generations.find(id));
    if (owner?.ownerId !== userId || owner.companyId !== companyId) {
      const message = messages.unknownGeneration;
      throw new DomainError("NOT_FOUND", message, { fields: [{ field: "generationId", message }] });
    }
    offline.set(id, owner.offline);
  }
  return claims.map((claim) => {
    if (claim.source === "HUMAN" || claim.generationId === undefined) return claim;
    if (offline.get(claim.generationId)) return { ...claim, source: "TEMPLATE" };
    return claim.source === "TEMPLATE" ? { ...claim, source: "AI" } : claim;
  });
}
