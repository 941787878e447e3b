import { expect, test } from "@jest/globals";
import { RequestRate } from "./request-rate.ts";

test("an address has its share of every minute, and is told when the next begins", () => {
  const rate = new RequestRate(2);
  rate.take("a", 60_000);
  rate.take("a", 70_000);
  rate.take("b", 70_000);
  expect(() => rate.take("a", 75_000)).toThrow(expect.objectContaining({ code: "RATE_LIMITED", details: { retryAfter: 45 } }));
  expect(() => rate.take("a", 120_000)).not.toThrow();
});
