import { expect, test } from "@jest/globals";
import { REVOCATION_LIFETIME, type Revocation } from "@muhtawa/contracts";
import { Revocations } from "../../src/index.ts";

const at = (age = 0) => new Date(Date.now() - age).toISOString();
const raised = (epoch: number, keptSession?: string): Revocation => ({ deleted: false, epoch, keptSession, at: at() });
const deletion = (age = 0): Revocation => ({ deleted: true, epoch: 0, at: at(age) });
const token = (sessionId: string, epoch = 0, id = "u") => ({ id, sessionId, epoch });

test("a token lives until it is said to have ended", () => {
  const revocations = new Revocations();
  expect(revocations.isRevoked(token("s"))).toBe(false);
  revocations.demandLiving(token("s"));
  revocations.apply("u", deletion());
  expect([revocations.isRevoked(token("s")), revocations.isRevoked(token("s", 0, "v"))]).toEqual([true, false]);
  expect(() => revocations.demandLiving(token("s"))).toThrow(expect.objectContaining({ code: "UNAUTHENTICATED" }));
});

test("of several words on one user what each has said stays", () => {
  const revocations = new Revocations();
  revocations.apply("u", raised(2, "second"));
  revocations.apply("u", raised(1, "first"));
  expect(["first", "second", "third"].map((session) => revocations.isRevoked(token(session, 1)))).toEqual([true, false, true]);
  expect(revocations.isRevoked(token("third", 2))).toBe(false);
  revocations.apply("u", deletion());
  revocations.apply("u", raised(3, "third"));
  expect(revocations.isRevoked(token("third", 3))).toBe(true);
});

test("what is open in somebody's name is ended with their token, once, and nobody else's", () => {
  const revocations = new Revocations();
  const ended: string[] = [];
  const open = (session: string, epoch = 0, id = "u") =>
    revocations.onRevoked(token(session, epoch, id), () => void ended.push(`${id} ${session}`));
  open("kept");
  open("other");
  open("newer", 1);
  open("other", 0, "v");
  open("closed")();
  revocations.apply("u", raised(1, "kept"));
  expect(ended).toEqual(["u other"]);
  revocations.apply("u", raised(1, "kept"));
  expect(ended).toEqual(["u other"]);
  revocations.apply("u", deletion());
  expect(ended).toEqual(["u other", "u kept", "u newer"]);
});

test("what is opened with an ended token is ended at once, and closing it does nothing", () => {
  const revocations = new Revocations();
  revocations.apply("u", deletion());
  let ended = 0;
  const close = revocations.onRevoked(token("s"), () => void (ended += 1));
  close();
  revocations.apply("u", { ...raised(9), deleted: true });
  expect(ended).toBe(1);
});

test("closing one of several leaves the others to be ended, also those that are opened afterwards", () => {
  const revocations = new Revocations();
  const ended: string[] = [];
  const close = revocations.onRevoked(token("a"), () => void ended.push("a"));
  revocations.onRevoked(token("b"), () => void ended.push("b"));
  close();
  close();
  const closeC = revocations.onRevoked(token("c"), () => void ended.push("c"));
  revocations.apply("u", deletion());
  expect(ended).toEqual(["b", "c"]);
  closeC();
});

test("one that is closed twice takes nothing of what was opened in between along", () => {
  const revocations = new Revocations();
  const ended: string[] = [];
  const close = revocations.onRevoked(token("a"), () => void ended.push("a"));
  close();
  revocations.onRevoked(token("b"), () => void ended.push("b"));
  close();
  revocations.apply("u", deletion());
  expect(ended).toEqual(["b"]);
});

test("what no living token can be of any more is forgotten, the oldest first, and not a moment sooner", () => {
  const revocations = new Revocations();
  revocations.apply("old", deletion(REVOCATION_LIFETIME + 1_000));
  revocations.apply("young", deletion(REVOCATION_LIFETIME - 5_000));
  revocations.apply("new", deletion());
  expect(["old", "young", "new"].map((id) => revocations.isRevoked(token("s", 0, id)))).toEqual([false, true, true]);
});

test("who is heard of again is the newest, so that others are forgotten in their turn", () => {
  const revocations = new Revocations();
  revocations.apply("u", { ...raised(1), at: at(REVOCATION_LIFETIME + 2_000) });
  revocations.apply("u", raised(2));
  revocations.apply("v", raised(1));
  expect([revocations.isRevoked(token("s", 1)), revocations.isRevoked(token("s", 0, "v"))]).toEqual([true, true]);
});
