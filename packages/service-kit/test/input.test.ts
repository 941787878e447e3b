import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import {
  DomainError,
  MESSAGES,
  offsetOf,
  optionalText,
  optionalUrl,
  pageOf,
  pageRequest,
  parseInput,
  rateLimited,
  requestLocale,
  requiredText,
  saying,
  text,
  textList,
} from "../src/index.ts";

const problemsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, en: error.fieldsIn("en"), ar: error.fieldsIn("ar") };
    throw error;
  }
  throw new Error("nothing was refused");
};

describe("input", () => {
  const input = z.object({
    name: requiredText(5),
    note: optionalText(5),
    email: z.email(),
    site: optionalUrl(),
    tags: textList(3, 3),
    count: z.int().min(1).max(9),
    kind: z.enum(["A", "B"]),
    key: z.string().refine((value) => value !== "used", saying(MESSAGES.taken)),
  });
  const good = { name: " ab ", note: "  ", email: "a@b.co", site: null, tags: ["x", "x", " "], count: 3, kind: "A", key: "free" };

  test("good input is trimmed; blanks and null are absent; lists hold no repetition", () => {
    expect(parseInput(input, good)).toEqual({
      name: "ab",
      note: undefined,
      email: "a@b.co",
      site: undefined,
      tags: ["x"],
      count: 3,
      kind: "A",
      key: "free",
    });
  });

  test.each([
    ["joiners", "\u200C\u200D"],
    ["direction marks", "\u200F \u202E"],
    ["fillers", "\u3164\u2800\uFE0F"],
    ["control characters", "\u0000\u001B\u007F"],
  ])("a text of %s only is none", (_, unseen) => {
    expect(problemsOf(() => parseInput(input, { ...good, name: unseen })).en).toEqual({ name: ["This field is required."] });
    expect(parseInput(input, { ...good, note: unseen, tags: ["x", unseen] })).toMatchObject({ note: undefined, tags: ["x"] });
  });

  test("a text keeps its marks, tabs and lines, and no control character or half of a pair", () => {
    const written = z.object({ name: requiredText(20) });
    expect(parseInput(written, { name: "نص\u200Cثان\t1\n2" })).toEqual({ name: "نص\u200Cثان\t1\n2" });
    expect(parseInput(written, { name: "a\u0000b\uD83D\u001Bc🙂" })).toEqual({ name: "ab\uFFFDc🙂" });
    expect(parseInput(written, { name: "one\u000Btwo\u000Cthree" })).toEqual({ name: "one\ntwo\nthree" });
  });

  test("what turns the words around a text isn't taken along; what Arabic and Persian are written with stays", () => {
    const turning = "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";
    const kept = "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u200D\u200F(\u0661)\u200E";
    const fields = z.object({ name: requiredText(20), note: optionalText(20), tags: textList(3, 20) });
    expect(parseInput(fields, { name: `${turning}${kept}`, note: `a${turning}b`, tags: [`x${turning}`, "x", turning] })).toEqual({
      name: kept,
      note: "ab",
      tags: ["x"],
    });
    expect(problemsOf(() => parseInput(fields, { name: turning })).en).toEqual({ name: ["This field is required."] });
  });

  test("every wrong field is named at once, in both languages", () => {
    const wrong = { name: " ", note: "too long", email: "a@", site: "ftp://x", tags: ["four"], count: 10, kind: "C", key: "used" };
    expect(problemsOf(() => parseInput(input, wrong))).toEqual({
      code: "BAD_USER_INPUT",
      en: {
        name: ["This field is required."],
        note: ["At most 5 characters."],
        email: ["Enter a valid email address."],
        site: ["Enter a web address beginning with http or https."],
        "tags.0": ["At most 3 characters."],
        count: ["Not above 9."],
        kind: ["This value is not valid."],
        key: ["This is already in use."],
      },
      ar: {
        name: ["هذا الحقل مطلوب."],
        note: ["لا يزيد على 5 أحرف."],
        email: ["يُرجى إدخال بريد إلكتروني صالح."],
        site: ["يُرجى إدخال رابط يبدأ بـ http أو https."],
        "tags.0": ["لا يزيد على 3 أحرف."],
        count: ["لا يزيد على 9."],
        kind: ["هذه القيمة غير صالحة."],
        key: ["هذه القيمة مستخدمة من قبل."],
      },
    });
  });

  test("missing and of the wrong type", () => {
    expect(problemsOf(() => parseInput(input, { ...good, name: undefined, count: "3", tags: ["a", "b", "c", "d"] })).en).toEqual({
      name: ["This field is required."],
      count: ["This value is not valid."],
      tags: ["At most 3 entries."],
    });
    expect(problemsOf(() => parseInput(input, null)).code).toBe("BAD_USER_INPUT");
  });

  test("a web address can't run script", () => {
    for (const site of ["javascript:alert(1)", "data:text/html,x", "//x", "x"])
      expect(problemsOf(() => parseInput(optionalUrl(), site)).code).toBe("BAD_USER_INPUT");
    expect(parseInput(optionalUrl(), "https://مثال.com/أ")).toBe("https://مثال.com/أ");
  });
});

test("every message exists in both languages, with the same parameters", () => {
  const parametersOf = (message: string) => (message.match(/(?<=\{)\w+/g) ?? []).toSorted();
  for (const { en, ar } of Object.values(MESSAGES)) {
    expect(en).not.toBe("");
    expect(ar).toMatch(/[\u0600-\u06ff]/);
    expect(parametersOf(ar)).toEqual(parametersOf(en));
  }
});

describe("numbers in messages", () => {
  const waiting = (seconds: number, locale: "en" | "ar") => rateLimited(seconds).in(locale);

  test("stand in the form that each language has for them: Arabic has one, two, few, many and others", () => {
    const endings = (locale: "en" | "ar") => [1, 2, 3, 10, 11, 90].map((seconds) => waiting(seconds, locale).split(". ").at(-1));
    expect(endings("en")).toEqual([
      "Try again in 1 second.",
      "Try again in 2 seconds.",
      "Try again in 3 seconds.",
      "Try again in 10 seconds.",
      "Try again in 11 seconds.",
      "Try again in 90 seconds.",
    ]);
    expect(endings("ar")).toEqual([
      "يُرجى إعادة المحاولة بعد ثانية واحدة.",
      "يُرجى إعادة المحاولة بعد ثانيتين.",
      "يُرجى إعادة المحاولة بعد 3 ثوانٍ.",
      "يُرجى إعادة المحاولة بعد 10 ثوانٍ.",
      "يُرجى إعادة المحاولة بعد 11 ثانية.",
      "يُرجى إعادة المحاولة بعد 90 ثانية.",
    ]);
  });

  test("a long wait is told in minutes or hours, and to machines in seconds", () => {
    expect(waiting(91, "en")).toBe("Too many attempts. Try again in 2 minutes.");
    expect(waiting(900, "ar")).toBe("محاولات كثيرة. يُرجى إعادة المحاولة بعد 15 دقيقة.");
    expect(waiting(3_600, "en")).toBe("Too many attempts. Try again in 60 minutes.");
    expect(waiting(86_400, "ar")).toBe("محاولات كثيرة. يُرجى إعادة المحاولة بعد 24 ساعة.");
    expect(waiting(7_201, "ar")).toBe("محاولات كثيرة. يُرجى إعادة المحاولة بعد 3 ساعات.");
    expect(rateLimited(900).details).toEqual({ retryAfter: 900 });
  });

  test("are left out of a form that says them in a word, and a form that isn't given is the general one", () => {
    const files = { en: "{count|one:a file|other:# files}", ar: "{count|zero:لا ملفات|other:# ملف}" };
    expect([text(files, "en", { count: 1 }), text(files, "en", { count: 0 }), text(files, "ar", { count: 0 })]).toEqual([
      "a file",
      "0 files",
      "لا ملفات",
    ]);
    expect([text(files, "ar", { count: 3 }), text(files, "en")]).toEqual(["3 ملف", files.en]);
  });
});

describe("paging", () => {
  test("has defaults and bounds", () => {
    expect(pageRequest({})).toEqual({ page: 1, pageSize: 10 });
    expect(pageRequest({ page: null, pageSize: null }, 25)).toEqual({ page: 1, pageSize: 25 });
    expect(pageRequest({ page: 3, pageSize: 100 })).toEqual({ page: 3, pageSize: 100 });
    for (const args of [{ page: 0 }, { page: -1 }, { pageSize: 0 }, { pageSize: 101 }])
      expect(Object.keys(problemsOf(() => pageRequest(args)).en ?? {})).toEqual(Object.keys(args));
  });

  test("counts pages and knows its neighbours", () => {
    expect(offsetOf({ page: 3, pageSize: 10 })).toBe(20);
    const shape = (total: number, page: number) => {
      const { totalPages, hasNextPage, hasPreviousPage } = pageOf([], total, { page, pageSize: 10 });
      return [totalPages, hasPreviousPage, hasNextPage];
    };
    expect(shape(0, 1)).toEqual([0, false, false]);
    expect(shape(10, 1)).toEqual([1, false, false]);
    expect(shape(11, 1)).toEqual([2, false, true]);
    expect(shape(11, 2)).toEqual([2, true, false]);
    expect(shape(11, 9)).toEqual([2, true, false]);
  });
});

test.each([
  [{}, "en"],
  [{ "x-locale": "ar" }, "ar"],
  [{ "x-locale": "ar", "accept-language": "en" }, "ar"],
  [{ "x-locale": "fr", "accept-language": "ar" }, "ar"],
  [{ "accept-language": "ar-EG,en;q=0.8" }, "ar"],
  [{ "accept-language": "en;q=0.5, ar;q=0.9" }, "ar"],
  [{ "accept-language": "fr, ar;q=0" }, "en"],
  [{ "accept-language": "fr-FR, de" }, "en"],
  [{ "accept-language": ";;q=,,=" }, "en"],
])("the language of %j is %s", (headers, locale) => {
  expect(requestLocale(headers)).toBe(locale);
});
