import { aggregatesWhere } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { removeProject } from "./remove-project.ts";

const BATCH = 100;

/** Deletes projects of companies that are gone, some at a time; resolves to how many. */
export async function takeProjectsAlong(catalog: Catalog, companyIds: readonly string[]): Promise<number> {
  const projects = await aggregatesWhere(catalog.projects, { companyId: { $in: companyIds } }, undefined, BATCH);
  for (const project of projects) await removeProject(catalog, project);
  return projects.length;
}
