import { NOT_DELETED } from "@muhtawa/service-kit";
import type { Catalog } from "../catalog.ts";
import { takeProjectsAlong } from "./take-projects-along.ts";

const BATCH = 500;

/** Takes along the projects whose company is gone and that no event has reached. */
export async function reconcile(catalog: Catalog): Promise<void> {
  let companyIds = new Set<string>();
  const takeOrphans = async () => {
    const ids = [...companyIds];
    companyIds = new Set();
    const found = await catalog.companies.model.find({ _id: { $in: ids }, deletedAt: { $exists: true } }, { _id: 1 }).lean();
    const gone = found.map(({ _id }) => _id);
    while (gone.length > 0 && (await takeProjectsAlong(catalog, gone)) > 0);
  };
  const rows = catalog.projects.model
    .find({ ...NOT_DELETED }, { companyId: 1 })
    .sort({ companyId: 1 })
    .lean<{ companyId: string }[]>();
  for await (const { companyId } of rows.cursor()) {
    companyIds.add(companyId);
    if (companyIds.size === BATCH) await takeOrphans();
  }
  await takeOrphans();
}
