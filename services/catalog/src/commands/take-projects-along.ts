import type { Catalog } from "../catalog.ts";
import { removeProject } from "./remove-project.ts";

const BATCH = 100;

/** Deletes projects of companies that are gone, some at a time; resolves to how many. */
export async function takeProjectsAlong(catalog: Pick<Catalog, "projects">, companyIds: readonly string[]): Promise<number> {
  const projects = await catalog.projects.matching({ companyId: { $in: companyIds } }, { limit: BATCH });
  for (const project of projects) await removeProject(catalog, project);
  return projects.length;
}
