import type { ApolloClient } from "@apollo/client";
import { ContentBodyDocument, SaveContentBodyDocument } from "../../generated/graphql.ts";
import type { Draft } from "../../lib/drafts/drafts.ts";
import { mergeTexts, sameText, type Text } from "../../lib/editing/blocks.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import type { Kind, Left, Stored } from "../../lib/editing/edit-state.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import type { BodyContent } from "./body-content.ts";
import { stagePath } from "./stages.ts";

const TEXT: Kind<Text> = { same: sameText, merge: mergeTexts, autosave: true, history: true, isReady: () => true };

/** The text of a content as it is stored, with the version at which it last changed. */
export function storedBody({ body, partVersions, provenance }: BodyContent): Stored<Text> {
  const entry = provenance.find(({ field }) => field === "body");
  return {
    value: (body ?? null) as Text,
    version: partVersions.body,
    origin: entry
      ? { source: entry.source, generationId: entry.generationId ?? null, ...(entry.unfinished ? { unfinished: true } : {}) }
      : { source: "HUMAN" },
  };
}

/** Earlier releases kept a text without what it was made from. */
function readDraft({ value, version, at }: Draft<unknown>, stored: Stored<Text>): Left<Text> {
  const { document, generationId } = value as { document: Text; generationId?: string };
  const base = version === stored.version ? stored : { ...stored, value: null, version };
  const origin = generationId ? ({ source: "AI", generationId } as const) : stored.origin;
  return { value: document, origin, base, taken: generationId ? [generationId] : [], held: !!generationId, at };
}

/** Begins to edit the text of a content where it was left on this device. */
export function openBody(client: ApolloClient, content: BodyContent): Promise<EditSession<Text>> {
  const { id, title } = content;
  return openSession<Text, BodyContent>({
    about: `body.${id}`,
    kind: TEXT,
    thing: content,
    storedOf: storedBody,
    send: async ({ value, base, origin, checkpoint }) => {
      const { data } = await client.mutate({
        mutation: SaveContentBodyDocument,
        variables: { id, input: { body: value, expectedVersion: base.version ?? null, checkpoint, ...origin } },
        context: requestContext(),
      });
      if (!data) throw new Error("The answer held no content");
      return data.saveContentBody.content;
    },
    reload: async () =>
      (await client.query({ query: ContentBodyDocument, variables: { id }, fetchPolicy: "network-only", context: requestContext() })).data
        ?.content,
    waitingAs: ({ base, doubtful }) => ({
      subject: id,
      ...(base.version === undefined ? {} : { version: base.version }),
      base: { body: base.value },
      doubtful: doubtful.map((body) => ({ body })),
      what: "text",
      title,
      path: stagePath("GENERATION", id),
    }),
    readDraft,
  });
}
