import { aggregatesWhere } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { removeProject } from "./remove-project.ts";

/** Deletes the projects of companies that are gone; resolves to how many there were. */
export async function takeProjectsAlong(catalog: Catalog, companyIds: readonly string[]): Promise<number> {
  const projects = await aggregatesWhere(catalog.projects, { companyId: { $in: companyIds } });
  for (const project of projects) await removeProject(catalog, project);
  return projects.length;
}
