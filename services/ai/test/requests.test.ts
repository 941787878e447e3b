import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import { newId } from "@muhtawa/service-kit";
import { startMongoProxy, subgraphClient } from "@muhtawa/testkit";
import { companyProfiles } from "../src/read-models/companies.ts";
import { GENERATION, reaches, REQUEST, request, RETRY, SECRET, type Stack, startStack, STOP, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.startWorker();
}, 120_000);
afterAll(() => stack?.stop());

const owner = user();
const refusal = async (input: Record<string, unknown>, by = owner, locale: "en" | "ar" = "en") => {
  const answer = await (await stack.client(by, { locale }))(REQUEST, { input });
  return { code: answer.errors?.[0]?.extensions.code, fields: answer.errors?.[0]?.extensions.fields, message: answer.errors?.[0]?.message };
};

describe("a request", () => {
  test.each([
    ["no company", { kind: "ARTICLE" }, "companyId"],
    ["two companies", { kind: "ARTICLE", companyId: newId(), company: { brandName: "Noor" } }, "company"],
    ["a content of a company's form", { kind: "ARTICLE", company: { brandName: "Noor" }, contentId: newId() }, "contentId"],
    ["a FIELD without its field", { kind: "FIELD", company: {} }, "field"],
    ["a blank field", { kind: "FIELD", company: {}, field: "  " }, "field"],
    ["a REWRITE without a selection", { kind: "REWRITE", company: {} }, "selection"],
    ["a TRANSLATE of nothing", { kind: "TRANSLATE", company: {}, selection: " " }, "selection"],
    ["no variants", { kind: "IDEAS", company: {}, options: { variants: 0 } }, "options.variants"],
    ["six variants", { kind: "IDEAS", company: {}, options: { variants: 6 } }, "options.variants"],
    ["too high a temperature", { kind: "IDEAS", company: {}, options: { temperature: 3 } }, "options.temperature"],
    ["a model that isn't there", { kind: "IDEAS", company: {}, options: { model: "gpt-none" } }, "options.model"],
    ["a prompt too long", { kind: "IDEAS", company: {}, prompt: "x".repeat(8_001) }, "prompt"],
  ])("with %s is BAD_USER_INPUT and stores nothing", async (_, input, field) => {
    const before = await stack.generations.countDocuments();
    for (const locale of ["en", "ar"] as const) {
      const { code, fields } = await refusal(input, owner, locale);
      expect(code).toBe("BAD_USER_INPUT");
      expect(fields?.[field]?.[0]).toMatch(locale === "ar" ? /[\u0600-\u06FF]/ : /[a-z]/);
    }
    expect(await stack.generations.countDocuments()).toBe(before);
  });

  test("for another's company or content is NOT_FOUND, for an admin too", async () => {
    const [mine, other] = [await stack.company(owner), user()];
    const theirs = await stack.company(other);
    const theirContent = await stack.content(other, theirs);
    await request(await stack.client(other), { kind: "IDEAS", companyId: theirs, contentId: theirContent });
    expect(await refusal({ kind: "IDEAS", companyId: theirs })).toMatchObject({ code: "NOT_FOUND" });
    expect(await refusal({ kind: "IDEAS", companyId: mine, contentId: theirContent })).toMatchObject({ code: "NOT_FOUND" });
    const admin = await stack.client(user(), { role: "ADMIN" });
    expect((await admin(REQUEST, { input: { kind: "IDEAS", companyId: theirs } })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const second = await stack.company(owner);
    const content = await stack.content(owner, second);
    expect(await refusal({ kind: "IDEAS", companyId: mine, contentId: content })).toMatchObject({ code: "NOT_FOUND" });
  });

  test("without a token is UNAUTHENTICATED", async () => {
    const answer = await subgraphClient({ url: stack.api.url, secret: SECRET })(REQUEST, { input: { kind: "IDEAS", company: {} } });
    expect(answer.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("may come before the event of the company it is for", async () => {
    const proxy = await startMongoProxy(stack.engines.mongoUrl);
    const api = await stack.startApi({ MONGO_URL: proxy.url });
    const client = subgraphClient({ url: api.url, secret: SECRET, token: await stack.identity.tokenFor({ id: owner }) });
    const companyId = newId();
    const firstLook = proxy.holdAnswer(`find ${companyProfiles.collection}`);
    const asking = client(REQUEST, { input: { kind: "FIELD", field: "vision", companyId } });
    await firstLook.reached;
    await stack.company(owner, {}, companyId);
    firstLook.release();
    expect((await asking).errors).toBeUndefined();
    await api.kill("SIGKILL");
    await proxy.stop();
  });

  test("for a company that never comes is NOT_FOUND", async () => {
    expect(await refusal({ kind: "IDEAS", companyId: newId() })).toMatchObject({ code: "NOT_FOUND" });
  });

  test("for a company's form needs no saved company, and writes in the language asked for", async () => {
    const client = await stack.client(owner, { locale: "ar" });
    const id = await request(client, {
      kind: "FIELD",
      field: "brandVoice.personality",
      company: { brandName: "نور" },
      options: { variants: 3 },
    });
    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({ company: null, content: null, field: "brandVoice.personality" });
    expect(generation.items.length).toBeGreaterThanOrEqual(3);
    expect(generation.text).toMatch(/[\u0600-\u06FF]/);
    expect(new Set(generation.variants).size).toBe(3);
    expect(generation.variants[0]).toBe(generation.text);
  });

  test("takes the content's language unless another is named", async () => {
    const client = await stack.client(owner);
    const companyId = await stack.company(owner);
    const contentId = await stack.content(owner, companyId, { locale: "ar", title: "قبل الزراعة", topics: ["التعافي"] });
    const arabic = await reaches(client, await request(client, { kind: "OUTLINE", companyId, contentId }), "COMPLETED");
    expect(arabic.text).toContain("الجواب باختصار");
    const english = await reaches(client, await request(client, { kind: "OUTLINE", companyId, contentId, locale: "en" }), "COMPLETED");
    expect(english.text).toContain("The short answer");
  });
});

test("the same request again gives another text", async () => {
  const client = await stack.client(user());
  const input = { kind: "FIELD", field: "slogan", company: { brandName: "Noor" } };
  const first = await reaches(client, await request(client, input), "COMPLETED");
  const second = await reaches(client, await request(client, input), "COMPLETED");
  expect(second.text).not.toBe(first.text);
});

describe("an idempotency key", () => {
  test("gives the same generation to the same request, also to many at once", async () => {
    const client = await stack.client(owner);
    const input = { kind: "IDEAS", company: { brandName: "Noor" }, idempotencyKey: randomUUID() };
    const ids = await Promise.all(Array.from({ length: 10 }, () => request(client, input)));
    expect(new Set(ids).size).toBe(1);
    expect(await stack.generations.countDocuments({ idempotencyKey: `${owner}:${input.idempotencyKey}` })).toBe(1);
  });

  test("with another request is CONFLICT on the key", async () => {
    const idempotencyKey = randomUUID();
    await request(await stack.client(owner), { kind: "IDEAS", company: {}, idempotencyKey });
    expect(await refusal({ kind: "OBJECTIVES", company: {}, idempotencyKey })).toMatchObject({
      code: "CONFLICT",
      fields: { idempotencyKey: [expect.any(String)] },
    });
  });

  test("belongs to its user", async () => {
    const idempotencyKey = randomUUID();
    const input = { kind: "IDEAS", company: {}, idempotencyKey };
    expect(await request(await stack.client(owner), input)).not.toBe(await request(await stack.client(user()), input));
  });
});

describe("a generation", () => {
  test("is its owner's and the admins' to read, its owner's alone to stop and retry", async () => {
    const client = await stack.client(owner);
    const id = await request(client, { kind: "IDEAS", company: { brandName: "Noor" } });
    await reaches(client, id, "COMPLETED");
    const [stranger, admin] = [await stack.client(user()), await stack.client(user(), { role: "ADMIN" })];
    expect((await admin(GENERATION, { id })).data.generation).toMatchObject({ id, owner: { id: owner } });
    const code = async (answer: ReturnType<typeof stranger>) => (await answer).errors?.[0]?.extensions.code;
    expect(await code(stranger(GENERATION, { id }))).toBe("NOT_FOUND");
    expect(await code(stranger(STOP, { id }))).toBe("NOT_FOUND");
    expect(await code(stranger(RETRY, { id }))).toBe("NOT_FOUND");
    expect(await code(admin(STOP, { id }))).toBe("FORBIDDEN");
    expect(await code(client(RETRY, { id }))).toBe("CONFLICT");
    expect((await client(STOP, { id })).data.stopGeneration.generation.status).toBe("COMPLETED");
  });

  test("is told to the gateway with its text, on behalf of its owner and of admins only", async () => {
    const client = await stack.client(owner);
    const id = await request(client, { kind: "IDEAS", company: { brandName: "Noor" } });
    const { text } = await reaches(client, id, "COMPLETED");
    const ask = async (by: string | undefined, signed = true, role: "CLIENT" | "ADMIN" = "CLIENT") => {
      const answer = await fetch(`${stack.api.url}/internal/generations/${id}`, {
        headers: {
          ...(signed ? signContext({ ip: "127.0.0.1", locale: "ar", correlationId: randomUUID() }, SECRET) : {}),
          ...(by ? { authorization: `Bearer ${await stack.identity.tokenFor({ id: by, role })}` } : {}),
        },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect(await ask(owner)).toEqual({ status: 200, body: { id, status: "COMPLETED", attempt: 1, text, error: null, locale: "en" } });
    expect((await ask(user(), true, "ADMIN")).status).toBe(200);
    expect((await ask(user())).status).toBe(404);
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask(owner, false)).status).toBe(401);
  });

  test("is an entity that the gateway can join", async () => {
    const client = await stack.client(owner);
    const id = await request(client, { kind: "IDEAS", company: { brandName: "Noor" } });
    const query = "query ($r: [_Any!]!) { _entities(representations: $r) { ... on Generation { id kind } } }";
    const representations = { r: [{ __typename: "Generation", id }] };
    expect((await client(query, representations)).data._entities).toEqual([{ id, kind: "IDEAS" }]);
    expect((await (await stack.client(user()))(query, representations)).data?._entities).toEqual([null]);
  });
});
