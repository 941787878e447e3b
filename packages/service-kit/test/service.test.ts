import { request } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import {
  eventually,
  type ServiceProcess,
  startEngines,
  startEventProbe,
  startProcess,
  startTestIdentity,
  subgraphClient,
  type TestEngines,
  type TestIdentity,
} from "@muhtawa/testkit";
import { connectMongo, newId } from "../src/index.ts";
import { noteStamped } from "./sample/note.ts";

const secret = "a secret of at least thirty-two characters";
const cwd = fileURLToPath(new URL("..", import.meta.url));
const entry = "test/sample/main.ts";

let engines: TestEngines;
let identity: TestIdentity;
let service: ServiceProcess;
let token: string;

const environment = () => ({
  MONGO_URL: engines.mongoUrl,
  NATS_URL: engines.natsUrl,
  MONGO_DB_PREFIX: "service_test_",
  IDENTITY_URL: identity.url,
  // What it keeps has no owner here until a test answers for it.
  FIRST_FILL_MS: "3600000",
  INTERNAL_SECRET: secret,
});

beforeAll(async () => {
  [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  [service, token] = await Promise.all([startProcess({ cwd, entry, env: environment() }), identity.tokenFor({ id: "user-1" })]);
});
afterAll(async () => {
  await service.stop();
  await Promise.all([engines.stop(), identity.stop()]);
});

const client = (options: object = {}) => subgraphClient({ url: service.url, secret, token, ...options });
const linesOf = (process: ServiceProcess) =>
  process
    .logs()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const createNote = "mutation ($title: String!, $stamps: [String!]) { createNote(title: $title, stamps: $stamps) { id title createdAt } }";

test("a command's correlation id travels through database, outbox and broker to a consumer's log line and to what it logs", async () => {
  const correlationId = "journey-1";
  const { data, errors } = await client({ correlationId })(createNote, { title: "A note", stamps: ["red"] });
  expect(errors).toBeUndefined();
  expect(data.createNote).toMatchObject({ title: "A note" });
  expect(new Date(data.createNote.createdAt).toISOString()).toBe(data.createNote.createdAt);
  const seen = await eventually(() => linesOf(service).find(({ msg, noteId }) => msg === "note seen" && noteId === data.createNote.id));
  expect(seen).toMatchObject({ correlationId });
  const stamped = await eventually(() => linesOf(service).find(({ msg, stamp }) => msg === "stamp seen" && stamp === "red"));
  expect(stamped).toMatchObject({ correlationId });
});

test("events tell who caused them", async () => {
  const probe = await startEventProbe(engines.natsUrl);
  await client()(createNote, { title: "By somebody", stamps: ["blue"] });
  const event = await probe.awaited(noteStamped, ({ data }) => data.stamp === "blue");
  expect(event.actor).toEqual({ id: "user-1", role: "CLIENT" });
  await probe.stop();
});

test("bad input names every wrong field in the request's language, and nothing is stored", async () => {
  const wrong = { title: "   ", stamps: ["too long a stamp"] };
  const english = await client()(createNote, wrong);
  expect(english.status).toBe(200);
  expect(english.errors).toMatchObject([
    {
      message: "Some fields need your attention.",
      path: ["createNote"],
      extensions: { code: "BAD_USER_INPUT", fields: { title: ["This field is required."], "stamps.0": ["At most 5 characters."] } },
    },
  ]);
  const arabic = await client({ locale: "ar" })(createNote, wrong);
  expect(arabic.errors?.[0]).toMatchObject({
    message: "بعض الحقول تحتاج إلى مراجعة.",
    extensions: { fields: { title: ["هذا الحقل مطلوب."] } },
  });
});

test("nobody, a stranger, and a taken value", async () => {
  const { data } = await client()(createNote, { title: "Mine" });
  const read = "query ($id: ID!) { note(id: $id) { title } }";
  const id = data.createNote.id as string;
  const asNobody = await client({ token: undefined })(read, { id });
  expect(asNobody.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  const asStranger = await client({ token: await identity.tokenFor({ id: "user-2" }) })(read, { id });
  const missing = await client()(read, { id: newId() });
  expect(asStranger.errors).toEqual(missing.errors);
  expect(missing.errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  const asAdmin = await client({ token: await identity.tokenFor({ id: "admin", role: "ADMIN" }) })(read, { id });
  expect(asAdmin.errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  const again = await client()(createNote, { title: "MINE" });
  expect(again.errors).toMatchObject([{ extensions: { code: "CONFLICT", fields: { title: ["This is already in use."] } } }]);
});

test("a token that is not good is a GraphQL error in the request's language, with 200, so that the gateway passes it on", async () => {
  const expired = await identity.tokenFor({ id: "user-1", expiresIn: -60 });
  const answer = await client({ token: expired, locale: "ar" })("{ broken }");
  expect(answer.status).toBe(200);
  expect(answer.errors).toEqual([{ message: "يُرجى تسجيل الدخول للمتابعة.", extensions: { code: "UNAUTHENTICATED" } }]);
});

test("the unexpected is logged with its correlation id and masked", async () => {
  const { errors } = await client({ correlationId: "broken-1" })("{ broken }");
  expect(errors).toMatchObject([{ message: "An unexpected error occurred, please try again", extensions: { code: "INTERNAL" } }]);
  expect(JSON.stringify(errors)).not.toMatch(/hunter2|secret\.ts|stack/i);
  const line = linesOf(service).find(({ correlationId, level }) => correlationId === "broken-1" && level === 50);
  expect(JSON.stringify(line)).toContain("hunter2");
});

test("scalars: instants are strict, JSON passes as it is", async () => {
  const echo = "query ($json: JSON!, $at: DateTime!) { echo(json: $json, at: $at) }";
  const json = { a: [1, null, { b: "ب" }] };
  const good = await client()(echo, { json, at: "2026-01-31T12:00:00+03:00" });
  expect(good.data.echo).toEqual({ json, at: "2026-01-31T09:00:00.000Z" });
  for (const at of ["2026-01-31", "31/01/2026", "2026-02-30T00:00:00Z", "tomorrow", 5]) {
    const bad = await client()(echo, { json, at });
    expect(bad.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { at: ["Enter a valid date and time."] } } }]);
    expect(bad.data?.echo).toBeUndefined();
  }
  const literal = await client()('{ echo(json: { a: [1, true, null], b: "x" }, at: "2026-01-31T09:00:00Z") }');
  expect(literal.data.echo.json).toEqual({ a: [1, true, null], b: "x" });
});

test("an instant that is wrong deep in an input is named at its field, in the language of the request", async () => {
  const first = "query ($plan: Plan!) { first(plan: $plan) }";
  const stops = [{ at: "2026-01-31T09:00:00Z" }, { at: '"; DateTime takes' }];
  const { errors } = await client({ locale: "ar" })(first, { plan: { stops } });
  expect(errors).toMatchObject([
    {
      message: "بعض الحقول تحتاج إلى مراجعة.",
      extensions: { code: "BAD_USER_INPUT", fields: { "stops.1.at": ["يُرجى إدخال تاريخ ووقت صالحين."] } },
    },
  ]);
});

/** Only announces the body: the refusal comes before it is sent, and would race with the sending. */
const announceBody = (bytes: number) =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": bytes };
    const announced = request(`${service.url}/graphql`, { method: "POST", headers }, async (answer) => {
      resolve([answer.statusCode, await json(answer)]);
      announced.destroy();
    });
    announced.once("error", reject);
    announced.flushHeaders();
  });

test("broken JSON, an unknown field, a missing variable and an oversize body are a clear 4xx without a stack", async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
  const broken = await post('{"query": ', { "x-locale": "ar" });
  expect([broken.status, await broken.json()]).toEqual([400, { message: "تعذّرت قراءة الطلب.", error: "تعذّرت قراءة الطلب." }]);
  const unknown = await client()("{ nothing }");
  expect(unknown.status).toBe(400);
  expect(unknown.errors).toEqual([expect.objectContaining({ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } })]);
  const missing = await client()(createNote, {});
  expect(missing.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  const empty = await post("{}");
  expect(empty.status).toBe(400);
  expect(await announceBody(5 * 1024 * 1024)).toEqual([413, { message: "The request is too large.", error: "The request is too large." }]);
  const wrongType = await post("<xml/>", { "content-type": "text/xml" });
  expect(wrongType.status).toBe(415);
  for (const answer of [unknown, missing]) expect(JSON.stringify(answer.errors)).not.toMatch(/stack|node_modules/);
  const nowhere = await fetch(`${service.url}/nowhere`);
  expect([nowhere.status, await nowhere.json()]).toEqual([404, { message: "This was not found.", error: "This was not found." }]);
});

test("a REST route that is called too often says when to try again, to people and to machines", async () => {
  const answer = await fetch(`${service.url}/busy`, { headers: { "x-locale": "ar" } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "120"]);
  expect(await answer.json()).toMatchObject({ message: "محاولات كثيرة. يُرجى إعادة المحاولة بعد دقيقتين." });
});

test("a request's own headers are not believed without the gateway's signature", async () => {
  const forged = signContext({ ip: "6.6.6.6", locale: "ar", correlationId: "forged" }, "another secret of thirty-two characters!");
  const answer = await fetch(`${service.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...forged },
    body: JSON.stringify({ query: "{ broken }" }),
  });
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  expect(errors[0]?.message).toBe("An unexpected error occurred, please try again");
  expect(service.logs()).not.toContain("forged");
});

test("health, readiness and metrics", async () => {
  expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: "ok" });
  const readiness = async () => {
    const answer = await fetch(`${service.url}/readyz`);
    return [answer.status, await answer.json()];
  };
  const checks = { database: true, broker: true, revocations: true, events: true };
  // The owner of what it keeps has told nothing yet.
  expect(await readiness()).toEqual([503, { status: "not ready", checks: { ...checks, readModels: false } }]);
  const probe = await startEventProbe(engines.natsUrl);
  probe.nats.subscribe("ops.republish.site", {
    callback: (_error, message) => void message.respond(JSON.stringify({ status: "done", count: 0 })),
  });
  await eventually(async () => (await readiness())[0] === 200);
  expect(await readiness()).toEqual([200, { status: "ready", checks: { ...checks, readModels: true } }]);
  await probe.stop();
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toMatch(/muhtawa_outbox_pending\{service="sample"\} \d/);
  expect(metrics).toMatch(/muhtawa_outbox_age_seconds\{service="sample"\} \d/);
  expect(metrics).toMatch(/muhtawa_stream_bytes\{stream="SITE",service="sample"\} \d/);
  expect(metrics).toMatch(/muhtawa_consumer_lag\{durable="sample--facts-site",service="sample"\} \d/);
  expect(metrics).toMatch(/muhtawa_read_model_rows\{model="noteTitles",service="sample"\} \d/);
  expect(metrics).toMatch(/process_cpu_user_seconds_total/);
});

test.each(["SIGTERM", "disconnect"] as const)("a shutdown by %s finishes the request under way and ends with 0", async (way) => {
  const other = await startProcess({ cwd, entry, env: environment() });
  const underWay = subgraphClient({ url: other.url, secret })("{ slow(milliseconds: 600) }");
  await eventually(() => other.logs().includes("slow query begins"));
  if (way === "SIGTERM") await other.kill("SIGTERM");
  else await other.stop();
  expect((await underWay).data).toEqual({ slow: "done" });
  expect(await other.ended).toBe(0);
  await expect(fetch(`${other.url}/healthz`)).rejects.toThrow();
});

test("a database or a broker that can't be reached is one clear line and exit 1", async () => {
  const nowhere = "127.0.0.1:9";
  const start = startProcess({ cwd, entry, env: { ...environment(), NATS_URL: `nats://user:pass@${nowhere}` } });
  await expect(start).rejects.toThrow(/ended with 1 .*\n.*NATS at nats:\/\/127\.0\.0\.1:9 can't be reached: .*\n$/);
});

test("data of a newer release that this one can't read is one clear line and exit 1, and nothing is touched", async () => {
  const database = await connectMongo(engines.mongoUrl, "newer_sample");
  await database
    .collection<{ _id: string; release: string; readableFrom: string }>("data_version")
    .insertOne({ _id: "data", release: "9.1.0", readableFrom: "9.0.0" });
  const start = startProcess({ cwd, entry, env: { ...environment(), MONGO_DB_PREFIX: "newer_" } });
  await expect(start).rejects.toThrow(
    /ended with 1 .*\n.*The data of newer_sample was written by release 9\.1\.0, and only 9\.0\.0 or newer.*\n$/,
  );
  expect((await database.listCollections()).map(({ name }) => name)).toEqual(["data_version"]);
  await database.close();
});

test("every problem of the environment is told at once, and exit 1", async () => {
  const start = startProcess({
    cwd,
    entry,
    env: { MONGO_URL: "nonsense", NATS_URL: "", INTERNAL_SECRET: "short", PORT: "-1", IDENTITY_URL: "x" },
  });
  const message = await start.catch((error: Error) => error.message);
  expect(message).toContain("ended with 1");
  for (const name of ["MONGO_URL", "NATS_URL", "INTERNAL_SECRET", "PORT", "IDENTITY_URL"]) expect(message).toContain(`  ${name}: `);
});

test("an error that nothing catches ends a service with one fatal line, in its name", async () => {
  const fault = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => { throw new RangeError("boom"); })')}`;
  const failing = await startProcess({ cwd, entry, env: { ...environment(), NODE_OPTIONS: `--import ${fault}` } });
  await failing.kill("SIGUSR2");
  expect(await failing.ended).toBe(1);
  const said = failing.logs().trim().split("\n").slice(-1);
  expect(said.map((line) => JSON.parse(line))).toMatchObject([
    { level: 60, service: "sample", err: { type: "RangeError", message: "boom" } },
  ]);
});
