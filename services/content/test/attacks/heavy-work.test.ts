import { randomBytes } from "node:crypto";
import { eventually } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { CREATE_CONTENT, DELETE_CONTENT, SAVE_BODY, SEARCH, VERSIONS } from "../documents.ts";
import { type RunningContent, startContent } from "../running-content.ts";

const MB = 1024 * 1024;
const WRITES = 40;
/** Large texts take their time on a machine that is busy otherwise. */
jest.setTimeout(120_000);

let content: RunningContent;

beforeAll(async () => {
  content = await startContent({ WRITES_PER_MINUTE: String(WRITES) });
});
afterAll(() => content?.stop());

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (text: string) => ({ type: "doc", content: [paragraph(text)] });

/** A text just below the largest, which can't be packed. */
const large = (word = "") => `${word} ${randomBytes(((MB - 2_000) * 3) / 4 - 1_000).toString("base64")}`;

async function residentMegabytes(): Promise<number> {
  const metrics = await (await fetch(`${content.service.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1]) / MB;
}

async function savedContent(ownerId: string, texts: readonly string[]): Promise<string> {
  const { id = "" } = await content.content(ownerId);
  const client = await content.as({ id: ownerId });
  for (const text of texts) expect((await client(SAVE_BODY, { id, input: { body: doc(text) } })).errors).toBeUndefined();
  return id;
}

test("versions of a megabyte each don't end the service: what is too much for one answer is refused, a smaller page is given", async () => {
  const id = await savedContent(
    "noura",
    Array.from({ length: 9 }, () => large()),
  );
  const before = await residentMegabytes();
  const client = await content.as({ id: "noura" });
  const answers = await Promise.all(Array.from({ length: 4 }, () => client(VERSIONS, { contentId: id, pageSize: 100 })));
  for (const { data, errors } of answers) {
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: expect.stringMatching(/8 MB/), extensions: { code: "BAD_USER_INPUT" } });
  }
  expect((await residentMegabytes()) - before).toBeLessThan(500);
  const { data, errors } = await client(VERSIONS, { contentId: id, pageSize: 5 });
  expect(errors).toBeUndefined();
  expect(data.contentVersions.results).toHaveLength(5);
});

test("a search reads one text after the other, and no more of each than a snippet needs", async () => {
  const words = Array.from({ length: 5 }, () => large("oasis"));
  const ids = await Promise.all(words.map((text) => savedContent("search", [text])));
  const before = await residentMegabytes();
  const client = await content.as({ id: "search" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => client(SEARCH, { term: "oasis", limit: 100 })));
  for (const { data } of answers) {
    const hits = (data.search as { type: string; snippet: string }[]).filter(({ type }) => type === "CONTENT");
    expect(hits).toHaveLength(ids.length);
    for (const { snippet } of hits) expect(snippet).toContain("<mark>oasis</mark>");
  }
  expect((await residentMegabytes()) - before).toBeLessThan(400);
});

test("measuring a megabyte doesn't keep the service from others", async () => {
  const id = await savedContent("sami", [`${"slowly ".repeat(30_000)}`]);
  const client = await content.as({ id: "sami" });
  const order: string[] = [];
  const scored = client("query ($id: ID!) { content(id: $id) { score { seo } } }", { id }).then((answer) => {
    order.push("score");
    return answer;
  });
  await fetch(`${content.service.url}/healthz`).then(() => order.push("health"));
  const { data, errors } = await scored;
  expect(errors).toBeUndefined();
  expect(data.content.score.seo).toBeGreaterThanOrEqual(0);
  expect(order).toEqual(["health", "score"]);
});

test("one person's many exports are refused beyond the queue, and another's is written", async () => {
  const [many = "", one = ""] = await Promise.all([savedContent("many", ["Dates."]), savedContent("one", ["Figs."])]);
  const exported = (id: string, caller: string) => content.rest(`/contents/${id}/export?format=docx`, { caller: { id: caller } });
  const flood = Array.from({ length: 40 }, () => exported(many, "many"));
  expect((await exported(one, "one")).status).toBe(200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBe(answers.length - refused.length);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("writing", () => {
  test("is limited for each person, and says when it may go on", async () => {
    const client = await content.as({ id: "fast" });
    const write = () => client(DELETE_CONTENT, { id: "nothing" });
    const answers = await Promise.all(Array.from({ length: WRITES + 5 }, write));
    const refused = answers.flatMap(({ errors }) => errors ?? []).filter(({ extensions }) => extensions?.["code"] === "RATE_LIMITED");
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]?.extensions?.["retryAfter"]).toBeGreaterThan(0);
    const other = await content.as({ id: "slow" });
    const made = await other(CREATE_CONTENT, { companyId: await content.company("slow"), input: { title: "Dates", type: "ARTICLE" } });
    expect(made.errors).toBeUndefined();
    // Reading goes on.
    expect((await client(SEARCH, { term: "oasis" })).errors).toBeUndefined();
  });
});

test("none of this has been a fault", async () => {
  await eventually(async () => (await fetch(`${content.service.url}/readyz`)).ok);
  expect(
    content.service
      .logs()
      .split("\n")
      .filter((line) => /"level":(?:50|60)/.test(line)),
  ).toEqual([]);
});
