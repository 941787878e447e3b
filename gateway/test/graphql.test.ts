import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { verifyContext } from "@muhtawa/service-kit";
import { type Broker, eventually, type ServiceProcess, startBroker } from "@muhtawa/testkit";
import { type FixtureGraph, startFixtureGraph } from "./kit/fixture-graph.ts";
import { ask, post, SECRET, startGateway } from "./kit/gateway-process.ts";

let broker: Broker;
let graph: FixtureGraph;
let gateway: ServiceProcess;
const TIMEOUT = 700;

beforeAll(async () => {
  [broker, graph] = await Promise.all([startBroker(), startFixtureGraph()]);
  gateway = await startGateway({
    natsUrl: broker.url,
    urls: graph.urls,
    env: { SUBGRAPH_TIMEOUT: String(TIMEOUT), CORS_ORIGINS: "https://app.example, https://second.example" },
  });
});
afterEach(() => {
  for (const service of [graph.identity, graph.catalog, graph.content, graph.site]) service.fault = "none";
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([graph?.stop(), broker?.stop()]);
});

const unavailable = {
  en: "This part is not available right now. Try again shortly.",
  ar: "هذا الجزء غير متاح الآن. يُرجى إعادة المحاولة بعد قليل.",
};

describe("an operation over several services", () => {
  test("is answered in one piece", async () => {
    const { status, body } = await ask(gateway.url, "{ companies { results { id owner { username } } } countries { name } }");
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        companies: { results: ["0", "1", "2"].map((n) => ({ id: `c${n}`, owner: { username: `user-u${n}` } })) },
        countries: [{ name: "Saudi Arabia" }],
      },
    });
  });

  test("tells the services the language, the caller's token, address and correlation id", async () => {
    const token = await graph.tokens.tokenFor({ id: "u7" });
    const { body, headers } = await ask(gateway.url, "{ countries { name } currentUser { id } }", {
      "accept-language": "ar-SA, en;q=0.5",
      "x-correlation-id": "my-correlation-id",
      authorization: `Bearer ${token}`,
    });
    expect(body.data).toEqual({ countries: [{ name: "السعودية" }], currentUser: { id: "u7" } });
    expect(headers.get("x-correlation-id")).toBe("my-correlation-id");
    const request = graph.identity.requests.at(-1);
    expect(verifyContext(request?.headers ?? {}, SECRET)).toMatchObject({
      ip: "127.0.0.1",
      correlationId: "my-correlation-id",
      locale: "ar",
    });
    expect(request?.headers.authorization).toBe(`Bearer ${token}`);
    await eventually(() => /"correlationId":"my-correlation-id".*"operation":"countries".*"status":200/.test(gateway.logs()));
  });

  test("an operation's name is logged no longer than a line is read", async () => {
    const name = `named${"x".repeat(5_000)}`;
    await ask(gateway.url, `query ${name} { countries { name } }`, { "x-correlation-id": "a-long-name" });
    await eventually(() => gateway.logs().includes('"correlationId":"a-long-name"'));
    expect(gateway.logs()).toContain("named");
    expect(gateway.logs()).not.toContain(name.slice(0, 200));
  });

  test("a correlation id that isn't well-formed is replaced", async () => {
    const { headers } = await ask(gateway.url, "{ countries { name } }", { "x-correlation-id": "a b" });
    expect(headers.get("x-correlation-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("identity's cookie reaches the browser", async () => {
    const { body, headers } = await ask(gateway.url, 'mutation { login(email: "a@b.c", password: "x") { token } }');
    expect(body.data.login.token).toBe("token");
    expect(headers.getSetCookie()).toEqual(["refresh=half; HttpOnly; Path=/auth/refresh; SameSite=Lax"]);
  });

  test("what a browser is known by reaches identity, and nobody else", async () => {
    const cookie = "auth_token=a.b.c; muhtawa_device=name.mac; theme=dark";
    await ask(gateway.url, "{ countries { id } companies(page: 1, pageSize: 1) { totalCount } }", { cookie, "x-muhtawa-device": "forged" });
    const sentTo = ({ requests }: { requests: readonly { headers: Record<string, unknown> }[] }) => requests.at(-1)?.headers ?? {};
    expect(sentTo(graph.identity)).toMatchObject({ "x-muhtawa-device": "name.mac" });
    expect(sentTo(graph.catalog)).not.toHaveProperty("x-muhtawa-device");
    for (const service of [graph.identity, graph.catalog]) expect(sentTo(service)).not.toHaveProperty("cookie");
  });
});

describe("a wholly failed operation has the status of its error", () => {
  test.each([
    ["UNAUTHENTICATED", 401, "{ currentUser { id } }"],
    ["FORBIDDEN", 403, "{ projects { totalCount } }"],
    ["NOT_FOUND", 404, '{ company(id: "x") { id } }'],
    ["CONFLICT", 409, 'mutation { createCompany(input: { companyName: "x" }) { company { id } } }'],
    ["QUOTA_EXCEEDED", 402, "{ businessActivities { id } }"],
    ["RATE_LIMITED", 429, 'mutation { login(email: "often@example.com", password: "x") { token } }'],
    ["BAD_USER_INPUT", 422, 'mutation { login(email: "", password: "x") { token } }'],
    ["INTERNAL", 500, 'mutation { login(email: "broken@example.com", password: "x") { token } }'],
  ])("%s is %i", async (code, status, query) => {
    const answer = await ask(gateway.url, query);
    expect(answer.status).toBe(status);
    expect(answer.body.data ?? null).toBeNull();
    expect(answer.body.errors[0].extensions.code).toBe(code);
    expect(JSON.stringify(answer.body)).not.toMatch(/serviceName|stack|exception|mongodb/i);
  });

  test("the unexpected has a reference, which is the correlation id of its log lines", async () => {
    const query = 'mutation { login(email: "broken@example.com", password: "x") { token } }';
    const { headers, body } = await ask(gateway.url, query);
    expect(body.errors[0].extensions).toEqual({ code: "INTERNAL", reference: headers.get("x-correlation-id") });
  });

  test("details stay: fields, the stored version, when to come back", async () => {
    const badInput = await ask(gateway.url, 'mutation { login(email: "", password: "x") { token } }', { "x-locale": "ar" });
    expect(badInput.body.errors[0]).toMatchObject({
      message: "بعض الحقول تحتاج إلى مراجعة.",
      extensions: { code: "BAD_USER_INPUT", fields: { email: ["هذا الحقل مطلوب."] } },
    });
    const conflict = await ask(gateway.url, 'mutation { createCompany(input: { companyName: "x" }) { company { id } } }');
    expect(conflict.body.errors[0].extensions).toEqual({ code: "CONFLICT", version: 7 });
    const limited = await ask(gateway.url, 'mutation { login(email: "often@example.com", password: "x") { token } }');
    expect(limited.headers.get("retry-after")).toBe("30");
  });

  test("a token that doesn't verify is UNAUTHENTICATED", async () => {
    const { status, body } = await ask(gateway.url, "{ currentUser { id } }", { authorization: "Bearer nonsense", "x-locale": "ar" });
    expect(status).toBe(401);
    expect(body.errors[0]).toMatchObject({ message: "يُرجى تسجيل الدخول للمتابعة.", extensions: { code: "UNAUTHENTICATED" } });
  });
});

describe.each(["hangs", "breaks off", "answers html", "answers other json", "answers half"] as const)("a service that %s", (fault) => {
  test("takes only its part away, within the time limit", async () => {
    graph.identity.fault = fault;
    const started = Date.now();
    const { status, body } = await ask(gateway.url, "{ companies { totalCount results { id owner { id username image } } } }", {
      "x-locale": "ar",
    });
    expect(Date.now() - started).toBeLessThan(TIMEOUT + 10_000);
    expect(status).toBe(200);
    expect(body.data.companies).toEqual({
      totalCount: 3,
      results: ["0", "1", "2"].map((n) => ({ id: `c${n}`, owner: { id: `u${n}`, username: "غير متاح", image: null } })),
    });
    expect(body.errors).toHaveLength(3);
    expect(body.errors.map((error: { path: unknown }) => error.path)).toEqual([0, 1, 2].map((n) => ["companies", "results", n, "owner"]));
    for (const { message, extensions } of body.errors)
      expect({ message, extensions }).toEqual({ message: unavailable.ar, extensions: { code: "SERVICE_UNAVAILABLE" } });
  });

  test("fails what is all its own with 503", async () => {
    graph.identity.fault = fault;
    const { status, body } = await ask(gateway.url, "{ countries { id } }");
    expect(status).toBe(503);
    expect(body.data ?? null).toBeNull();
    expect(body.errors[0]).toMatchObject({ message: unavailable.en, extensions: { code: "SERVICE_UNAVAILABLE" } });
  });
});

describe("joins", () => {
  test("an optional one whose service is down is null, a required one a placeholder, and the list stands", async () => {
    graph.catalog.fault = "breaks off";
    const { status, body } = await ask(
      gateway.url,
      "{ contents { results { title company { companyName } project { name } owner { username } } } }",
    );
    expect(status).toBe(200);
    expect(body.data.contents.results).toEqual(
      ["1", "2"].map((id) => ({
        title: `content ${id}`,
        company: { companyName: "Unavailable" },
        project: null,
        owner: { username: "user-u1" },
      })),
    );
    expect(body.errors.map((error: { path: unknown }) => error.path)).toEqual(
      expect.arrayContaining(
        [0, 1].flatMap((n) => [
          ["contents", "results", n, "company"],
          ["contents", "results", n, "project"],
        ]),
      ),
    );
  });

  test("through fragments and aliases", async () => {
    graph.identity.fault = "breaks off";
    const { body } = await ask(
      gateway.url,
      "query Q { mine: companies { rows: results { ...Row } } } fragment Row on Company { id by: owner { ...Who ... on User { role dateJoined } } } fragment Who on User { name: username }",
    );
    expect(body.data.mine.rows[1]).toEqual({
      id: "c1",
      by: { name: "Unavailable", role: "CLIENT", dateJoined: "1970-01-01T00:00:00.000Z" },
    });
  });

  test("what another service doesn't know is NOT_FOUND at its place", async () => {
    const { status, body } = await ask(gateway.url, '{ company(id: "gone") { companyName owner { username } } }');
    expect(status).toBe(200);
    expect(body.data.company).toEqual({ companyName: "company gone", owner: { username: "Unavailable" } });
    expect(body.errors).toEqual([{ message: "This was not found.", path: ["company", "owner"], extensions: { code: "NOT_FOUND" } }]);
  });
});

test("a mutation is sent once, also when its answer is lost", async () => {
  graph.identity.fault = "breaks off";
  const before = graph.identity.requests.length;
  const { status } = await ask(gateway.url, 'mutation { login(email: "a@b.c", password: "x") { token } }');
  expect(status).toBe(503);
  expect(graph.identity.requests.length - before).toBe(1);
});

describe("what is refused before it runs", () => {
  const nested = (levels: number) => `{ projects(pageSize: 1) { results { ${chain(levels - 3)} } } }`;
  const chain = (levels: number): string => (levels <= 0 ? "id" : `affiliatedProject { ${chain(levels - 1)} }`);

  test.each([
    ["a query that doesn't parse", "{ countries {", /Syntax Error/],
    ["a field that doesn't exist", "{ nothing }", /Cannot query field/],
    ["a missing variable", "query($id: ID!) { company(id: $id) { id } }", /\$id/],
    ["50 levels", nested(50), /50 levels deep/],
    ["100 aliases of one field", `{ ${Array.from({ length: 100 }, (_, n) => `a${n}: countries { id }`).join(" ")} }`, /aliases/],
    [
      "lists of lists of lists",
      `{ companies(pageSize: 100) { results { projects { company { projects { company { projects { company { projects { id } } } } } } } } } }`,
      /too much/,
    ],
  ])("%s", async (_, query, message) => {
    const { status, body } = await ask(gateway.url, query);
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(message);
    expect(body.data).toBeUndefined();
  });

  test("49 levels and 99 aliases pass", async () => {
    expect((await ask(gateway.url, nested(49))).status).toBe(403);
    const aliased = await ask(gateway.url, `{ ${Array.from({ length: 99 }, (_, n) => `a${n}: countries { id }`).join(" ")} }`);
    expect(aliased.status).toBe(200);
  });

  test("a batch", async () => {
    const { status, body } = await post(
      gateway.url,
      JSON.stringify(Array.from({ length: 100 }, () => ({ query: "{ countries { id } }" }))),
    );
    expect([status, body.errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"]);
  });

  test.each([
    ["broken JSON", "{ query", "application/json", 400],
    ["nothing", "", "application/json", 400],
    ["no query", "{}", "application/json", 400],
    ["more than 4 MB", JSON.stringify({ query: "x".repeat(4_200_000) }), "application/json", 413],
    ["a type that needs no preflight", '{"query":"{ countries { id } }"}', "text/plain", 415],
    ["a form", "query=x", "application/x-www-form-urlencoded", 415],
  ])("%s", async (_, text, type, status) => {
    const answer = await post(gateway.url, text, { "content-type": type, "x-locale": "ar" });
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].message).not.toBe("");
    expect(JSON.stringify(answer.body)).not.toMatch(/at .*\.js|stack/);
  });

  test("anything but POST", async () => {
    const answer = await fetch(
      `${gateway.url}/graphql?query=${encodeURIComponent('mutation { login(email: "", password: "") { token } }')}`,
    );
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await answer.json()).toEqual({ errors: [{ message: "Send GraphQL operations by POST.", extensions: { code: "BAD_REQUEST" } }] });
  });
});

describe("pages of other origins", () => {
  const preflight = (origin: string) =>
    fetch(`${gateway.url}/graphql`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type,x-locale" },
    });

  test("may call with credentials when named", async () => {
    const { headers, status } = await preflight("https://second.example");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("https://second.example");
    expect(headers.get("access-control-allow-credentials")).toBe("true");
    expect(headers.get("access-control-allow-headers")).toMatch(/authorization/);
  });

  test("see what a file is named", async () => {
    const { headers } = await fetch(`${gateway.url}/graphql`, { method: "POST", headers: { origin: "https://app.example" } });
    expect(headers.get("access-control-expose-headers")?.split(/, ?/)).toContain("content-disposition");
  });

  test("may not otherwise", async () => {
    const { headers } = await preflight("https://evil.example");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const refresh = await fetch(`${gateway.url}/auth/refresh`, { method: "POST", headers: { origin: "https://evil.example" } });
    expect(refresh.status).toBe(403);
  });
});

describe("REST", () => {
  test("passes on what site answers, with the request's context, and nothing of the inside", async () => {
    const answer = await fetch(`${gateway.url}/site/partners`, { headers: { "x-locale": "ar", "x-correlation-id": "rest-correlation" } });
    expect(await answer.json()).toEqual({ data: [{ id: "p", locale: "ar", correlationId: "rest-correlation" }] });
    expect(answer.headers.get("etag")).toBe('"v1"');
    expect(answer.headers.get("x-inner")).toBeNull();
  });

  test("an answer the client has is not sent again", async () => {
    expect((await fetch(`${gateway.url}/site/partners`, { headers: { "if-none-match": '"v1"' } })).status).toBe(304);
  });

  test.each(["hangs", "breaks off"] as const)("a service that %s is 503", async (fault) => {
    graph.site.fault = fault;
    const answer = await fetch(`${gateway.url}/site/partners`, { headers: { "x-locale": "ar" } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: unavailable.ar, error: unavailable.ar });
  });
});
