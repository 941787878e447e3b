import { execFileSync } from "node:child_process";
import { eventually } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { SAVE_BODY } from "../documents.ts";
import { jpeg, png } from "../files.ts";
import { type RunningContent, startContent } from "../running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const noura = { id: "noura" };

/** The processes that the service has started. */
function children(): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, parent]) => (parent === content.service.pid ? [pid] : []));
}

/**
 * What is answered when the process that works on it has been killed. One that was done before is no trial, and another is made.
 */
async function struck<Answer>(
  ask: () => Promise<Answer>,
  hasFailed: (answer: Answer) => boolean,
  prepare: () => Promise<void> = async () => {},
): Promise<Answer> {
  for (let trials = 0; trials < 10; trials += 1) {
    await prepare();
    await killIdle();
    const asked = ask();
    process.kill(await eventually(() => children()[0]), "SIGKILL");
    const answer = await asked;
    if (hasFailed(answer)) return answer;
  }
  throw new Error("whatever is killed, nothing fails");
}

/** Work that ends a process which has done other work is tried once more in a new one. */
async function killIdle(): Promise<void> {
  for (const idle of children()) process.kill(idle, "SIGKILL");
  await eventually(() => children().length === 0);
}

describe("a process that reads a picture and is ended, as by a decoder's fault or for its memory,", () => {
  test("costs that upload alone: who sent it is told, the next is taken, and the service is the same", async () => {
    const large = await jpeg(6_000, 6_000, 6);
    const { body } = await struck(
      () => content.upload(noura, large, "large.jpg"),
      ({ status }) => status === 422,
    );
    expect(body.errors?.file).toHaveLength(1);
    for (const caller of [noura, { id: "salem" }])
      expect(await content.upload(caller, await png(), "a.png")).toMatchObject({ status: 200 });
    expect((await fetch(`${content.service.url}/healthz`)).status).toBe(200);
  });

  test("costs a narrower copy its moment: whoever asked is told when to come again, and has it then", async () => {
    const wide = await jpeg(6_000, 4_000);
    let address = "";
    const { headers } = await struck(
      async () => content.rest(address),
      ({ status }) => status === 503,
      async () => {
        // A copy that was done in time is kept.
        const { body } = await content.upload(noura, wide, "wide.jpg");
        address = `${body.data.url}?w=640`;
      },
    );
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await content.rest(address)).status).toBe(200);
  });

  test("costs an export that picture alone, also one that stands in the text itself", async () => {
    const { id } = await content.content("layan");
    const src = `data:image/png;base64,${Buffer.from(await (await png(6_000, 6_000)).arrayBuffer()).toString("base64")}`;
    const body = {
      type: "doc",
      content: [
        { type: "image", attrs: { src } },
        { type: "paragraph", content: [{ type: "text", text: "Figs" }] },
      ],
    };
    const client = await content.as({ id: "layan" });
    expect((await client(SAVE_BODY, { id, input: { body } })).errors).toBeUndefined();
    const exported = async () => {
      const answer = await content.rest(`/contents/${id}/export?format=html`, { caller: { id: "layan" } });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const without = await struck(exported, (page) => !page.includes("<img"));
    expect(without).toContain("Figs");
    expect(await exported()).toContain("<img");
  });
});

test("pictures are read by one process after another, not by one each", async () => {
  await content.upload(noura, await png(), "first.png");
  const before = children();
  for (let number = 0; number < 5; number += 1) expect((await content.upload(noura, await png(), `${number}.png`)).status).toBe(200);
  expect(children()).toEqual(before);
  expect(before).toHaveLength(1);
});
