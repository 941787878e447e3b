import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { MEDIA_TEXT_PATH, verifyMediaText } from "@muhtawa/contracts/internal-media";
import { newId } from "@muhtawa/service-kit";
import { type FakeModel, type GraphQLClient, startFakeModel } from "@muhtawa/testkit";
import { reaches, request, SECRET, type Stack, startStack, user } from "./stack.ts";

let model: FakeModel;
let stack: Stack;
let client: GraphQLClient;
const owner = user();

beforeAll(async () => {
  model = await startFakeModel();
  await new Promise<void>((resolve) => void content.listen(0, "127.0.0.1", resolve));
  const CONTENT_URL = `http://127.0.0.1:${(content.address() as AddressInfo).port}`;
  const chat = { AI_BASE_URL: model.url, AI_API_KEY: "key", AI_MODEL: "fake-1", AI_BACKOFF_MS: "5" };
  stack = await startStack({ env: { ...chat, CONTENT_URL } });
  await stack.startWorker();
  client = await stack.client(owner);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  content.close();
});
beforeEach(() => model.answerAll({}));

const VOICE = /* GraphQL */ `
  query ($id: ID!) {
    generation(id: $id) {
      voice {
        plainText
        checks {
          rule {
            kind
            term
          }
          applies
          broken
          against {
            start
            end
            text
            certain
          }
          kept {
            text
          }
        }
        changes {
          rule {
            term
          }
          before
          after
          at
        }
      }
    }
  }
`;

const voiceOf = async (id: string) => (await client(VOICE, { id })).data.generation.voice;
const prompt = () => model.requests.at(-1)?.body.messages.at(-1)?.content ?? "";

/** What the content service keeps: a document's text, for its owner's things. */
const documents = new Map<string, { ownerId: string; text: string }>();
/** Statuses that content answers with before it tells anything. */
const refusals: number[] = [];
const content = createServer((incoming, response) => {
  const asked = incoming.url === MEDIA_TEXT_PATH ? verifyMediaText(incoming.headers, SECRET) : undefined;
  const kept = asked && documents.get(asked.id);
  const status = asked ? (refusals.shift() ?? (kept?.ownerId === asked.ownerId ? 200 : 404)) : 403;
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ text: kept?.text }));
});

function document(ownerId: string, text: string): string {
  const id = newId();
  documents.set(id, { ownerId, text });
  return id;
}

describe("the voice of a company", () => {
  test("is kept over a model's text before anybody reads it, and what changed is told", async () => {
    const companyId = await stack.company(owner);
    model.answerNext({ text: "Gentle care comes first. It is an easy choice, made easier by an easy visit." });
    const id = await request(client, { kind: "ARTICLE", companyId });
    const { text } = await reaches(client, id, "COMPLETED");
    expect(text).toBe("Gentle care comes first. It is a simple choice, made easier by a simple visit.");
    const output = await stack.output(id);
    await output.ended();
    expect(output.text()).toBe(text);

    const voice = await voiceOf(id);
    expect(voice.plainText).toBe("Gentle care comes first. It is an easy choice, made easier by an easy visit.");
    expect(
      voice.changes.map(({ before, after, at }: { before: string; after: string; at: number }) => [
        before,
        text.slice(at, at + after.length),
      ]),
    ).toEqual([
      ["an easy", "a simple"],
      ["an easy", "a simple"],
    ]);
    const [ban, prefer] = voice.checks;
    expect(ban).toMatchObject({ rule: { kind: "BAN", term: "easy" }, applies: true, broken: false });
    expect(prefer).toMatchObject({ rule: { term: "gentle care" }, applies: true, broken: false, kept: [{ text: "Gentle care" }] });
    expect(voice.checks).toHaveLength(2);
  });

  test("can be left out, to show beside the text with it", async () => {
    const companyId = await stack.company(owner);
    model.answerNext({ text: "It is an easy choice." });
    const id = await request(client, { kind: "ARTICLE", companyId, options: { voice: false } });
    expect(await reaches(client, id, "COMPLETED")).toMatchObject({ text: "It is an easy choice.", voiceRules: [] });
    expect(await voiceOf(id)).toEqual({ plainText: null, checks: [], changes: [] });
    expect(prompt()).toContain("brand name: Noor");
    expect(prompt()).not.toContain("never write: easy");
    expect(prompt()).not.toContain("personality");
  });

  test("is shown to the model by the tone file's text, the owner's own alone", async () => {
    const own = document(owner, "We speak softly and in short lines.");
    const foreign = document(user(), "The secret tone of another company.");
    const withOwn = await stack.company(owner, { voiceToneFileId: own });
    const withForeign = await stack.company(owner, { voiceToneFileId: foreign });
    refusals.push(503);
    await reaches(client, await request(client, { kind: "FIELD", field: "slogan", companyId: withOwn }), "COMPLETED");
    expect(prompt()).toContain("We speak softly and in short lines.");
    await reaches(client, await request(client, { kind: "FIELD", field: "slogan", companyId: withForeign }), "COMPLETED");
    expect(prompt()).not.toContain("secret tone");
  });
});
