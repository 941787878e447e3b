import { describe, expect, test } from "@jest/globals";
import type { Decision } from "@muhtawa/service-kit";
import { AT, bodySave, paragraph, started, stored, typed, withBody, withFields, withIdea, withTitle } from "../../test/written-content.ts";
import { type Content, type ContentState, bodySaved } from "../domain/content.ts";
import { moveTo } from "../domain/status.ts";
import { findable } from "./findable.ts";

/** As it is stored after a change. */
const found = async (content: Content, before?: Content): Promise<Content> => ({ ...content, ...(await findable(content, before)) });

describe("what a content is found by", () => {
  test("its title, keywords, idea and body", async () => {
    const keywords = withFields(started(), { stage: "NEEDS", fields: { keywords: ["تمور"] }, sources: [] });
    const { searchKeys } = await found(withBody(withIdea(keywords, "Oasis"), paragraph("والنخيل")));
    expect(searchKeys).toEqual(expect.arrayContaining(["dates", "تمور", "oasis", "نخيل"]));
  });
  test("its body as it was before somebody writes, until that ends, however it ends", async () => {
    const palms = await found(withBody(started(), paragraph("Palms")));
    const writing = await found(typed(palms, "Wells"), palms);
    expect(writing.searchKeys).toEqual(expect.arrayContaining(["palms"]));
    const moved = moveTo(writing, { status: "IN_REVIEW", now: AT }) as Decision<ContentState>;
    for (const ended of [withBody(writing, paragraph("Wells")), stored(writing, moved), withTitle(writing, "Titled")]) {
      const { searchKeys } = await found(ended, writing);
      expect(searchKeys).toEqual(expect.arrayContaining(["wells"]));
      expect(searchKeys).not.toEqual(expect.arrayContaining(["palms"]));
    }
  });
  test("no more than 2,500 keys", async () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(" ");
    expect((await found(withBody(started(), paragraph(long)))).searchKeys).toHaveLength(2_500);
  });
  test("a long text is read with others' turns in between", async () => {
    const { state } = bodySaved(started(), bodySave(paragraph("واحة النخيل والتمور ".repeat(10_000))));
    let turns = 0;
    let goesOn = true;
    const other = () => {
      turns += 1;
      if (goesOn) setImmediate(other);
    };
    setImmediate(other);
    await findable(state);
    goesOn = false;
    expect(turns).toBeGreaterThanOrEqual(15);
  });
});
