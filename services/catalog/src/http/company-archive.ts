import { companyCreated } from "@muhtawa/contracts";
import { fact, forbidden, owned, parseInput, serveCompanyArchive, type SubgraphOptions } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Catalog } from "../catalog.ts";
import { checkImage, checkVoiceToneFile } from "../commands/check-media.ts";
import { companySearchKeys } from "../domain/company.ts";
import { parseCompany } from "../domain/company-input.ts";
import { projectSearchKeys } from "../domain/project.ts";
import { parseProject } from "../domain/project-input.ts";

const id = z.string().regex(/^[0-9a-f]{24}$/);
const newCompany = z.object({ companyId: id, company: z.record(z.string(), z.unknown()) });
const newProject = z.object({ companyId: id, id, project: z.record(z.string(), z.unknown()), date: z.coerce.date().optional() });

/**
 * A company with its projects, for its archive. Taken in again the company comes last: what belongs to a company that nobody has heard of isn't
 * seen by anybody, so that it is there whole or not at all.
 */
export function companyArchive(
  catalog: Pick<Catalog, "companies" | "projects" | "businessActivities" | "mediaOwners">,
  options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
): void {
  const { companies, projects } = catalog;
  /** A new id: neither a company that is there nor one that was. */
  const demandNew = async (companyId: string) => {
    if ((await companies.knownAmong([companyId])).size > 0) throw forbidden();
  };
  serveCompanyArchive(options, "catalog", {
    handsOut: {
      company: async (actor, companyId) => {
        const company = owned(actor, await companies.find(companyId), companyId);
        return companies.each({ _id: company._id });
      },
      projects: async (actor, companyId) => {
        owned(actor, await companies.find(companyId), companyId);
        return projects.each({ companyId });
      },
    },
    takesIn: {
      projects: async (actor, given, dry) => {
        const { companyId, project, date, ...named } = parseInput(newProject, given);
        const described = parseProject({ ...project, date });
        if (dry) return;
        await demandNew(companyId);
        await checkImage(catalog, actor.id, described.image);
        const state = { ...described, ownerId: actor.id, companyId, searchKeys: projectSearchKeys(described) };
        await projects.create(named.id, { state });
      },
      company: async (actor, given, dry) => {
        const { companyId, company } = parseInput(newCompany, given);
        const described = parseCompany(company);
        const activity = described.businessActivityId;
        // Another installation may offer others.
        if (activity !== undefined && !(await catalog.businessActivities.isOffered(activity))) delete described.businessActivityId;
        if (dry) return;
        await demandNew(companyId);
        await checkVoiceToneFile(catalog, actor.id, described.voiceToneFileId);
        await checkImage(catalog, actor.id, described.logo, "logo");
        await companies.create(companyId, {
          state: { ...described, ownerId: actor.id, searchKeys: companySearchKeys(described) },
          facts: [fact(companyCreated, { ownerId: actor.id, companyName: described.companyName })],
        });
      },
      /** Its tombstone tells whoever has taken something of it in. */
      "give-up": async (_actor, given) => {
        const { companyId } = parseInput(z.object({ companyId: id }), given);
        if (await companies.find(companyId)) throw forbidden();
        await companies.delete(companyId);
      },
    },
  });
}
