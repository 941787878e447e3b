import { badInput } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT unless the activity, if one is named, is in the list. */
export async function checkActivity(
  { businessActivities }: Pick<Catalog, "businessActivities">,
  businessActivityId: string | undefined,
): Promise<void> {
  if (businessActivityId === undefined || (await businessActivities.isOffered(businessActivityId))) return;
  throw badInput({ field: "businessActivityId", message: messages.unknownActivity });
}
