import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import { eventually } from "@muhtawa/testkit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MongoNetworkError } from "mongodb";
import {
  type Actor,
  createServer,
  currentContext,
  DomainError,
  GENERATE,
  notFound,
  READ,
  type RequestContext,
  Revocations,
  requestContext,
  serveSubgraph,
  type TokenAccess,
  unauthenticated,
  WRITE,
} from "../../src/index.ts";
import { recordingLogger } from "../kit.ts";

const internalSecret = "a secret of at least thirty-two characters";
const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  scalar DateTime
  type Thing @key(fields: "id") { id: ID!, late: String }
  type Query { who: String! closed: String thing: Thing fails(how: String!): String large(size: Int!): String at(at: DateTime): DateTime }
  type Mutation { write: String! }
`;

let app: FastifyInstance;
let lines: Record<string, unknown>[];
let seen: RequestContext | undefined;
let inside: RequestContext | undefined;
let waiting: RequestContext | undefined;
let shown = 0;
let mayGoOn: Promise<void> = Promise.resolve();
const revocations = new Revocations();

const failures: Record<string, () => unknown> = {
  missing: notFound,
  conflict: () => new DomainError("CONFLICT", { en: "Taken.", ar: "مأخوذ." }, { details: { version: 3 } }),
  unexpected: () => new Error("password=hunter2"),
  unreachable: () => new MongoNetworkError("connection lost"),
};
const actorOf = (id: string): Actor => ({
  id,
  role: "CLIENT",
  scope: [],
  sessionId: `session of ${id}`,
  ...(id === "program" && { grant: { scopes: ["READ"] } as never }),
});

beforeAll(async () => {
  const recording = recordingLogger();
  ({ lines } = recording);
  app = createServer(recording.logger);
  app.decorate("revocations", revocations);
  await serveSubgraph({
    app,
    logger: recording.logger,
    typeDefs,
    internalSecret,
    verifyToken: async (token) => {
      if (token === "bad") throw unauthenticated();
      if (token === "broken") throw new Error("keys can't be read");
      return actorOf(token);
    },
    tokenAccess: { who: READ, thing: READ, fails: GENERATE, write: WRITE },
    writesPerMinute: 2,
    resolvers: {
      Thing: {
        late: () => {
          shown += 1;
          return "shown";
        },
      },
      Query: {
        who: (_: unknown, _args: unknown, context: RequestContext) => {
          [seen, inside] = [context, currentContext()];
          context.setHeader("x-seen", "yes");
          return context.actor?.id ?? "nobody";
        },
        closed: () => "open",
        thing: async (_: unknown, _args: unknown, context: RequestContext) => {
          waiting = context;
          await mayGoOn;
          return { id: "t" };
        },
        fails: (_: unknown, { how }: { how: string }) => {
          throw failures[how]?.();
        },
        large: (_: unknown, { size }: { size: number }) => "x".repeat(size),
        at: (_: unknown, { at }: { at: Date }) => at,
      },
      Mutation: { write: () => "written" },
    },
  });
  const caller = async (request: FastifyRequest, access?: TokenAccess) =>
    (await requestContext(request, { verifyToken: async (id) => actorOf(id), internalSecret }, access)).actor?.id ?? "nobody";
  app.get("/own", (request) => caller(request));
  app.get("/readable", (request) => caller(request, READ));
  await app.ready();
});
beforeEach(() => {
  lines.length = 0;
  seen = undefined;
});
afterAll(() => app.close());

const signed = (locale: "en" | "ar" = "en") => signContext({ ip: "10.1.2.3", correlationId: "c-1", locale }, internalSecret);
async function ask(query: string, headers: Record<string, string> = {}, variables?: object) {
  const answer = await app.inject({ method: "POST", url: "/graphql", headers, payload: { query, variables } });
  const { data, errors } = answer.json<{ data?: Record<string, unknown>; errors?: Record<string, unknown>[] }>();
  return { status: answer.statusCode, headers: answer.headers, data, errors };
}

describe("who calls", () => {
  test("is nobody without a token, and whoever its bearer is with one", async () => {
    expect((await ask("{ who }")).data).toEqual({ who: "nobody" });
    expect(seen).toMatchObject({ actor: null, token: null });
    expect((await ask("{ who }", { authorization: "bearer noura" })).data).toEqual({ who: "noura" });
    expect(seen).toMatchObject({ actor: { id: "noura" }, token: "noura" });
    expect((await ask("{ who }", { authorization: "Basic noura" })).data).toEqual({ who: "nobody" });
    expect((await ask("{ who }", { authorization: "Not Bearer noura" })).data).toEqual({ who: "nobody" });
    expect((await ask("{ who }", { authorization: "Bearer noura and more" })).data).toEqual({ who: "nobody" });
  });

  test("is told with 200 that the token is bad, in the gateway's language or the request's own", async () => {
    const bad = { authorization: "Bearer bad" };
    const english = { status: 200, errors: [{ message: "Sign in to continue.", extensions: { code: "UNAUTHENTICATED" } }] };
    const arabic = { status: 200, errors: [{ message: "يُرجى تسجيل الدخول للمتابعة.", extensions: { code: "UNAUTHENTICATED" } }] };
    expect(await ask("{ who }", bad)).toMatchObject(english);
    expect(await ask("{ who }", { ...bad, "x-locale": "ar" })).toMatchObject(arabic);
    expect(await ask("{ who }", { ...bad, "x-locale": "en", ...signed("ar") })).toMatchObject(arabic);
  });

  test("isn't told of a token that couldn't be checked for another reason", async () => {
    const answer = await ask("{ who }", { authorization: "Bearer broken" });
    expect(answer.status).toBe(500);
    expect(JSON.stringify(lines)).toContain("keys can't be read");
  });

  test("is refused once their token has ended", async () => {
    revocations.apply("gone", { deleted: true, epoch: 0, at: new Date().toISOString() });
    expect((await ask("{ who }", { authorization: "Bearer gone" })).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  });

  test("is known with the gateway's word on the request, and only with its own", async () => {
    await ask("{ who }", { ...signed("ar"), "x-muhtawa-device": "a-device" });
    expect(seen).toMatchObject({ ip: "10.1.2.3", correlationId: "c-1", locale: "ar", device: "a-device" });
    await ask("{ who }", { ...signContext({ ip: "6.6.6.6", correlationId: "forged", locale: "ar" }, `${internalSecret}!`) });
    expect(seen).toMatchObject({ ip: "127.0.0.1", locale: "en", device: undefined });
    expect(seen?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("with a personal token does what it is for; a route that names nothing is closed to it", async () => {
    const program = { authorization: "Bearer program" };
    expect((await ask("{ who }", program)).data).toEqual({ who: "program" });
    const refused = async (query: string) => (await ask(query, program)).errors?.[0]?.["extensions"];
    expect(await refused("{ closed }")).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_CLOSED" });
    expect(await refused('{ fails(how: "missing") }')).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_SCOPE", scope: "GENERATE" });
    expect(await refused("mutation { write }")).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_SCOPE", scope: "WRITE" });
    const rest = async (url: string, who: string) => (await app.inject({ url, headers: { authorization: `Bearer ${who}` } })).statusCode;
    expect([await rest("/own", "program"), await rest("/own", "noura"), await rest("/readable", "program")]).toEqual([403, 200, 200]);
    expect((await app.inject("/readable")).body).toBe("nobody");
  });
});

describe("an operation", () => {
  test("works in its request's context and may set headers of the answer", async () => {
    const { headers } = await ask("{ who }", signed());
    expect(headers["x-seen"]).toBe("yes");
    expect(headers["cache-control"]).toBeUndefined();
    expect(inside?.memo).toBe(seen?.memo);
    expect(seen?.memo).toBeInstanceOf(Map);
  });

  test("that fails as it may says so in the request's language, with its details and its place", async () => {
    const path = ["fails"];
    const { errors } = await ask('{ fails(how: "conflict") }', signed("ar"));
    expect(errors).toEqual([
      { message: "مأخوذ.", locations: [{ line: 1, column: 3 }], path, extensions: { code: "CONFLICT", version: 3 } },
    ]);
    const { errors: missing } = await ask('{ fails(how: "missing") }');
    expect(missing).toEqual([
      { message: "This was not found.", locations: [{ line: 1, column: 3 }], path, extensions: { code: "NOT_FOUND" } },
    ]);
    expect(lines).toEqual([]);
  });

  test("that fails unexpectedly is logged and masked", async () => {
    const { errors } = await ask('{ fails(how: "unexpected") }', signed("ar"));
    expect(errors).toMatchObject([{ message: "حدث خطأ غير متوقع. يُرجى إعادة المحاولة.", extensions: { code: "INTERNAL" } }]);
    expect(JSON.stringify(errors)).not.toContain("hunter2");
    expect(lines).toMatchObject([{ level: 50, msg: "operation failed unexpectedly", err: { message: "password=hunter2" } }]);
  });

  test("whose database can't be reached may be tried again, and says in the log why", async () => {
    const { errors } = await ask('{ fails(how: "unreachable") }');
    expect(errors).toMatchObject([{ extensions: { code: "SERVICE_UNAVAILABLE" } }]);
    expect(lines).toMatchObject([{ level: 40, msg: "the database could not be asked", err: { message: "connection lost" } }]);
  });

  test("that isn't one is refused by GraphQL's own words, without a stack, and isn't logged", async () => {
    const { status, errors } = await ask("{ zzz }");
    expect(status).toBe(400);
    expect(errors).toEqual([
      {
        message: 'Cannot query field "zzz" on type "Query".',
        locations: [{ line: 1, column: 3 }],
        extensions: { code: "GRAPHQL_VALIDATION_FAILED" },
      },
    ]);
    expect((await ask("{ who")).errors).toMatchObject([{ extensions: { code: "GRAPHQL_PARSE_FAILED" } }]);
    expect((await ask("query A { who } query B { who }")).errors).toMatchObject([{ extensions: { code: "OPERATION_RESOLUTION_FAILURE" } }]);
    expect((await ask("query ($how: String!) { fails(how: $how) }")).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    const empty = await app.inject({ method: "POST", url: "/graphql", payload: {} });
    expect([empty.statusCode, empty.json().errors[0].extensions.code]).toEqual([400, "BAD_REQUEST"]);
    expect(lines).toEqual([]);
  });

  test("with a wrong instant names its field in the request's language", async () => {
    const { errors } = await ask("query ($at: DateTime) { at(at: $at) }", signed("ar"), { at: "tomorrow" });
    expect(errors).toMatchObject([
      {
        message: "بعض الحقول تحتاج إلى مراجعة.",
        extensions: { code: "BAD_USER_INPUT", fields: { at: ["يُرجى إدخال تاريخ ووقت صالحين."] } },
      },
    ]);
    expect((await ask('{ at(at: "2026-01-31T12:00:00+03:00") }')).data).toEqual({ at: "2026-01-31T09:00:00.000Z" });
  });

  test("has an answer of eight megabytes at most", async () => {
    expect((await ask("{ large(size: 1000) }")).data).toEqual({ large: "x".repeat(1_000) });
    const { data, errors } = await ask("{ large(size: 8388608) }", signed("ar"));
    const message = "الإجابة أكبر من 8 ميغابايت. يُرجى طلب عناصر أقل أو أصغر في المرة الواحدة.";
    expect([data, errors]).toEqual([null, [{ message, extensions: { code: "BAD_USER_INPUT" } }]]);
    // With its quotes and its name exactly as much as may be.
    expect((await ask("{ large(size: 8388597) }")).errors).toBeUndefined();
  });

  test("may be introspected, and is that of a subgraph", async () => {
    const { data } = await ask("{ __schema { queryType { name } } _service { sdl } }");
    expect(data).toMatchObject({ __schema: { queryType: { name: "Query" } }, _service: { sdl: expect.stringContaining("type Thing") } });
  });
});

test("one person's mutations are bounded by the minute, nobody else's; who isn't signed in isn't counted", async () => {
  const write = (who: string) => ask("mutation { write }", { authorization: `Bearer ${who}` });
  expect([(await write("busy")).data, (await write("busy")).data]).toEqual([{ write: "written" }, { write: "written" }]);
  const { errors } = await write("busy");
  expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } }]);
  const seconds = (errors?.[0]?.["extensions"] as { retryAfter: number } | undefined)?.retryAfter;
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await write("another")).data).toEqual({ write: "written" });
  for (let count = 0; count < 3; count += 1) expect((await ask("mutation { write }")).data).toEqual({ write: "written" });
});

test("what nobody waits for any more is not begun", async () => {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const held = Promise.withResolvers<void>();
  mayGoOn = held.promise;
  const leaving = new AbortController();
  const body = JSON.stringify({ query: "{ thing { late } }" });
  const asked = fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json" }, body, signal: leaving.signal });
  const { signal } = await eventually(() => waiting);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await eventually(() => signal?.aborted);
  held.resolve();
  await new Promise(setImmediate);
  expect(shown).toBe(0);
  mayGoOn = Promise.resolve();
  expect((await ask("{ thing { late } }")).data).toEqual({ thing: { late: "shown" } });
  expect(shown).toBe(1);
});
