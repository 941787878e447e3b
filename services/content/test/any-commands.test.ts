import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type ContentCard, contentState } from "@muhtawa/contracts";
import fc from "fast-check";
import {
  DELETE_CONTENT,
  READ_CONTENT,
  RESTORE_VERSION,
  SAVE_BODY,
  SAVE_IDEA,
  SAVE_NEEDS,
  SAVE_OBJECTIVES,
  SAVE_TOOLS,
  SET_STATUS,
  VERSIONS,
} from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const RUNS = 12;

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const text = fc.constantFrom("palm", "well", "harvest", "واحة");
const maybe = fc.option(text, { nil: null });

type Command = [mutation: string, variables: object];
const command: fc.Arbitrary<Command> = fc.oneof(
  text.map((title): Command => [SAVE_NEEDS, { input: { title, type: "ARTICLE" } }]),
  fc.record({ idea: maybe, keywords: fc.array(text, { maxLength: 2 }) }).map((input): Command => [SAVE_IDEA, { input }]),
  fc.record({ objective: maybe, topics: fc.array(text, { maxLength: 2 }) }).map((input): Command => [SAVE_OBJECTIVES, { input }]),
  maybe.map((writerRole): Command => [SAVE_TOOLS, { input: { writerRole } }]),
  text.map((said): Command => [SAVE_BODY, { input: { body: doc(said) } }]),
  fc.nat({ max: 4 }).map((number): Command => [RESTORE_VERSION, { number }]),
  fc.constantFrom("IN_REVIEW", "APPROVED", "DRAFT", "ARCHIVED").map((status): Command => [SET_STATUS, { status }]),
);

test("what is told of a content equals what is stored, and its history what was saved, whatever was commanded", async () => {
  const noura = await content.as({ id: "noura" });
  const companyId = await content.company("noura");
  const read = async (id: string) => (await noura(READ_CONTENT, { id })).data.content;
  const lastTold = (id: string, version: number) =>
    content.events.awaited(contentState, ({ aggregateId, sourceVersion }) => aggregateId === id && sourceVersion === version);

  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), fc.boolean(), async (commands, isDeleted) => {
      const { id = "" } = await content.content("noura", { companyId });
      const bodies: unknown[] = [];
      for (const [mutation, variables] of commands) {
        const versionId = "number" in variables ? `${id}:${String(variables.number)}` : undefined;
        await noura(mutation, { id, ...variables, ...(versionId && { versionId }) });
        const { body } = await read(id);
        if (body && JSON.stringify(body) !== JSON.stringify(bodies.at(-1))) bodies.push(body);
      }

      const stored = await read(id);
      const { data: told } = await lastTold(id, stored.version);
      const { ownerId: _, companyId: __, createdAt, ...card } = told as ContentCard & { deleted: boolean };
      expect({ deleted: false, ...stored, createdAt }).toMatchObject({ ...card, createdAt: stored.createdAt });
      const { results } = (await noura(VERSIONS, { contentId: id, pageSize: 100 })).data.contentVersions;
      const history = results.toReversed().map(({ number, body }: { number: number; body: object }) => [number, body]);
      expect(history).toEqual(bodies.map((body, index) => [index + 1, body]));
      if (!isDeleted) return;
      await noura(DELETE_CONTENT, { id });
      expect((await lastTold(id, stored.version + 1)).data).toEqual({ deleted: true });
    }),
    // A failure prints the seed and the path to it.
    { numRuns: RUNS, verbose: true },
  );
}, 120_000);
