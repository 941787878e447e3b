import type { ApolloClient } from "@apollo/client";
import {
  ContentBodyDocument,
  type ContentBodyQuery,
  ContentsDocument,
  CreateContentDocument,
  SaveContentBodyDocument,
  SaveContentIdeaDocument,
  SaveContentNeedsDocument,
  SaveContentObjectivesDocument,
  SaveContentToolsDocument,
} from "../../generated/graphql.ts";
import type { Waiting } from "../../lib/drafts/outbox.ts";
import type { Deliver, Delivery } from "../../lib/drafts/send-waiting.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { changedPart, isSamePart } from "./changed-part.ts";

type Content = ContentBodyQuery["content"];

const MUTATIONS = {
  CreateContent: CreateContentDocument,
  SaveContentNeeds: SaveContentNeedsDocument,
  SaveContentIdea: SaveContentIdeaDocument,
  SaveContentObjectives: SaveContentObjectivesDocument,
  SaveContentTools: SaveContentToolsDocument,
  SaveContentBody: SaveContentBodyDocument,
} as const;

/** Milliseconds after which an answer isn't waited for any longer. */
const TIMEOUT_MS = 30_000;
/** How long before it was saved here a content may have been made that is taken for this one: clocks differ. */
const CLOCKS_DIFFER_MS = 86_400_000;

/** No word about the change itself: it may be said again later. */
const PASSING = new Set(["SERVICE_UNAVAILABLE", "RATE_LIMITED", "UNAUTHENTICATED", "TOKEN_EXPIRED", "SESSION_EXPIRED"]);

/** Tells the service what was saved without it. Saying it twice does no harm: what has arrived already is recognised. */
export function contentDelivery(client: ApolloClient): Deliver {
  const send = async ({ operation, variables }: Waiting, version: number | undefined): Promise<Delivery> => {
    const mutation = MUTATIONS[operation as keyof typeof MUTATIONS] as typeof SaveContentBodyDocument;
    const input = { ...(variables["input"] as object), ...(version === undefined ? {} : { expectedVersion: version }) };
    const { data } = await client.mutate({
      mutation,
      variables: { ...(variables as { id: string }), input },
      context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
    });
    const [payload] = Object.values(data ?? {}) as { content: Content }[];
    return payload ? { end: "stored", stored: payload.content } : { end: "unanswered" };
  };

  const stored = async (id: string): Promise<Content | undefined> => {
    const { data } = await client.query({ query: ContentBodyDocument, variables: { id }, fetchPolicy: "network-only" });
    return data?.content;
  };

  /** Another version is stored than the one that was changed: by ourselves, beside the change, or in its place. */
  const reconcile = async (waiting: Waiting): Promise<Delivery> => {
    const content = await stored(waiting.subject ?? "");
    if (!content) return { end: "unanswered" };
    const now = changedPart(content, waiting.variables);
    if (isSamePart(now, changedPart(waiting.variables["input"] as object, waiting.variables))) return { end: "stored", stored: content };
    if (waiting.base !== undefined && isSamePart(now, waiting.base) && content.version !== waiting.version)
      return send(waiting, content.version);
    return { end: "conflict" };
  };

  /** The content that an earlier try has made, if its answer was lost. */
  const madeBefore = async ({ variables, at, tried }: Waiting): Promise<Content | undefined> => {
    if (!tried) return undefined;
    const wanted = changedPart(variables["input"] as object, variables) as { title?: string };
    const { data } = await client.query({
      query: ContentsDocument,
      variables: { companyId: variables["companyId"] as string, completed: false, page: 1, pageSize: 50 },
      fetchPolicy: "network-only",
    });
    for (const { id, title } of data?.contents.results ?? []) {
      const content = title === wanted.title ? await stored(id) : undefined;
      if (!content || Date.parse(content.createdAt) < at - CLOCKS_DIFFER_MS) continue;
      if (isSamePart(changedPart(content, variables), wanted)) return content;
    }
    return undefined;
  };

  return async (waiting) => {
    try {
      const made = waiting.operation === "CreateContent" ? await madeBefore(waiting) : undefined;
      if (made) return { end: "stored", stored: made };
      return await send(waiting, waiting.version).catch((error: unknown) => {
        if (problemOf(error)?.code === "CONFLICT" && waiting.subject) return reconcile(waiting);
        throw error;
      });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem || problem.status >= 500 || PASSING.has(problem.code ?? "")) return { end: "unanswered" };
      return problem.code === "CONFLICT" ? { end: "conflict" } : { end: "refused", reason: problem.message };
    }
  };
}
