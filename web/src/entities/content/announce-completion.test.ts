import type { TypedDocumentNode } from "@apollo/client";
import { afterEach, expect, jest, test } from "@jest/globals";
import {
  ContentCompletionDocument,
  RestoreContentVersionDocument,
  SaveContentBodyDocument,
  SaveContentIdeaDocument,
  SaveContentNeedsDocument,
  SaveContentObjectivesDocument,
  SaveContentPicturesDocument,
  SaveContentToolsDocument,
} from "../../generated/graphql.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { notify } from "../../lib/notify.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { speak } from "../../testing/setup.ts";
import { stageContent } from "../../testing/stage-content.ts";
import { announceCompletion } from "./announce-completion.ts";

afterEach(() => void jest.restoreAllMocks());

/** Every way in which a content can become complete, with the field of its answer. */
const WAYS: [string, TypedDocumentNode<unknown, never>, string][] = [
  ["what it needs", SaveContentNeedsDocument, "saveContentNeeds"],
  ["its idea", SaveContentIdeaDocument, "saveContentIdea"],
  ["its objectives", SaveContentObjectivesDocument, "saveContentObjectives"],
  ["its tools", SaveContentToolsDocument, "saveContentTools"],
  ["its text, whoever wrote it", SaveContentBodyDocument, "saveContentBody"],
  ["its pictures", SaveContentPicturesDocument, "saveContentBody"],
  ["an earlier version", RestoreContentVersionDocument, "restoreContentVersion"],
];

test.each(WAYS)("the save of %s that completes a content says so, and none after it", async (_, mutation, field) => {
  const success = jest.spyOn(notify, "success").mockImplementation(() => {});
  const content = { ...stageContent(), body: null };
  await apiAnswers({
    operations: {
      ContentCompletion: () => ({ data: { content: { ...content, completed: false } } }),
      ...Object.fromEntries(
        WAYS.map(([, document]) => [
          (document.definitions[0] as { name: { value: string } }).name.value,
          () => ({ data: { [field]: { __typename: "ContentPayload", content: { ...content, completed: true } } } }),
        ]),
      ),
    },
  });
  const paths: string[] = [];
  const client = makeApolloClient(
    undefined,
    announceCompletion((path) => paths.push(path)),
  );
  await client.query({ query: ContentCompletionDocument, variables: { id: content.id } });
  for (let times = 0; times < 2; times += 1) await client.mutate({ mutation, variables: {} as never });
  expect(success.mock.calls.map(([words]) => words)).toEqual(["All steps completed - you're finished"]);
  success.mock.calls[0]?.[1]?.action?.run();
  expect(paths).toEqual([`/contents/show/${content.id}`]);
});

test.each([
  ["en", "2 prompts (✎) are left for you. They aren’t exported or published."],
  ["ar", "بقي لك موضعان (✎) لتكتبهما، ولا يظهران في التصدير ولا النشر."],
] as const)("of a text that has prompts for its writer left, these are told too: %s", async (locale, detail) => {
  await speak(locale);
  const success = jest.spyOn(notify, "success").mockImplementation(() => {});
  const content = { ...stageContent({ promptsLeft: 2 }), body: null };
  await apiAnswers({
    operations: {
      ContentCompletion: () => ({ data: { content } }),
      SaveContentBody: () => ({ data: { saveContentBody: { __typename: "ContentPayload", content: { ...content, completed: true } } } }),
    },
  });
  const client = makeApolloClient(
    undefined,
    announceCompletion(() => {}),
  );
  await client.query({ query: ContentCompletionDocument, variables: { id: content.id } });
  await client.mutate({ mutation: SaveContentBodyDocument, variables: { id: content.id, input: {} } });
  expect(success.mock.calls[0]?.[1]).toMatchObject({ detail });
});

test.each([
  ["may have been complete before", undefined, true],
  ["still lacks something", false, false],
] as const)("nothing is said of a content that %s", async (_, before, completed) => {
  const success = jest.spyOn(notify, "success").mockImplementation(() => {});
  const content = { ...stageContent(), body: null, completed };
  await apiAnswers({
    operations: {
      ContentCompletion: () => ({ data: { content: { ...content, completed: before } } }),
      SaveContentIdea: () => ({ data: { saveContentIdea: { __typename: "ContentPayload", content } } }),
    },
  });
  const client = makeApolloClient(
    undefined,
    announceCompletion(() => {}),
  );
  if (before === false) await client.query({ query: ContentCompletionDocument, variables: { id: content.id } });
  const { data } = await client.mutate({ mutation: SaveContentIdeaDocument, variables: { id: content.id, input: {} } as never });
  expect(data).toMatchObject({ saveContentIdea: { content: { completed } } });
  expect(success).not.toHaveBeenCalled();
});
