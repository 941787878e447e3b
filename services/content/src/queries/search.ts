import { NOT_DELETED, parseInput, type RequestContext, requireActor, requireAdmin } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { hasMatch, snippetOf } from "../domain/highlight.ts";
import type { QuerySearchArgs, SearchHit } from "../graphql/generated/schema.ts";
import { liveCompanies } from "./live-companies.ts";
import { searchFilter } from "./search-filter.ts";

const input = z.object({ term: z.string().trim().max(200), limit: z.number().int().min(1).max(100) });

type Found = { type: SearchHit["type"]; id: string; title: string; text: string; ownerId: string };

/**
 * The caller's own companies, projects and contents that match, or for an admin who wants so everybody's; those that match by their title
 * come first, then the newest.
 */
export async function search(service: Contents, context: RequestContext, args: QuerySearchArgs): Promise<SearchHit[]> {
  const actor = args.ofEverybody ? requireAdmin(context) : requireActor(context);
  const ownerId = args.ofEverybody ? undefined : actor.id;
  const { term, limit } = parseInput(input, { term: args.term, limit: args.limit ?? 10 });
  const filters = searchFilter(term);
  if (filters.length === 0) return [];
  const ofLiveCompanies = await liveCompanies(service, ownerId);
  const [cards, contents] = await Promise.all([
    service.searchables.matching(ownerId, [ofLiveCompanies, ...filters], limit),
    service.contents.model
      .find({ ...NOT_DELETED, ...(ownerId && { ownerId }), $and: [ofLiveCompanies, ...filters] } as never, CONTENT_TEXT)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<Pick<Content, keyof typeof CONTENT_TEXT | "_id">[]>(),
  ]);
  const found: Found[] = [
    ...cards.map(({ type, _id, title, text, ownerId: of }) => ({ type, id: _id, title, text, ownerId: of })),
    ...contents.map(({ _id, ownerId: of, title, idea, keywords, bodyText }) => ({
      type: "CONTENT" as const,
      id: _id,
      title,
      ownerId: of,
      text: [bodyText, idea ?? "", keywords.join("، ")].filter(Boolean).join("\n"),
    })),
  ];
  const isByTitle = ({ title }: Found) => Number(hasMatch(title, term));
  // Ids carry the second they were made in.
  const ranked = found.toSorted((a, b) => isByTitle(b) - isByTitle(a) || (a.id < b.id ? 1 : -1)).slice(0, limit);
  return ranked.map(({ type, id, title, text, ownerId: of }) => ({
    type,
    id,
    title,
    snippet: snippetOf(hasMatch(text, term) ? text : title, term),
    owner: { id: of },
  }));
}

const CONTENT_TEXT = { ownerId: 1, title: 1, idea: 1, keywords: 1, bodyText: 1 } as const;
