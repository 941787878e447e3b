import { type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type BusinessActivity, sortedByName } from "../domain/business-activity.ts";

export async function businessActivities(
  catalog: Pick<Catalog, "businessActivities">,
  context: RequestContext,
): Promise<BusinessActivity[]> {
  requireActor(context);
  return sortedByName(await catalog.businessActivities.offered(), context.locale);
}
