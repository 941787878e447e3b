import { type Actor, awaitCard, isAdmin, type Page, pageRequest, readable, withinReach } from "@muhtawa/service-kit";
import type { Generation } from "../domain/generation.ts";
import type { Briefs } from "../read-models/briefs.ts";
import type { Companies } from "../read-models/companies.ts";
import type { GenerationStore } from "../store/generation-store.ts";

/** What nobody outside is shown; a prompt and a selection may be long. */
const HIDDEN = ["company", "prompt", "selection"] as const;

const NOTHING: ReadonlySet<string> = new Set();

/** A research's steps may be long, too, and few ask for them. */
const leftOut = (asked: ReadonlySet<string>) => (asked.has("research") ? HIDDEN : ([...HIDDEN, "research"] as const));

/** The generations there are of these ids, in one read; what of them isn't `asked` for may be missing. */
export async function generationsById(
  generations: GenerationStore,
  ids: readonly string[],
  asked: ReadonlySet<string> = NOTHING,
): Promise<ReadonlyMap<string, Generation>> {
  const found = await generations.matching({ _id: { $in: ids } }, { without: leftOut(asked) });
  return new Map(found.map((generation) => [generation._id, generation]));
}

/** All have an owner; an index on owners alone answers how many there are. */
const OF_ANYBODY = { ownerId: { $gt: "" } } as const;

interface History {
  readonly generations: GenerationStore;
  readonly companies: Companies;
  readonly briefs: Briefs;
}

interface Wanted {
  readonly contentId?: string | null | undefined;
  readonly companyId?: string | null | undefined;
  readonly mine?: boolean | null | undefined;
  readonly page?: number | null | undefined;
  readonly pageSize?: number | null | undefined;
}

/**
 * A client's own generations, for an admin everybody's unless `mine`; newest first. What of them isn't `asked` for may be missing. Another's
 * company or content is NOT_FOUND.
 */
export async function generations(
  history: History,
  actor: Actor,
  wanted: Wanted,
  asked: ReadonlySet<string> = NOTHING,
): Promise<Page<Generation>> {
  const request = pageRequest(wanted);
  const { companyId, contentId, mine } = wanted;
  // Waited for together: one after the other an answer could take twice as long.
  const [company, brief] = await Promise.all([
    companyId == null ? undefined : awaitCard(companyId, actor.id, () => history.companies.find(companyId)),
    contentId == null ? undefined : awaitCard(contentId, actor.id, () => history.briefs.find(contentId)),
  ]);
  if (companyId != null) readable(actor, company, companyId);
  if (contentId != null) readable(actor, brief);
  const filter = {
    ...(isAdmin(actor) && !mine ? OF_ANYBODY : { ownerId: actor.id }),
    ...withinReach(actor),
    ...(companyId == null ? {} : { companyId }),
    ...(contentId == null ? {} : { contentId }),
  };
  return history.generations.page(filter, request, { without: leftOut(asked) });
}
