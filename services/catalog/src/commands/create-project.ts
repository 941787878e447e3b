import { projectCreated } from "@muhtawa/contracts";
import { fact, newId, notFound, owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Project, projectSearchKeys } from "../domain/project.ts";
import { parseProject } from "../domain/project-input.ts";
import { removeProject } from "./remove-project.ts";
import { checkImage } from "./check-media.ts";
import { checkAffiliation } from "./check-affiliation.ts";

export async function createProject(
  catalog: Pick<Catalog, "companies" | "projects" | "mediaOwners">,
  context: RequestContext,
  companyId: string,
  input: unknown,
): Promise<Project> {
  const actor = requireActor(context);
  const described = parseProject(input);
  const { companies, projects } = catalog;
  const { ownerId } = owned(actor, await companies.find(companyId), companyId);
  await checkAffiliation(catalog, { ownerId, affiliatedProjectId: described.affiliatedProjectId });
  await checkImage(catalog, ownerId, described.image);
  const id = newId();
  const project = await projects.create(id, {
    state: { ...described, ownerId, companyId, searchKeys: projectSearchKeys(described) },
    facts: [fact(projectCreated, { ownerId, companyId, name: described.name })],
  });
  if (await companies.find(companyId)) return project;
  // The company was deleted while the project was being stored: the cascade may be over already.
  await removeProject(catalog, project);
  throw notFound();
}
