import type { ApolloClient } from "@apollo/client";
import {
  ContentBodyDocument,
  type ContentBodyQuery,
  ContentCompletionDocument,
  SaveContentBodyDocument,
  SaveContentIdeaDocument,
  SaveContentNeedsDocument,
  SaveContentObjectivesDocument,
  SaveContentToolsDocument,
} from "../../generated/graphql.ts";
import type { Waiting } from "../../lib/drafts/outbox.ts";
import type { Deliver, Delivery } from "../../lib/drafts/send-waiting.ts";
import { isUnanswered, NotSent } from "../../lib/drafts/not-sent.ts";
import { requestContext, verdictOf } from "../../lib/editing/save-answer.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { changedPart } from "./changed-part.ts";
import { makeContent, type Making } from "./make-content.ts";
import { mergeParts, originOfMerge, type Part } from "./merge-parts.ts";

type Content = ContentBodyQuery["content"];

const MUTATIONS = {
  SaveContentNeeds: SaveContentNeedsDocument,
  SaveContentIdea: SaveContentIdeaDocument,
  SaveContentObjectives: SaveContentObjectivesDocument,
  SaveContentTools: SaveContentToolsDocument,
  SaveContentBody: SaveContentBodyDocument,
} as const;

/** What begins the name under which a new content waits. */
const NEW = "content.";
const MAKING = "CreateContent";
/** How often a change is brought together with what others go on saving, before they have their turn. */
const MOST_MERGES = 3;

/** No word about the change, but about the session: nothing else would be taken either. */
const OF_SESSION = new Set(["UNAUTHENTICATED", "TOKEN_EXPIRED", "SESSION_EXPIRED"]);

const inputOf = ({ variables }: Waiting) => variables["input"] as Record<string, unknown>;

/** What a new content is made under; of an earlier release the entry's own name. */
const keyOf = ({ variables, about, revision }: Waiting): string =>
  (variables["key"] as string | undefined) ?? (about.startsWith(NEW) ? about.slice(NEW.length) : revision);

/** Tells the service what was saved without it. Saying it twice does no harm: what has arrived already is recognised. */
export function contentDelivery(client: ApolloClient): Deliver {
  /** A page that was loaded since doesn't know whether the content was complete before; who tells of its completion needs to. */
  const knowCompletion = (id: string): Promise<unknown> =>
    client
      .query({ query: ContentCompletionDocument, variables: { id }, fetchPolicy: "cache-first", context: requestContext() })
      .catch(() => undefined);

  const send = async ({ operation, variables, subject }: Waiting, input: object): Promise<Content> => {
    if (subject) await knowCompletion(subject);
    const mutation = MUTATIONS[operation as keyof typeof MUTATIONS] as typeof SaveContentBodyDocument;
    const { data } = await client.mutate({ mutation, variables: { ...(variables as { id: string }), input }, context: requestContext() });
    const [payload] = Object.values(data ?? {}) as { content: Content }[];
    if (!payload) throw new Error("The answer held no content");
    return payload.content;
  };

  const read = async (id: string): Promise<Content | undefined> => {
    const options = { query: ContentBodyDocument, variables: { id }, fetchPolicy: "network-only", context: requestContext() } as const;
    return (await client.query(options)).data?.content;
  };

  /** Another version is stored than the one that was changed: by ourselves, beside the change, or in its place. */
  const merged = async (waiting: Waiting, tries = 1): Promise<Delivery> => {
    const { subject = "", base, doubtful, variables } = waiting;
    const content = await read(subject);
    if (!content) throw new Error("The answer held no content");
    const input = inputOf(waiting);
    const [mine, theirs] = [changedPart(input, variables), changedPart(content, variables)];
    const merge = mergeParts(base as Part | undefined, mine, theirs, doubtful as readonly Part[] | undefined);
    if (!merge) return { end: "conflict" };
    if (merge.isStored) return { end: "stored", stored: content, sent: mine, merged: true };
    try {
      const next = { ...input, ...merge.part, ...originOfMerge(input, merge.part, content), expectedVersion: content.version };
      return { end: "stored", stored: await send(waiting, next), sent: mine, merged: true };
    } catch (error) {
      if (verdictOf(error) === "outdated" && tries < MOST_MERGES) return merged(waiting, tries + 1);
      throw error;
    }
  };

  return async (waiting) => {
    const { operation, version, variables, subject } = waiting;
    // of a release that knew how to send it
    if (operation !== MAKING && !(operation in MUTATIONS)) return { end: "refused", reason: "" };
    try {
      if (operation === MAKING) {
        const making = { ...(variables as Making), key: keyOf(waiting) };
        return { end: "stored", stored: await makeContent(client, making), sent: changedPart(inputOf(waiting), variables) };
      }
      const input = { ...inputOf(waiting), ...(version === undefined ? {} : { expectedVersion: version }) };
      return { end: "stored", stored: await send(waiting, input), sent: changedPart(input, variables) };
    } catch (error) {
      if (subject && verdictOf(error) === "outdated") return merged(waiting).catch(endOf);
      return endOf(error);
    }
  };
}

/** What an error makes of a change. */
function endOf(error: unknown): Delivery {
  if (error instanceof NotSent || isUnanswered(error) || OF_SESSION.has(problemOf(error)?.code ?? "")) return { end: "unanswered" };
  const verdict = verdictOf(error);
  if (verdict === "outdated") return { end: "unavailable", reason: "" };
  return verdict.kind === "refused" ? { end: "refused", reason: verdict.reason } : { end: "unavailable", reason: verdict.reason };
}
