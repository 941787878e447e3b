import { describe, expect, test } from "@jest/globals";
import type { Decision } from "@muhtawa/service-kit";
import { AT, bodySave, byAi, paragraph, started, stored, typed, withBody } from "../../test/written-content.ts";
import { type Content, type ContentState, restoreBody, bodySaved, type SavedBody } from "./content.ts";
import { moveTo } from "./status.ts";

describe("a body's versions", () => {
  test("count from 1, each with its author and origin", () => {
    const first = withBody(started(), paragraph("One"), [byAi("body")]);
    const second = withBody(first, paragraph("Two"));
    expect(first.bodyVersion).toEqual({
      number: 1,
      authorId: "noura",
      source: "AI",
      generationId: "g1",
      basis: expect.any(String),
      savedAt: AT,
    });
    expect(second.bodyVersion).toMatchObject({ number: 2, source: "HUMAN" });
  });
  test("the same body again is no new version", () => {
    const first = withBody(started(), paragraph("One"));
    expect(withBody(first, paragraph("One"))).toEqual(first);
  });
  test("clearing it is one", () => {
    expect(withBody(withBody(started(), paragraph("One")), null).bodyVersion?.number).toBe(2);
  });
});

describe("a save while somebody is writing", () => {
  const later = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
  const writing = () => typed(typed(withBody(started(), paragraph("One")), "One t"), "One two");
  const versionIn = ({ bodyVersion }: Content) => [bodyVersion?.number, bodyVersion?.open];

  test("begins a version and then goes on with it, until one on purpose ends it", () => {
    expect(versionIn(writing())).toEqual([2, true]);
    const ended = withBody(writing(), paragraph("One two."));
    expect(versionIn(ended)).toEqual([2, undefined]);
    expect(versionIn(typed(ended, "One two. Three"))).toEqual([3, true]);
  });
  test("ends by one of the same text", () => {
    const ended = withBody(writing(), paragraph("One two"));
    expect(versionIn(ended)).toEqual([2, undefined]);
    expect(ended.partVersions?.body).toBe(writing().version);
  });
  test("that doesn't say what it knows takes nobody's place", () => {
    expect(versionIn(typed(writing(), "Blind", { isInformed: false }))).toEqual([3, true]);
  });
  test("of another author, or after a minute, is another version", () => {
    expect(versionIn(typed(writing(), "Theirs", { authorId: "salem" }))).toEqual([3, true]);
    expect(versionIn(typed(writing(), "One two three", { savedAt: later(60) }))).toEqual([2, true]);
    expect(versionIn(typed(writing(), "One two three", { savedAt: later(61) }))).toEqual([3, true]);
  });
  test("of an AI's text is another, and so is the first one of the person who edits that", () => {
    const made = typed(writing(), "Made by a machine today", { sources: [byAi("body")] });
    expect(versionIn(made)).toEqual([3, true]);
    expect(versionIn(typed(made, "Made by a machine today and edited"))).toEqual([4, true]);
  });
  test("ends by a move of the status and by a restored version", () => {
    const content = writing();
    const moved = moveTo(content, { status: "IN_REVIEW", now: AT }) as Decision<ContentState>;
    expect(versionIn(stored(content, moved))).toEqual([2, undefined]);
    const earlier = { number: 1, authorId: "noura", source: "HUMAN", savedAt: AT } as const;
    const restored = restoreBody(content, paragraph("One"), earlier, { authorId: "noura", savedAt: AT });
    expect(versionIn(stored(content, restored))).toEqual([3, undefined]);
  });
  test("doesn't end by pictures that are set beside it", () => {
    const content = writing();
    const { body: _, ...pictures } = bodySave(null, { pictureIds: ["a"] });
    expect(versionIn(stored(content, bodySaved(content, pictures)))).toEqual([2, true]);
  });
  test("tells nobody; what ends it does, once", () => {
    const told = (content: Content, save: SavedBody) => (bodySaved(content, save).facts ?? []).length;
    const open = { isCheckpoint: false };
    expect(told(started(), bodySave(paragraph("O"), open))).toBe(0);
    expect(told(writing(), bodySave(paragraph("One two three"), open))).toBe(0);
    expect(told(writing(), bodySave(paragraph("One two")))).toBe(1);
    expect(told(writing(), bodySave(paragraph("One two three"), { ...open, savedAt: later(61) }))).toBe(1);
  });
});
