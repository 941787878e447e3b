import type { RequestContext } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { ownProject } from "./own-project.ts";
import { removeProject } from "./remove-project.ts";

/** Its contents stay with the company. */
export async function deleteProject(catalog: Catalog, context: RequestContext, id: string): Promise<void> {
  await removeProject(catalog, await ownProject(catalog, context, id));
}
