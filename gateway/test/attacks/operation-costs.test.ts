import { once } from "node:events";
import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "../kit/fixture-graph.ts";
import { ask, post, startGateway } from "../kit/gateway-process.ts";

const OPERATION_TIMEOUT = 1_500;
let broker: Broker;
let graph: FixtureGraph;
let gateway: ServiceProcess;

beforeAll(async () => {
  [broker, graph] = await Promise.all([startBroker(), startFixtureGraph()]);
  gateway = await startGateway({ natsUrl: broker.url, urls: graph.urls, env: { OPERATION_TIMEOUT: String(OPERATION_TIMEOUT) } });
  await ask(gateway.url, "{ countries { id } }");
});
afterEach(() => {
  for (const service of [graph.identity, graph.catalog, graph.content, graph.site]) service.fault = "none";
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop()]);
});

/** Milliseconds of processor time that the gateway has taken so far, which no other process on the machine changes. */
async function processorTime(): Promise<number> {
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1]);
}

const times = (count: number, part: (n: number) => string) => Array.from({ length: count }, (_, n) => part(n)).join(" ");
const name = (n: number) => `f${n}`;

const HEAVY: readonly (readonly [string, string])[] = [
  ["a thousand repeats of a root field", `{ ${times(1_000, () => "countries { id }")} }`],
  ["a thousand repeats of a field that isn't there", `{ ${times(1_000, () => "x { y }")} }`],
  ["a thousand repeats further down", `{ companies { results { ${times(1_000, () => "companyName")} } } }`],
  ["repeats of repeats", `{ ${times(20, () => `companies { ${times(20, () => `results { ${times(10, () => "id")} }`)} }`)} }`],
  [
    "a hundred fragments of the same fields",
    `{ companies { results { ${times(99, (n) => `...${name(n)}`)} } } } ${times(99, (n) => `fragment ${name(n)} on Company { ${times(30, (m) => `a${m}: id`)} }`)}`,
  ],
  [
    "a chain of fragments",
    `{ companies { results { ...f0 } } } ${times(99, (n) => `fragment ${name(n)} on Company { ${times(30, (m) => `a${n}_${m}: id`)} ${n < 98 ? `...${name(n + 1)}` : ""} }`)}`,
  ],
  ["a thousand fragments", `{ companies { results { id } } } ${times(1_000, (n) => `fragment ${name(n)} on Company { id }`)}`],
  ["a thousand operations", times(1_000, (n) => `query ${name(n)} { countries { id } }`)],
  ["a thousand root fields by other names", `{ ${times(1_000, (n) => `${name(n)}: __typename`)} }`],
  ["a thousand levels", `{ ${times(1_000, () => "x {")} y ${times(1_000, () => "}")} }`],
  [
    "thousands of levels in a chain of fragments",
    `{ ...f0 } ${times(40, (n) => `fragment ${name(n)} on Query { ${times(90, () => "x {")} ${n < 39 ? `...${name(n + 1)}` : "y"} ${times(90, () => "}")} }`)}`,
  ],
  ["a thousand levels of inline fragments", `{ ${times(1_000, () => "... {")} countries { id } ${times(1_000, () => "}")} }`],
  ["thousands of variables", `query(${times(3_000, (n) => `$v${n}: Int`)}) { countries { id } }`],
  ["thousands of directives", `{ countries ${times(3_000, () => "@include(if: true)")} { id } }`],
  ["thousands of arguments", `{ companies(${times(3_000, (n) => `a${n}: 1`)}) { totalCount } }`],
  ["a list of thousands in a list", `{ companies(page: [${times(10_000, () => "1")}]) { totalCount } }`],
  ["a very long comment", `{ countries { id } } # ${"x".repeat(3_000_000)}`],
  ["a very long text", `{ company(id: "${"x".repeat(3_000_000)}") { id } }`],
  ["signs without end", "{".repeat(3_000_000)],
];

describe("an operation that costs more than it says is refused before it costs", () => {
  test.each(HEAVY)("%s", async (_, query) => {
    const costs: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = await processorTime();
      const { status, body } = await ask(gateway.url, query);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.errors[0].extensions.code).toMatch(/^(GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|BAD_REQUEST)$/);
      costs.push((await processorTime()) - before);
    }
    // Collected garbage and a busy machine make some of them dearer.
    expect(Math.min(...costs)).toBeLessThan(50);
  });
});

describe("changes in one operation", () => {
  const derive = 'deriveContents(id: "x", forms: [{ form: POST }]) { contents { id } }';
  const end = 'deleteContent(id: "x") { success }';

  test.each([
    ["those that make many things", times(5, (n) => `${name(n)}: ${derive}`)],
    ["any", times(51, (n) => `${name(n)}: ${end}`)],
    ["in a fragment", `...many } fragment many on Mutation { ${times(51, (n) => `${name(n)}: ${end}`)}`],
  ])("are refused when they are too many: %s", async (_, changes) => {
    const { status, body } = await ask(gateway.url, `mutation { ${changes} }`);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({
      message: expect.stringMatching(/too much at once/),
      extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
    });
  });

  test("so many as a person has use for are let through", async () => {
    const { body } = await ask(gateway.url, `mutation { ${times(30, (n) => `${name(n)}: ${end}`)} }`);
    expect(JSON.stringify(body)).not.toMatch(/too much at once/);
  });
});

describe("researches", () => {
  const log = "research { steps { asked found sources { address title } } findings { value quote source { address title } } }";
  const lists = (fields: string) => `{ ${times(2, (n) => `${name(n)}: generations(pageSize: 100) { results { ${fields} } }`)} }`;

  test("count for as much as they may hold", async () => {
    const { status, body } = await ask(gateway.url, lists(`id ${log}`));
    expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(/too much at once/)]);
    expect(JSON.stringify((await ask(gateway.url, lists("id kind"))).body)).not.toMatch(/too much at once/);
    expect(JSON.stringify((await ask(gateway.url, `{ generation(id: "x") { ${log} } }`)).body)).not.toMatch(/too much at once/);
  });
});

const MB = 1024 * 1024;
const tooLarge = { message: expect.stringMatching(/larger than 8 MB/), extensions: { code: "BAD_USER_INPUT" } };

describe("an answer has a largest size", () => {
  test("one of 7 MB is given", async () => {
    const { status, body } = await ask(gateway.url, `{ company(id: "large-${7 * MB}") { companyName } }`);
    expect(status).toBe(200);
    expect(body.data.company.companyName).toHaveLength(7 * MB);
  });

  test("one that grows by aliases is refused in clear words", async () => {
    const query = `{ ${times(50, (n) => `${name(n)}: company(id: "large-${MB}") { companyName }`)} }`;
    const { status, body } = await ask(gateway.url, query, { "x-locale": "en" });
    expect(status).toBe(422);
    expect(body).toEqual({ data: null, errors: expect.arrayContaining([expect.objectContaining(tooLarge)]) });
  });

  test("a service that sends without end is stopped", async () => {
    graph.identity.fault = "answers without end";
    const { status, body } = await ask(gateway.url, "{ countries { id } }");
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject(tooLarge);
    await eventually(() => graph.identity.requests.at(-1)?.raw.socket.destroyed);
  });
});

describe("an operation has its time", () => {
  test("it is answered then, and what was asked of services ends with it", async () => {
    graph.identity.fault = "hangs";
    const started = Date.now();
    const { status, body } = await ask(gateway.url, "{ companies { results { owner { username } } } }");
    expect(Date.now() - started).toBeLessThan(OPERATION_TIMEOUT + 7_000);
    expect(status).toBe(200);
    expect(body.errors[0].extensions.code).toBe("SERVICE_UNAVAILABLE");
    await eventually(() => graph.identity.requests.at(-1)?.raw.socket.destroyed);
  });

  test.each([
    ["a query ends", "{ countries { id } }", true],
    ["a mutation is waited for", 'mutation { login(email: "a@b.c", password: "x") { token } }', false],
  ])("with its client gone %s", async (_, query, ends) => {
    graph.identity.fault = "hangs";
    const before = graph.identity.requests.length;
    const asked = request(`${gateway.url}/graphql`, { method: "POST", agent: false, headers: { "content-type": "application/json" } });
    asked.on("error", () => {});
    asked.end(JSON.stringify({ query }));
    await eventually(() => graph.identity.requests.length > before);
    const { socket } = graph.identity.requests.at(-1)?.raw ?? {};
    const left = asked.socket && once(asked.socket, "close");
    asked.destroy();
    await left;
    expect(asked.socket?.destroyed).toBe(true);
    // What comes after has been taken in after the leaving.
    expect((await post(gateway.url, JSON.stringify({ query: "{ branches { id } }" }))).status).toBe(200);
    if (ends) await eventually(() => socket?.destroyed);
    else expect(socket?.destroyed).toBe(false);
  });
});
