import { keyConditions, parseInput, type RequestContext, requireActor, requireAdmin, unavailable } from "@muhtawa/service-kit";
import { setImmediate as othersTurn } from "node:timers/promises";
import { z } from "zod";
import { queryKeys } from "@muhtawa/text-analysis/search";
import type { Contents } from "../contents.ts";
import { hasMatch, snippetOf } from "../domain/highlight.ts";
import type { QuerySearchArgs, SearchHit } from "../graphql/generated/schema.ts";
import { ofLiveCompanies } from "./live-companies.ts";

const input = z.object({ term: z.string().trim().max(200), limit: z.number().int().min(1).max(100) });

type Found = { type: SearchHit["type"]; id: string; title: string; text: () => Promise<string>; ownerId: string; companyId: string };

/**
 * The caller's own companies, projects and contents that match, or for an admin who wants so everybody's: first what has the words in its
 * title, then what has them anywhere, then what has a word that only begins with the last one; among these the newest.
 */
export async function search(
  service: Pick<Contents, "contents" | "companies" | "searchables">,
  context: RequestContext,
  args: QuerySearchArgs,
): Promise<SearchHit[]> {
  const actor = args.ofEverybody ? requireAdmin(context) : requireActor(context);
  const ownerId = args.ofEverybody ? undefined : actor.id;
  const { term, limit } = parseInput(input, { term: args.term, limit: args.limit ?? 10 });
  const [whole, begun] = [queryKeys(term), queryKeys(term, "begun")];
  if (whole.length === 0) return [];
  const found = (conditions: readonly object[]) =>
    ofLiveCompanies(
      service,
      (others) => foundBy(service, ownerId, [...conditions, ...others], limit),
      (hits) => hits.map(({ companyId }) => companyId),
    );
  // Older ones, too, however many newer ones match less well. Ids carry the second they were made in.
  const ranked = new Map<string, Found>();
  for (const conditions of [
    keyConditions(whole, "titleKeys"),
    keyConditions(whole),
    keyConditions(begun, "titleKeys"),
    keyConditions(begun),
  ]) {
    if (ranked.size >= limit) break;
    const newest = (await found(conditions)).toSorted((a, b) => (a.id < b.id ? 1 : -1));
    for (const hit of newest) if (!ranked.has(hit.id)) ranked.set(hit.id, hit);
  }
  const hits: SearchHit[] = [];
  // One text at a time; stop when the request is aborted.
  for (const { type, id, title, text: read, ownerId: of } of [...ranked.values()].slice(0, limit)) {
    if (context.signal?.aborted) throw unavailable(context.signal.reason);
    const text = (await read()).slice(0, READ_FOR_A_SNIPPET);
    hits.push({ type, id, title, snippet: snippetOf(hasMatch(text, term) ? text : title, term), owner: { id: of } });
    await othersTurn();
  }
  return hits;
}

/** The newest companies, projects and contents that match, so many of each at most. */
async function foundBy(
  service: Pick<Contents, "contents" | "searchables">,
  ownerId: string | undefined,
  filters: readonly object[],
  limit: number,
): Promise<Found[]> {
  const [cards, contents] = await Promise.all([
    service.searchables.matching(ownerId, filters, limit),
    service.contents.matching({ ...(ownerId && { ownerId }), $and: filters }, { fields: CONTENT_TITLE, limit }),
  ]);
  return [
    ...cards.map(({ type, _id, title, text, ownerId: of, companyId }) => ({
      type,
      id: _id,
      title,
      ownerId: of,
      companyId,
      text: async () => text,
    })),
    ...contents.map(({ _id, ownerId: of, companyId, title, idea, keywords }) => ({
      type: "CONTENT" as const,
      id: _id,
      title,
      ownerId: of,
      companyId,
      text: async () => [await bodyTextOf(service, _id), idea ?? "", keywords.join("، ")].filter(Boolean).join("\n"),
    })),
  ];
}

/** Characters of a text that a match is looked for in; one that comes later is found, and shown by its title. */
const READ_FOR_A_SNIPPET = 50_000;

const CONTENT_TITLE = ["ownerId", "companyId", "title", "idea", "keywords"] as const;

async function bodyTextOf({ contents }: Pick<Contents, "contents">, id: string): Promise<string> {
  const row = await contents.first({ _id: id }, { fields: ["bodyText"] });
  return row?.bodyText ?? "";
}
