import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isPrompt, PROMPT_MARK, promptsIn, withoutPromptLines, withoutPrompts } from "../src/index.ts";
import { scoreOf } from "../src/score/index.ts";
import { ENGLISH } from "./score/articles.ts";

/** What nobody sees: blanks, marks of direction, joiners, what exports leave out. */
const UNSEEN = fc.string({
  unit: fc.constantFrom(
    ..." \t\u00a0\u2009\u202f\u3000\u200b\u200c\u200d\u2060\u00ad\u034f\u2800\u180e\ufe0f\u{e0020}\u3164\ufff9\ufffc",
    ..."\u200e\u200f\u061c\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u202d\u202e\ufeff\u0001\u007f\ufffe\ud800",
  ),
  maxLength: 8,
});
const SEEN = fc.constantFrom("D", "ت", "7", "٧", "-", "“", "👍", "\u0600", "ـ", "✏");

test("a line is a prompt whatever unseen stands before its mark", () => {
  fc.assert(
    fc.property(UNSEEN, fc.string(), (unseen, ask) => {
      expect(isPrompt(`${unseen}${PROMPT_MARK}${ask}`)).toBe(true);
      expect(isPrompt(`${unseen}✎${ask}`)).toBe(true);
    }),
  );
});

test("a line that begins with anything that is seen is none", () => {
  fc.assert(
    fc.property(UNSEEN, SEEN, UNSEEN, (before, seen, after) => {
      expect(isPrompt(`${before}${seen}${after}${PROMPT_MARK}Why?`)).toBe(false);
    }),
  );
  for (const text of ["", " ", "\u200f"]) expect(isPrompt(text)).toBe(false);
});

test("prompts are counted, and taken out, line by line", () => {
  const text = "Soft.\n\u200f✎ Why?\n\u00a0\u2067✎ لمن؟\nSweet ✎ and dark.";
  expect(promptsIn(text)).toBe(2);
  expect(withoutPromptLines(text)).toBe("Soft.\nSweet ✎ and dark.");
});

const text = (said: string) => ({ type: "text", text: said });
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const item = (...content: object[]) => ({ type: "listItem", content });
const bullets = (...content: object[]) => ({ type: "bulletList", content });
const numbers = (start: number, ...content: object[]) => ({ type: "orderedList", attrs: { start }, content });
const quote = (...content: object[]) => ({ type: "blockquote", content });
const picture = { type: "image", attrs: { src: "https://a.example/p.png", alt: "Dates" } };
const BREAK = { type: "hardBreak" };
const doc = (...content: object[]) => ({ type: "doc", content });
const said = (words: string) => paragraph(text(words));
const ASKED = said("\u200f✎ Why?");
const left = (...content: object[]) => withoutPrompts(doc(...content)).content;

describe("a picture in a prompt's line", () => {
  test.each([
    ["before it", [picture, text("✎ Why?")], [picture]],
    ["within it", [text("✎ "), picture, text("Why?")], [picture]],
    ["in the first line", [text("✎ Why?"), picture, BREAK, text("Soft.")], [picture, BREAK, text("Soft.")]],
    ["in a later line", [text("Soft."), BREAK, text("✎ Why?"), picture], [text("Soft."), BREAK, picture]],
    ["before a line that goes", [picture, BREAK, text("✎ Why?")], [picture]],
  ])("stays: %s", (_, content, kept) => {
    expect(left(paragraph(...content))).toEqual([paragraph(...kept)]);
  });

  test("is a list entry by itself", () => {
    expect(left(bullets(item(paragraph(text("✎ Which?"), picture))))).toEqual([bullets(item(paragraph(picture)))]);
  });
});

describe("a list entry whose own line asks", () => {
  test("leaves its place to the entries below it", () => {
    const below = bullets(item(said("Soft")), item(said("Dark")));
    expect(left(bullets(item(said("One")), item(ASKED, below), item(said("Two"))))).toEqual([
      bullets(item(said("One")), item(said("Soft")), item(said("Dark")), item(said("Two"))),
    ]);
    expect(left(bullets(item(ASKED, bullets(item(ASKED, below)))))).toEqual([below]);
  });

  test("leaves a list of another kind in its place, and what follows goes on counting", () => {
    const below = bullets(item(said("Soft")));
    expect(left(numbers(3, item(said("One")), item(ASKED, below), item(said("Two"))))).toEqual([
      numbers(3, item(said("One"))),
      below,
      numbers(4, item(said("Two"))),
    ]);
    expect(left(bullets(item(ASKED, numbers(5, item(said("Five"))))))).toEqual([numbers(5, item(said("Five")))]);
  });

  test("leaves what else stood below it where it was", () => {
    expect(left(bullets(item(ASKED, quote(said("Soft"))), item(said("Two"))))).toEqual([quote(said("Soft")), bullets(item(said("Two")))]);
    expect(left(bullets(item(ASKED, said("Soft"), quote(said("Dark")))))).toEqual([bullets(item(said("Soft"), quote(said("Dark"))))]);
    expect(left(bullets(item(ASKED, picture)))).toEqual([bullets(item(picture))]);
  });

  test("leaves nothing with empty lines below it", () => {
    expect(left(bullets(item(ASKED, paragraph(), said(" "))), said("Soft"))).toEqual([said("Soft")]);
    expect(left(bullets(item(ASKED, paragraph(), bullets(item(said("Soft"))))))).toEqual([bullets(item(said("Soft")))]);
    expect(left(bullets(item(paragraph(text("✎ Why?"), BREAK, BREAK), bullets(item(said("Soft"))))))).toEqual([
      bullets(item(said("Soft"))),
    ]);
  });

  test("one that nobody asked for stays as it is", () => {
    const empty = bullets(item(paragraph(), bullets(item(said("Soft")))), item(paragraph()));
    expect(left(empty)).toEqual([empty]);
  });
});

test("a prompt is no part of what is scored, in whichever line of a paragraph it stands", () => {
  const { body } = ENGLISH;
  const asked = paragraph(text("Dates keep."), BREAK, text("\u200f✎ Say whom the cheap fresh dates are for, and why!!"));
  expect(scoreOf({ ...ENGLISH, body: { ...body, content: [...(body.content ?? []), asked] } as typeof body })).toEqual(
    scoreOf({ ...ENGLISH, body: { ...body, content: [...(body.content ?? []), said("Dates keep.")] } as typeof body }),
  );
});
