import { expect, test } from "@jest/globals";
import { networkOf } from "../src/index.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["::1", "::"],
  ["", ""],
  ["unknown", "unknown"],
  ["203.0.113.9, 10.0.0.1", "203.0.113.9, 10.0.0.1"],
])("%j stands for %j", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
