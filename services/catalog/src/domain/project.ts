import type { ProjectCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";

/** A project as stored. Budgets are in SAR. */
export interface ProjectState extends ProjectCard {
  image?: string;
  description?: string;
  date?: Date;
  tags: string[];
  internalBudget?: number;
  externalBudget?: number;
  affiliatedProjectId?: string;
  searchKeys: string[];
}

export type Project = Loaded<ProjectState>;

export const projectCardOf = ({ ownerId, companyId, name }: Project): ProjectCard => ({ ownerId, companyId, name });
