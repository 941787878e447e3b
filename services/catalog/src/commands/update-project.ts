import { projectUpdated } from "@muhtawa/contracts";
import { fact, type RequestContext, sameState } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { type Project, projectSearchKeys } from "../domain/project.ts";
import { changeProject } from "../domain/project-input.ts";
import type { MutationUpdateProjectArgs } from "../graphql/generated/schema.ts";
import { checkAffiliation } from "./check-affiliation.ts";
import { checkImage } from "./check-media.ts";
import { ownProject } from "./own-project.ts";

export async function updateProject(
  catalog: Pick<Catalog, "companies" | "projects" | "mediaOwners">,
  context: RequestContext,
  args: MutationUpdateProjectArgs,
): Promise<Project> {
  const { id, input, expectedVersion } = args;
  const { ownerId, companyId } = await ownProject(catalog, context, id);
  const decide = (project: Project) => {
    const changed = changeProject(project, { ...input });
    const state = { ...changed, ownerId, companyId, searchKeys: projectSearchKeys(changed) };
    return sameState(project, state) ? undefined : { state, facts: [fact(projectUpdated, { ownerId, companyId, name: changed.name })] };
  };
  return catalog.projects.update(id, decide, {
    expectedVersion,
    async beforeWrite(before, { affiliatedProjectId, image }) {
      if (affiliatedProjectId !== before.affiliatedProjectId) await checkAffiliation(catalog, { ownerId, id, affiliatedProjectId });
      if (image !== before.image) await checkImage(catalog, ownerId, image);
    },
  });
}
