import { expect, test } from "@jest/globals";
import { tokenOf } from "../../testing/tokens.ts";
import { isTooOld, tokenStatus } from "./token.ts";

const ISSUED = 1_800_000_000;
const at = (seconds: number) => (ISSUED + seconds) * 1000;

test("a token expires half a second before it says", () => {
  const token = tokenOf({ iat: ISSUED, lifetime: 1800 });
  expect(tokenStatus(token, at(1800) - 501)).toBe("valid");
  expect(tokenStatus(token, at(1800) - 500)).toBe("expired");
});

test("a token issued more than 24 hours ago is expired, whatever it says", () => {
  const token = tokenOf({ iat: ISSUED, lifetime: 10 * 86_400 });
  expect(tokenStatus(token, at(86_400) - 1)).toBe("valid");
  expect(tokenStatus(token, at(86_400))).toBe("expired");
});

test("24 hours after it was issued a token is too old to be refreshed", () => {
  const token = tokenOf({ iat: ISSUED });
  expect(isTooOld(token, at(86_400) - 1)).toBe(false);
  expect(isTooOld(token, at(86_400))).toBe(true);
  expect(isTooOld("opaque")).toBe(false);
});

test("what can't be read is unknown", () => {
  expect(tokenStatus("opaque")).toBe("unknown");
  expect(tokenStatus("a.%%%.c")).toBe("unknown");
});
