import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "@jest/globals";
import type { Step } from "./renamed.ts";
import { type Progress, takeIn } from "./take-in.ts";

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Answers to others that are waited for after a refusal. */
const ROUNDS = 10;

/** Services that answer once as many ask as are to be asked at once; what is named so is refused when it is to be stored, before the others are. */
async function services(...together: number[]) {
  const given: string[] = [];
  const open = new Set<string>();
  let most = 0;
  let waiting: (() => Promise<unknown>)[] = [];
  const server = createServer((request, response) => {
    if (request.method === "GET") return void response.writeHead(204).end();
    void text(request).then(async (document) => {
      const { name = "give up" } = JSON.parse(document) as { name?: string };
      given.push([name, ...open].join(" beside "));
      if (name !== "give up") open.add(name);
      most = Math.max(most, open.size);
      const refused = name === "refused" && !request.url?.endsWith("?dry");
      const answer = async () => {
        open.delete(name);
        const sent = once(response, "finish");
        response.writeHead(refused ? 400 : 204).end(refused ? JSON.stringify({ message: "No" }) : undefined);
        await sent;
        // whoever was refused has had the time to hear of it
        if (refused) for (let round = 0; round < ROUNDS; round += 1) await fetch(`http://${request.headers.host}/ready`);
      };
      waiting = refused ? [answer, ...waiting] : [...waiting, answer];
      if (waiting.length < (together[0] ?? 1)) return;
      together.shift();
      for (const next of waiting.splice(0)) await next();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { given: () => given.map((name) => name.split(" beside ")[0]), givenBeside: () => given, most: () => most, url };
}

const step = (part: string, name: string, file?: Uint8Array): Step => ({
  phase: "contents",
  service: "content",
  part,
  given: Buffer.from(JSON.stringify({ name })),
  ...(file && { file }),
});

async function take(url: string, steps: readonly Step[]): Promise<Progress[]> {
  const told: Progress[] = [];
  const source = {
    env: { urls: { content: url, catalog: url }, INTERNAL_SECRET: "x".repeat(32), SUBGRAPH_TIMEOUT: 5_000 },
    context: { locale: "en", correlationId: "c" },
    signal: AbortSignal.timeout(10_000),
    log: { warn: () => {} },
  };
  await takeIn(source as unknown as Parameters<typeof takeIn>[0], { companyId: "a", steps }, (progress) => told.push(progress));
  return told;
}

test("documents of one part are given side by side, four at a time, files one by one, and no part before another has ended", async () => {
  const { given, most, url } = await services(1, 1, 4, 2, 1, 1, 4, 2);
  const contents = Array.from({ length: 6 }, (_, at) => step("contents", `content ${at}`));
  const told = await take(url, [step("media", "one", new Uint8Array(1)), step("media", "two", new Uint8Array(1)), ...contents]);
  expect(most()).toBe(4);
  expect(given().slice(8, 10)).toEqual(["one", "two"]);
  expect(given().slice(10).toSorted()).toEqual(contents.map((_, at) => `content ${at}`));
  expect(told.map((progress) => ("done" in progress ? progress.done : progress))).toEqual([0, 1, 2, 6, 0, 1, 2, 6, { companyId: "a" }]);
});

test("what was taken in is taken back only when nothing of it is on its way any more", async () => {
  const { givenBeside, url } = await services(3, 3);
  const told = await take(url, [step("contents", "refused"), step("contents", "beside"), step("contents", "and this")]);
  expect(givenBeside().at(-1)).toBe("give up");
  expect(told.at(-1)).toEqual({ message: expect.stringContaining("No") });
});
