import { badInput } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT unless the affiliated project, if one is named, is another one of the same owner. */
export async function checkAffiliation(
  { projects }: Pick<Catalog, "projects">,
  { ownerId, id, affiliatedProjectId }: { ownerId: string; id?: string; affiliatedProjectId?: string },
): Promise<void> {
  if (affiliatedProjectId === undefined) return;
  const affiliated = affiliatedProjectId === id ? undefined : await projects.find(affiliatedProjectId);
  if (affiliated?.ownerId !== ownerId) throw badInput({ field: "affiliatedProjectId", message: messages.affiliatedProjectUnknown });
}
