import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { PERSONAL_TOKEN_ISSUER, TOKEN_EXCHANGE_PATH } from "@muhtawa/contracts";
import { publishRevocation, requireActor, type RequestContext, verifyContext } from "@muhtawa/service-kit";
import { connectNats } from "@muhtawa/service-kit/edge";
import { type Broker, eventually, type ServiceProcess, startBroker, startTestIdentity, type TestIdentity } from "@muhtawa/testkit";
import { type FixtureService, startFixture } from "./kit/fixture-service.ts";
import { ask, SECRET, startGateway } from "./kit/gateway-process.ts";

const LIVING = `muh_${"a".repeat(43)}`;
const CURRENT_USER = "{ currentUser { id } }";

let broker: Broker;
let keys: TestIdentity;
let identity: FixtureService;
let gateway: ServiceProcess;
/** The secrets that identity was asked about. */
const asked: string[] = [];
let answer: "as it is" | "broken" = "as it is";

beforeAll(async () => {
  [broker, keys] = await Promise.all([startBroker(), startTestIdentity()]);
  identity = await startFixture({
    name: "identity",
    identityUrl: keys.url,
    resolvers: {
      Query: { currentUser: (_: unknown, __: unknown, context: RequestContext) => ({ id: requireActor(context).id }) },
    },
    tokenAccess: { currentUser: { scope: "READ", byCompany: true } },
    routes: (app) =>
      app.post(TOKEN_EXCHANGE_PATH, async (request, reply) => {
        const secret = request.headers.authorization?.slice("Bearer ".length) ?? "";
        asked.push(secret);
        if (answer === "broken") return reply.code(500).send({ message: "broken" });
        if (!verifyContext(request.headers, SECRET) || secret !== LIVING) return reply.code(401).send({ message: "no" });
        const token = await keys.tokenFor({ id: "u1", issuer: PERSONAL_TOKEN_ISSUER, grant: { scopes: ["READ"] }, expiresIn: 300 });
        return { token, lifetime: 300 };
      }),
  });
  gateway = await startGateway({ natsUrl: broker.url, urls: { identity: identity.url } });
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([identity?.stop(), keys?.stop(), broker?.stop()]);
});
beforeEach(() => {
  asked.length = 0;
  answer = "as it is";
});

const by = (secret: string) => ask(gateway.url, CURRENT_USER, { authorization: `Bearer ${secret}` });

test("identity is asked once for the calls of some minutes, however many come at once", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => by(LIVING)));
  expect(answers.map(({ body }) => body.data?.currentUser.id)).toEqual(Array.from({ length: 10 }, () => "u1"));
  await by(LIVING);
  expect(asked).toEqual([LIVING]);
});

test("one that is refused is not asked about again and again", async () => {
  const wrong = `muh_${"b".repeat(43)}`;
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await by(wrong);
    expect([status, body.errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  }
  expect(asked).toEqual([wrong]);
});

test("while identity can't be asked the answer is SERVICE_UNAVAILABLE, and not the token's fault", async () => {
  const another = `muh_${"c".repeat(43)}`;
  answer = "broken";
  const { status, body } = await by(another);
  expect([status, body.errors[0].extensions.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
  await by(another);
  expect(asked).toHaveLength(2);
});

test("one that was revoked is exchanged anew, which identity refuses", async () => {
  await by(LIVING);
  asked.length = 0;
  const nats = await connectNats(broker.url, "test", 1);
  await publishRevocation(nats, "u1", { deleted: false, epoch: 0, endedSessions: ["session-u1"], at: new Date().toISOString() });
  await eventually(async () => {
    await by(LIVING);
    return asked.length > 0;
  }, 2_000);
  await nats.close();
});

test("stands in no log, whatever becomes of it", async () => {
  answer = "broken";
  await by(LIVING);
  for (const path of ["/media/x", "/me/stream", "/ai/generations/x/stream", "/none"])
    await (await fetch(`${gateway.url}${path}`, { headers: { authorization: `Bearer ${LIVING}` } })).arrayBuffer();
  expect(gateway.logs()).toContain('"route":"/media/:id"');
  expect(gateway.logs()).not.toContain("aaaaaaaa");
});
