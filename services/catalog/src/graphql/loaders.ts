import { mayRead, perRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import type { Catalog } from "../catalog.ts";
import type { BusinessActivity } from "../domain/business-activity.ts";
import type { Company } from "../domain/company.ts";
import type { Project } from "../domain/project.ts";

/** What one request loads by ids, each kind in one query. Null stands for what is gone and for what the caller may not see. */
export const loadersOf = (catalog: Pick<Catalog, "companies" | "projects" | "businessActivities">, context: RequestContext) =>
  perRequest(context, loadersOf, () => makeLoaders(catalog, context));

function makeLoaders(
  { companies, projects, businessActivities }: Pick<Catalog, "companies" | "projects" | "businessActivities">,
  context: RequestContext,
) {
  const actor = requireActor(context);
  const visible = (project: Project) => mayRead(actor, project);
  const visibleCompany = ({ _id, ownerId }: Company) => mayRead(actor, { ownerId, companyId: _id });
  const company = new DataLoader<string, Company | null>(async (ids) =>
    inOrder(ids, (await companies.matching({ _id: { $in: ids } })).filter(visibleCompany), ({ _id }) => _id),
  );
  return {
    company,
    project: new DataLoader<string, Project | null>(async (ids) => {
      const found = (await projects.matching({ _id: { $in: ids } })).filter(visible);
      const theirCompanies = await company.loadMany(found.map(({ companyId }) => companyId));
      // The company was deleted just now: the cascade will delete this project.
      return inOrder(
        ids,
        found.filter((_, index) => theirCompanies[index] !== null),
        ({ _id }) => _id,
      );
    }),
    companiesOfOwner: new DataLoader<string, Company[]>(async (ownerIds) => {
      const found = (await companies.matching({ ownerId: { $in: ownerIds } })).filter(visibleCompany);
      const byOwner = Map.groupBy(found, ({ ownerId }) => ownerId);
      return ownerIds.map((id) => byOwner.get(id) ?? []);
    }),
    projectsOfCompany: new DataLoader<string, Project[]>(async (companyIds) => {
      const found = (await projects.matching({ companyId: { $in: companyIds } })).filter(visible);
      const byCompany = Map.groupBy(found, ({ companyId }) => companyId);
      return companyIds.map((id) => byCompany.get(id) ?? []);
    }),
    businessActivity: new DataLoader<string, BusinessActivity | null>(async (ids) =>
      inOrder(ids, await businessActivities.byIds(ids), ({ id }) => id),
    ),
  };
}

function inOrder<Thing>(ids: readonly string[], found: readonly Thing[], idOf: (thing: Thing) => string): (Thing | null)[] {
  const byId = new Map(found.map((thing) => [idOf(thing), thing]));
  return ids.map((id) => byId.get(id) ?? null);
}
