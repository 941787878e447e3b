import { expect, test } from "@jest/globals";
import { MongoNetworkError } from "mongodb";
import { DomainError } from "../errors.ts";
import { hasTakenPlace, newCommandId } from "./command-ids.ts";
import { untilDecided } from "./until-decided.ts";

/** An attempt that goes as told, one outcome after the other; the last for ever. */
function attempts(...outcomes: unknown[]) {
  let count = 0;
  const attempt = async () => {
    const outcome = outcomes[Math.min(count, outcomes.length - 1)];
    count += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { attempt, count: () => count };
}

test("a decided write is not repeated, whatever it resolves to", async () => {
  for (const result of ["done", false, null, 0]) {
    const { attempt, count } = attempts(result);
    expect(await untilDecided(attempt)).toBe(result);
    expect(count()).toBe(1);
  }
});

test("a missed guard and a lost answer are tried again", async () => {
  const { attempt, count } = attempts(undefined, new MongoNetworkError("lost"), "done");
  expect(await untilDecided(attempt)).toBe("done");
  expect(count()).toBe(3);
});

test("an error that says what became of the write is the caller's at once", async () => {
  const refusal = new DomainError("CONFLICT", { en: "no", ar: "لا" });
  const { attempt, count } = attempts(refusal);
  await expect(untilDecided(attempt)).rejects.toBe(refusal);
  expect(count()).toBe(1);
});

test("after twenty tries it is SERVICE_UNAVAILABLE, with what was the trouble", async () => {
  const lost = new MongoNetworkError("lost");
  for (const [outcome, cause] of [
    [undefined, expect.objectContaining({ message: "gave up after 20 tries against concurrent writers" })],
    [lost, lost],
  ]) {
    const { attempt, count } = attempts(outcome);
    await expect(untilDecided(attempt)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", cause });
    expect(count()).toBe(20);
  }
});

test("a command is recognised by its own id among those kept, and by no other", () => {
  const id = newCommandId();
  expect(id).not.toBe(newCommandId());
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(hasTakenPlace(id, { commandIds: ["other", id] })).toBe(true);
  expect(hasTakenPlace(id, { commandIds: ["other"] })).toBe(false);
  for (const nothing of [null, undefined, {}]) expect(hasTakenPlace(id, nothing)).toBe(false);
});
