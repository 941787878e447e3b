import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import { eventually, startMongoProxy } from "@muhtawa/testkit";
import { reaches, request, RETRY, SECRET, type Stack, startStack, STOP, user } from "./stack.ts";

let stack: Stack;
const open: AbortController[] = [];
beforeAll(async () => {
  stack = await startStack();
}, 120_000);
afterEach(() => open.splice(0).forEach((abort) => abort.abort()));
afterAll(() => stack?.stop());

interface Standing {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
}

interface Heard {
  readonly status: number;
  readonly told: Standing[];
  readonly events: string[];
  /** Resolves when there is no more to hear. */
  readonly ended: Promise<void>;
}

async function listen(token: string | undefined, { signed = true, url = stack.api.url } = {}): Promise<Heard> {
  const abort = new AbortController();
  open.push(abort);
  const response = await fetch(`${url}/me/generations/stream`, {
    headers: {
      ...(signed ? signContext({ ip: "127.0.0.1", locale: "en", correlationId: randomUUID() }, SECRET) : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: abort.signal,
  });
  const told: Standing[] = [];
  const events: string[] = [];
  const read = async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + chunk).split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const event = /^event: (\w+)/.exec(frame)?.[1];
        if (event) events.push(event);
        if (event === "generation") told.push(JSON.parse(frame.split("data: ")[1] ?? ""));
      }
    }
  };
  return { status: response.status, told, events, ended: read().catch(() => {}) };
}

const IDEA = { kind: "FIELD", field: "slogan", company: { brandName: "Noor" } };

test("a person hears of all that is under way, then of every change, and of nobody else's", async () => {
  const [owner, other] = [user(), user()];
  const client = await stack.client(owner);
  const waiting = await request(client, IDEA);
  const { told, events } = await listen(await stack.identity.tokenFor({ id: owner }));
  await eventually(() => events.length === 3);
  expect(events).toEqual(["listing", "generation", "listed"]);
  expect(told).toEqual([{ id: waiting, kind: "FIELD", status: "QUEUED" }]);

  await request(await stack.client(other), IDEA);
  await client(STOP, { id: waiting });
  await eventually(() => told.some(({ status }) => status === "STOPPED"));
  await client(RETRY, { id: waiting });
  const worker = await stack.startWorker();
  await reaches(client, waiting, "COMPLETED");
  await eventually(() => told.at(-1)?.status === "COMPLETED");
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([waiting]));
  await worker.stop();
});

test("without a token, with a wrong one, or past the gateway it is 401", async () => {
  const token = await stack.identity.tokenFor({ id: user() });
  expect((await listen(undefined)).status).toBe(401);
  expect((await listen("no")).status).toBe(401);
  expect((await listen(token, { signed: false })).status).toBe(401);
});

test("whoever can't be told what is under way is let go, and the service goes on for everybody else", async () => {
  const proxy = await startMongoProxy(stack.engines.mongoUrl);
  const { url } = await stack.startApi({ MONGO_URL: proxy.url, AI_SWEEP_MS: "3600000" });
  const token = await stack.identity.tokenFor({ id: user() });
  for (let refused = 0; refused < 3;) {
    // Now and then it is another look of the service at its generations that takes too long.
    proxy.exceedTime("find generations");
    const { events, ended } = await listen(token, { url });
    let hasEnded = false;
    void ended.then(() => (hasEnded = true));
    await eventually(() => hasEnded || events.includes("listed"));
    if (hasEnded) refused += 1;
  }
  const { events } = await listen(token, { url });
  await eventually(() => events.includes("listed"));
  await proxy.stop();
});
