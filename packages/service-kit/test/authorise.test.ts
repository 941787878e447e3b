import { describe, expect, test } from "@jest/globals";
import { type Actor, mayRead, owned, readable, requireActor, requireAdmin, systemContext } from "../src/index.ts";

const actor = (id: string, role: Actor["role"] = "CLIENT", companies?: string[]): Actor => ({
  id,
  role,
  scope: [],
  sessionId: "s",
  ...(companies && { grant: { scopes: ["READ"], companies } }),
});
const owner = actor("owner");
const stranger = actor("stranger");
const admin = actor("admin", "ADMIN");
const superAdmin = actor("root", "SUPER_ADMIN");
const called = (by: Actor | null) => ({ ...systemContext(), actor: by });

const codeOf = (work: () => unknown) => {
  try {
    work();
    return "done";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("who calls is known once signed in", () => {
  expect(requireActor(called(owner))).toBe(owner);
  expect(codeOf(() => requireActor(called(null)))).toBe("UNAUTHENTICATED");
});

test("what admins do is for both kinds of admins", () => {
  expect([requireAdmin(called(admin)), requireAdmin(called(superAdmin))]).toEqual([admin, superAdmin]);
  expect(codeOf(() => requireAdmin(called(owner)))).toBe("FORBIDDEN");
  expect(codeOf(() => requireAdmin(called(null)))).toBe("UNAUTHENTICATED");
});

describe("a thing", () => {
  const thing = { id: "t", ownerId: "owner", companyId: "c1" };

  test.each([
    ["its owner", owner, true, "done", "done"],
    ["an admin", admin, true, "done", "FORBIDDEN"],
    ["somebody else", stranger, false, "NOT_FOUND", "NOT_FOUND"],
    ["the owner's token for its company", actor("owner", "CLIENT", ["c1"]), true, "done", "done"],
    ["the owner's token for another company", actor("owner", "CLIENT", ["c2"]), false, "NOT_FOUND", "NOT_FOUND"],
    ["an admin's token for another company", actor("admin", "ADMIN", ["c2"]), false, "NOT_FOUND", "NOT_FOUND"],
    ["a stranger's token for its company", actor("stranger", "CLIENT", ["c1"]), false, "NOT_FOUND", "NOT_FOUND"],
  ] as const)("is for %s to read and to have", (_who, by, mayBeRead, reading, having) => {
    expect(mayRead(by, thing)).toBe(mayBeRead);
    expect(codeOf(() => readable(by, thing))).toBe(reading);
    expect(codeOf(() => owned(by, thing))).toBe(having);
  });

  test("is given back as it is", () => {
    expect([readable(admin, thing), owned(owner, thing)]).toEqual([thing, thing]);
  });

  test("that isn't there is as another's", () => {
    expect([codeOf(() => readable(owner, undefined)), codeOf(() => owned(owner, undefined))]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });

  test("may be a company itself, which is named", () => {
    const company = { ownerId: "owner" };
    const itsToken = actor("owner", "CLIENT", ["c1"]);
    expect([codeOf(() => readable(itsToken, company)), codeOf(() => owned(itsToken, company))]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect([readable(itsToken, company, "c1"), owned(itsToken, company, "c1")]).toEqual([company, company]);
    expect(codeOf(() => owned(itsToken, company, "c2"))).toBe("NOT_FOUND");
  });
});
