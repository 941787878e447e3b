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
  expect(stored.outputTokens).toBeGreaterThan(50);
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
