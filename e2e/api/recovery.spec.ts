import { expect, test } from "@playwright/test";
import { ask, call, PASSWORD, type Person, register, signIn } from "../journeys/api.ts";
import { codeFor, mailsTo, mailTo } from "../journeys/mailbox.ts";

const REQUEST = `mutation ($email: String!) { requestPasswordReset(email: $email) { success } }`;
const VERIFY = `mutation ($email: String!, $code: String!) { verifyPasswordResetCode(email: $email, code: $code) { resetToken } }`;
const RESET = `mutation ($resetToken: String!, $newPassword: String!, $confirmPassword: String!) {
  resetPassword(resetToken: $resetToken, newPassword: $newPassword, confirmPassword: $confirmPassword) { success } }`;
const NEW = "Another-Palm-2026";

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const verify = (email: string, code: string, locale: "en" | "ar" = "en") =>
  ask<{ verifyPasswordResetCode: { resetToken: string } }>(VERIFY, { email, code }, { locale });
const reset = (resetToken: string, newPassword = NEW, confirmPassword = newPassword) =>
  ask(RESET, { resetToken, newPassword, confirmPassword });

async function withCode(locale: "en" | "ar" = "en"): Promise<Person & { code: string }> {
  const person = await register();
  await call(REQUEST, { email: person.email }, { locale });
  return { ...person, code: await codeFor(person.email) };
}

async function withToken(): Promise<Person & { resetToken: string }> {
  const { code, ...person } = await withCode();
  const { data } = await verify(person.email, code);
  return { ...person, resetToken: data?.verifyPasswordResetCode.resetToken ?? "" };
}

test("a forgotten password is replaced by a code from the mail, and every session ends", async () => {
  const { email, token, resetToken } = await withToken();
  expect((await reset(resetToken)).data).toEqual({ resetPassword: { success: true } });
  await expect(signIn(email, PASSWORD)).rejects.toThrow("401");
  expect(await signIn(email, NEW)).toMatchObject({ email });
  await expect.poll(async () => (await ask(`{ companies { totalCount } }`, {}, { token })).status, { timeout: 2_000 }).toBe(401);
});

test("the mail is in the language of the request", async () => {
  const { email } = await withCode("ar");
  expect(await mailTo(email)).toMatchObject({ subject: "رمز التحقق لحسابك في منصة «محتوى»", text: expect.stringContaining("10 دقائق") });
});

test("who has no account gets the same answer, and no mail", async () => {
  const email = `nobody-${Date.now()}@example.com`;
  const { status, data } = await ask(REQUEST, { email });
  expect([status, data]).toEqual([200, { requestPasswordReset: { success: true } }]);
  const person = await withCode();
  const [unknown, wrong] = [await verify(email, "123456"), await verify(person.email, otherThan(person.code))];
  expect(unknown.status).toBe(422);
  expect(unknown.text).toBe(wrong.text);
  expect(mailsTo(email)).toEqual([]);
});

test("a wrong, used or guessed code is told at the field, in both languages", async () => {
  const { email, code } = await withCode();
  const wrong = await verify(email, otherThan(code));
  expect(wrong.status).toBe(422);
  expect(wrong.errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { code: ["This code is wrong or no longer valid. Check it, or ask for a new one."] },
  });
  expect((await verify(email, code)).status).toBe(200);
  const used = await verify(email, code, "ar");
  expect(used.errors[0]?.extensions.fields).toEqual({ code: ["الرمز غير صحيح أو انتهت صلاحيته. يُرجى التحقق منه أو طلب رمز جديد."] });
  const guessed = await withCode();
  await Promise.all(Array.from({ length: 30 }, () => verify(guessed.email, otherThan(guessed.code))));
  expect((await verify(guessed.email, guessed.code)).status).toBe(422);
});

test("a token sets one password that is good enough", async () => {
  const { email, resetToken } = await withToken();
  const weak = await reset(resetToken, "password", "passwort");
  expect([weak.status, Object.keys(weak.errors[0]?.extensions.fields ?? {}).toSorted()]).toEqual([422, ["confirmPassword", "newPassword"]]);
  expect((await reset(resetToken)).status).toBe(200);
  for (const token of [resetToken, "made up"]) {
    const again = await reset(token, "A-third-Palm-2026");
    expect([again.status, Object.keys(again.errors[0]?.extensions.fields ?? {})]).toEqual([422, ["resetToken"]]);
  }
  expect(await signIn(email, NEW)).toMatchObject({ email });
});

test("five codes a day are made for an account, and the sixth request is answered alike", async () => {
  const { email } = await withCode();
  for (let number = 2; number <= 5; number++) {
    await call(REQUEST, { email });
    await mailTo(email, number);
  }
  const last = await codeFor(email, 5);
  expect(await call(REQUEST, { email })).toEqual({ requestPasswordReset: { success: true } });
  expect((await verify(email, last)).status).toBe(200);
  // The owner is told why no sixth code comes.
  expect((await mailTo(email, 6)).text).not.toMatch(/\d{6}/);
});
