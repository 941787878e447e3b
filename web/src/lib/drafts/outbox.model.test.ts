import "fake-indexeddb/auto";
import { afterEach, expect, test } from "@jest/globals";
import fc from "fast-check";
import { FakeLocks } from "../../testing/fake-locks.ts";
import { draftKey } from "./drafts.ts";
import { putWaiting, type Waiting, waitingOf } from "./outbox.ts";
import { type Delivery, sendAgain, sendWaiting, takeBack } from "./send-waiting.ts";

const HISTORIES = Number(process.env["HISTORIES"] ?? 150);
const SEED = process.env["SEED"] ? { seed: Number(process.env["SEED"]) } : {};

type Answer = "stored" | "lost" | "never" | "conflict" | "refused" | "unavailable" | "breaks" | "crash";

/** A service that recognises what it has already, and answers as the history says. */
class Service {
  readonly taken: string[] = [];
  readonly #answers: Answer[];
  readonly #crash: () => void;

  constructor(answers: readonly Answer[], crash: () => void) {
    this.#answers = [...answers];
    this.#crash = crash;
  }

  /** From now on it takes everything. */
  calm(): void {
    this.#answers.length = 0;
  }

  readonly deliver = async (waiting: Waiting): Promise<Delivery> => {
    const answer = this.#answers.shift() ?? "stored";
    await Promise.resolve();
    if (answer === "never") return { end: "unanswered" };
    if (answer === "conflict") return { end: "conflict" };
    if (answer === "refused" || answer === "unavailable") return { end: answer, reason: answer };
    if (answer === "breaks") throw new Error("A fault");
    const value = waiting.value as string;
    if (!this.taken.includes(value)) this.taken.push(value);
    if (answer === "lost") return { end: "unanswered" };
    if (answer === "crash") {
      this.#crash();
      return new Promise(() => {});
    }
    return { end: "stored", stored: { version: this.taken.length }, sent: value };
  };
}

const things = ["body", "idea", "needs"];
const tabs = ["one", "two"];

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant("put" as const), about: fc.constantFrom(...things), tab: fc.constantFrom(...tabs) }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("send" as const, "send-twice" as const, "begin" as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("take-back" as const), about: fc.constantFrom(...things), tab: fc.constantFrom(...tabs) }),
    },
  ),
  { maxLength: 14 },
);
const answers = fc.array(
  fc.constantFrom<Answer>("stored", "stored", "lost", "never", "conflict", "refused", "unavailable", "breaks", "crash"),
  { maxLength: 12 },
);

let users = 0;
const locks = Object.getOwnPropertyDescriptor(globalThis.navigator, "locks");

afterEach(() => {
  if (locks) Object.defineProperty(globalThis.navigator, "locks", locks);
  else Reflect.deleteProperty(globalThis.navigator, "locks");
});

test("whatever the answers, nothing is lost, taken twice, out of order, or stuck behind another", async () => {
  await fc.assert(
    fc.asyncProperty(steps, answers, async (history, replies) => {
      const userId = `u${(users += 1)}`;
      const manager = new FakeLocks();
      Object.defineProperty(globalThis.navigator, "locks", { value: manager, configurable: true });
      const service = new Service(replies, () => manager.release());
      const send = () => sendWaiting(userId, service.deliver, () => true);
      /** By key, in the order in which they were put there; what was taken back is its page's again. */
      const put = new Map<string, string[]>();
      let words = 0;

      for (const step of history) {
        if (step.do === "put") {
          const key = draftKey(userId, step.about, step.tab);
          const value = `${step.about}@${step.tab} ${(words += 1)}`;
          put.set(`${step.about}@${step.tab}`, [...(put.get(`${step.about}@${step.tab}`) ?? []), value]);
          const change = { operation: "Save", variables: {}, version: 1, value, what: "text", title: "", path: "/" };
          await putWaiting(key, change, false);
        } else if (step.do === "take-back") {
          await takeBack(draftKey(userId, step.about, step.tab));
          put.delete(`${step.about}@${step.tab}`);
        } else {
          const rounds = step.do === "send-twice" ? [send(), send()] : [send()];
          // a round that is still under way when the next thing happens, or whose tab is gone
          if (step.do !== "begin") await Promise.race([Promise.all(rounds), manager.released]);
        }
      }

      // a network, a service that takes everything, and time
      service.calm();
      await send();
      for (const waiting of await waitingOf(userId)) if (waiting.restsUntil) await sendAgain(waiting);
      await send();

      expect(new Set(service.taken).size).toBe(service.taken.length);
      const left = await waitingOf(userId);
      expect(left.filter(({ state }) => state === "waiting")).toEqual([]);
      for (const values of put.values()) {
        const last = values.at(-1) as string;
        const isParked = left.some(({ value }) => value === last);
        expect([last, isParked || service.taken.includes(last)]).toEqual([last, true]);
        // what replaced another is never overtaken by it
        const order = service.taken.filter((value) => values.includes(value));
        expect(order).toEqual(values.filter((value) => order.includes(value)));
      }
    }),
    { numRuns: HISTORIES, ...SEED },
  );
}, 120_000);
