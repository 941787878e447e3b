import { projectDeleted } from "@muhtawa/contracts";
import { type ExpectedVersion, fact } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";

/** Deletes a project; whether somebody may is asked elsewhere. */
export const removeProject = ({ projects }: Pick<Catalog, "projects">, project: Project, options?: ExpectedVersion): Promise<void> => {
  const { _id, ownerId, companyId, name } = project;
  return projects.delete(_id, [fact(projectDeleted, { ownerId, companyId, name })], options);
};
