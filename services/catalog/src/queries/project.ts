import { readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";
import { loadersOf } from "../graphql/loaders.ts";

export async function project(
  catalog: Pick<Catalog, "companies" | "projects" | "businessActivities">,
  context: RequestContext,
  id: string,
): Promise<Project> {
  const actor = requireActor(context);
  return readable(actor, (await loadersOf(catalog, context).project.load(id)) ?? undefined);
}
