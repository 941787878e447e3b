import { describe, expect, test } from "@jest/globals";
import { WorkEnded, WorkPool } from "../../src/work/work-pool.ts";
import { WorkQueue } from "../../src/work/work-queue.ts";
import type { SampleJob } from "./sample-work.ts";

const SECRET = "a secret of ours";
process.env["SAMPLE_SECRET"] = SECRET;

const poolIn = (place: "thread" | "process", options: { timeLimit?: number; uses?: number; module?: URL } = {}) =>
  new WorkPool<SampleJob, unknown>({
    module: new URL("./sample-work.ts", import.meta.url),
    ...(place === "process" ? { in: place, memory: 256 } : { in: place }),
    workers: 2,
    timeLimit: 10_000,
    heap: 64,
    atOncePerPerson: 1,
    waiting: 10,
    waitingPerPerson: 5,
    ...options,
  });

describe.each(["thread", "process"] as const)("work in a %s", (place) => {
  const pool = poolIn(place);
  const run = (job: SampleJob) => pool.run("noura", () => job);

  test("is answered, or fails with its own error", async () => {
    expect(await run("answers")).toBe("done");
    await expect(run("throws")).rejects.toMatchObject({ name: "TypeError", message: "no such thing" });
  });

  test("is ended when it never ends, and the next is done", async () => {
    const impatient = poolIn(place, { timeLimit: 1_500 });
    await expect(impatient.run("noura", () => "never ends")).rejects.toThrow(WorkEnded);
    expect(await poolIn(place).run("noura", () => "answers")).toBe("done");
  });

  test("is ended when it takes too much of the heap, and the next is done", async () => {
    await expect(run("fills the heap")).rejects.toThrow(WorkEnded);
    expect(await run("answers")).toBe("done");
  });

  test("is ended when nobody waits for it any more", async () => {
    const leaving = new AbortController();
    const asked = pool.run("noura", () => "never ends", leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    expect(await run("answers")).toBe("done");
  });
});

describe("what a pool throws", () => {
  test("says that work was ended, and by what", async () => {
    const impatient = poolIn("thread", { timeLimit: 500 });
    const error = await impatient.run("noura", () => "never ends").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "WorkEnded", message: "the work was ended: too long, or too large" });
    expect((error as WorkEnded).cause).toBeDefined();
  });

  test("is what asking for the job throws, when its turn has come", async () => {
    await expect(poolIn("thread").run("noura", () => Promise.reject(new RangeError("no such job")))).rejects.toThrow(RangeError);
  });

  test("is that nobody waits any more, with the reason", async () => {
    const leaving = new AbortController();
    const asked = poolIn("thread").run("noura", () => "never ends", leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(asked).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", cause: expect.objectContaining({ message: "gone" }) });
  });
});

test("a pool works on so many at once, and no more", async () => {
  const pool = new WorkPool<SampleJob, unknown>({
    module: new URL("./sample-work.ts", import.meta.url),
    in: "thread",
    workers: 1,
    timeLimit: 30_000,
    heap: 64,
    atOncePerPerson: 1,
    waiting: 1,
    waitingPerPerson: 1,
  });
  const leaving = new AbortController();
  const first = pool.run("noura", () => "never ends", leaving.signal);
  const second = pool.run("sami", () => "answers");
  await expect(pool.run("layan", () => "answers")).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  leaving.abort();
  await expect(first).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await second).toBe("done");
});

test("a process is ended for memory outside its heap, too, and knows no setting of ours", async () => {
  const pool = poolIn("process");
  await expect(pool.run("noura", () => "fills memory outside the heap")).rejects.toThrow(WorkEnded);
  expect(await pool.run("noura", () => "tells its settings")).not.toContain("SAMPLE_SECRET");
});

describe("a process that is kept for more work", () => {
  const processOf = (pool: WorkPool<SampleJob, unknown>) => pool.run("noura", () => "tells its process") as Promise<number>;

  test("does the next work too, as often as it may be used, while others do none but theirs", async () => {
    const pool = poolIn("process", { uses: 2 });
    const [first, second, third] = [await processOf(pool), await processOf(pool), await processOf(pool)];
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const once = poolIn("process");
    expect(await processOf(once)).not.toBe(await processOf(once));
  });

  test("may be killed while it has nothing to do: another does the next", async () => {
    const pool = poolIn("process", { uses: 100 });
    for (let times = 0; times < 3; times += 1) {
      process.kill(await processOf(pool), "SIGKILL");
      expect(await pool.run("noura", () => "answers")).toBe("done");
    }
  });

  test("is at fault itself where work ends it that a new one does; what ends a new one, too, is ended", async () => {
    const pool = poolIn("process", { uses: 100 });
    await processOf(pool);
    expect(await pool.run("noura", () => "ends its process when it is used again")).toBe("done");
    await expect(pool.run("noura", () => "ends its process")).rejects.toThrow(WorkEnded);
    expect(await pool.run("noura", () => "answers")).toBe("done");
  });
});

test("a process whose module can't be loaded fails with why", async () => {
  const pool = poolIn("process", { module: new URL("./no-such-work.ts", import.meta.url) });
  await expect(pool.run("noura", () => "answers")).rejects.toMatchObject({ message: expect.stringContaining("no-such-work") });
});

describe("a queue of work", () => {
  const options = { atOnce: 2, atOncePerPerson: 1, waiting: 4, waitingPerPerson: 2 };

  /** Work that ends when it is told to. */
  function begun(queue: WorkQueue) {
    const order: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (person: string, signal?: AbortSignal) =>
      queue.run(
        person,
        async () => {
          order.push(person);
          await new Promise<void>((resolve) => ends.push(resolve));
        },
        signal,
      );
    return { order, ask, endNext: async () => (ends.shift()?.(), new Promise(setImmediate)) };
  }

  test("lets nobody's many hold up another's one", async () => {
    const { order, ask, endNext } = begun(new WorkQueue(options));
    const asked = [ask("noura"), ask("noura"), ask("noura"), ask("sami"), ask("layan")];
    await new Promise(setImmediate);
    expect(order).toEqual(["noura", "sami"]);
    await endNext();
    expect(order).toEqual(["noura", "sami", "layan"]);
    await endNext();
    expect(order).toEqual(["noura", "sami", "layan", "noura"]);
    for (let n = 0; n < 3; n += 1) await endNext();
    await Promise.all(asked);
  });

  test("refuses what finds it full, for a person and in all, and says when to come again", async () => {
    const { ask } = begun(new WorkQueue(options));
    const full = { code: "SERVICE_UNAVAILABLE", details: { retryAfter: 5 } };
    for (const person of ["a", "a", "a"]) void ask(person);
    await expect(ask("a")).rejects.toMatchObject(full);
    for (const person of ["b", "c", "d"]) void ask(person);
    await expect(ask("e")).rejects.toMatchObject(full);
  });

  test("is left by whom nobody waits for", async () => {
    const { order, ask, endNext } = begun(new WorkQueue({ ...options, atOnce: 1 }));
    const leaving = new AbortController();
    void ask("noura");
    const left = ask("sami", leaving.signal);
    const next = ask("layan");
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
    await endNext();
    await endNext();
    await next;
    expect(order).toEqual(["noura", "layan"]);
  });
});
