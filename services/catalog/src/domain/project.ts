import type { ProjectCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";

/** What is said of a project. Budgets are in SAR. */
export interface ProjectDetails extends ProjectCard {
  image?: string;
  date?: Date;
  tags: string[];
  internalBudget?: number;
  externalBudget?: number;
  affiliatedProjectId?: string;
}

/** A project as stored: its details, and what it is found by. */
export interface ProjectState extends ProjectDetails {
  searchKeys: string[];
}

/** A project as read. */
export type Project = Loaded<ProjectDetails>;

export const projectSearchKeys = ({ name, description, tags }: Pick<ProjectDetails, "name" | "description" | "tags">) =>
  searchKeys([name, description ?? "", ...tags].join("\n"));

export const projectCardOf = ({ ownerId, companyId, name, description, tags, image }: Project): ProjectCard => ({
  ownerId,
  companyId,
  name,
  description,
  tags,
  image,
});
