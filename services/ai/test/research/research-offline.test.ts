import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type FakeModel, type FakeSearch, startFakeModel, startFakeSearch } from "@muhtawa/testkit";
import { type Stack, startStack, user } from "../stack.ts";
import { call, ended, findings, research } from "./researches.ts";

let model: FakeModel;
let web: FakeSearch;
let stack: Stack;

beforeAll(async () => {
  [model, web, stack] = await Promise.all([startFakeModel(), startFakeSearch(), startStack()]);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  await web?.stop();
});

async function someone() {
  const owner = user();
  const client = await stack.client(owner);
  return { client, contentId: await stack.content(owner, await stack.company(owner)) };
}

test("without a model and a search it goes by the brief, and says what it had", async () => {
  const worker = await stack.startWorker();
  const { client, contentId } = await someone();
  const done = await ended(client, await research(client, contentId, { draft: "A dental implant heals." }));
  expect(done).toMatchObject({ offline: true, inputTokens: 0, outputTokens: 0 });
  expect(done.research.tools).toEqual(["SUGGEST_KEYWORDS", "SCORE"]);
  expect(done.research.steps).toMatchObject([{ tool: "SUGGEST_KEYWORDS", asked: "dental implant" }, { tool: "SCORE" }]);
  const values = (kind: string) =>
    done.research.findings.filter((one: { kind: string }) => one.kind === kind).map(({ value }: { value: string }) => value);
  expect(values("KEYPHRASE")).toEqual(["dental implant"]);
  expect(values("TOPIC")).toEqual(["Healing time", "Choosing a clinic", "Bone graft"]);
  expect(values("CLAIM")).toEqual([]);
  await worker.kill("SIGKILL");
});

test("without a model, what a search suggests comes to the brief's own; questions stand among the questions", async () => {
  const worker = await stack.startWorker({ AI_SEARCH_URL: web.url, AI_PRIVATE_PAGES: "true" });
  web.find({ results: [], suggestions: ["implant cost", "how long does an implant last"] });
  const { client, contentId } = await someone();
  const { research: found } = await ended(client, await research(client, contentId));
  expect(web.queries).toEqual(["dental implant"]);
  expect(found.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "KEYWORD", value: "implant cost" }),
      expect.objectContaining({ kind: "QUESTION", value: "how long does an implant last" }),
    ]),
  );
  web.answer((_, response) => void response.destroy());
  const other = await someone();
  const away = await ended(other.client, await research(other.client, other.contentId));
  expect(away.research.steps).toMatchObject([{ tool: "SUGGEST_KEYWORDS", problem: "UNREACHABLE" }]);
  expect(away.research.findings[0]).toMatchObject({ kind: "KEYPHRASE", value: "dental implant" });
  await worker.kill("SIGKILL");
});

const MODEL = () => ({ AI_BASE_URL: model.url, AI_API_KEY: "key", AI_MODEL: "fake-1", AI_BACKOFF_MS: "5" });
const KEYPHRASE = { kind: "KEYPHRASE", value: "dental implant" };

test("a model without a search and without hosts is told so, and can make no claims", async () => {
  const api = await stack.startApi(MODEL());
  const worker = await stack.startWorker(MODEL());
  const owner = user();
  const client = await stack.client(owner, { api });
  const contentId = await stack.content(owner, await stack.company(owner));
  model.answerNext(
    call("search", { query: "implants" }),
    findings(KEYPHRASE, { kind: "CLAIM", value: "It heals.", source: "https://example.org/", quote: "It heals within months" }),
  );
  const done = await ended(client, await research(client, contentId));
  expect(done).toMatchObject({ offline: false, research: { tools: ["SUGGEST_KEYWORDS", "SCORE"] } });
  expect(done.research.steps).toMatchObject([{ tool: "SEARCH", problem: "NOT_SET_UP" }]);
  expect(done.research.findings).toEqual([{ ...KEYPHRASE, quote: null, source: null }]);
  expect(model.requests.at(-1)?.body.messages[1]?.content).toContain("No page can be read here, so give no claims.");
  await Promise.all([api.kill("SIGKILL"), worker.kill("SIGKILL")]);
});

test("hosts that are listed may be read without a search, and no others", async () => {
  const { hostname } = new URL(web.url);
  const env = { ...MODEL(), AI_RESEARCH_HOSTS: hostname, AI_PRIVATE_PAGES: "true" };
  const api = await stack.startApi(env);
  const worker = await stack.startWorker(env);
  web.page("/listed", "<title>Listed</title><p>An implant heals within three months.</p>");
  const owner = user();
  const client = await stack.client(owner, { api });
  const contentId = await stack.content(owner, await stack.company(owner));
  model.answerNext(
    call("read_page", { address: `${web.url}/listed` }),
    call("read_page", { address: "http://other.example/listed" }),
    findings(KEYPHRASE, {
      kind: "CLAIM",
      value: "It heals within three months.",
      source: `${web.url}/listed`,
      quote: "An implant heals within three months.",
    }),
  );
  const { research: found } = await ended(client, await research(client, contentId));
  expect(found.tools).toEqual(["READ_PAGE", "SUGGEST_KEYWORDS", "SCORE"]);
  expect(found.steps).toMatchObject([{ problem: null }, { problem: "NOT_ALLOWED" }]);
  expect(found.findings.map(({ kind }: { kind: string }) => kind)).toEqual(["KEYPHRASE", "CLAIM"]);
  await Promise.all([api.kill("SIGKILL"), worker.kill("SIGKILL")]);
});
