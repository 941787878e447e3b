import type { Catalog } from "../catalog.ts";
import { takeProjectsAlong } from "./take-projects-along.ts";

const BATCH = 500;

/** Takes along the projects whose company is gone and that no event has reached. */
export async function reconcile(catalog: Pick<Catalog, "companies" | "projects">): Promise<void> {
  let companyIds = new Set<string>();
  const takeOrphans = async () => {
    const ids = [...companyIds];
    companyIds = new Set();
    const gone = [...(await catalog.companies.deletedAmong(ids))];
    while (gone.length > 0 && (await takeProjectsAlong(catalog, gone)) > 0);
  };
  for await (const { companyId } of catalog.projects.each({}, { fields: ["companyId"], sort: { companyId: 1 } })) {
    companyIds.add(companyId);
    if (companyIds.size === BATCH) await takeOrphans();
  }
  await takeOrphans();
}
