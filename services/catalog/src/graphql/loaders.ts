import { mayRead, NOT_DELETED, perRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import type { Catalog } from "../catalog.ts";
import type { BusinessActivity } from "../domain/business-activity.ts";
import type { Company } from "../domain/company.ts";
import type { Project } from "../domain/project.ts";

/** What one request loads by ids, each kind in one query. Null stands for what is gone and for what the caller may not see. */
export const loadersOf = (catalog: Catalog, context: RequestContext) => perRequest(context, loadersOf, () => makeLoaders(catalog, context));

function makeLoaders({ companies, projects, businessActivities }: Catalog, context: RequestContext) {
  const actor = requireActor(context);
  return {
    company: new DataLoader<string, Company | null>(async (ids) => {
      const found = (await companies.model.find({ ...NOT_DELETED, _id: { $in: ids } } as never).lean()) as Company[];
      return inOrder(
        ids,
        found.filter(({ ownerId }) => mayRead(actor, ownerId)),
        (company) => company._id,
      );
    }),
    project: new DataLoader<string, Project | null>(async (ids) => {
      const found = (await projects.model.find({ ...NOT_DELETED, _id: { $in: ids } } as never).lean()) as Project[];
      return inOrder(
        ids,
        found.filter(({ ownerId }) => mayRead(actor, ownerId)),
        (project) => project._id,
      );
    }),
    projectsOfCompany: new DataLoader<string, Project[]>(async (companyIds) => {
      const found = (await projects.model
        .find({ ...NOT_DELETED, companyId: { $in: companyIds } } as never)
        .sort({ createdAt: -1, _id: -1 })
        .lean()) as Project[];
      const byCompany = Map.groupBy(found, ({ companyId }) => companyId);
      return companyIds.map((id) => byCompany.get(id) ?? []);
    }),
    businessActivity: new DataLoader<string, BusinessActivity | null>(async (ids) =>
      inOrder(ids, await businessActivities.byIds(ids), (activity) => activity.id),
    ),
  };
}

function inOrder<Thing>(ids: readonly string[], found: readonly Thing[], idOf: (thing: Thing) => string): (Thing | null)[] {
  const byId = new Map(found.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => byId.get(id) ?? null);
}
