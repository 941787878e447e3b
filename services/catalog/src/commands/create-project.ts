import { projectCreated } from "@muhtawa/contracts";
import { badInput, fact, newId, owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";
import { parseProject } from "../domain/project-input.ts";
import { messages } from "../messages.ts";
import { searchKeysOf } from "../store/search.ts";

export async function createProject(
  { companies, projects }: Catalog,
  context: RequestContext,
  companyId: string,
  input: unknown,
): Promise<Project> {
  const actor = requireActor(context);
  const described = parseProject(input);
  const company = owned(actor, await companies.find(companyId));
  const { name, description, tags, affiliatedProjectId } = described;
  if (affiliatedProjectId !== undefined && (await projects.find(affiliatedProjectId))?.ownerId !== company.ownerId)
    throw badInput({ field: "affiliatedProjectId", message: messages.affiliatedProjectUnknown });
  const { ownerId } = company;
  return projects.create(newId(), {
    state: { ...described, ownerId, companyId, searchKeys: searchKeysOf(name, description, ...tags) },
    facts: [fact(projectCreated, { ownerId, companyId, name })],
  });
}
