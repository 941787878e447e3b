import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import fc from "fast-check";
import { READ_CONTENT, RESTORE_VERSION, SAVE_BODY, SAVE_IDEA, SET_STATUS, VERSIONS } from "./documents.ts";
import { png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const RUNS = 25;

let content: RunningContent;
let noura: GraphQLClient;
let admin: GraphQLClient;
let pictureId: string;
let companyId: string;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
  admin = await content.as({ id: "admin", role: "ADMIN" });
  companyId = await content.company("noura");
  pictureId = (await content.upload({ id: "noura" }, await png(4, 2), "a.png")).body.data.id;
});
afterAll(() => content?.stop());

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const textOf = (body: ReturnType<typeof doc>) => body.content[0]?.content[0]?.text ?? "";

type Tab = 0 | 1;
type Step =
  | { readonly do: "save"; readonly tab: Tab; readonly checkpoint: boolean; readonly isBlind: boolean; readonly isSame: boolean }
  | { readonly do: "read"; readonly tab: Tab }
  | { readonly do: "move" | "export" | "picture" | "idea" }
  | { readonly do: "restore"; readonly number: number };

const tab = fc.constantFrom<Tab>(0, 1);
const rarely = fc.nat({ max: 5 }).map((number) => number === 0);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("save" as const), tab, checkpoint: rarely, isBlind: rarely, isSame: rarely }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("read" as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("move" as const, "export" as const, "picture" as const, "idea" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const), number: fc.integer({ min: 1, max: 4 }) }) },
);

/** What must be so, as far as somebody outside can know it. */
class Expected {
  /** Of the stored text: what it is, since which version, and whether the next informed save may take its place. */
  text: string | undefined;
  since = 1;
  isOpen = false;
  version = 1;
  readonly kept = new Set<string>();

  /** The stored text stays in the history from now on. */
  keep(): void {
    if (this.text !== undefined) this.kept.add(this.text);
    this.isOpen = false;
  }

  stored(text: string, checkpoint: boolean, isInformed: boolean, version: number): void {
    if (text !== this.text) {
      if (!this.isOpen || !isInformed) this.keep();
      [this.text, this.since, this.isOpen] = [text, version, true];
    }
    if (checkpoint) this.keep();
    this.version = version;
  }
}

test("nothing that was acknowledged is lost, nothing kept ever changes, and a save is refused only if its part has changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { id = "" } = await content.content("noura", { companyId });
      const expected = new Expected();
      const known: [number, number] = [1, 1];
      const history = new Map<number, string>();
      const read = async () => (await noura(READ_CONTENT, { id })).data.content;

      for (const [index, now] of steps.entries()) {
        if (now.do === "save") {
          const text = now.isSame && expected.text !== undefined ? expected.text : `text ${index}`;
          const input = { body: doc(text), checkpoint: now.checkpoint, ...(!now.isBlind && { expectedVersion: known[now.tab] }) };
          const { data, errors } = await noura(SAVE_BODY, { id, input });
          const isStale = !now.isBlind && expected.since > known[now.tab];
          expect(errors?.[0]?.extensions).toEqual(isStale ? { code: "CONFLICT", version: expected.version } : undefined);
          if (isStale) continue;
          const saved = data.saved.content;
          expect(saved.bodyText).toBe(text);
          expected.stored(text, now.checkpoint, !now.isBlind, saved.version);
          known[now.tab] = saved.version;
        } else if (now.do === "read") known[now.tab] = (await read()).version;
        else if (now.do === "restore") {
          const { data } = await noura(RESTORE_VERSION, { id, versionId: `${id}:${now.number}` });
          const restored = data?.restoreContentVersion.content;
          if (!restored) continue;
          expected.keep();
          expected.stored(restored.bodyText, true, false, restored.version);
        } else if (now.do === "export") {
          expect((await content.rest(`/contents/${id}/export?format=md`, { caller: { id: "admin", role: "ADMIN" } })).status).toBe(200);
          expected.keep();
        } else if (now.do === "move") {
          const { status } = await read();
          await admin(SET_STATUS, { id, status: status === "DRAFT" ? "IN_REVIEW" : "DRAFT" });
          expected.keep();
        } else if (now.do === "picture") {
          const { pictures } = await read();
          await noura(SAVE_BODY, { id, input: { pictureIds: pictures.length > 0 ? [] : [pictureId] } });
        } else await noura(SAVE_IDEA, { id, input: { idea: `idea ${index}` } });

        const stored = await read();
        expected.version = stored.version;
        expect([stored.bodyText, stored.partVersions.body]).toEqual([expected.text ?? "", expected.since]);
        const { results } = (await noura(VERSIONS, { contentId: id, pageSize: 100 })).data.contentVersions;
        const newest = results[0]?.number;
        for (const version of results as { number: number; body: ReturnType<typeof doc> }[]) {
          const text = textOf(version.body);
          if (version.number !== newest || !expected.isOpen) expect(history.get(version.number) ?? text).toBe(text);
          if (version.number !== newest || !expected.isOpen) history.set(version.number, text);
        }
        const texts = results.map(({ body }: { body: ReturnType<typeof doc> }) => textOf(body));
        expect(texts).toEqual(expect.arrayContaining([...expected.kept]));
        expect(results.map(({ number }: { number: number }) => number)).toEqual(
          results.map((_: unknown, at: number) => results.length - at),
        );
        if (expected.text !== undefined) expect(texts[0]).toBe(expected.text);
      }
    }),
    { numRuns: RUNS, verbose: true },
  );
}, 300_000);
