import { readdirSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { confirmationMail } from "./confirmation-mail.ts";
import { firstAccountMail } from "./first-account-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import type { Mail } from "./mail.ts";
import { type Notice, noticeMail } from "./notice-mail.ts";
import { resetCodeMail } from "./reset-code-mail.ts";

const NOTICES: readonly Notice[] = ["passwordChanged", "signIns", "recovery", "personalTokenCreated", "sessionEnded"];
const to = "sara@example.com";
const link = "https://محتوى.example/دعوة?code=Ab-12";

/** Every mail in both languages, by the file that writes it. */
const mailsTo = (username: string): Record<string, readonly Mail[]> => ({
  "confirmation-mail.ts": (["en", "ar"] as const).map((locale) => confirmationMail({ to, username, code: "012345", locale })),
  "first-account-mail.ts": (["en", "ar"] as const).map((locale) => firstAccountMail({ to, publicUrl: "https://muhtawa.example", locale })),
  "invitation-mail.ts": (["en", "ar"] as const).map((locale) => invitationMail({ to, link, locale })),
  "notice-mail.ts": NOTICES.map((notice) => noticeMail({ to, username, notice })),
  "reset-code-mail.ts": (["en", "ar"] as const).map((locale) => resetCodeMail({ to, username, code: "012345", locale })),
});

const ISOLATED = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/gu;
const ARABIC = /\p{Script=Arabic}/u;
const OTHERS = /(?!\p{Script=Arabic})\p{L}/u;

/** What a mail shows, line by line, without what has a direction of its own: isolates, elements with `dir`, links on lines of their own. */
const linesOf = ({ subject, text, html }: Mail): string[] => {
  const shown = html.replace(/<head>[^]*?<\/head>/u, "").replace(/<p dir="ltr"[^]*?<\/p>/gu, "");
  return [...subject.split(" · "), ...text.split("\n"), ...shown.split(/<[^>]*>/u)]
    .map((line) => line.replaceAll(ISOLATED, "").trim())
    .filter((line) => line !== "" && !/^https:\S+$/u.test(line));
};

test.each(["sara.q", "سارة", "Sara & سارة."])(
  "no line of a mail to %s mixes directions that aren't isolated from one another",
  (username) => {
    for (const [file, mails] of Object.entries(mailsTo(username)))
      for (const mail of mails)
        for (const line of linesOf(mail)) expect([file, line, ARABIC.test(line) && OTHERS.test(line)]).toEqual([file, line, false]);
  },
);

test("a name that reads as the mail does stands in it as it is", () => {
  const [english, arabic] = (["en", "ar"] as const).map((locale) => resetCodeMail({ to, username: "x", code: "012345", locale }));
  expect(english?.text).toMatch(/^Hello x,/u);
  expect(arabic?.text).toMatch(/^مرحبًا \u2068x\u2069،/u);
});

test("a mail in Arabic calls the platform by name so that it isn't taken for the word, and invitations say what it is", () => {
  const lines = Object.values(mailsTo("sara.q")).flatMap((mails) => mails.flatMap(({ subject, text }) => [subject, ...text.split("\n")]));
  const named = lines.filter((line) => /محتوى/u.test(line) && !line.startsWith("https:"));
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((line) => /(?<!منصة «)محتوى|محتوى(?!»)/u.test(line))).toEqual([]);
  const [english, arabic] = mailsTo("")["invitation-mail.ts"] ?? [];
  expect(english?.text).toContain("where companies plan and write their content");
  expect(arabic?.text).toContain("تخطط الشركات محتواها");
});

test("what a mail links to is a button, and an address to copy", () => {
  const linking = Object.values(mailsTo("")).flatMap((mails) => mails.filter(({ html }) => html.includes("<a ")));
  expect(linking).toHaveLength(4);
  for (const { html } of linking) {
    const [button, address] = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/gu)].map(([, target, label]) => ({ target, label }));
    expect(button?.target).toBe(address?.target);
    expect(button?.label).not.toMatch(/:\/\//u);
    expect(address?.label).toMatch(/:\/\//u);
  }
});

test("all mails are looked at", () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith("-mail.ts") && name !== "code-mail.ts");
  expect(Object.keys(mailsTo("")).toSorted()).toEqual(files.toSorted());
});
