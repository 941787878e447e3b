import { afterEach, expect, jest, test } from "@jest/globals";
import { CONTEXT_HEADER, SIGNATURE_HEADER, signContext, verifyContext } from "../src/internal-context.ts";

const secret = "a secret of at least thirty-two characters";
const context = { ip: "10.0.0.1", correlationId: "c-1", locale: "ar" as const };

afterEach(() => {
  jest.useRealTimers();
});

test("what the gateway signs is believed", () => {
  expect(verifyContext(signContext(context, secret), secret)).toMatchObject(context);
});

test("what is unsigned, signed with another secret, changed, or half there is not", () => {
  const headers = signContext(context, secret);
  const forged = Buffer.from(JSON.stringify({ ...context, ip: "6.6.6.6", time: Date.now() })).toString("base64url");
  expect(verifyContext({}, secret)).toBeUndefined();
  expect(verifyContext(headers, `${secret}!`)).toBeUndefined();
  expect(verifyContext({ ...headers, [CONTEXT_HEADER]: forged }, secret)).toBeUndefined();
  expect(verifyContext({ ...headers, [SIGNATURE_HEADER]: "" }, secret)).toBeUndefined();
  expect(verifyContext({ [CONTEXT_HEADER]: headers[CONTEXT_HEADER] }, secret)).toBeUndefined();
});

test("a signature is good for a minute, so that a recorded one can't be used for ever", () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const headers = signContext(context, secret);
  jest.setSystemTime(1_000_000 + 60_000);
  expect(verifyContext(headers, secret)).toMatchObject(context);
  jest.setSystemTime(1_000_000 + 60_001);
  expect(verifyContext(headers, secret)).toBeUndefined();
});
