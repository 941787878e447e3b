import type { PastGenerations } from "@muhtawa/contracts/past-generations";
import { awaitCard } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import { OLDEST_PAST, pastGeneration, pastHash, pastId } from "../domain/past-generation.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type { UsageEntries } from "../store/usage-entries.ts";

export interface PastPorts {
  readonly generations: GenerationStore;
  readonly entries: UsageEntries;
  readonly companies: Pick<Companies, "find">;
  readonly briefs: Pick<Briefs, "find">;
}

/**
 * Takes generations of a company's past in, dated when they were, each once however often it is asked to; resolves to how many are new.
 * They are told of by their state alone: nobody is notified of what was long ago, and no quota is charged. They go with their company.
 */
export async function takeInPast(ports: PastPorts, { companyId, model, generations: past }: PastGenerations): Promise<number> {
  const company = await awaitCard(companyId, companyId, () => ports.companies.find(companyId));
  if (!company) throw new Error(`there is no company ${companyId}`);
  const { ownerId } = company;
  const now = Date.now();
  for (const { finishedAt } of past)
    if (finishedAt.getTime() > now || finishedAt.getTime() < now - OLDEST_PAST)
      throw new Error(`${finishedAt.toISOString()} is no time of the past`);
  for (const contentId of new Set(past.map((one) => one.contentId))) {
    const brief = await awaitCard(contentId, companyId, () => ports.briefs.find(contentId));
    if (brief?.companyId !== companyId || brief.ownerId !== ownerId) throw new Error(`the company has no content ${contentId}`);
  }
  const there = new Map(
    (await ports.generations.matching({ companyId, past: true }, {})).map((one) => [one.requestHash, one as Generation]),
  );
  let taken = 0;
  for (const one of past) {
    const known = there.get(pastHash(companyId, one));
    const state = pastGeneration({ companyId, model, ownerId }, one);
    const generation = known ?? (await ports.generations.create(pastId(companyId, one), { state }, { madeAt: one.finishedAt }));
    await ports.entries.note(generation);
    if (!known) taken += 1;
  }
  return taken;
}
