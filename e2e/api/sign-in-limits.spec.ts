import { expect, test } from "@playwright/test";
import { ADDRESS, PASSWORD, register } from "../journeys/api.ts";

const LOGIN = "mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }";

async function signIn(email: string, password: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${ADDRESS}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query: LOGIN, variables: { email, password } }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  const device = response.headers.getSetCookie().find((cookie) => cookie.startsWith("muhtawa_device="));
  return { status: response.status, message: errors?.[0]?.message, retryAfter: Number(response.headers.get("retry-after")), device };
}

test("guessing is stopped before the twentieth try and told how long to wait; a browser that is known to the account gets in", async () => {
  const { email } = await register();
  const { device = "" } = await signIn(email, PASSWORD);
  const statuses: number[] = [];
  for (let guess = 0; guess < 20; guess += 1) statuses.push((await signIn(email, `guess ${guess}`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 10 }, () => 429)]);

  const refused = await signIn(email, PASSWORD);
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(600);
  expect(refused.message).toMatch(/^Too many attempts\. Try again in 1\d minutes\.$/);
  expect((await signIn(email, PASSWORD, { "x-locale": "ar" })).message).toMatch(/^محاولات كثيرة\. يُرجى إعادة المحاولة بعد 1\d دقيقة\.$/);

  expect(device).toMatch(/; Path=\/graphql; HttpOnly; SameSite=Lax/);
  const [cookie = ""] = device.split(";");
  expect((await signIn(email, PASSWORD, { cookie: `theme=dark; ${cookie}` })).status).toBe(200);
  expect((await signIn(email, PASSWORD, { cookie: `${cookie}x` })).status).toBe(429);
});
