import { projectDeleted } from "@muhtawa/contracts";
import { fact } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import type { Project } from "../domain/project.ts";

/** Deletes a project; whether somebody may is asked elsewhere. */
export const removeProject = ({ projects }: Catalog, { _id, ownerId, companyId, name }: Project): Promise<void> =>
  projects.delete(_id, [fact(projectDeleted, { ownerId, companyId, name })]);
