import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import fastify, { type FastifyInstance } from "fastify";
import type { Connection } from "mongoose";
import { connectMongo, currentContext, newId } from "../src/index.ts";
import { addressKey, askFirstUsers, FirstStartMark, onceForAll, serveFirstUsers } from "../src/first-start/index.ts";
import { recordingLogger } from "./kit.ts";

const SECRET = "a secret of at least thirty-two characters";

let engines: TestEngines;
let connection: Connection;
beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, `first_start_${newId()}`);
});
afterEach(() => connection.close());
afterAll(() => engines.stop());

describe("the file's users", () => {
  const apps: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  async function identity(find: (() => Promise<Record<string, string>>) | undefined) {
    const app = fastify();
    apps.push(app);
    app.setErrorHandler((error: { code?: string; message: string }, _request, reply) => reply.code(400).send({ code: error.code }));
    serveFirstUsers(app as never, SECRET, find);
    return app.listen({ port: 0, host: "127.0.0.1" });
  }

  test("are told to services, by their addresses", async () => {
    const url = await identity(async () => ({ "sara@example.com": "u1" }));
    expect(await askFirstUsers(url, SECRET)).toEqual({ "sara@example.com": "u1" });
  });

  test("are told to nobody else", async () => {
    const url = new URL("/internal/first-start/users", await identity(async () => ({ "sara@example.com": "u1" })));
    const told = async (headers: Record<string, string>) => (await fetch(url, { headers })).json();
    expect(await told({})).toEqual({ code: "UNAUTHENTICATED" });
    const signed = { ip: "", correlationId: "c", locale: "en" } as const;
    expect(await told(signContext(signed, `${SECRET}!`))).toEqual({ code: "UNAUTHENTICATED" });
    expect(await told(signContext(signed, SECRET))).toEqual({ "sara@example.com": "u1" });
  });

  test("can't be told without a file, which is an error and not nobody", async () => {
    const url = await identity(undefined);
    await expect(askFirstUsers(url, SECRET)).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      cause: expect.objectContaining({ message: "identity answered 400 to who the first users are" }),
    });
    const headers = signContext({ ip: "", correlationId: "c", locale: "en" }, SECRET);
    expect(await (await fetch(new URL("/internal/first-start/users", url), { headers })).json()).toEqual({ code: "NOT_FOUND" });
  });

  test("are strings by strings", async () => {
    const url = await identity(async () => ({ "sara@example.com": 1 }) as never);
    await expect(askFirstUsers(url, SECRET)).rejects.toThrow();
  });

  test("are told apart by addresses as mail servers do", () => {
    expect(addressKey(" Sara@EXAMPLE.com ")).toBe("sara@example.com");
    expect(addressKey("ｓａｒａ@example.com")).toBe("sara@example.com");
  });
});

test("a mark is set once, and stays what it was", async () => {
  const mark = new FirstStartMark(connection);
  expect(await mark.isSet()).toBe(false);
  await mark.set();
  const [first] = await connection.collection("firstStart").find().toArray();
  expect([await mark.isSet(), first]).toEqual([true, { _id: "file", at: expect.any(Date) }]);
  await mark.set();
  expect(await connection.collection("firstStart").find().toArray()).toEqual([first]);
});

describe("what an installation begins with", () => {
  function service() {
    const { logger, lines } = recordingLogger();
    const closing = new AbortController();
    const steps: (() => Promise<unknown>)[] = [];
    const parts = { logger, closing: closing.signal, beforeClose: (step: () => Promise<void>) => void steps.push(step) };
    /** Ends the service; without `abort` the work that is under way is awaited only. */
    const done = async (abort = false) => {
      if (abort) closing.abort();
      for (const step of steps) await step();
    };
    return { parts, lines, done };
  }

  test("is made beside the other work, in a context of its own, and never again", async () => {
    const mark = new FirstStartMark(connection);
    const made: unknown[] = [];
    const make = async () => void made.push(currentContext()?.actor);
    const { parts, lines, done } = service();
    onceForAll(parts, mark, make);
    expect(made).toEqual([]);
    await done();
    expect([made, await mark.isSet()]).toEqual([[null], true]);
    expect(lines).toMatchObject([{ level: 30, msg: "what the installation begins with was made" }]);

    const again = service();
    onceForAll(again.parts, mark, make);
    await again.done();
    expect([made, again.lines]).toEqual([[null], []]);
  });

  test("is tried again where it fails, and said once", async () => {
    const mark = new FirstStartMark(connection);
    let tries = 0;
    const { parts, lines, done } = service();
    onceForAll(parts, mark, async () => {
      tries += 1;
      if (tries < 3) throw new Error("identity isn't there yet");
    });
    await done();
    expect([tries, await mark.isSet()]).toEqual([3, true]);
    expect(lines).toMatchObject([
      { level: 40, msg: expect.stringContaining("it is tried again"), err: { message: "identity isn't there yet" } },
      { level: 30 },
    ]);
  });

  test("isn't waited for when the service closes, and not marked", async () => {
    const mark = new FirstStartMark(connection);
    const { parts, lines, done } = service();
    let tries = 0;
    const tried = Promise.withResolvers<void>();
    onceForAll(parts, mark, async () => {
      tries += 1;
      tried.resolve();
      throw new Error("never");
    });
    await tried.promise;
    await done(true);
    expect([tries, lines.length, await mark.isSet()]).toEqual([1, 1, false]);
  });
});
