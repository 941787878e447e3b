import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, makeWork, type Person, register, type Work } from "../journeys/api.ts";

interface StreamEvent {
  id: string;
  event: string;
  data: { text?: string; status?: string; stage?: string };
}

/** Reads a generation's stream to its end, or until enough has come. */
async function follow(
  id: string,
  { token, lastEventId, until = () => false }: { token: string; lastEventId?: string; until?: (events: StreamEvent[]) => boolean },
) {
  const abort = new AbortController();
  const response = await fetch(`${ADDRESS}/ai/generations/${id}/stream`, {
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream", ...(lastEventId && { "last-event-id": lastEventId }) },
    signal: abort.signal,
  });
  const events: StreamEvent[] = [];
  let rest = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (rest + chunk).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const fields = Object.fromEntries(
        frame.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
      );
      if (fields.event)
        events.push({ id: fields.id ?? "", event: fields.event, data: JSON.parse(fields.data ?? "{}") as StreamEvent["data"] });
    }
    if (until(events)) break;
  }
  abort.abort();
  return { status: response.status, type: response.headers.get("content-type"), events };
}

/** The text that a client holds which adds deltas and obeys restarts. */
const textOf = (events: StreamEvent[], before = "") =>
  events.reduce((text, { event, data }) => (event === "delta" ? text + data.text : event === "restart" ? (data.text ?? "") : text), before);

const GENERATION = `id kind status field model offline text variants items voiceRules { kind term } inputTokens outputTokens costMicros error
  company { id brandName } content { id title } createdAt startedAt firstTokenAt finishedAt`;

let owner: Person;
let work: Work;
test.beforeAll(async () => {
  owner = await register();
  work = await makeWork(owner);
});

type Generation = Record<string, unknown> & { id: string; status: string; text: string | null };

const request = async (input: Record<string, unknown>) =>
  (
    await call<{ requestGeneration: { generation: Generation } }>(
      `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { ${GENERATION} } } }`,
      { input },
      { token: owner.token },
    )
  ).requestGeneration.generation;

const read = async (id: string) =>
  (await call<{ generation: Generation }>(`query ($id: ID!) { generation(id: $id) { ${GENERATION} } }`, { id }, { token: owner.token }))
    .generation;

const article = (length = "LOW") =>
  request({ kind: "ARTICLE", companyId: work.companyId, contentId: work.contentId, locale: "en", options: { length } });

test("an article is queued, arrives by its stream with numbered events, and is then stored as it was streamed", async () => {
  const queued = await article();
  expect(queued).toMatchObject({
    kind: "ARTICLE",
    status: "QUEUED",
    company: { id: work.companyId },
    content: { id: work.contentId },
    text: null,
  });
  const { status, type, events } = await follow(queued.id, owner);
  expect([status, type]).toEqual([200, "text/event-stream; charset=utf-8"]);
  expect(events.at(-1)).toMatchObject({ event: "done", data: { status: "COMPLETED" } });
  expect(events.filter(({ event }) => event === "delta").length).toBeGreaterThan(3);
  const places = events.map(({ id }) => id.split(".").map(Number) as [number, number]);
  expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);

  const stored = await read(queued.id);
  expect(stored).toMatchObject({
    status: "COMPLETED",
    text: textOf(events),
    offline: true,
    model: "offline-composer",
    error: null,
    costMicros: 0,
    voiceRules: [{ kind: "BAN", term: "best in the world" }],
    startedAt: expect.any(String),
    firstTokenAt: expect.any(String),
    finishedAt: expect.any(String),
  });
  expect(stored.text).toMatch(/^- ✎ /m);
  expect(stored.outputTokens).toBe(0);
  for (const topic of ["Colour and skin", "Storing at home", "Serving guests"]) expect(stored.text).toContain(topic);
});

test("a client that lost the stream goes on where it was, by Last-Event-ID", async () => {
  const { id } = await article("HIGH");
  const before = await follow(id, { token: owner.token, until: (events) => events.filter(({ event }) => event === "delta").length >= 3 });
  const lastEventId = before.events.at(-1)?.id ?? "";
  const after = await follow(id, { token: owner.token, lastEventId });
  expect(after.events[0]?.event).not.toBe("restart");
  expect(after.events.map((event) => event.id)).not.toContain(lastEventId);
  expect(after.events.at(-1)?.event).toBe("done");
  expect(textOf(after.events, textOf(before.events))).toBe((await read(id)).text);
});

test("a finished generation is answered whole, at once", async () => {
  const { id } = await article();
  const live = await follow(id, owner);
  const replay = await follow(id, owner);
  expect(replay.events.map(({ event }) => event)).toEqual(["delta", "done"]);
  expect(textOf(replay.events)).toBe(textOf(live.events));
});

test("a stream is for the owner: 401 without a token, 404 for another", async () => {
  const { id } = await article();
  const stranger = await register();
  expect((await fetch(`${ADDRESS}/ai/generations/${id}/stream`)).status).toBe(401);
  for (const wanted of [id, "0".repeat(24), "a.b"])
    expect(
      (await fetch(`${ADDRESS}/ai/generations/${wanted}/stream`, { headers: { authorization: `Bearer ${stranger.token}` } })).status,
    ).toBe(404);
  const { status, errors } = await ask(`query ($id: ID!) { generation(id: $id) { id } }`, { id }, { token: stranger.token });
  expect([status, errors[0]?.extensions.code]).toEqual([404, "NOT_FOUND"]);
});

test("stopping keeps the text so far, and ends the stream", async () => {
  const { id } = await article("HIGH");
  let stop: Promise<unknown> | undefined;
  const { events } = await follow(id, {
    token: owner.token,
    until: (seen) => {
      if (seen.some(({ event }) => event === "delta"))
        stop ??= call(`mutation ($id: ID!) { stopGeneration(id: $id) { generation { id } } }`, { id }, { token: owner.token });
      return false;
    },
  });
  await stop;
  expect(events.at(-1)).toMatchObject({ event: "done", data: { status: "STOPPED" } });
  const stopped = await read(id);
  expect(stopped.status).toBe("STOPPED");
  expect(stopped.text).toBe(textOf(events));
  const { retryGeneration } = await call<{ retryGeneration: { generation: Generation } }>(
    `mutation ($id: ID!) { retryGeneration(id: $id) { generation { id status } } }`,
    { id },
    { token: owner.token },
  );
  const again = await follow(retryGeneration.generation.id, owner);
  expect(again.events.at(-1)).toMatchObject({ event: "done", data: { status: "COMPLETED" } });
});

test("a field of a company that isn't saved yet is written from its form, in the asked language", async () => {
  const { id } = await request({ kind: "FIELD", field: "vision", locale: "ar", company: { companyName: "شركة رطب", brandName: "رطب" } });
  await follow(id, owner);
  const { text, company } = await read(id);
  expect(text).toMatch(/\p{Script=Arabic}/u);
  expect(text).toContain("رطب");
  expect(company).toBeNull();
});

test("the same key asks once; with another input it is CONFLICT", async () => {
  const input = { kind: "FIELD", field: "goal", companyId: work.companyId, idempotencyKey: `key-${Date.now()}` };
  const [first, second] = await Promise.all([request(input), request(input)]);
  expect(second.id).toBe(first.id);
  const { status, errors } = await ask(
    `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
    { input: { ...input, field: "mission" } },
    { token: owner.token },
  );
  expect([status, errors[0]?.extensions.code]).toEqual([409, "CONFLICT"]);
});

test("what is missing is named by field, in both languages", async () => {
  for (const [input, field] of [
    [{ kind: "FIELD", companyId: work.companyId }, "field"],
    [{ kind: "ARTICLE" }, "companyId"],
    [{ kind: "REWRITE", companyId: work.companyId }, "selection"],
  ] as const) {
    for (const locale of ["en", "ar"] as const) {
      const { status, errors } = await ask(
        `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
        { input },
        { token: owner.token, locale },
      );
      expect([status, errors[0]?.extensions.code, Object.keys(errors[0]?.extensions.fields ?? {})]).toEqual([
        422,
        "BAD_USER_INPUT",
        [field],
      ]);
      expect(/\p{Script=Arabic}/u.test(errors[0]?.message ?? "")).toBe(locale === "ar");
    }
  }
});

test("the history of a content and a company comes newest first, for its owner alone", async () => {
  const { id } = await article();
  await follow(id, owner);
  const list = `query ($contentId: ID, $companyId: ID, $pageSize: Int) {
    generations(contentId: $contentId, companyId: $companyId, pageSize: $pageSize) { totalCount hasNextPage results { id content { id title } company { id brandName } } } }`;
  type Listed = { generations: { totalCount: number; hasNextPage: boolean; results: { id: string; content: object; company: object }[] } };
  const { generations } = await call<Listed>(list, { contentId: work.contentId, pageSize: 1 }, { token: owner.token });
  expect(generations.results).toMatchObject([{ id, content: { id: work.contentId }, company: { id: work.companyId } }]);
  const ofCompany = (await call<Listed>(list, { companyId: work.companyId }, { token: owner.token })).generations;
  expect(ofCompany.totalCount).toBeGreaterThanOrEqual(generations.totalCount);
  const stranger = await register();
  expect((await call<Listed>(list, {}, { token: stranger.token })).generations.totalCount).toBe(0);
  expect((await ask(list, { companyId: work.companyId }, { token: stranger.token })).errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test("usage counts a generation made without a model, which costs neither tokens nor money", async () => {
  const person = await register();
  const usage = async () =>
    (
      await call<{ aiUsage: Record<string, number> & { byDay: object[] } }>(
        "{ aiUsage { generations inputTokens outputTokens costMicros quotaTokens remainingTokens byDay { day generations tokens costMicros } } }",
        {},
        { token: person.token },
      )
    ).aiUsage;
  const before = await usage();
  expect(before).toMatchObject({ generations: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, byDay: [] });
  expect(before.remainingTokens).toBe(before.quotaTokens);
  const { requestGeneration } = await call<{ requestGeneration: { generation: Generation } }>(
    `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
    { input: { kind: "FIELD", field: "vision", company: { brandName: "Rutab" } } },
    { token: person.token },
  );
  await follow(requestGeneration.generation.id, person);
  const after = await usage();
  expect(after).toMatchObject({
    generations: 1,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    remainingTokens: before.quotaTokens,
    byDay: [{ day: new Date().toISOString().slice(0, 10), generations: 1, tokens: 0, costMicros: 0 }],
  });
});

test("without a model the offline composer is told as what writes and draws", async () => {
  const { aiModels } = await call<{ aiModels: object[] }>("{ aiModels { id provider offline text images } }", {}, { token: owner.token });
  expect(aiModels).toEqual([{ id: "offline-composer", provider: "muhtawa", offline: true, text: true, images: true }]);
});

test("an image is a picture of its owner's with alternative text, in the size asked for", async () => {
  const { id } = await request({ kind: "IMAGE", companyId: work.companyId, contentId: work.contentId, options: { size: "1080x1080" } });
  await follow(id, owner);
  const { generation } = await call<{
    generation: { images: { url: string; mimeType: string; width: number; height: number; alt: string }[] };
  }>("query ($id: ID!) { generation(id: $id) { images { id url name mimeType size width height alt } } }", { id }, { token: owner.token });
  expect(generation.images).toMatchObject([
    { mimeType: "image/png", width: 1080, height: 1080, alt: expect.stringMatching(/\S/), url: expect.stringMatching(/^\/media\//) },
  ]);
  const picture = await fetch(`${ADDRESS}${generation.images[0]?.url}`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("a finished generation can be rated by its owner", async () => {
  const { id } = await request({ kind: "FIELD", field: "slogan", companyId: work.companyId });
  await follow(id, owner);
  const { rateGeneration } = await call<{ rateGeneration: { generation: { id: string } } }>(
    `mutation ($id: ID!) { rateGeneration(id: $id, useful: true, note: "Short and true") { generation { id } } }`,
    { id },
    { token: owner.token },
  );
  expect(rateGeneration.generation.id).toBe(id);
});

test("one connection carries all of a person's generations", async () => {
  expect((await fetch(`${ADDRESS}/me/stream`)).status).toBe(401);
  const person = await register();
  const { companyId, contentId } = await makeWork(person);
  const abort = new AbortController();
  const response = await fetch(`${ADDRESS}/me/stream`, { headers: { authorization: `Bearer ${person.token}` }, signal: abort.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const ids = await Promise.all(
    [
      { kind: "FIELD", field: "vision", company: { brandName: "Rutab" } },
      { kind: "FIELD", field: "mission", company: { brandName: "Rutab" } },
      // long enough to be heard word by word
      { kind: "ARTICLE", companyId, contentId, locale: "en", options: { length: "MEDIUM" } },
    ].map(
      async (input) =>
        (
          await call<{ requestGeneration: { generation: Generation } }>(
            `mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }`,
            { input },
            { token: person.token },
          )
        ).requestGeneration.generation.id,
    ),
  );
  const texts = new Map<string, string>();
  const ended = new Set<string>();
  let rest = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (rest + chunk).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames.filter((each) => each.startsWith("event: generation"))) {
      const { id, type, text = "" } = JSON.parse(frame.split("data: ")[1] ?? "{}") as { id: string; type: string; text?: string };
      if (type === "delta") texts.set(id, (texts.get(id) ?? "") + text);
      if (type === "restart") texts.set(id, text);
      if (type === "done") ended.add(id);
    }
    if (ended.size === ids.length) break;
  }
  abort.abort();
  for (const id of ids) {
    const { generation } = await call<{ generation: Generation }>(
      `query ($id: ID!) { generation(id: $id) { text } }`,
      { id },
      { token: person.token },
    );
    // one that ended before it could be followed is told to have ended, and is read
    if (id !== ids.at(-1)) expect(texts.get(id) || generation.text).toBe(generation.text);
    else expect(texts.get(id)).toBe(generation.text);
  }
});
