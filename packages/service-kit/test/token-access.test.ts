import type { TokenGrant } from "@muhtawa/contracts";
import { describe, expect, test } from "@jest/globals";
import {
  type Actor,
  atTokenAccess,
  CLOSED,
  demandTokenAccess,
  GENERATE,
  READ,
  READ_ALL,
  reaches,
  systemContext,
  withinReach,
  WRITE,
  WRITE_ALL,
} from "../src/index.ts";

const calling = (grant?: TokenGrant): Actor => ({ id: "u", role: "CLIENT", scope: [], sessionId: "s", ...(grant && { grant }) });
const session = calling();
const reading = calling({ scopes: ["READ"] });
const writing = calling({ scopes: ["READ", "WRITE"] });
const readingOfOne = calling({ scopes: ["READ"], companies: ["c1"] });
const writingOfOne = calling({ scopes: ["WRITE"], companies: ["c1"] });
const generatingOfOne = calling({ scopes: ["GENERATE"], companies: ["c1"] });

const refusalOf = (work: () => unknown) => {
  try {
    work();
    return undefined;
  } catch (error) {
    const { code, details, message } = error as { code: string; details: object; message: string };
    return { code, details, message };
  }
};
const reasonOf = (actor: Actor, access: Parameters<typeof demandTokenAccess>[1]) =>
  (refusalOf(() => demandTokenAccess(actor, access))?.details as { reason?: string } | undefined)?.reason;

describe("an operation", () => {
  test.each([
    ["READ", READ, undefined, undefined, undefined, "TOKEN_SCOPE", "TOKEN_SCOPE"],
    ["READ_ALL", READ_ALL, undefined, undefined, "TOKEN_COMPANIES", "TOKEN_SCOPE", "TOKEN_SCOPE"],
    ["WRITE", WRITE, "TOKEN_SCOPE", undefined, "TOKEN_SCOPE", undefined, "TOKEN_SCOPE"],
    ["WRITE_ALL", WRITE_ALL, "TOKEN_SCOPE", undefined, "TOKEN_SCOPE", "TOKEN_COMPANIES", "TOKEN_SCOPE"],
    ["GENERATE", GENERATE, "TOKEN_SCOPE", "TOKEN_SCOPE", "TOKEN_SCOPE", "TOKEN_SCOPE", undefined],
    ["CLOSED", CLOSED, "TOKEN_CLOSED", "TOKEN_CLOSED", "TOKEN_CLOSED", "TOKEN_CLOSED", "TOKEN_CLOSED"],
  ])("that needs %s is refused for a reason, or not", (_name, access, read, write, readOne, writeOne, generateOne) => {
    expect([reading, writing, readingOfOne, writingOfOne, generatingOfOne].map((actor) => reasonOf(actor, access))).toEqual([
      read,
      write,
      readOne,
      writeOne,
      generateOne,
    ]);
    expect(reasonOf(session, access)).toBeUndefined();
  });

  test("that is refused says so in words, and what it would have needed", () => {
    expect(refusalOf(() => demandTokenAccess(reading, WRITE))).toEqual({
      code: "FORBIDDEN",
      details: { reason: "TOKEN_SCOPE", scope: "WRITE" },
      message: "The personal token doesn't allow this. Use one that was made for it.",
    });
    expect(refusalOf(() => demandTokenAccess(reading, CLOSED))?.message).toContain("can't be done with a personal token");
    expect(refusalOf(() => demandTokenAccess(readingOfOne, READ_ALL))?.message).toContain("for some companies only");
  });
});

test("what a token for some companies reaches belongs to one of them", () => {
  expect([reaches(session, undefined), reaches(reading, "c2"), reaches(reading, undefined)]).toEqual([true, true, true]);
  expect(["c1", "c2", undefined].map((company) => reaches(readingOfOne, company))).toEqual([true, false, false]);
  expect([withinReach(session), withinReach(reading), withinReach(readingOfOne)]).toEqual([{}, {}, { companyId: { $in: ["c1"] } }]);
});

test("each guarded operation asks first and is then given what it was called with", () => {
  const calls: unknown[][] = [];
  const note = (...given: unknown[]) => calls.push(given);
  const entity = { __resolveReference: note };
  const guarded = atTokenAccess({ note, write: note, unnamed: note, entity }, { note: READ, write: WRITE }) as Record<string, typeof note>;
  const by = (actor: Actor | null) => ({ ...systemContext(), actor });
  const whole = [{ parent: true }, { id: 1 }, by(reading), { fieldName: "note" }] as const;

  guarded["note"]?.(...whole);
  expect(calls).toEqual([whole]);
  expect(refusalOf(() => guarded["write"]?.({}, {}, by(reading), {}))?.details).toMatchObject({ reason: "TOKEN_SCOPE" });
  expect(refusalOf(() => guarded["unnamed"]?.({}, {}, by(reading), {}))?.details).toMatchObject({ reason: "TOKEN_CLOSED" });
  expect(calls).toHaveLength(1);
  for (const actor of [session, null]) guarded["unnamed"]?.({}, {}, by(actor), {});
  expect(calls).toHaveLength(3);
  expect(guarded["entity"]).toBe(entity);
});
