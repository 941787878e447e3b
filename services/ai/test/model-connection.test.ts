import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { connectMongo } from "@muhtawa/service-kit";
import { eventually, type FakeModel, type GraphQLClient, type ServiceProcess, startFakeModel, subgraphClient } from "@muhtawa/testkit";
import { modelConnected, modelDisconnected } from "@muhtawa/contracts";
import { KeySeal } from "../src/models/key-seal.ts";
import { reaches, request, SECRET, type Stack, startStack, user } from "./stack.ts";

const KEY = "sk-very-secret-1";
const PICTURE = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
const CONNECTION = "purpose byEnvironment provider baseUrl model hasKey version";
const CONNECT = `mutation ($input: ModelConnectionInput!, $expectedVersion: Int) {
  connectModel(input: $input, expectedVersion: $expectedVersion) { ${CONNECTION} } }`;
const DISCONNECT = `mutation ($purpose: ModelPurpose, $expectedVersion: Int) {
  disconnectModel(purpose: $purpose, expectedVersion: $expectedVersion) { ${CONNECTION} } }`;
const TRY = "mutation ($input: ModelConnectionInput!) { tryModel(input: $input) { text failure milliseconds } }";
const SHOWN = `query ($purpose: ModelPurpose) { modelConnection(purpose: $purpose) { ${CONNECTION} } }`;

let model: FakeModel;
let stack: Stack;
let worker: ServiceProcess;
let operator: GraphQLClient;
let person: GraphQLClient;

beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack();
  worker = await stack.startWorker({ LOG_LEVEL: "trace" });
  [operator, person] = await Promise.all([stack.client(user(), { role: "SUPER_ADMIN" }), stack.client(user())]);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});
beforeEach(async () => {
  model.answerAll({});
  for (const purpose of ["TEXT", "IMAGES"]) await operator(DISCONNECT, { purpose });
});

const wanted = (more: object = {}) => ({ provider: "OPENAI_COMPATIBLE", baseUrl: model.url, model: "llama", ...more });
const field = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };
/** A process goes on with what it knew for a second. */
const writtenBy = async (name: string) => {
  for (;;) {
    const generation = await reaches(person, await request(person, field), "COMPLETED");
    if (generation.model === name) return generation;
  }
};

test("a connected model writes from then on, in every process, and gives way to skeletons when it is disconnected", async () => {
  expect((await person("{ aiModels { id offline } }")).data.aiModels).toEqual([{ id: "offline-composer", offline: true }]);
  expect(await writtenBy("offline-composer")).toMatchObject({ offline: true });
  const { data, errors } = await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
  expect(errors).toBeUndefined();
  expect(data.connectModel).toMatchObject({ byEnvironment: false, baseUrl: model.url, model: "llama", hasKey: true });
  expect((await person("{ aiModels { id offline } }")).data.aiModels).toEqual([{ id: "llama", offline: false }, expect.anything()]);
  model.answerAll({ text: "Written by llama." });
  expect(await writtenBy("llama")).toMatchObject({ offline: false, text: "Written by llama." });
  expect(model.requests.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: "llama" } });

  expect((await operator(DISCONNECT)).data.disconnectModel).toMatchObject({ model: null, baseUrl: null, hasKey: false });
  expect(await writtenBy("offline-composer")).toMatchObject({ offline: true });
});

test("another key is used by workers that have known the one before", async () => {
  await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
  await writtenBy("llama");
  await operator(CONNECT, { input: wanted({ apiKey: "sk-another" }) });
  while (model.requests.at(-1)?.authorization !== "Bearer sk-another") await writtenBy("llama");
});

describe("a trial", () => {
  test("asks the model, by its key and in the reader's language, and connects nothing", async () => {
    model.answerNext({ text: "Welcome aboard!" });
    const { data } = await operator(TRY, { input: wanted({ apiKey: KEY }) });
    expect(data.tryModel).toEqual({ text: "Welcome aboard!", failure: null, milliseconds: expect.any(Number) });
    expect(model.requests.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: "llama" } });
    expect(model.requests.at(-1)?.body.messages.at(-1)?.content).toContain("colleague");
    expect((await operator(SHOWN)).data.modelConnection).toMatchObject({ model: null, hasKey: false });
    const arabic = await stack.client(user(), { role: "SUPER_ADMIN", locale: "ar" });
    await arabic(TRY, { input: wanted() });
    expect(model.requests.at(-1)?.body.messages.at(-1)?.content).toContain("زميل");
  });

  test.each([
    [{ status: 401 }, /key/],
    [{ status: 404 }, /did not accept/],
    [{ fault: "silent", after: 0 }, /too long/],
    [{ fault: "broken", after: 1 }, /form that can't be used/],
  ] as const)(
    "of a model that answers %j says why",
    async (answer, reason) => {
      model.answerAll(answer);
      const { data } = await operator(TRY, { input: wanted({ apiKey: KEY }) });
      expect(data.tryModel.text).toBeNull();
      expect(data.tryModel.failure).toMatch(reason);
    },
    20_000,
  );

  test("ends with what is enough to show: the model isn't kept at it", async () => {
    model.answerNext({ text: "welcome ".repeat(200), fault: "silent", after: 100 });
    const { data } = await operator(TRY, { input: wanted() });
    expect(data.tryModel.text).toMatch(/^welcome welcome/);
    await eventually(() => model.busy === 0);
  }, 30_000);

  test("of an address where nothing answers says so", async () => {
    const { data } = await operator(TRY, { input: wanted({ baseUrl: "http://127.0.0.1:9/v1" }) });
    expect(data.tryModel.failure).toMatch(/could not be reached|too long/);
  }, 20_000);

  test("sends a kept key to the address that it was given for, and to no other", async () => {
    const other = await startFakeModel();
    try {
      await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
      await operator(TRY, { input: wanted() });
      expect(model.requests.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
      await operator(TRY, { input: wanted({ baseUrl: other.url }) });
      expect(other.requests.length).toBe(1);
      expect(other.requests.at(-1)?.authorization).not.toBe(`Bearer ${KEY}`);
      const { data } = await operator(CONNECT, { input: wanted({ baseUrl: other.url }) });
      expect(data.connectModel).toMatchObject({ baseUrl: other.url, hasKey: false });
    } finally {
      await other.stop();
    }
  });
});

test.each([
  [{ baseUrl: undefined }, "baseUrl"],
  [{ baseUrl: "localhost:11434" }, "baseUrl"],
  [{ baseUrl: "ftp://localhost/v1" }, "baseUrl"],
  [{ baseUrl: "http://user:secret@localhost/v1" }, "baseUrl"],
  [{ baseUrl: "http://169.254.169.254/latest" }, "baseUrl"],
  [{ baseUrl: "http://[fe80::1]/v1" }, "baseUrl"],
  [{ baseUrl: "http://[::ffff:169.254.169.254]/v1" }, "baseUrl"],
  [{ baseUrl: "http://metadata.google.internal/v1" }, "baseUrl"],
  [{ model: " " }, "model"],
  [{ model: "m".repeat(201) }, "model"],
  [{ apiKey: "k".repeat(501) }, "apiKey"],
  [{ provider: "ANTHROPIC", baseUrl: undefined }, "apiKey"],
  [{ provider: "ANTHROPIC", purpose: "IMAGES", apiKey: "k" }, "provider"],
])("%j is refused at its field, by trial and connection alike", async (more, name) => {
  for (const operation of [TRY, CONNECT]) {
    const { errors } = await operator(operation, { input: wanted(more) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [name]: [expect.any(String)] } });
  }
  expect((await operator(SHOWN)).data.modelConnection.model).toBeNull();
});

test("only super admins try, connect and disconnect; admins see what is connected, clients nothing", async () => {
  const admin = await stack.client(user(), { role: "ADMIN" });
  await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
  for (const client of [admin, person])
    for (const [operation, variables] of [
      [TRY, { input: wanted() }],
      [CONNECT, { input: wanted() }],
      [DISCONNECT, {}],
    ] as const)
      expect((await client(operation, variables)).errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  expect((await admin(SHOWN)).data.modelConnection).toMatchObject({ model: "llama", hasKey: true });
  expect((await person(SHOWN)).errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  expect((await subgraphClient({ url: stack.api.url, secret: SECRET })(SHOWN)).errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
});

test("where it stands is for super admins only: nobody else is told its host", async () => {
  await operator(CONNECT, { input: wanted({ baseUrl: model.url.replace("127.0.0.1", "localhost") }) });
  await operator(CONNECT, { input: wanted({ purpose: "IMAGES", model: "sdxl" }) });
  const admin = await stack.client(user(), { role: "ADMIN" });
  const providers = async (client: GraphQLClient) => (await client("{ aiModels { provider offline } }")).data.aiModels;
  expect(await providers(operator)).toMatchObject([{ provider: "localhost" }, { provider: "127.0.0.1" }]);
  const told = { provider: "openai-compatible" };
  for (const client of [admin, person]) expect(await providers(client)).toMatchObject([told, told]);
  expect((await admin(SHOWN)).data.modelConnection).toMatchObject({ model: "llama", baseUrl: null });
  expect((await operator(SHOWN)).data.modelConnection.baseUrl).toContain("localhost");
});

test("of two who connect the second is told of the first", async () => {
  const { version } = (await operator(CONNECT, { input: wanted() })).data.connectModel;
  await operator(CONNECT, { input: wanted({ model: "first" }), expectedVersion: version });
  const second = await operator(CONNECT, { input: wanted({ model: "second" }), expectedVersion: version });
  expect(second.errors?.[0]?.extensions?.["code"]).toBe("CONFLICT");
  expect((await operator(DISCONNECT, { expectedVersion: version })).errors?.[0]?.extensions?.["code"]).toBe("CONFLICT");
  expect((await operator(SHOWN)).data.modelConnection.model).toBe("first");
});

test("it is told without its address and key, and neither database nor logs hold the key", async () => {
  await operator(CONNECT, { input: wanted({ model: "told", apiKey: KEY }) });
  const connected = await stack.probe.awaited(modelConnected, ({ data }) => data.name === "told");
  expect(connected.data).toEqual({ name: "told", provider: "OPENAI_COMPATIBLE" });
  const database = await connectMongo(stack.engines.mongoUrl, stack.databaseName);
  const stored = JSON.stringify(await database.collection("modelConnections").find().toArray());
  await database.close();
  expect(stored).toContain("told");
  expect(stored).not.toContain(KEY);
  await operator(DISCONNECT);
  await stack.probe.awaited(modelDisconnected, ({ data }) => data.name === "told");
  expect(worker.logs() + stack.api.logs()).not.toContain(KEY);
});

test("a key that was sealed with another secret counts for none: it has to be given anew, and that is said", async () => {
  await operator(CONNECT, { input: wanted({ provider: "ANTHROPIC", baseUrl: undefined, apiKey: KEY }) });
  const database = await connectMongo(stack.engines.mongoUrl, stack.databaseName);
  const sealedKey = new KeySeal("b".repeat(32)).seal(KEY);
  await database.collection<{ _id: string }>("modelConnections").updateOne({ _id: "model" }, { $set: { sealedKey } });
  await database.close();
  expect((await operator(SHOWN)).data.modelConnection).toMatchObject({ model: "llama", hasKey: false });
  for (const operation of [TRY, CONNECT]) {
    const { errors } = await operator(operation, { input: wanted({ provider: "ANTHROPIC", baseUrl: undefined }) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { apiKey: [expect.any(String)] } });
  }
});

test("a sealed key is opened by the secret it was sealed with, and only unchanged", () => {
  const seal = new KeySeal("a".repeat(32));
  const sealed = seal.seal("مفتاح sk-1");
  expect(seal.seal("مفتاح sk-1")).not.toBe(sealed);
  expect(seal.open(sealed)).toBe("مفتاح sk-1");
  expect(new KeySeal("b".repeat(32)).open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, "base64");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(seal.open(bytes.toString("base64"))).toBeUndefined();
  expect(seal.open("short")).toBeUndefined();
});

test("where the environment names a model none can be connected beside it, and what was connected before can go", async () => {
  await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
  const api = await stack.startApi({ AI_BASE_URL: model.url, AI_MODEL: "of-environment" });
  const there = await stack.client(user(), { role: "SUPER_ADMIN", api });
  expect((await there(SHOWN)).data.modelConnection).toMatchObject({ byEnvironment: true });
  const { errors } = await there(CONNECT, { input: wanted() });
  expect(errors?.[0]?.extensions?.["code"]).toBe("CONFLICT");
  expect(errors?.[0]?.message).toContain("environment");
  expect((await there(DISCONNECT)).data.disconnectModel).toMatchObject({ byEnvironment: true, hasKey: false });
  expect((await there("{ aiModels { id provider } }")).data.aiModels[0]).toEqual({ id: "of-environment", provider: "127.0.0.1" });
  const anybody = await stack.client(user(), { api });
  expect((await anybody("{ aiModels { provider } }")).data.aiModels[0]).toEqual({ provider: "openai-compatible" });
}, 60_000);

describe("a model of images", () => {
  const drawer = (more: object = {}) => wanted({ purpose: "IMAGES", model: "sdxl", apiKey: KEY, ...more });
  const aiModels = async () => (await person("{ aiModels { id offline text images } }")).data.aiModels as object[];

  test("is connected beside the one that writes, draws from then on, and gives way to posters by itself", async () => {
    await operator(CONNECT, { input: wanted() });
    const { data } = await operator(CONNECT, { input: drawer() });
    expect(data.connectModel).toMatchObject({ purpose: "IMAGES", model: "sdxl", hasKey: true });
    expect(await aiModels()).toEqual([
      { id: "llama", offline: false, text: true, images: false },
      { id: "sdxl", offline: false, text: false, images: true },
    ]);
    await operator(DISCONNECT, { purpose: "IMAGES" });
    expect(await aiModels()).toEqual([
      { id: "llama", offline: false, text: true, images: false },
      expect.objectContaining({ id: "offline-composer", text: false, images: true }),
    ]);
    expect((await operator(SHOWN)).data.modelConnection).toMatchObject({ purpose: "TEXT", model: "llama" });
    expect((await operator(SHOWN, { purpose: "IMAGES" })).data.modelConnection).toMatchObject({ model: null, hasKey: false });
  });

  test("may be the one that writes, too", async () => {
    await operator(CONNECT, { input: wanted({ model: "both" }) });
    await operator(CONNECT, { input: drawer({ model: "both" }) });
    expect(await aiModels()).toMatchObject([
      { id: "both", text: true, images: false },
      { id: "both (images)", text: false, images: true },
    ]);
  });

  test("draws a picture when it is tried, by its key and name, and nothing is connected by that", async () => {
    model.answerNext({ image: PICTURE });
    const { data } = await operator(TRY, { input: drawer() });
    expect(data.tryModel).toEqual({ text: "It drew a picture.", failure: null, milliseconds: expect.any(Number) });
    expect(model.requests.at(-1)).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: "sdxl", size: "1024x1024" } });
    expect((await operator(SHOWN, { purpose: "IMAGES" })).data.modelConnection.model).toBeNull();
  });

  test.each([
    [{ status: 401 }, /key/],
    [{ status: 404 }, /did not accept/],
    [{}, /./],
  ] as const)("that answers %j when it is tried says why", async (answer, reason) => {
    model.answerAll(answer);
    const { data } = await operator(TRY, { input: drawer() });
    expect(data.tryModel.text).toBeNull();
    expect(data.tryModel.failure).toMatch(reason);
  });

  test("that draws for long when it is tried is said to be worth connecting all the same", async () => {
    model.answerAll({ wait: 9_000, image: PICTURE });
    const { data } = await operator(TRY, { input: drawer() });
    expect(data.tryModel.failure).toMatch(/can be connected all the same/);
  }, 20_000);

  test("has its own key: the writing model's isn't sent to it", async () => {
    await operator(CONNECT, { input: wanted({ apiKey: KEY }) });
    model.answerNext({ image: PICTURE });
    await operator(TRY, { input: drawer({ apiKey: undefined }) });
    expect(model.requests.at(-1)?.authorization).toBeUndefined();
  });
});
