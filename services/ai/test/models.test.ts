import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eventually, type FakeModel, startFakeModel } from "@muhtawa/testkit";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { Chat } from "../src/models/chat.ts";
import { ModelWriter } from "../src/models/model-writer.ts";
import type { Assignment } from "../src/writing/assignment.ts";
import { failureMessage } from "../src/writing/failure-messages.ts";
import { FAILURE_REASONS } from "../src/writing/writer.ts";
import { assignment, withRules } from "./assignments.ts";

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => model.answerAll({}));

const writer = (change: { baseUrl?: string; silence?: number; total?: number } = {}) =>
  new ModelWriter(
    "test-model",
    new Chat({
      model: createOpenAICompatible({
        name: "test",
        baseURL: change.baseUrl ?? model.url,
        includeUsage: true,
        apiKey: "secret-key",
      }).chatModel("test-model"),
      limits: { silence: change.silence ?? 5_000, total: change.total ?? 10_000 },
      backoff: 1,
    }),
    1_000,
  );

async function write(of: Assignment = assignment("en"), by = writer(), signal = new AbortController().signal) {
  const pieces: string[] = [];
  const writing = by.write(of, signal);
  for (;;) {
    const { done, value } = await writing.next();
    if (done) return { pieces, draft: value };
    pieces.push(value);
  }
}

const asked = () => model.requests.at(-1);
const failure = (reason: string) => expect.objectContaining({ name: "WritingFailure", reason });

describe("a model that answers", () => {
  test("is asked with key, model and prompt, and streams word by word", async () => {
    model.answerNext({ text: "One two three four." });
    const { pieces, draft } = await write(assignment("en", { temperature: 0.3 }));
    expect(pieces).toEqual(["One ", "two ", "three ", "four."]);
    expect(draft).toMatchObject({ text: "One two three four.", outputTokens: 4 });
    expect(draft.inputTokens).toBeGreaterThan(100);
    expect(asked()).toMatchObject({ authorization: "Bearer secret-key", body: { model: "test-model", stream: true, temperature: 0.3 } });
    expect(asked()?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  test("is cut to a tweet", async () => {
    model.answerNext({ text: "word ".repeat(100) });
    const { draft } = await write(assignment("en", {}, { type: "TWEET" }));
    expect(draft.text.length).toBeLessThanOrEqual(280);
  });

  test("can be stopped midway; what it wrote is kept", async () => {
    model.answerNext({ text: "word ".repeat(200), pause: 20 });
    const stop = new AbortController();
    const writing = writer().write(assignment("en"), stop.signal);
    const first = await writing.next();
    stop.abort();
    let end = await writing.next();
    while (!end.done) end = await writing.next();
    expect(end.value.text.startsWith(String(first.value))).toBe(true);
    expect(end.value.text.length).toBeLessThan(100);
    await eventually(() => model.busy === 0);
  });
});

describe("items", () => {
  const ideas = assignment("en", { kind: "IDEAS" });
  const good = JSON.stringify({ items: [{ title: "Ask first", explanation: "Questions to bring, cheap and good." }] });

  test("are read from JSON, also in a code block, with the voice's rules kept", async () => {
    model.answerNext({ text: `Here you are:\n\`\`\`json\n${good}\n\`\`\`` });
    const { draft } = await write(withRules(ideas, [{ locale: "en", kind: "BAN", term: "cheap", replacement: "fair" }]));
    expect(draft.items).toEqual([{ title: "Ask first", explanation: "Questions to bring, fair and good." }]);
    expect(draft.text).toContain("**Ask first**");
  });

  test.each(["no JSON at all", '{"items": "none"}', '{"items": [{"title": ""}]}'])(
    "are asked for once more when the answer is %s",
    async (bad) => {
      model.answerNext({ text: bad }, { text: good });
      const { draft } = await write(ideas);
      expect(draft.items).toHaveLength(1);
      expect(asked()?.body.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
      expect(asked()?.body.messages.at(-2)?.content).toBe(bad);
    },
  );

  test("that stay unreadable are a failure, after two questions", async () => {
    const before = model.requests.length;
    model.answerAll({ text: "still no JSON" });
    await expect(write(ideas)).rejects.toEqual(failure("brokeFormat"));
    expect(model.requests.length - before).toBe(2);
  });

  test("of a list field come one a line", async () => {
    model.answerNext({ text: '{"items": ["Honesty", "Care"]}' });
    const { draft } = await write(assignment("en", { kind: "FIELD", field: "values" }));
    expect(draft).toMatchObject({ text: "Honesty\nCare", items: ["Honesty", "Care"] });
  });
});

describe("a model that misbehaves", () => {
  test("is asked again when it is busy, after the time it names", async () => {
    model.answerNext({ status: 429, retryAfter: 1 }, { status: 500 }, { text: "At last." });
    const begin = Date.now();
    const { draft } = await write();
    expect(draft.text).toBe("At last.");
    expect(Date.now() - begin).toBeGreaterThanOrEqual(1_000);
  });

  test("is left alone when it asks for more time than there is", async () => {
    const before = model.requests.length;
    model.answerNext({ status: 429, retryAfter: 3_600 });
    await expect(write()).rejects.toEqual(failure("busy"));
    expect(model.requests.length - before).toBe(1);
  });

  test("is given up after four tries", async () => {
    const before = model.requests.length;
    model.answerAll({ status: 500 });
    await expect(write()).rejects.toEqual(failure("busy"));
    expect(model.requests.length - before).toBe(4);
  });

  test.each([
    [401, "refusedKey"],
    [403, "refusedKey"],
    [400, "refused"],
    [404, "refused"],
  ])("is not asked again after %d: %s", async (status, reason) => {
    const before = model.requests.length;
    model.answerAll({ status });
    await expect(write()).rejects.toEqual(failure(reason));
    expect(model.requests.length - before).toBe(1);
  });

  test("that can't be reached", async () => {
    await expect(write(undefined, writer({ baseUrl: "http://127.0.0.1:9/v1" }))).rejects.toEqual(failure("unreachable"));
  });

  test.each([
    [{ fault: "cut", after: 3 }, "cutOff"],
    [{ fault: "unfinished", after: 3 }, "cutOff"],
    [{ fault: "broken", after: 3 }, "brokeFormat"],
    [{ fault: "silent", after: 3 }, "timedOut"],
    [{ finishReason: "length" }, "lengthLimit"],
    [{ finishReason: "content_filter" }, "refused"],
    [{ text: "" }, "brokeFormat"],
  ] as const)("mid-answer %j ends as %s, and the text so far has been given out", async (answer, reason) => {
    model.answerAll(answer);
    const pieces: string[] = [];
    const writing = writer({ silence: 300 }).write(assignment("en"), new AbortController().signal);
    const read = async () => {
      for (let piece = await writing.next(); !piece.done; piece = await writing.next()) pieces.push(piece.value);
    };
    await expect(read()).rejects.toEqual(failure(reason));
    if ("fault" in answer) expect(pieces).toHaveLength(3);
  });

  test("that begins too late is asked again, and then given up", async () => {
    model.answerAll({ wait: 1_000 });
    await expect(write(undefined, writer({ silence: 100, total: 350 }))).rejects.toEqual(failure("timedOut"));
  });

  test("that never ends is cut at the limit of time", async () => {
    model.answerAll({ text: "word ".repeat(1_000), pause: 20 });
    await expect(write(undefined, writer({ total: 400 }))).rejects.toEqual(failure("timedOut"));
  });

  test("is explained in both languages, whatever it did", () => {
    for (const reason of FAILURE_REASONS) {
      expect(failureMessage(reason, "en")).toMatch(/[a-z]\.$/);
      expect(failureMessage(reason, "ar")).toMatch(/^[\u0600-\u06FF]/);
      // formats are called by their names
      expect(failureMessage(reason, "ar").replaceAll(/PDF|Word/g, "")).not.toMatch(/[A-Za-z,;?]/);
    }
  });
});

describe("what a model writes in Arabic is proofread before it is offered", () => {
  const arabic = (text: string, change: Parameters<typeof assignment>[1] = {}) => {
    model.answerNext({ text });
    return write(assignment("ar", change));
  };

  test("what is surely wrong is mended sentence by sentence; what is only likely, code and the company's words stay", async () => {
    const written = "ذهبت الى السوق. و نوفر خدمه ممتازة!\n\n```\nالى\n```\n\nاكتب `الى` هنا. زقنوطية";
    const right = "ذهبت إلى السوق. ونوفر خدمة ممتازة!\n\n```\nالى\n```\n\nاكتب `الى` هنا. زقنوطية";
    const { pieces, draft } = await arabic(written);
    expect(draft.text).toBe(right);
    expect(pieces.join("")).toBe(right);
    expect(pieces.length).toBeGreaterThan(2);
    const { company } = assignment("ar");
    expect((await arabic(written, { company: { ...company, words: ["خدمه"] } })).draft.text).toContain("خدمه");
  });

  test("a right text is passed on as it is", async () => {
    const right = "## التمر السكري\n\nنقطف التمر عند الفجر، ثم نفرزه يدويًا. نرسله إلى كل مدينة.\n\n- حبة لامعة\n- قشرة رقيقة";
    expect((await arabic(right)).draft.text).toBe(right);
  });
});
