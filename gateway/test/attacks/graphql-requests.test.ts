import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Broker, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "../kit/fixture-graph.ts";
import { post, startGateway } from "../kit/gateway-process.ts";

let broker: Broker;
let graph: FixtureGraph;
let gateway: ServiceProcess;

beforeAll(async () => {
  [broker, graph] = await Promise.all([startBroker(), startFixtureGraph()]);
  gateway = await startGateway({ natsUrl: broker.url, urls: graph.urls });
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop()]);
});

const countries = "{ countries { id } }";
const json = (value: unknown) => JSON.stringify(value);
const hash = "0".repeat(64);
/** A request to save a text, its document as it stands in the request. */
const saving = (document: string) =>
  `{"query":"mutation($i: ContentBodyInput!) { saveContentBody(id: \\"x\\", input: $i) { content { id } } }","variables":{"i":{"body":${document}}}}`;

describe("a request that is no operation is refused with a code, never as a fault of ours", () => {
  test.each([
    ["an operation name that isn't there", json({ query: "query A { countries { id } }", operationName: "B" })],
    ["a subscription", json({ query: "subscription { countries { id } }" })],
    ["two operations without a name", json({ query: "query A { countries { id } } query B { countries { id } }" })],
    ["two anonymous operations", json({ query: `${countries} ${countries}` })],
    ["only a fragment", json({ query: "fragment F on Country { id }" })],
    ["a persisted query without a text", json({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })],
    ["a persisted query that is broken", json({ extensions: { persistedQuery: 1 } })],
    ["extensions that are no object", json({ query: countries, extensions: "x" })],
    ["variables that are no object", json({ query: countries, variables: "x" })],
    ["variables that are a list", json({ query: countries, variables: [1] })],
    ["a query that is no text", json({ query: { a: 1 } })],
    ["a query that is null", json({ query: null })],
    ["an empty query", json({ query: "" })],
    ["an operation name that is no text", json({ query: countries, operationName: { a: 1 } })],
    ["a variable of a wrong type", json({ query: "query($p: Int) { companies(page: $p) { totalCount } }", variables: { p: "x" } })],
    [
      "a number beyond what a service counts with",
      json({ query: "query($p: Int) { companies(page: $p) { totalCount } }", variables: { p: 1e20 } }),
    ],
    ["a batch", json([{ query: countries }])],
    ["an empty batch", "[]"],
    ["a number", "1"],
    ["null", "null"],
    ["a text", '"x"'],
    ["broken JSON", "{ query"],
    ["nothing", ""],
    ["a document of values in values in values", saving(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)],
    ["a document of objects in objects in objects", saving(`${'{"content":['.repeat(50_000)}${"]}".repeat(50_000)}`)],
    ["literals without end in each other", json({ query: `{ companies(page: ${"[".repeat(7_000)}${"]".repeat(7_000)}) { totalCount } }` })],
    ["a poisoned prototype", '{"query":"{ countries { id } }","__proto__":{"a":1}}'],
    ["a byte that is no text", "\u0000"],
    ["a NUL in the query", json({ query: "{ countries\u0000 { id } }" })],
    ["half a surrogate in the query", '{"query":"{ countries { id } } # \\ud800 \\u0000 \\n x"}'],
    ["a directive that isn't there", json({ query: "{ countries @x { id } }" })],
    ["a deferred part", json({ query: "{ countries { id ... @defer { name } } }" })],
    ["a cycle of fragments", json({ query: "{ countries { ...A } } fragment A on Country { ...B } fragment B on Country { ...A }" })],
  ])("%s", async (_, body) => {
    const answer = await post(gateway.url, body, { "x-locale": "ar" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectShape(answer.body);
  });

  test.each([
    ["broken multipart", "--x\r\nContent-Disposition: form-data", "multipart/form-data; boundary=x"],
    ["multipart without a boundary", "x", "multipart/form-data"],
    [
      "multipart with an operation",
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${json({ query: countries })}\r\n--x--`,
      "multipart/form-data; boundary=x",
    ],
    ["a type that is no type", json({ query: countries }), "x"],
    ["a type that asks for GraphQL", countries, "application/graphql"],
    ["an encoding that isn't known", json({ query: countries }), "application/json; charset=utf-37"],
  ])("%s", async (_, body, type) => {
    const answer = await post(gateway.url, body, { "content-type": type });
    if (type.startsWith("application/json")) expect(answer.status).toBeLessThan(500);
    else {
      expect(answer.status).toBe(415);
      expectShape(answer.body);
    }
  });

  test.each([
    ["an accept that can't be met", { accept: "image/png" }],
    ["an accept of parts", { accept: "multipart/mixed; deferSpec=20220824" }],
    ["an encoding of the body that isn't known", { "content-encoding": "x" }],
  ])("%s", async (_, headers) => {
    const answer = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
      body: json({ query: countries }),
    });
    expect(answer.status).toBeLessThan(500);
    const body = (await answer.json()) as object;
    if (answer.status >= 400) expectShape(body);
    else expect(Object.keys(body)).toEqual(["data"]);
  });

  test("none of them left a trace of a fault", () => {
    expect(
      gateway
        .logs()
        .split("\n")
        .filter((line) => /"level":(?:50|60)/.test(line)),
    ).toEqual([]);
  });
});

// oxlint-disable-next-line typescript/no-explicit-any
function expectShape(body: any): void {
  expect(Object.keys(body).filter((key) => key !== "errors" && key !== "data")).toEqual([]);
  expect(body.data ?? null).toBeNull();
  expect(body.errors.length).toBeGreaterThan(0);
  for (const error of body.errors) {
    expect(error.message).not.toBe("");
    expect(error.extensions.code).toMatch(/^[A-Z_]+$/);
    expect(error.extensions.code).not.toBe("INTERNAL");
    expect(Object.keys(error).filter((key) => !["message", "extensions", "locations", "path"].includes(key))).toEqual([]);
  }
}
