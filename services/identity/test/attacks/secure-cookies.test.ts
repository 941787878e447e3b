import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { REGISTER } from "../documents.ts";
import { newcomer, type RunningIdentity, startIdentity } from "../running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

test.each([
  [{ PUBLIC_URL: "https://muhtawa.example" }, true],
  [{ PUBLIC_URL: "http://muhtawa.example" }, false],
  [{ PUBLIC_URL: "https://muhtawa.example", COOKIE_SECURE: "false" }, false],
  [{ COOKIE_SECURE: "true" }, true],
] as const)("with %j cookies are for https only: %s", async (env, isSecure) => {
  const { url } = await identity.another(env);
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: REGISTER, variables: newcomer() }),
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(/; Secure(?:;|$)/.test(cookie)).toBe(isSecure);
});
