import { passwordChanged } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { CURRENT_USER, DELETE_USER, LOGIN, REQUEST_RESET, RESET_PASSWORD, VERIFY_CODE } from "./documents.ts";
import { codeFor, mailsTo } from "./mailbox.ts";
import {
  adminToken,
  type Caller,
  codeOf,
  fieldsOf,
  PASSWORD,
  registered,
  type RunningIdentity,
  startIdentity,
} from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const NEW = "quite another secret 8";
const WRONG_CODE = {
  en: "This code is wrong or no longer valid. Check it, or ask for a new one.",
  ar: "الرمز غير صحيح أو انتهت صلاحيته. يُرجى التحقق منه أو طلب رمز جديد.",
};
const RESET_OVER = {
  en: "This password reset is no longer valid. Begin again with your email address.",
  ar: "انتهت صلاحية طلب تعيين كلمة المرور. يُرجى البدء من جديد بإدخال بريدك الإلكتروني.",
};

const request = (email: string, caller?: Caller) => identity.as(caller)(REQUEST_RESET, { email });
const verify = (email: string, code: string, caller?: Caller) => identity.as(caller)(VERIFY_CODE, { email, code });
const reset = (resetToken: string, newPassword = NEW, confirmPassword = newPassword, caller?: Caller) =>
  identity.as(caller)(RESET_PASSWORD, { resetToken, newPassword, confirmPassword });
const signIn = async (email: string, password: string, caller?: Caller) =>
  codeOf(await identity.as(caller)(LOGIN, { email, password })) ?? "signed in";

/** A code that isn't this one. */
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

/** Somebody with the code from their mail. */
async function withCode() {
  const { user, token } = await registered(identity);
  await request(user.email);
  return { user, token, code: await codeFor(identity.mailDir, user.email) };
}

async function withToken() {
  const person = await withCode();
  const { data } = await verify(person.user.email, person.code);
  return { ...person, resetToken: data.verifyPasswordResetCode.resetToken as string };
}

const stored = () => identity.database.collection<{ _id: string }>("passwordResets");

describe("recovering a password", () => {
  test("takes a code from the mail, gives a token for it and sets the password that was chosen", async () => {
    const { user, token } = await registered(identity);
    const asked = await request(` ${user.email.toUpperCase()}`);
    expect(asked.data).toEqual({ requestPasswordReset: { success: true } });
    const code = await codeFor(identity.mailDir, user.email);
    expect(code).toMatch(/^\d{6}$/);
    const { data } = await verify(user.email.toUpperCase(), code);
    const done = await reset(data.verifyPasswordResetCode.resetToken);
    expect(done.data).toEqual({ resetPassword: { success: true } });
    expect([await signIn(user.email, PASSWORD), await signIn(user.email, NEW)]).toEqual(["UNAUTHENTICATED", "signed in"]);
    // Every session that there was has ended.
    expect(codeOf(await identity.as({ token })(CURRENT_USER))).toBe("UNAUTHENTICATED");
    const fact = await identity.events.awaited(passwordChanged, ({ aggregateId }) => aggregateId === user.id);
    expect(fact.data).toEqual({});
  });

  test("takes the code in Arabic digits and with spaces", async () => {
    const { user, code } = await withCode();
    const arabic = [...code].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    expect(codeOf(await verify(user.email, ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `))).toBeUndefined();
  });

  test("lets in at once who had guessed the old password too often", async () => {
    const { user, resetToken } = await withToken();
    const from = { ip: "198.51.100.40" };
    for (let guess = 0; guess < 10; guess += 1) await signIn(user.email, `guess ${guess}`, from);
    expect(await signIn(user.email, PASSWORD, from)).toBe("RATE_LIMITED");
    await reset(resetToken, NEW, NEW, from);
    expect(await signIn(user.email, NEW, from)).toBe("signed in");
  });
});

describe("the mail", () => {
  test.each([
    ["en", "Your Muhtawa verification code", "It is valid for 10 minutes and works once.", '<html lang="en" dir="ltr">'],
    ["ar", "رمز التحقق لحسابك في منصة «محتوى»", "الرمز صالح لمدة 10 دقائق ولمرة واحدة فقط.", '<html lang="ar" dir="rtl">'],
  ] as const)("is written in the language of the request: %s", async (locale, subject, validity, opening) => {
    const { user } = await registered(identity, { username: `reader.${locale}` });
    await request(user.email, { locale });
    const code = await codeFor(identity.mailDir, user.email);
    const [mail] = mailsTo(identity.mailDir, user.email);
    expect(mail?.subject).toBe(subject);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(validity);
      expect(body).toContain(user.username);
      // Whoever looks for the code, by eye or by program, finds nothing else that looks like one.
      expect(body?.match(/\d{6,}/g)).toEqual([code]);
    }
    expect(mail?.html).toContain(opening);
  });

  test("and nothing else has the code: no event, no log, no document", async () => {
    const { user, code, resetToken } = await withToken();
    await reset(resetToken);
    await identity.events.awaited(passwordChanged, ({ aggregateId }) => aggregateId === user.id);
    const events = await identity.events.read("IDENTITY", "identity.>");
    const documents = await stored().find().toArray();
    for (const place of [JSON.stringify(events), JSON.stringify(documents), identity.service().logs()]) {
      // As a word: ids and hashes have digits of their own.
      expect(place).not.toMatch(new RegExp(`["' :]${code}["' ,]`));
      expect(place).not.toContain(resetToken);
    }
    expect(JSON.stringify(documents)).not.toContain(user.email);
  });
});

describe("a code", () => {
  test.each(["en", "ar"] as const)(
    "that is wrong, expired, used or was never sent gets the same words at the field: %s",
    async (locale) => {
      const [wrong, expired, used] = [await withCode(), await withCode(), await withToken()];
      await stored().updateMany({}, { $set: { codeExpiresAt: new Date(Date.now() + 60_000) } });
      const answers = [
        await verify(wrong.user.email, otherThan(wrong.code), { locale }),
        await verify(used.user.email, used.code, { locale }),
        await verify("nobody@example.com", "123456", { locale }),
      ];
      await stored().updateMany({}, { $set: { codeExpiresAt: new Date(Date.now() - 1) } });
      answers.push(await verify(expired.user.email, expired.code, { locale }));
      for (const answer of answers) {
        expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", { code: [WRONG_CODE[locale]] }]);
        expect(answer.errors).toEqual(answers[0]?.errors);
      }
    },
  );

  test("is valid for ten minutes", async () => {
    await withCode();
    const [newest] = await stored().find().sort({ codeExpiresAt: -1 }).limit(1).toArray();
    const left = (newest as unknown as { codeExpiresAt: Date }).codeExpiresAt.getTime() - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
  });

  test("may be guessed five times, and is worth nothing after that", async () => {
    const { user, code } = await withCode();
    for (let guess = 1; guess <= 4; guess += 1) expect(codeOf(await verify(user.email, otherThan(code, guess)))).toBe("BAD_USER_INPUT");
    const lucky = await withCode();
    for (let guess = 1; guess <= 5; guess += 1) await verify(lucky.user.email, otherThan(lucky.code, guess));
    expect(codeOf(await verify(user.email, code))).toBeUndefined();
    expect(codeOf(await verify(lucky.user.email, lucky.code))).toBe("BAD_USER_INPUT");
  });

  test("is compared with at most five of thirty guesses made at once", async () => {
    const { user, code } = await withCode();
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, guess) => verify(user.email, otherThan(code, guess + 1))));
    expect(wrong.map(codeOf)).toEqual(wrong.map(() => "BAD_USER_INPUT"));
    expect(codeOf(await verify(user.email, code))).toBe("BAD_USER_INPUT");
    const counted = await stored()
      .find({ tries: { $gt: 0 } })
      .toArray();
    expect(counted.map((document) => (document as unknown as { tries: number }).tries).filter((tries) => tries > 5)).toEqual([]);
  });

  test("given thirty times at once makes one token", async () => {
    const { user, code } = await withCode();
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(user.email, code)));
    expect(answers.filter((answer) => answer.data !== null)).toHaveLength(1);
  });

  test.each(["12345", "1234567", "12345a", "one two"])("that isn't six digits (%s) is no guess", async (malformed) => {
    const { user, code } = await withCode();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const answer = await verify(user.email, malformed);
      expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", { code: ["Enter the six digits of the code."] }]);
    }
    expect(codeOf(await verify(user.email, code))).toBeUndefined();
  });

  test("ends when another is asked for, and five are made for an account a day", async () => {
    const { user, code } = await withCode();
    for (let mails = 2; mails <= 5; mails += 1) {
      await request(user.email);
      await codeFor(identity.mailDir, user.email, mails);
    }
    const last = await codeFor(identity.mailDir, user.email, 5);
    if (last !== code) expect(codeOf(await verify(user.email, code))).toBe("BAD_USER_INPUT");
    // The sixth request gets the same answer, and neither a code nor the end of the last one: the mail says so.
    expect((await request(user.email)).data).toEqual({ requestPasswordReset: { success: true } });
    expect(codeOf(await verify(user.email, last))).toBeUndefined();
    const notice = await eventually(() => mailsTo(identity.mailDir, user.email)[5]);
    expect(notice.text).toContain("the last code is valid for ten minutes");
    expect(notice.text).not.toMatch(/\d{6}/);
  });
});

describe("who has no account", () => {
  test("gets the same answer, for the same work, and no mail", async () => {
    const { user } = await registered(identity);
    const unknown = `nobody-${user.username}@example.com`;
    const [forKnown, forUnknown] = [await request(user.email), await request(unknown)];
    expect(forUnknown.data).toEqual(forKnown.data);
    await codeFor(identity.mailDir, user.email);
    expect(mailsTo(identity.mailDir, unknown)).toEqual([]);
  });

  test("waits as long as who has", async () => {
    const known: string[] = [];
    for (let person = 0; person < 9; person += 1) known.push((await registered(identity)).user.email);
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    const timed = async (who: keyof typeof times, email: string) => {
      const start = performance.now();
      await request(email, { ip: "192.0.2.77" });
      times[who].push(performance.now() - start);
    };
    // In turns, so that both share what else the machine does.
    for (const email of known) {
      await timed("known", email);
      await timed("unknown", `nobody-${email}`);
    }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [forKnown, forUnknown] = [median(times.known), median(times.unknown)];
    expect(forUnknown).toBeGreaterThan(forKnown * 0.4);
    expect(forUnknown).toBeLessThan(forKnown * 2.5);
  });

  test("can't tell by a sixth request, nor by guessing", async () => {
    const { user } = await registered(identity);
    const unknown = `nobody-${user.username}@example.com`;
    for (const email of [user.email, unknown]) {
      for (let count = 0; count < 6; count += 1) expect((await request(email)).data).toEqual({ requestPasswordReset: { success: true } });
      for (let guess = 0; guess < 6; guess += 1)
        expect(fieldsOf(await verify(email, `00000${guess}`, { ip: "192.0.2.78" }))).toEqual({ code: [WRONG_CODE.en] });
    }
  });
});

describe("a token", () => {
  test("sets one password", async () => {
    const { user, resetToken } = await withToken();
    expect(codeOf(await reset(resetToken))).toBeUndefined();
    for (const locale of ["en", "ar"] as const) {
      const again = await reset(resetToken, "a third secret 9", "a third secret 9", { locale });
      expect([codeOf(again), fieldsOf(again)]).toEqual(["BAD_USER_INPUT", { resetToken: [RESET_OVER[locale]] }]);
    }
    expect(await signIn(user.email, NEW)).toBe("signed in");
  });

  test("sets one password when used many times at once", async () => {
    const { user, resetToken } = await withToken();
    const chosen = ["first choice 1", "second choice 2", "third choice 3", "fourth choice 4"];
    const answers = await Promise.all(chosen.map((password) => reset(resetToken, password)));
    expect(answers.map(codeOf).toSorted()).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT", undefined]);
    const winner = chosen[answers.findIndex((answer) => codeOf(answer) === undefined)] ?? "";
    expect(await signIn(user.email, winner)).toBe("signed in");
  });

  test.each([
    ["newPassword", "short", "short"],
    ["newPassword", "Password123", "Password123"],
    ["confirmPassword", NEW, "something else"],
  ])("isn't used up by a bad %s", async (field, newPassword, confirmPassword) => {
    const { resetToken } = await withToken();
    const answer = await reset(resetToken, newPassword, confirmPassword);
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", [field]]);
    expect(codeOf(await reset(resetToken))).toBeUndefined();
  });

  test("that is unknown, expired or of a deleted account sets nothing", async () => {
    const [expired, deleted] = [await withToken(), await withToken()];
    await identity.as({ token: await adminToken(identity) })(DELETE_USER, { id: deleted.user.id });
    const answers = [await reset("made up"), await reset(deleted.resetToken)];
    await stored().updateMany({ userId: expired.user.id } as never, { $set: { tokenExpiresAt: new Date(Date.now() - 1) } });
    answers.push(await reset(expired.resetToken));
    for (const answer of answers) expect(fieldsOf(answer)).toEqual({ resetToken: [RESET_OVER.en] });
    expect(await signIn(expired.user.email, PASSWORD)).toBe("signed in");
    expect(fieldsOf(await reset(" "))).toEqual({ resetToken: ["This field is required."] });
  });
});

describe("limits by network", () => {
  test("end floods of requests, and say when to try again", async () => {
    const from = { ip: "203.0.113.5" };
    const answers = [];
    for (let round = 0; round < 13; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => request(`flood-${round}-${index}@example.com`, from)))));
    const codes = answers.map(codeOf);
    expect(codes.slice(0, 100)).toEqual(codes.slice(0, 100).map(() => undefined));
    expect(codes.at(-1)).toBe("RATE_LIMITED");
    expect(answers.at(-1)?.errors?.[0]?.extensions["retryAfter"]).toBeGreaterThan(600);
  });

  test.each(["no address", "", "a@b"])("a malformed address (%s) is told at the field", async (email) => {
    const answer = await request(email);
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", ["email"]]);
  });
});
