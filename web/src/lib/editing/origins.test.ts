import { beforeEach, describe, expect, test } from "@jest/globals";
import { Story } from "./simulation/story.ts";
import { textOf } from "./simulation/texts.ts";

let story: Story;

beforeEach(() => {
  story = new Story();
});

describe("where a text comes from", () => {
  test("undo gives it back to its person, redo to the AI", async () => {
    await story.typeAndStore("a1");
    story.world.take(story.tab);
    const [, word] = story.shown();
    expect(story.tab.origin.source).toBe("AI_EDITED");
    story.world.undo(story.tab);
    expect(story.tab.origin.source).toBe("HUMAN");
    story.world.redo(story.tab);
    expect(story.shown()).toEqual(["a1", word]);
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: `taken-${word}` });
  });

  test("what the AI put there after a save is stored as its own", async () => {
    story.type("a1", "g1");
    await story.world.pass(2_000);
    story.tab.session.took("1");
    await story.answered();
    await story.world.pass(2_000);
    await story.answered();
    expect(story.world.service.current.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("a person's text that is brought together with the AI's is both's", async () => {
    await story.typeAndStore("a1", "a2");
    story.type("a1 a3", "a2");
    story.world.service.save({
      value: textOf(["a1", "g1"]),
      origin: { source: "AI", generationId: "1" },
      version: story.world.service.current.version,
      checkpoint: true,
      author: "other",
    });
    story.world.hear(story.tab);
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
  });

  test("another version put in its place brings its own origin", () => {
    story.tab.session.put(textOf(["g1"]), { source: "AI", generationId: "1" });
    expect(story.tab.origin).toEqual({ source: "AI", generationId: "1" });
    story.type("g1 a1");
    expect(story.tab.origin).toEqual({ source: "AI_EDITED", generationId: "1" });
    story.type("g1");
    expect(story.tab.origin).toEqual({ source: "AI", generationId: "1" });
  });
});
