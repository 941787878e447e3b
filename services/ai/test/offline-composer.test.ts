import { describe, expect, test } from "@jest/globals";
import { OfflineComposer } from "../src/composer/offline-composer.ts";
import type { Assignment } from "../src/writing/assignment.ts";
import { assignment, withRules } from "./assignments.ts";

describe.each(["en", "ar"] as const)("the offline composer as a writer in %s", (locale) => {
  test("shows beside a text what it reads like without the voice, which is all that differs", async () => {
    const [banned, instead] = { en: ["clinic", "practice"], ar: ["العيادة", "المصحة"] }[locale] as [string, string];
    const rule = { locale, kind: "BAN", term: banned, replacement: instead } as const;
    const drafted = async (of: Assignment) => {
      const writing = new OfflineComposer(0).write(of, new AbortController().signal);
      let end = await writing.next();
      while (!end.done) end = await writing.next();
      return end.value;
    };
    const plain = await drafted(assignment(locale));
    const ruled = await drafted(withRules(assignment(locale), [rule]));
    expect(plain.plainText).toBeUndefined();
    expect(ruled.plainText).toBe(plain.text);
    expect(ruled.text).not.toMatch(new RegExp(`(?<!\\p{L})${banned}(?!\\p{L})`, "iu"));
    expect(ruled.changes?.map(({ before }) => before.toLowerCase())).toContain(banned);
  });

  test("streams in pieces that make up the text, and stops when told to", async () => {
    const composer = new OfflineComposer(0);
    const pieces: string[] = [];
    const writing = composer.write(assignment(locale), new AbortController().signal);
    let end = await writing.next();
    for (; !end.done; end = await writing.next()) pieces.push(end.value);
    expect(pieces.length).toBeGreaterThan(30);
    expect(pieces.join("")).toBe(end.value.text);
    expect(end.value).toMatchObject({ costMicros: 0, inputTokens: 0, outputTokens: 0 });

    const stop = new AbortController();
    const stopped = new OfflineComposer(0).write(assignment(locale), stop.signal);
    await stopped.next();
    stop.abort();
    const last = await stopped.next();
    expect(last.done && last.value.text).toBe(pieces[0]);
  });
});
