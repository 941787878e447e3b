import { expect, test } from "@jest/globals";
import { UnreadAnswers } from "./unread-answers.ts";

const refused = expect.objectContaining({ code: "SERVICE_UNAVAILABLE", details: { retryAfter: 5 } });
const MB = 1024 * 1024;

test("a network that leaves too many answers unread gets no more until it has taken one; others do", () => {
  const unread = new UnreadAnswers(2);
  const first = unread.begin("a", 10);
  unread.begin("a", 10);
  expect(() => unread.demandRoom("a")).toThrow(refused);
  expect(() => unread.demandRoom("b")).not.toThrow();
  first();
  expect(() => unread.demandRoom("a")).not.toThrow();
});

test("a network that leaves too much unread gets no more, however few answers that are", () => {
  const unread = new UnreadAnswers(100);
  const taken = Array.from({ length: 4 }, () => unread.begin("a", 8 * MB));
  expect(() => unread.demandRoom("a")).toThrow(refused);
  for (const done of taken) done();
  expect(() => unread.demandRoom("a")).not.toThrow();
});
