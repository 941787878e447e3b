import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";

/** The project with this id, if it is the caller's own and its company is still there; another's is NOT_FOUND, for admins FORBIDDEN. */
export async function ownProject(
  { projects, companies }: Pick<Catalog, "projects" | "companies">,
  context: RequestContext,
  id: string,
): Promise<Project> {
  const actor = requireActor(context);
  const project = await projects.find(id);
  return owned(actor, project && (await companies.find(project.companyId)) ? project : undefined);
}
