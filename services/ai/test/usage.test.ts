import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eventually, type FakeModel, startFakeModel } from "@muhtawa/testkit";
import { reaches, REQUEST, request, RETRY, type Stack, startStack, STOP, user } from "./stack.ts";

const USAGE = /* GraphQL */ `
  query ($from: DateTime, $to: DateTime) {
    aiUsage(from: $from, to: $to) {
      generations
      inputTokens
      outputTokens
      costMicros
      wastedTokens
      quotaTokens
      remainingTokens
      dayQuotaTokens
      dayRemainingTokens
      byDay {
        day
        generations
        tokens
        costMicros
      }
      byModel {
        model
        generations
        tokens
        costMicros
      }
      byCompany {
        company {
          id
        }
        generations
      }
    }
  }
`;
const EVERYONE = "{ aiUsageOfEveryone { generations quotaTokens byModel { model generations } } }";
const QUOTA = 50_000;

let model: FakeModel;
let stack: Stack;
beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack({
    env: {
      AI_MODELS: JSON.stringify({
        providers: { fake: { type: "openai-compatible", baseUrl: model.url, apiKey: "$FAKE_KEY" } },
        models: [{ id: "priced", provider: "fake", model: "fake-1", inputPrice: 2, outputPrice: 10 }],
      }),
      FAKE_KEY: "k-e-y",
      AI_CLIENT_DAY_TOKENS: String(QUOTA),
      AI_CLIENT_MONTH_TOKENS: String(QUOTA * 2),
      AI_BACKOFF_MS: "5",
      AI_FIRST_TOKEN_MS: "5000",
    },
  });
  await stack.startWorker();
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});

const usageOf = async (owner: string, variables = {}) => {
  const { data, errors } = await (await stack.client(owner))(USAGE, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.aiUsage;
};
/** Rules of about forty words each. */
function rulesOf(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    locale: "en",
    kind: "STYLE",
    term: `rule ${n}`,
    note: "short and clear words ".repeat(9),
  }));
}
const IDEA = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };

describe("a finished generation", () => {
  test("is charged what it used, by day, model and company, at the model's price", async () => {
    const owner = user();
    const client = await stack.client(owner);
    const companyId = await stack.company(owner);
    const generation = await reaches(client, await request(client, { kind: "FIELD", field: "vision", companyId }), "COMPLETED");
    expect(generation.costMicros).toBe(generation.inputTokens * 2 + generation.outputTokens * 10);
    const tokens = generation.inputTokens + generation.outputTokens;
    const { costMicros } = generation;
    const usage = await eventually(async () => {
      const now = await usageOf(owner);
      return now.remainingTokens === QUOTA * 2 - tokens && now;
    });
    expect(usage).toMatchObject({
      generations: 1,
      inputTokens: generation.inputTokens,
      outputTokens: generation.outputTokens,
      costMicros,
      wastedTokens: 0,
      quotaTokens: QUOTA * 2,
      dayQuotaTokens: QUOTA,
      dayRemainingTokens: QUOTA - tokens,
      byDay: [{ day: generation.finishedAt.slice(0, 10), generations: 1, tokens, costMicros }],
      byModel: [{ model: "priced", generations: 1, tokens, costMicros }],
      byCompany: [{ company: { id: companyId }, generations: 1 }],
    });
    const to = new Date(Date.parse(generation.finishedAt) - 1_000).toISOString();
    expect(await usageOf(owner, { to })).toMatchObject({ generations: 0, byDay: [] });
  });

  test("that failed is charged to nobody, and its tokens are told as wasted", async () => {
    const owner = user();
    const client = await stack.client(owner);
    model.answerNext({ finishReason: "length" });
    const id = await request(client, IDEA);
    await reaches(client, id, "FAILED");
    const wasted = await eventually(async () => (await usageOf(owner)).wastedTokens);
    expect(wasted).toBeGreaterThan(5);
    await eventually(async () => (await usageOf(owner)).remainingTokens === QUOTA * 2);
    await client(RETRY, { id });
    const { inputTokens, outputTokens } = await reaches(client, id, "COMPLETED");
    await eventually(async () => (await usageOf(owner)).remainingTokens === QUOTA * 2 - inputTokens - outputTokens);
    expect(await usageOf(owner)).toMatchObject({ generations: 1, inputTokens, outputTokens, wastedTokens: wasted });
  });

  test("that was stopped before it began gives everything back", async () => {
    const owner = user();
    const client = await stack.client(owner);
    model.answerAll({ text: "word ".repeat(300), pause: 20 });
    const ids = await Promise.all(Array.from({ length: 3 }, () => request(client, IDEA)));
    expect((await usageOf(owner)).remainingTokens).toBeLessThan(QUOTA * 2 - 3_000);
    for (const id of ids.toReversed()) await client(STOP, { id });
    model.answerAll({});
    for (const id of ids) await reaches(client, id, "STOPPED");
    const stopped = await stack.generations.find({ _id: { $in: ids } }).toArray();
    const used = stopped.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    await eventually(async () => (await usageOf(owner)).remainingTokens === QUOTA * 2 - used);
  });
});

describe("a quota", () => {
  test("that is used up refuses before any model is asked, and stores nothing", async () => {
    const owner = user();
    const client = await stack.client(owner);
    model.answerAll({ text: "word ".repeat(2_000), pause: 50 });
    const answers = await Promise.all(Array.from({ length: 40 }, () => client(REQUEST, { input: IDEA })));
    const refused = answers.filter(({ errors }) => errors);
    expect(new Set(refused.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(new Set(["QUOTA_EXCEEDED"]));
    const stored = await stack.generations.countDocuments({ ownerId: owner });
    expect(stored).toBe(40 - refused.length);
    expect(stored).toBeGreaterThan(10);
    expect((await usageOf(owner)).dayRemainingTokens).toBeLessThan(2_000);
    const asked = model.requests.length;
    const arabic = await (await stack.client(owner, { locale: "ar" }))(REQUEST, { input: { ...IDEA, kind: "IDEAS" } });
    expect(arabic.errors?.[0]).toMatchObject({ extensions: { code: "QUOTA_EXCEEDED" }, message: expect.stringMatching(/حصتك اليومية/) });
    expect(model.requests.length).toBeLessThanOrEqual(asked + 2);
    for (const { _id } of await stack.generations.find({ ownerId: owner }).toArray()) await client(STOP, { id: _id });
    model.answerAll({});
  });

  test("is larger for admins", async () => {
    const { data } = await (await stack.client(user(), { role: "ADMIN" }))(USAGE);
    expect(data.aiUsage.quotaTokens).toBe(200_000_000);
  });
});

describe("what comes to nothing", () => {
  test("costs whoever brings it about again and again their day, though nothing is charged for it", async () => {
    const owner = user();
    const client = await stack.client(owner);
    model.answerAll({ text: "Prose, whatever form was asked for." });
    const ideas = { kind: "IDEAS", company: { brandName: "Noor" } };
    let refusal: string | undefined;
    for (let tries = 0; refusal === undefined && tries < 60; tries += 1) {
      const { data, errors } = await client(REQUEST, { input: ideas });
      if (errors) refusal = errors[0]?.extensions.code as string;
      else await reaches(client, data.requestGeneration.generation.id, "FAILED");
    }
    model.answerAll({});
    expect(refusal).toBe("QUOTA_EXCEEDED");
    const used = await eventually(async () => {
      const now = await usageOf(owner);
      return now.remainingTokens === QUOTA * 2 && now;
    });
    expect(used.wastedTokens).toBeGreaterThan(QUOTA * 0.9);
  }, 60_000);
});

describe("what is set aside", () => {
  test.each([
    ["a company that is told at length", { company: { brandName: "Noor", brandVoice: { rules: rulesOf(200) } }, options: { variants: 5 } }],
    ["a text without blanks", { kind: "SHORTEN", selection: "a1".repeat(30_000), options: { variants: 2 } }],
    ["a text of signs", { kind: "SHORTEN", selection: "!?".repeat(30_000), options: { variants: 2 } }],
  ])("counts %s", async (_, more) => {
    const owner = user();
    const { errors } = await (await stack.client(owner))(REQUEST, { input: { ...IDEA, ...more } });
    expect(errors?.[0]?.extensions.code).toBe("QUOTA_EXCEEDED");
    expect(await stack.generations.countDocuments({ ownerId: owner })).toBe(0);
  });
});

describe("figures", () => {
  test("of everybody are for admins", async () => {
    const client = await stack.client(user());
    await reaches(client, await request(client, IDEA), "COMPLETED");
    expect((await client(EVERYONE)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const admin = await stack.client(user(), { role: "ADMIN" });
    const { data } = await admin(EVERYONE);
    expect(data.aiUsageOfEveryone.generations).toBeGreaterThan(0);
    expect(data.aiUsageOfEveryone.quotaTokens).toBeNull();
    expect(data.aiUsageOfEveryone.byModel[0].model).toBe("priced");
  });

  test("say to admins whose quota of the month comes to its end, the tightest first", async () => {
    const NEAR_END = "{ aiQuotasNearEnd { user { id } quotaTokens remainingTokens } }";
    const [plenty, little, least] = [user(), user(), user()];
    for (const [owner, share] of [
      [plenty, 0.79],
      [little, 0.8],
      [least, 0.9],
    ] as const) {
      const client = await stack.client(owner);
      await reaches(client, await request(client, IDEA), "COMPLETED");
      const { _id } = await eventually(() => stack.ledger.findOne({ userId: owner, open: 0 }));
      await stack.ledger.updateOne({ _id }, { $set: { spent: share * QUOTA * 2 } });
    }
    const admin = await stack.client(user(), { role: "ADMIN" });
    expect((await admin(NEAR_END)).data.aiQuotasNearEnd).toEqual([
      { user: { id: least }, quotaTokens: QUOTA * 2, remainingTokens: Math.round(QUOTA * 0.2) },
      { user: { id: little }, quotaTokens: QUOTA * 2, remainingTokens: Math.round(QUOTA * 0.4) },
    ]);
    expect((await (await stack.client(little))(NEAR_END)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test.each([
    [{ from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z" }, "to"],
    [{ from: "2020-01-01T00:00:00Z" }, "from"],
  ])("of %j are BAD_USER_INPUT on %s", async (range, field) => {
    const { errors } = await (await stack.client(user()))(USAGE, range);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });
});

test("what a process that died has set aside comes back", async () => {
  const owner = user();
  const client = await stack.client(owner);
  await reaches(client, await request(client, IDEA), "COMPLETED");
  // What the generation had set aside is settled by then, and what is left stays as it is.
  const before = await eventually(async () => {
    const account = await stack.ledger.findOne({ userId: owner });
    return account?.["open"] === 0 && (await usageOf(owner)).remainingTokens;
  });
  expect(before).toBeGreaterThan(QUOTA * 2 - 2_000);
  const old = new Date(Date.now() - 120_000);
  await stack.ledger.updateOne(
    { userId: owner },
    { $set: { "holds.nobody_a1": { tokens: 700, day: new Date().toISOString().slice(0, 10), at: old } }, $inc: { spent: 700, open: 1 } },
  );
  await eventually(async () => (await usageOf(owner)).remainingTokens === before);
});

test("two clicks on retry are charged as one", async () => {
  const owner = user();
  const client = await stack.client(owner);
  model.answerNext({ status: 400 });
  const id = await request(client, IDEA);
  await reaches(client, id, "FAILED");
  await Promise.all(Array.from({ length: 5 }, () => client(RETRY, { id })));
  const { inputTokens, outputTokens } = await reaches(client, id, "COMPLETED");
  await eventually(async () => (await usageOf(owner)).remainingTokens === QUOTA * 2 - inputTokens - outputTokens);
  expect(await stack.ledger.findOne({ userId: owner })).toMatchObject({ open: 0, holds: {} });
});
