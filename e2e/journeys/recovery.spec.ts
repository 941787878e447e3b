import { PASSWORD, register } from "./api.ts";
import { expect, ONCE, test, toast } from "./journey.ts";
import { codeFor, mailsTo, mailTo } from "./mailbox.ts";
import { picture } from "./picture.ts";

const NEW_PASSWORD = "Louder-Palm-2027";

const inArabicDigits = (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

test("a forgotten password is recovered with the code from the mail @both", async ({ page, at, say, language }) => {
  const person = await register();
  const field = (key: string) => page.getByLabel(say(key), { exact: true });
  const press = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();

  await test.step("the address", async () => {
    await page.goto(at("/auth/signin"));
    await page.getByRole("link", { name: say("auth:forgotPassword") }).click();
    await expect(page).toHaveURL(at("/auth/forget-password"));
    await press("auth:recovery.request.send");
    await expect(field("auth:email")).toHaveAccessibleDescription(say("common:requiredField"));
    await field("auth:email").fill(person.email);
    await picture(page, `recovery-address.${language}`);
    await press("auth:recovery.request.send");
    await expect(page).toHaveURL(at("/auth/verification-code"));
  });

  await test.step("the code", async () => {
    const { subject, text } = await mailTo(person.email);
    expect(subject).not.toBe("");
    expect(text).toContain(person.username);
    const code = await codeFor(person.email);
    const wrong = code === "123456" ? "654321" : "123456";
    await field("auth:recovery.code.label").fill(wrong);
    await press("auth:recovery.code.check");
    await expect(field("auth:recovery.code.label")).toHaveAttribute("aria-invalid", "true");
    await picture(page, `recovery-code.${language}`);
    await page.reload();
    await expect(page.getByText(person.email)).toBeVisible();
    await field("auth:recovery.code.label").fill(inArabicDigits(code));
    await expect(field("auth:recovery.code.label")).toHaveValue(code);
    await press("auth:recovery.code.check");
    await expect(page).toHaveURL(at("/auth/new-password"));
  });

  await test.step("the new password", async () => {
    await field("auth:recovery.password.new").fill("password1");
    await field("auth:recovery.password.confirm").fill("password1");
    await press("auth:recovery.password.save");
    await expect(toast(page, say("auth:passwordNotChanged"))).toBeVisible();
    await expect(field("auth:recovery.password.new")).toHaveAttribute("aria-invalid", "true");
    await picture(page, `recovery-password.${language}`);
    await field("auth:recovery.password.new").fill(NEW_PASSWORD);
    await field("auth:recovery.password.confirm").fill(NEW_PASSWORD);
    await press("auth:recovery.password.save");
    await expect(page).toHaveURL(at("/auth/signin"));
    await expect(toast(page, say("auth:passwordChanged"))).toBeVisible();
  });

  await test.step("sign in with the new one only", async () => {
    await field("auth:email").fill(person.email);
    await field("auth:password").fill(PASSWORD);
    await press("auth:enter");
    await expect(field("auth:password")).toHaveAttribute("aria-invalid", "true");
    await field("auth:password").fill(NEW_PASSWORD);
    await press("auth:enter");
    await expect(page).toHaveURL(at("/dashboard"));
  });
});

test("another code may be asked for after a minute, and ends the one before", ONCE, async ({ page, context, say }) => {
  const person = await register();
  await context.clock.install();
  await page.goto("/auth/forget-password");
  await page.getByLabel(say("auth:email"), { exact: true }).fill(person.email);
  await page.getByRole("button", { name: say("auth:recovery.request.send") }).click();
  await expect(page).toHaveURL("/auth/verification-code");
  const first = await codeFor(person.email);
  const resend = page.getByRole("button", { name: say("auth:recovery.code.resend") });
  await expect(resend).toBeDisabled();
  await context.clock.fastForward("01:01");
  await resend.click();
  await expect(toast(page, say("auth:recovery.code.resent"))).toBeVisible();
  const second = await codeFor(person.email, 2);
  const code = page.getByLabel(say("auth:recovery.code.label"), { exact: true });
  const check = page.getByRole("button", { name: say("auth:recovery.code.check") });
  if (first !== second) {
    await code.fill(first);
    await check.click();
    await expect(code).toHaveAttribute("aria-invalid", "true");
  }
  await code.fill(second);
  await check.click();
  await expect(page).toHaveURL("/auth/new-password");
});

test("an address without an account reads the same, and gets no mail", ONCE, async ({ page, say }) => {
  const email = `nobody-${Date.now()}@example.com`;
  await page.goto("/auth/forget-password");
  await page.getByLabel(say("auth:email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: say("auth:recovery.request.send") }).click();
  await expect(page).toHaveURL("/auth/verification-code");
  await page.getByLabel(say("auth:recovery.code.label"), { exact: true }).fill("123456");
  await page.getByRole("button", { name: say("auth:recovery.code.check") }).click();
  await expect(page.getByLabel(say("auth:recovery.code.label"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(mailsTo(email)).toEqual([]);
});

test("the later steps begin with the first, and none is for who is signed in", ONCE, async ({ page, enter, client }) => {
  for (const path of ["/auth/verification-code", "/auth/new-password"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/auth/forget-password");
  }
  await enter(client.person);
  for (const path of ["/auth/forget-password", "/auth/verification-code", "/auth/new-password"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/dashboard");
  }
});
