import { awaitCard, DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { SourceClaim } from "../domain/provenance.ts";
import { messages } from "../messages.ts";

/** Throws NOT_FOUND unless every generation that is named as a source is the person's own and was made for the company. */
export async function checkGenerations(
  { generations }: Contents,
  userId: string,
  companyId: string,
  claims: readonly SourceClaim[],
): Promise<void> {
  const named = new Set(claims.map(({ generationId }) => generationId).filter((id) => id !== undefined));
  for (const id of named) {
    const owner = await awaitCard(id, userId, () => generations.find(id));
    if (owner?.ownerId === userId && owner.companyId === companyId) continue;
    const message = messages.unknownGeneration;
    throw new DomainError("NOT_FOUND", message, { fields: [{ field: "generationId", message }] });
  }
}
