import { describe, expect, test } from "@jest/globals";
import type { Decision } from "@muhtawa/service-kit";
import { AT, paragraph, started, stored, withBody, withFields, withIdea } from "../../test/written-content.ts";
import { type Content, type ContentState } from "./content.ts";
import { demandUnchanged, type Part } from "./parts.ts";
import { moveTo } from "./status.ts";

describe("a part's version", () => {
  const isConflict = (content: Content, parts: Part[], version: number | null) => {
    try {
      demandUnchanged(content, parts, version);
      return false;
    } catch (error) {
      expect(error).toMatchObject({ code: "CONFLICT", details: { version: content.version } });
      return true;
    }
  };

  test("is the content's at which the part last changed", () => {
    const all = (version: number) => ({
      needs: version,
      idea: version,
      objectives: version,
      tools: version,
      body: version,
      pictures: version,
      status: version,
    });
    const first = started();
    const second = withIdea(first, "Idea");
    const third = withBody(second, paragraph("Text"));
    expect(first.partVersions).toEqual(all(1));
    expect(third.partVersions).toEqual({ ...all(1), idea: 2, body: 3 });
    const fourth = stored(third, moveTo(third, { status: "IN_REVIEW", now: AT }) as Decision<ContentState>);
    expect(fourth.partVersions).toEqual({ ...all(1), idea: 2, body: 3, status: 4 });
  });
  test("of what two parts show is both parts'", () => {
    const content = withFields(started(), { stage: "IDEA", fields: { keywords: ["dates"] }, sources: [] });
    expect(content.partVersions).toMatchObject({ needs: 2, idea: 2, objectives: 1 });
  });
  test("is a conflict only when the part has changed since, or for a version that never was", () => {
    const content = withBody(withIdea(started(), "Idea"), paragraph("Text"));
    expect([1, 2, 3, 4].map((version) => isConflict(content, ["idea"], version))).toEqual([true, false, false, true]);
    expect([1, 2, 3].map((version) => isConflict(content, ["body", "pictures"], version))).toEqual([true, true, false]);
    expect(isConflict(content, ["tools"], 1)).toBe(false);
    expect(isConflict(content, ["body"], null)).toBe(false);
  });
  test("of a content from before is what it was last written at, until it is written again", () => {
    const { partVersions: _, ...before } = { ...withIdea(started(), "Idea"), version: 7 };
    expect([6, 7].map((version) => isConflict(before, ["tools"], version))).toEqual([true, false]);
    const after = withIdea(before, "Another");
    expect(after.partVersions).toMatchObject({ idea: 8, tools: 7, body: 7 });
  });
});
