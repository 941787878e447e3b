import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { generationFinished, generationState } from "@muhtawa/contracts";
import { type Stack, reaches, request, startStack, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.startWorker();
}, 120_000);
afterAll(() => stack?.stop());

describe("an article from request to text", () => {
  test("streams in order, ends COMPLETED and tells so by events", async () => {
    const owner = user();
    const client = await stack.client(owner);
    const companyId = await stack.company(owner);
    const contentId = await stack.content(owner, companyId);
    const id = await request(client, { kind: "ARTICLE", companyId, contentId });

    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({
      kind: "ARTICLE",
      company: { id: companyId },
      content: { id: contentId },
      model: "offline-composer",
      offline: true,
      costMicros: 0,
      error: null,
    });
    expect([generation.inputTokens, generation.outputTokens]).toEqual([0, 0]);
    for (const topic of ["Healing time", "Choosing a clinic", "Bone graft"]) expect(generation.text).toContain(`## ${topic}`);
    expect(generation.text).toContain("Noor");
    expect(generation.text).not.toMatch(/\beasy\b/i);
    expect(generation.variants).toEqual([generation.text]);
    expect(generation.voiceRules).toContainEqual({ locale: "en", kind: "BAN", term: "easy", replacement: "simple" });
    expect(generation.voiceRules).not.toContainEqual(expect.objectContaining({ locale: "ar" }));

    const output = await stack.output(id);
    expect(await output.ended()).toMatchObject({ type: "done", status: "COMPLETED", attempt: 1 });
    expect(output.text()).toBe(generation.text);
    expect(output.messages.map(({ index }) => index)).toEqual(output.messages.map((_, at) => at));

    await stack.probe.awaited(generationFinished, ({ aggregateId, data }) => aggregateId === id && data.status === "COMPLETED");
    const state = await stack.probe.awaited(
      generationState,
      ({ aggregateId, data }) => aggregateId === id && !data.deleted && data.status === "COMPLETED",
    );
    expect(JSON.stringify(state.data)).not.toContain("Healing");
  });
});
