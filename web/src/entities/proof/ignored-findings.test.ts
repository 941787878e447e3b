import { beforeEach, expect, test } from "@jest/globals";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { ignoredIn, keepIgnored, placeOf } from "./ignored-findings.ts";

beforeEach(() => localStorage.clear());

const finding = (text: string, word: string, from = 0) => {
  const start = text.indexOf(word, from);
  return { kind: "UNKNOWN" as const, start, end: start + word.length };
};

test("a place is told from another of the same word, and is the same where the text has grown elsewhere", () => {
  const text = "نحب الكرك هنا وفي كل مكان، ونحب الكرك هناك";
  const [one, other] = [finding(text, "الكرك"), finding(text, "الكرك", 20)];
  expect(placeOf(text, one)).not.toBe(placeOf(text, other));
  const grown = `أول الكلام\n${text}`;
  expect(placeOf(grown, finding(grown, "الكرك"))).toBe(placeOf(text, one));
});

test("what is ignored is kept for its content alone", () => {
  keepIgnored("a", "x");
  keepIgnored("a", "y");
  expect([...ignoredIn("a")]).toEqual(["x", "y"]);
  expect([...ignoredIn("b")]).toEqual([]);
});

test("no more is kept than a hundred places of fifty contents; the oldest go", () => {
  for (let place = 0; place < 120; place++) keepIgnored("a", String(place));
  expect([...ignoredIn("a")]).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 20)));
  for (let content = 0; content < 50; content++) keepIgnored(`content ${content}`, "x");
  expect([...ignoredIn("a")]).toEqual([]);
  expect([...ignoredIn("content 0")]).toEqual(["x"]);
});

test("it ends with the session: passages of texts stay with nobody who comes after", () => {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "CLIENT" } });
  keepIgnored("a", "x");
  signOut();
  expect([...ignoredIn("a")]).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('x"');
});

test.each(["{", '"x"', '[["a"]]', "[1]"])("what somebody else has written there (%s) is nothing", (kept) => {
  localStorage.setItem("ignored-findings", kept);
  expect([...ignoredIn("a")]).toEqual([]);
  keepIgnored("a", "x");
  expect([...ignoredIn("a")]).toEqual(["x"]);
});
