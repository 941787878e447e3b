import { projectUpdated } from "@muhtawa/contracts";
import { fact, type RequestContext, sameState } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Project, projectSearchKeys } from "../domain/project.ts";
import { changeProject } from "../domain/project-input.ts";
import type { MutationUpdateProjectArgs } from "../graphql/generated/schema.ts";
import { checkAffiliation } from "./check-affiliation.ts";
import { checkImage } from "./check-media.ts";
import { ownProject } from "./own-project.ts";

export async function updateProject(catalog: Catalog, context: RequestContext, args: MutationUpdateProjectArgs): Promise<Project> {
  const { id, input, expectedVersion } = args;
  const { ownerId, companyId } = await ownProject(catalog, context, id);
  return catalog.projects.update(
    id,
    async (project) => {
      const changed = changeProject(project, { ...input });
      const { affiliatedProjectId } = changed;
      if (affiliatedProjectId !== project.affiliatedProjectId) await checkAffiliation(catalog, { ownerId, id, affiliatedProjectId });
      if (changed.image !== project.image) await checkImage(catalog, ownerId, changed.image);
      const state = { ...changed, ownerId, companyId, searchKeys: projectSearchKeys(changed) };
      return sameState(project, state) ? undefined : { state, facts: [fact(projectUpdated, { ownerId, companyId, name: changed.name })] };
    },
    { expectedVersion },
  );
}
