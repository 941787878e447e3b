import { afterEach, expect, jest, test } from "@jest/globals";
import { WorkQueue } from "../../src/work/work-queue.ts";

afterEach(() => void jest.useRealTimers());

/** Asks for pieces of work by their names, the first letter of which is whose they are; resolves to the order in which they began. */
async function begun(queue: WorkQueue, ...names: readonly string[]): Promise<string> {
  const order: string[] = [];
  await Promise.all(
    names.map((name) =>
      queue.run(name.slice(0, 1), async () => {
        order.push(name);
        // Others ask before it ends.
        await new Promise(setImmediate);
      }),
    ),
  );
  return order.join(" ");
}

const queueOf = (atOnce: number) => new WorkQueue({ atOnce, atOncePerPerson: atOnce, waiting: 20, waitingPerPerson: 10 });

test("who has one piece of work waits for one of somebody's many, not for all of them", async () => {
  expect(await begun(queueOf(1), "a1", "a2", "a3", "a4", "b1")).toBe("a1 b1 a2 a3 a4");
  expect(await begun(queueOf(2), "a1", "a2", "a3", "a4", "b1", "b2")).toBe("a1 a2 b1 a3 b2 a4");
});

test("those who have many take turns, each in the order of their asking", async () => {
  expect(await begun(queueOf(1), "a1", "a2", "a3", "b1", "b2", "c1", "c2")).toBe("a1 b1 c1 a2 b2 c2 a3");
});

test("whose turn was when is forgotten with their last work", async () => {
  const queue = queueOf(1);
  await begun(queue, "a1", "b1");
  expect(await begun(queue, "b2", "b3", "a2")).toBe("b2 a2 b3");
  expect(queue.underWay).toBe(0);
});

test("what has waited as long as it may is refused with a time to retry, and what has begun is not", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const queue = new WorkQueue({ atOnce: 1, atOncePerPerson: 1, waiting: 20, waitingPerPerson: 10, longestWait: 2_000 });
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const running = queue.run("a", () => ended);
  const early = queue.run("a", async () => "early");
  const refused = expect(early).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", details: { retryAfter: 5 } });
  await jest.advanceTimersByTimeAsync(1_000);
  const late = queue.run("a", async () => "late");
  await jest.advanceTimersByTimeAsync(1_500);
  await refused;
  end("ended");
  expect(await Promise.all([running, late])).toEqual(["ended", "late"]);
  expect(queue.underWay).toBe(0);
});

const REFUSED = { code: "SERVICE_UNAVAILABLE", details: { retryAfter: 5 } };

/** A queue of one place in which each job takes a second. */
function queueOfSeconds() {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const queue = new WorkQueue({ atOnce: 1, atOncePerPerson: 1, waiting: 20, waitingPerPerson: 10, longestWait: 3_500 });
  const second = () => new Promise<void>((resolve) => void setTimeout(resolve, 1_000));
  const asked = (name: string) => queue.run(name.slice(0, 1), second).then(() => name);
  return { queue, asked };
}

/** What has become of it by now. */
const stateOf = (job: Promise<string>) =>
  Promise.race([job.catch((error: unknown) => error), new Promise((resolve) => void setImmediate(resolve, "waiting"))]);

test("what would wait longer than it may, by the shortest of the last jobs, is refused at once; a person's first is not", async () => {
  const { asked } = queueOfSeconds();
  const known = ["c1", "c2", "c3"].map(asked);
  await jest.advanceTimersByTimeAsync(3_000);
  await Promise.all(known);
  const all = ["a1", "a2", "a3", "a4"].map(asked);
  for (const name of ["a5", "a6"]) expect(await stateOf(asked(name))).toMatchObject(REFUSED);
  // One of another person's comes after the running one and one of theirs.
  const other = asked("b1");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await stateOf(other)).toBe("b1");
  const late = Promise.allSettled(all);
  await jest.advanceTimersByTimeAsync(6_000);
  expect((await late).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
});

test("once it is known what a job takes, whoever waits in vain is refused, not only when the time has passed", async () => {
  const { queue, asked } = queueOfSeconds();
  const all = Array.from({ length: 8 }, (_, at) => asked(`a${at}`));
  const ended = Promise.allSettled(all);
  await jest.advanceTimersByTimeAsync(2_900);
  // Two are too few to judge by.
  for (const name of all.slice(4)) expect(await stateOf(name)).toBe("waiting");
  await jest.advanceTimersByTimeAsync(100);
  for (const name of all.slice(4)) expect(await stateOf(name)).toMatchObject(REFUSED);
  await jest.advanceTimersByTimeAsync(5_000);
  expect((await ended).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => "fulfilled"),
    ...Array.from({ length: 4 }, () => "rejected"),
  ]);
  expect(queue.underWay).toBe(0);
});
