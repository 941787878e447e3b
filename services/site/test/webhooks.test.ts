import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import {
  companyDeleted,
  companyState,
  contentCreated,
  contentDeleted,
  contentStatusChanged,
  generationFinished,
  userDeleted,
  webhookCreated,
  webhookDeleted,
  webhookState,
  webhookSwitchedOff,
} from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import mongoose, { type Connection } from "mongoose";
import { companyCardOf } from "./cards.ts";
import { MANNERS, type Receiver, startReceiver } from "./fake-receiver.ts";
import { type RunningSite, startSite } from "./running-site.ts";
import {
  CREATE,
  DELETE,
  DELIVERIES,
  type DeliveryAnswer,
  LIST,
  REPLAY,
  ROTATE,
  TEST,
  UPDATE,
  type WebhookAnswer,
} from "./webhook-operations.ts";

const QUICK = {
  WEBHOOK_PRIVATE_TARGETS: "true",
  WEBHOOK_INTERVAL_MS: "50",
  WEBHOOK_TIMEOUT_MS: "500",
  WEBHOOK_FIRST_RETRY_MS: "20",
};

let site: RunningSite;
let receiver: Receiver;
let database: Connection;
beforeAll(async () => {
  site = await startSite(QUICK);
  database = await databaseOf(site);
});
afterAll(async () => {
  await database?.close();
  await site?.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

let people = 0;
let contents = 0;
const newPerson = () => `client-${++people}`;
const databaseOf = ({ mongo }: RunningSite) => mongoose.createConnection(mongo.url, { dbName: mongo.database }).asPromise();
const deliveriesIn = () => database.collection("webhookDeliveries");

/** Whoever has a webhook at the receiver. */
async function withWebhook(input: object = {}, ownerId = newPerson()) {
  const client = await site.as({ id: ownerId });
  const answer = await client(CREATE, {
    input: { name: "CRM", url: receiver.url, events: ["CONTENT_CREATED", "CONTENT_STATUS_CHANGED"], ...input },
  });
  expect(answer.errors).toBeUndefined();
  const { webhook, secret } = answer.data.createWebhook as { webhook: WebhookAnswer; secret: string };
  const begin = (title = "Ten cups", companyId = "company-1", options: { id?: string } = {}) =>
    site.events.publish(contentCreated, `content-${++contents}`, { ownerId, companyId, title, type: "ARTICLE" }, options);
  const log = async () =>
    (await client(DELIVERIES, { webhookId: webhook.id })).data.webhookDeliveries as { totalCount: number; results: DeliveryAnswer[] };
  const now = async () => ((await client(LIST)).data.webhooks as WebhookAnswer[]).find(({ id }) => id === webhook.id);
  return { ownerId, client, webhook, secret, begin, log, now };
}

/** As docs/api.md says it. */
function isSigned({ headers, body }: Receiver["received"][number], secret: string): boolean {
  const [time = "", ...signatures] = String(headers["muhtawa-signature"]).split(",");
  const expected = createHmac("sha256", secret)
    .update(`${time.slice("t=".length)}.${body}`)
    .digest("hex");
  return signatures.includes(`v1=${expected}`) && Math.abs(Date.now() / 1000 - Number(time.slice(2))) < 300;
}

const arrived = (count: number) => eventually(() => receiver.received.length >= count && receiver.received);

describe("an event", () => {
  test("of its owner's is sent, signed, with ids and a title and nothing else", async () => {
    const { begin, secret, log } = await withWebhook();
    const { id, time } = await begin();
    const [sent] = await arrived(1);
    expect(sent?.headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "muhtawa-event": "content.created" });
    expect(JSON.parse(sent?.body ?? "")).toEqual({
      id,
      type: "content.created",
      apiVersion: "1",
      occurredAt: time,
      data: { id: expect.any(String), title: "Ten cups", companyId: "company-1", contentType: "ARTICLE" },
    });
    expect(sent && isSigned(sent, secret)).toBe(true);
    expect(sent && isSigned(sent, "whsec_other")).toBe(false);
    const { results } = await eventually(async () => {
      const seen = await log();
      return seen.results[0]?.status === "DELIVERED" && seen;
    });
    expect(results).toEqual([
      {
        id: sent?.headers["muhtawa-delivery"],
        type: "content.created",
        body: sent?.body,
        status: "DELIVERED",
        nextAt: null,
        attempts: [{ statusCode: 204, problem: null, milliseconds: expect.any(Number) }],
      },
    ]);
  });

  test("that comes twice is delivered once", async () => {
    const { begin, log } = await withWebhook();
    await begin("Twice", "company-1", { id: "event-twice" });
    await arrived(1);
    await site.events.publish(contentCreated, "content-x", { ownerId: "nobody", companyId: "c", title: "x", type: "POST" });
    await begin("Twice", "company-1", { id: "event-twice" });
    await begin("After");
    await eventually(async () => (await log()).totalCount === 2);
    expect((await arrived(2)).map(({ body }) => JSON.parse(body).data.title).toSorted()).toEqual(["After", "Twice"]);
  });

  test("goes to no webhook of somebody else, of another company, for other events or that is off", async () => {
    const ownerId = newPerson();
    const companies = ["company-a", "company-b"].map((id) => `${id}-${ownerId}`);
    for (const id of companies) await site.events.publish(companyState, id, companyCardOf(ownerId));
    await eventually(async () => (await (await site.as({ id: ownerId }))("{ dashboard { companies } }")).data.dashboard.companies === 2);
    const wanted = await withWebhook({ url: `${receiver.url}?wanted`, companyId: companies[0] }, ownerId);
    await withWebhook({ url: `${receiver.url}?other-company`, companyId: companies[1] }, ownerId);
    await withWebhook({ url: `${receiver.url}?other-events`, events: ["COMPANY_DELETED"] }, ownerId);
    await withWebhook({ url: `${receiver.url}?off`, active: false }, ownerId);
    await withWebhook({ url: `${receiver.url}?stranger` });
    await wanted.begin("One", companies[0]);
    await wanted.begin("Two", companies[0]);
    expect((await arrived(2)).map(({ path }) => path)).toEqual(["/hook?wanted", "/hook?wanted"]);
  });

  test("is told in its own way", async () => {
    const all = ["CONTENT_STATUS_CHANGED", "CONTENT_DELETED", "GENERATION_FAILED", "COMPANY_DELETED"];
    const { ownerId } = await withWebhook({ events: all });
    const subject = { ownerId, companyId: "company-1", title: "Ten cups" };
    await site.events.publish(contentStatusChanged, "content-1", { ...subject, type: "POST", from: "DRAFT", to: "IN_REVIEW" });
    await site.events.publish(contentDeleted, "content-1", { ...subject, mediaIds: ["m"] });
    await site.events.publish(generationFinished, "generation-0", { ownerId, kind: "FIELD", status: "STOPPED" });
    await site.events.publish(generationFinished, "generation-1", { ownerId, contentId: "content-9", kind: "FIELD", status: "FAILED" });
    await site.events.publish(companyDeleted, "company-1", { ownerId, companyName: "Rimal" });
    const told = (await arrived(4)).map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(told.toSorted((one, other) => one.type.localeCompare(other.type)).map(({ type, data }) => [type, data])).toEqual([
      ["company.deleted", { id: "company-1", title: "Rimal" }],
      ["content.deleted", { id: "content-1", title: "Ten cups", companyId: "company-1" }],
      [
        "content.status_changed",
        { id: "content-1", title: "Ten cups", companyId: "company-1", contentType: "POST", from: "DRAFT", to: "IN_REVIEW" },
      ],
      ["generation.failed", { id: "generation-1", title: null, kind: "FIELD", contentId: "content-9" }],
    ]);
  });
});

describe("a receiver that misbehaves", () => {
  test("is tried again under the same id until it answers well", async () => {
    const { begin, log, now } = await withWebhook();
    receiver.behave(MANNERS.fails);
    await begin();
    await arrived(3);
    expect((await now())?.failingSince).not.toBeNull();
    receiver.behave(MANNERS.thanks);
    const { results } = await eventually(async () => {
      const seen = await log();
      return seen.results[0]?.status === "DELIVERED" && seen;
    });
    const [delivery] = results;
    expect(delivery?.attempts[0]?.statusCode).toBe(204);
    expect(delivery?.attempts.slice(1).every(({ statusCode }) => statusCode === 500)).toBe(true);
    expect(new Set(receiver.received.map(({ headers }) => headers["muhtawa-delivery"])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    await eventually(async () => (await now())?.failingSince === null);
  });

  test.each([
    ["hangs", { problem: "TIMEOUT", statusCode: null }],
    ["closes", { problem: "UNREACHABLE", statusCode: null }],
    ["redirects", { problem: null, statusCode: 302 }],
    ["floods", { problem: null, statusCode: 200 }],
  ] as const)("and %s is written down as it was", async (manner, attempt) => {
    const { client, webhook, log } = await withWebhook();
    receiver.behave(MANNERS[manner]);
    await client(TEST, { id: webhook.id });
    const { results } = await eventually(async () => {
      const seen = await log();
      return seen.results[0]?.status !== "PENDING" && seen;
    });
    expect(results[0]).toMatchObject({ type: "ping", status: manner === "floods" ? "DELIVERED" : "GIVEN_UP", attempts: [attempt] });
    expect(receiver.received).toHaveLength(1);
  });

  test("keeps nobody else waiting", async () => {
    const slow = await withWebhook();
    const other = await startReceiver();
    receiver.behave(MANNERS.hangs);
    for (let at = 0; at < 40; at += 1) await slow.begin(`Slow ${at}`);
    await eventually(async () => (await slow.log()).totalCount === 40);
    const quick = await withWebhook({ url: other.url });
    await quick.begin("Quick");
    await eventually(() => other.received.length === 1);
    expect(receiver.state.mostOpen).toBeLessThanOrEqual(2);
    await slow.client(DELETE, { id: slow.webhook.id });
    await other.stop();
  });
});

test("what fails for too long is given up, the webhook is switched off and its owner told; switched on it begins anew", async () => {
  const impatient = await startSite({ ...QUICK, WEBHOOK_FIRST_RETRY_MS: "2", WEBHOOK_OFF_AFTER_MS: "400" });
  try {
    const client = await impatient.as({ id: "client-off" });
    const input = { name: "CRM", url: receiver.url, events: ["CONTENT_CREATED"] };
    const { webhook } = (await client(CREATE, { input })).data.createWebhook as { webhook: WebhookAnswer };
    receiver.behave(MANNERS.fails);
    await impatient.events.publish(contentCreated, "content-1", { ownerId: "client-off", companyId: "c", title: "One", type: "POST" });
    const seen = await eventually(async () => {
      const [one] = (await client(LIST)).data.webhooks as WebhookAnswer[];
      return one?.active === false && one;
    });
    expect(seen.switchedOffAt).not.toBeNull();
    expect((await impatient.events.awaited(webhookSwitchedOff)).data).toEqual({ ownerId: "client-off", name: "CRM" });
    const { results } = await eventually(async () => {
      const { notifications } = (await client("{ notifications { results { kind title targetType targetId } } }")).data;
      return notifications.results.length > 0 && notifications;
    });
    expect(results).toEqual([{ kind: "WEBHOOK_OFF", title: "CRM", targetType: "webhook", targetId: webhook.id }]);
    const { webhookDeliveries } = await eventually(async () => {
      const { data } = await client(DELIVERIES, { webhookId: webhook.id });
      return data.webhookDeliveries.results[0].status === "GIVEN_UP" && data;
    });
    expect(webhookDeliveries.results[0].nextAt).toBeNull();
    // Somebody looks after it: a trial reaches it while it is off, and events once it is on.
    receiver.behave(MANNERS.thanks);
    const before = receiver.received.length;
    await client(TEST, { id: webhook.id });
    await arrived(before + 1);
    const on = (await client(UPDATE, { id: webhook.id, input: { active: true } })).data.updateWebhook.webhook;
    expect(on).toMatchObject({ active: true, switchedOffAt: null, failingSince: null });
    await impatient.events.publish(contentCreated, "content-2", { ownerId: "client-off", companyId: "c", title: "Two", type: "POST" });
    const all = await arrived(before + 2);
    expect(JSON.parse(all.at(-1)?.body ?? "").data.title).toBe("Two");
  } finally {
    await impatient.stop();
  }
});

describe("two instances", () => {
  test("never send a delivery at once", async () => {
    const sibling = await site.startSibling();
    receiver.behave((response) => void setTimeout(() => response.writeHead(204).end(), 100));
    const { begin } = await withWebhook();
    for (let at = 0; at < 20; at += 1) await begin(`At once ${at}`);
    const received = await arrived(20);
    expect(await sibling.stop()).toBe(0);
    expect(new Set(received.map(({ headers }) => headers["muhtawa-delivery"])).size).toBe(20);
    expect(receiver.received).toHaveLength(20);
  });

  test("send again what one of them had sent when it died, under the same id", async () => {
    const mortal = await startSite(QUICK);
    const client = await mortal.as({ id: "client-1" });
    await client(CREATE, { input: { name: "CRM", url: receiver.url, events: ["CONTENT_CREATED"] } });
    receiver.behave(MANNERS.hangs);
    await mortal.events.publish(contentCreated, "content-1", { ownerId: "client-1", companyId: "c", title: "Crash", type: "POST" });
    const [first] = await arrived(1);
    await mortal.service.kill("SIGKILL");
    receiver.behave(MANNERS.thanks);
    const survivor = await mortal.startSibling();
    const [, second] = await arrived(2);
    expect(second?.headers["muhtawa-delivery"]).toBe(first?.headers["muhtawa-delivery"]);
    expect(second?.body).toBe(first?.body);
    const its = await databaseOf(mortal);
    const log = its.collection("webhookDeliveries");
    await eventually(async () => (await log.findOne({ status: "DELIVERED" })) !== null);
    await its.close();
    expect(await survivor.stop()).toBe(0);
    await mortal.stop();
  });
});

describe("a person", () => {
  test("sends a delivery again, as it was, signed by the secret of now", async () => {
    const { client, webhook, begin, log, secret } = await withWebhook();
    await begin();
    await arrived(1);
    const [delivery] = (await eventually(async () => {
      const { results } = await log();
      return results[0]?.status === "DELIVERED" && results;
    })) as DeliveryAnswer[];
    const rotated = (await client(ROTATE, { id: webhook.id })).data.rotateWebhookSecret as { secret: string };
    expect(rotated.secret).not.toBe(secret);
    await client(REPLAY, { id: delivery?.id });
    const [first, again] = await arrived(2);
    expect([again?.body, again?.headers["muhtawa-delivery"]]).toEqual([first?.body, first?.headers["muhtawa-delivery"]]);
    for (const valid of [rotated.secret, secret]) expect(again && isSigned(again, valid)).toBe(true);
    expect(first && isSigned(first, rotated.secret)).toBe(false);
    await eventually(async () => (await log()).results[0]?.attempts.length === 2);
  });

  test("never sees, tries, changes or deletes what is somebody else's, admins neither", async () => {
    const { webhook, begin, log } = await withWebhook();
    await begin();
    await arrived(1);
    const [delivery] = (await log()).results;
    for (const other of [await site.as({ id: "stranger" }), await site.as({ id: "admin", role: "SUPER_ADMIN" })]) {
      expect((await other(LIST)).data.webhooks).toEqual([]);
      const calls = [
        [DELIVERIES, { webhookId: webhook.id }],
        [UPDATE, { id: webhook.id, input: { name: "Mine" } }],
        [ROTATE, { id: webhook.id }],
        [TEST, { id: webhook.id }],
        [REPLAY, { id: delivery?.id }],
        [DELETE, { id: webhook.id }],
      ] as const;
      for (const [operation, variables] of calls) {
        const { errors } = await other(operation, variables);
        expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
      }
    }
    for (const operation of [LIST, CREATE])
      expect((await site.visitor()(operation, { input: {} })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(receiver.received).toHaveLength(1);
  });

  test.each([
    [{ name: " " }, "name", "required"],
    [{ url: "nonsense" }, "url", "address"],
    [{ url: "http://169.254.169.254/" }, "url", "private network"],
    [{ events: [] }, "events", "required"],
    [{ companyId: "another's" }, "companyId", "your companies"],
  ])("is told of %j at %s", async (wrong, field, words) => {
    const client = await site.as({ id: newPerson() });
    const { errors } = await client(CREATE, { input: { name: "CRM", url: receiver.url, events: ["CONTENT_CREATED"], ...wrong } });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(`"${field}"`);
    expect(JSON.stringify(errors?.[0]?.extensions).toLowerCase()).toContain(words);
  });

  test("hears in their language what is wrong", async () => {
    const client = await site.as({ id: newPerson(), locale: "ar" });
    const { errors } = await client(CREATE, { input: { name: "CRM", url: "http://169.254.169.254/", events: ["CONTENT_CREATED"] } });
    expect(JSON.stringify(errors)).toContain("شبكة خاصة");
  });

  test("has ten at most, also when they are made at once", async () => {
    const ownerId = newPerson();
    const client = await site.as({ id: ownerId });
    const input = { name: "CRM", url: receiver.url, events: ["CONTENT_CREATED"] };
    const answers = await Promise.all(Array.from({ length: 12 }, () => client(CREATE, { input })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(10);
    expect(new Set(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []))).toEqual(new Set(["CONFLICT"]));
  });

  test("is told of a change that somebody else was faster with", async () => {
    const { client, webhook } = await withWebhook();
    expect((await client(UPDATE, { id: webhook.id, input: { name: "One" }, expectedVersion: 1 })).errors).toBeUndefined();
    const { errors } = await client(UPDATE, { id: webhook.id, input: { name: "Two" }, expectedVersion: 1 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
  });

  test("changes what they say and nothing else", async () => {
    const { client, webhook } = await withWebhook();
    const { data } = await client(UPDATE, { id: webhook.id, input: { active: false } });
    expect(data.updateWebhook.webhook).toEqual({ ...webhook, active: false, version: 2 });
  });
});

test("neither address nor secret is in an event or readable in the database", async () => {
  const { webhook, secret } = await withWebhook();
  const made = await site.events.awaited(webhookCreated, ({ aggregateId }) => aggregateId === webhook.id);
  const state = await site.events.awaited(webhookState, ({ aggregateId }) => aggregateId === webhook.id);
  const stored = await database.collection("webhooks").findOne({ _id: webhook.id as never });
  for (const place of [made, state, stored]) expect(JSON.stringify(place)).not.toContain(secret.slice("whsec_".length));
  for (const event of [made, state]) expect(JSON.stringify(event)).not.toContain(receiver.url);
});

describe("with what is gone", () => {
  test("a company's webhooks go, and what was sent to them; the others stay", async () => {
    const ownerId = newPerson();
    const companyId = `company-${ownerId}`;
    await site.events.publish(companyState, companyId, companyCardOf(ownerId));
    await eventually(async () => (await (await site.as({ id: ownerId }))("{ dashboard { companies } }")).data.dashboard.companies === 1);
    const of = await withWebhook({ companyId }, ownerId);
    const all = await withWebhook({}, ownerId);
    await of.begin("Before", companyId);
    await arrived(2);
    await site.events.publish(companyState, companyId, { deleted: true }, { sourceVersion: 2 });
    await site.events.publish(companyDeleted, companyId, { ownerId, companyName: "Rimal" }, { sourceVersion: 2 });
    await eventually(async () => (await of.now()) === undefined);
    await site.events.awaited(webhookDeleted, ({ aggregateId }) => aggregateId === of.webhook.id);
    await eventually(async () => (await deliveriesIn().countDocuments({ webhookId: of.webhook.id })) === 0);
    expect((await all.now())?.id).toBe(all.webhook.id);
  });

  test("a person's webhooks go, and nothing is sent any more", async () => {
    const { ownerId, webhook, begin, now } = await withWebhook();
    receiver.behave(MANNERS.fails);
    await begin("Before");
    await arrived(1);
    await site.events.publish(userDeleted, ownerId, { role: "CLIENT" }, { sourceVersion: 2 });
    await eventually(async () => (await now()) === undefined);
    await eventually(async () => (await deliveriesIn().countDocuments({ webhookId: webhook.id })) === 0);
  });

  test("a webhook's deliveries go", async () => {
    const { client, webhook, begin } = await withWebhook();
    await begin();
    await arrived(1);
    expect((await client(DELETE, { id: webhook.id })).data.deleteWebhook).toEqual({ success: true });
    await eventually(async () => (await deliveriesIn().countDocuments({ webhookId: webhook.id })) === 0);
    expect((await client(DELIVERIES, { webhookId: webhook.id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test("where private networks aren't allowed they can't even be given", async () => {
  const strict = await startSite();
  try {
    const client = await strict.as({ id: "client-1", locale: "en" });
    for (const url of [receiver.url, "https://10.0.0.1/", "https://localhost/", "http://hooks.example/"]) {
      const { errors } = await client(CREATE, { input: { name: "CRM", url, events: ["CONTENT_CREATED"] } });
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
    const answer = await client(CREATE, { input: { name: "CRM", url: "https://hooks.example/in", events: ["CONTENT_CREATED"] } });
    expect(answer.data.createWebhook.webhook.url).toBe("https://hooks.example/in");
  } finally {
    await strict.stop();
  }
});
