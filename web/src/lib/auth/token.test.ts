import { expect, test } from "@jest/globals";
import { tokenOf } from "../../testing/tokens.ts";
import { tokenStatus } from "./token.ts";

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

test("what can't be read is unknown", () => {
  expect(tokenStatus("opaque")).toBe("unknown");
  expect(tokenStatus("a.%%%.c")).toBe("unknown");
});
