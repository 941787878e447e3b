import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eventually, type ServiceProcess } from "@muhtawa/testkit";
import { REQUEST_RESET, VERIFY_CODE } from "./documents.ts";
import { codeFor } from "./mailbox.ts";
import { client, codeOf, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";
import { type SmtpServer, startSmtpServer } from "./smtp-server.ts";

let identity: RunningIdentity;
let smtp: SmtpServer;
let service: ServiceProcess;
beforeAll(async () => {
  [identity, smtp] = await Promise.all([startIdentity(), startSmtpServer()]);
  service = await identity.another({ SMTP_URL: smtp.url, MAIL_FROM: "محتوى <codes@muhtawa.test>" });
});
afterAll(async () => {
  await identity?.stop();
  await smtp?.stop();
});
beforeEach(() => {
  smtp.messages.length = 0;
});

const request = (email: string, locale: "en" | "ar" = "en") => client(service, { locale })(REQUEST_RESET, { email });

/** A part of a message, decoded. */
function part(message: string, type: string): string {
  const [head = "", ...body] = message.slice(message.indexOf(`Content-Type: ${type}`)).split("\n\n");
  const encoded = body.join("\n\n").split("\n--")[0] ?? "";
  return /base64/i.test(head)
    ? Buffer.from(encoded, "base64").toString()
    : Buffer.from(
        encoded.replaceAll(/=\n/g, "").replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      ).toString();
}

describe("with SMTP_URL", () => {
  test("a code is handed to the mail server, as text and as HTML", async () => {
    const { user } = await registered(identity);
    await request(user.email, "ar");
    const message = await eventually(() => smtp.messages[0]);
    expect(message).toMatch(new RegExp(`^To: .*${user.email}`, "m"));
    expect(message).toMatch(/^From: .*codes@muhtawa\.test/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated$/im);
    const [text, html] = [part(message, "text/plain"), part(message, "text/html")];
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
    expect(text).toContain("الرمز صالح لمدة 10 دقائق");
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(code);
    expect(codeOf(await client(service)(VERIFY_CODE, { email: user.email, code }))).toBeUndefined();
  });

  test("a mail that the server can't take now is tried again", async () => {
    const { user } = await registered(identity);
    smtp.refusals.push("451 try again later");
    await request(user.email);
    const message = await eventually(() => smtp.messages[0]);
    expect(message).toContain(user.email);
  });

  test("the answer is the same when the mail can't be sent, and the log says so without the code", async () => {
    const { user } = await registered(identity);
    smtp.refusals.push("550 no such mailbox");
    const { data } = await request(user.email);
    expect(data).toEqual({ requestPasswordReset: { success: true } });
    await eventually(() => service.logs().includes("a mail could not be sent"));
    expect(service.logs()).not.toContain(user.email);
    expect(smtp.messages).toEqual([]);
  });

  test("a mail under way is sent before the process ends", async () => {
    const { user } = await registered(identity);
    const ending = await identity.another({ SMTP_URL: smtp.url });
    await client(ending)(REQUEST_RESET, { email: user.email });
    expect(await ending.stop()).toBe(0);
    expect(smtp.messages.filter((message) => message.includes(user.email))).toHaveLength(1);
  });
});

describe("without SMTP_URL", () => {
  test("mails are files that only their owner may read", async () => {
    const { user } = await registered(identity);
    await identity.as()(REQUEST_RESET, { email: user.email });
    await codeFor(identity.mailDir, user.email);
    const files = readdirSync(identity.mailDir);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) expect(statSync(join(identity.mailDir, file)).mode & 0o077).toBe(0);
  });

  test("which are gone a day later", async () => {
    const old = join(identity.mailDir, "2026-01-01T00-00-00-000Z-00000000.txt");
    writeFileSync(old, "To: somebody@example.com");
    const { user } = await registered(identity);
    await identity.as()(REQUEST_RESET, { email: user.email });
    await codeFor(identity.mailDir, user.email);
    await eventually(() => !existsSync(old));
  });

  test("and without a folder the start says that no mail can be sent, and requests get the same answer", async () => {
    const { user } = await registered(identity);
    const mute = await identity.another({ MAIL_DIR: "" });
    expect(mute.logs()).toContain("no mail can be sent: set SMTP_URL");
    const { data } = await client(mute)(REQUEST_RESET, { email: user.email });
    expect(data).toEqual({ requestPasswordReset: { success: true } });
  });

  test("an SMTP_URL that is none ends the start with one line", async () => {
    await expect(identity.another({ SMTP_URL: "mail.example.com" })).rejects.toThrow(/SMTP_URL: expected an address such as smtps:/);
  });
});
