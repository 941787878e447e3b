import { describe, expect, test } from "@jest/globals";
import {
  byAi,
  origin,
  paragraph,
  started,
  withBody,
  withFields,
  withIdea,
  withObjective,
  withTitle,
  withTools,
  withTopics,
} from "../../test/written-content.ts";
import { type Content, contentCardOf } from "./content.ts";

describe("a field's origin", () => {
  test("what nobody claims is a person's", () => {
    expect(origin(started(), "title")).toEqual({ field: "title", source: "HUMAN", stale: false });
  });
  test("what is claimed for a generation is the AI's", () => {
    expect(origin(withIdea(started(), "Idea", [byAi("idea")]), "idea")).toEqual({
      field: "idea",
      source: "AI",
      generationId: "g1",
      stale: false,
    });
  });
  test("a field that stays as it was keeps its origin, whatever else is saved", () => {
    const content = withIdea(started(), "Idea", [byAi("idea")]);
    const again = withFields(content, { stage: "IDEA", fields: { idea: "Idea", ideaExplanation: "Mine" }, sources: [] });
    expect(origin(again, "idea")).toMatchObject({ source: "AI", generationId: "g1" });
    expect(origin(again, "ideaExplanation")).toMatchObject({ source: "HUMAN" });
  });
  test("an AI's text that a person edits is AI_EDITED and keeps its generation", () => {
    const content = withIdea(started(), "A family picks dates at dawn", [byAi("idea")]);
    expect(origin(withIdea(content, "Our family picks dates at dawn"), "idea")).toEqual({
      field: "idea",
      source: "AI_EDITED",
      generationId: "g1",
      stale: false,
    });
  });
  test("an Arabic text is compared by its words, not by its spelling", () => {
    const content = withIdea(started(), "عائلة تقطف التمور فجرًا", [byAi("idea")]);
    expect(origin(withIdea(content, "عائلةٌ تقطفُ التمورَ عند الفجر"), "idea")).toMatchObject({ source: "AI_EDITED" });
  });
  test("an AI's text that a person rewrites is the person's", () => {
    const content = withIdea(started(), "A family picks dates at dawn", [byAi("idea")]);
    expect(origin(withIdea(content, "Twelve recipes for Ramadan evenings"), "idea")).toEqual({
      field: "idea",
      source: "HUMAN",
      stale: false,
    });
  });
  test("a skeleton made without a model stays a TEMPLATE while a person keeps half of it, and never becomes an AI's", () => {
    const made = { ...byAi("idea"), source: "TEMPLATE" } as const;
    const content = withIdea(started(), "A family picks dates at dawn", [made]);
    expect(origin(content, "idea")).toEqual({ field: "idea", source: "TEMPLATE", generationId: "g1", stale: false });
    const edited = "Our family picks dates at dawn";
    for (const claims of [[], [{ field: "idea" as const, source: "AI_EDITED" as const }]])
      expect(origin(withIdea(content, edited, claims), "idea")).toMatchObject({ source: "TEMPLATE", generationId: "g1" });
    expect(origin(withIdea(content, "Twelve recipes for Ramadan evenings"), "idea")).toMatchObject({ source: "HUMAN" });
  });
  test("what the caller claims stands", () => {
    const content = withIdea(started(), "A family picks dates", [byAi("idea")]);
    expect(origin(withIdea(content, "A family picks figs", [{ field: "idea", source: "HUMAN" }]), "idea")).toMatchObject({
      source: "HUMAN",
    });
    expect(origin(withIdea(content, "Something else", [{ field: "idea", source: "AI_EDITED" }]), "idea")).toMatchObject({
      source: "AI_EDITED",
      generationId: "g1",
    });
  });
  test("a cleared field has none", () => {
    expect(origin(withIdea(withIdea(started(), "Idea"), undefined), "idea")).toBeUndefined();
    expect(origin(withTopics(withTopics(started(), ["a"]), []), "topics")).toBeUndefined();
  });
  test("a body edited in the editor stays half the AI's", () => {
    const content = withBody(started(), paragraph("Dates are picked by hand in autumn"), [byAi("body")]);
    expect(origin(withBody(content, paragraph("Dates are picked by hand in late autumn")), "body")).toMatchObject({ source: "AI_EDITED" });
    expect(origin(withBody(content, paragraph("Nothing of that is left here today")), "body")).toMatchObject({ source: "HUMAN" });
  });
});

describe("what an AI has filled becomes stale", () => {
  const filled = () => {
    const idea = withIdea(started(), "Idea", [byAi("idea")]);
    const topics = withTopics(idea, ["Harvest", "Storage"], [byAi("topics")]);
    return withBody(topics, paragraph("Once upon a palm"), [byAi("body")]);
  };
  const staleFields = (content: Content) => content.provenance.filter(({ stale }) => stale).map(({ field }) => field);
  const told = (content: Content) => contentCardOf(content).staleFields;

  test("which the other services are told of, until it is made anew", () => {
    expect(told(filled())).toBeUndefined();
    const stale = withTitle(filled(), "Another title");
    expect(told(stale)).toEqual(["idea", "topics"]);
    const half = withIdea(stale, "New", [byAi("idea", "g2")]);
    expect(told(half)).toContain("topics");
    expect(told(withTopics(half, ["Mine"]))).not.toContain("topics");
  });

  test("when an earlier stage changes", () => {
    expect(staleFields(withTitle(filled(), "Another title"))).toEqual(["idea", "topics"]);
  });
  test("not when nothing changes", () => {
    expect(staleFields(withTitle(filled(), "Why dates"))).toEqual([]);
  });
  test("a skeleton made without a model not by what was empty before, but by what it said", () => {
    const skeleton = withTopics(started(), ["What to know", "The first step"], [{ ...byAi("topics"), source: "TEMPLATE" }]);
    const withAnIdea = withObjective(withIdea(skeleton, "From the palm to the table"), "Earn trust");
    expect(staleFields(withAnIdea)).toEqual([]);
    expect(staleFields(withIdea(withAnIdea, "Quite another thought"))).toEqual(["topics"]);
    expect(staleFields(withTitle(skeleton, "Another title"))).toEqual(["topics"]);
    expect(staleFields(withIdea(withTopics(started(), ["What to know"], [byAi("topics")]), "From the palm"))).toEqual(["topics"]);
  });
  test("not by the label of who may see the brief", () => {
    expect(staleFields(withFields(filled(), { stage: "NEEDS", fields: { view: "PRIVATE" }, sources: [] }))).toEqual([]);
  });
  test("not by its own or a later stage", () => {
    expect(staleFields(withFields(filled(), { stage: "IDEA", fields: { keywords: ["dates"] }, sources: [] }))).toEqual(["topics"]);
    expect(staleFields(withTools(filled(), ["Camera"]))).toEqual([]);
  });
  test.each([
    ["idea", (content: Content) => withIdea(content, "Quite another thought")],
    ["objective", (content: Content) => withObjective(content, "Sell more")],
    ["topics", (content: Content) => withTopics(content, ["Recipes"])],
  ])("the body once the %s changes", (_, change) => {
    expect(staleFields(change(filled()))).toContain("body");
  });
  test("the explanation of an idea that is no longer there", () => {
    const content = withFields(filled(), {
      stage: "IDEA",
      fields: { ideaExplanation: "Because" },
      sources: [byAi("ideaExplanation")],
    });
    expect(staleFields(withIdea(content, "Quite another thought"))).toContain("ideaExplanation");
  });
  test("a person's field never", () => {
    const content = withTopics(withIdea(started(), "Mine"), ["Mine too"]);
    expect(staleFields(withTitle(content, "Another title"))).toEqual([]);
  });
  test("and stays so while it is only touched up", () => {
    const stale = withTitle(withIdea(started(), "A family picks dates at dawn", [byAi("idea")]), "Another title");
    expect(origin(withIdea(stale, "Our family picks dates at dawn"), "idea")).toMatchObject({ source: "AI_EDITED", stale: true });
  });
  test("until it is generated anew, be it with the same words", () => {
    const stale = withTitle(filled(), "Another title");
    expect(origin(withIdea(stale, "New", [byAi("idea", "g2")]), "idea")).toMatchObject({ generationId: "g2", stale: false });
    expect(origin(withIdea(stale, "Idea", [byAi("idea", "g2")]), "idea")).toMatchObject({ generationId: "g2", stale: false });
  });
  test("until a person rewrites it", () => {
    const stale = withTitle(filled(), "Another title");
    expect(origin(withIdea(stale, "Quite another thought"), "idea")).toEqual({ field: "idea", source: "HUMAN", stale: false });
    const claimed = withIdea(stale, "Quite another thought", [{ field: "idea", source: "AI_EDITED", generationId: "g1" }]);
    expect(origin(claimed, "idea")).toMatchObject({ source: "AI_EDITED", stale: false });
  });
});

describe("what stands there again", () => {
  const persons = "Dates are picked by hand in autumn";
  const made = "Dates are picked by hand in late autumn, says the AI";

  test("as the person had it before the AI's text is the person's", () => {
    const mine = withBody(started(), paragraph(persons));
    const generated = withBody(mine, paragraph(made), [byAi("body")]);
    expect(origin(withBody(generated, paragraph(persons)), "body")).toEqual({ field: "body", source: "HUMAN", stale: false });
    const idea = withIdea(withIdea(started(), persons), made, [byAi("idea")]);
    expect(origin(withIdea(idea, persons), "idea")).toEqual({ field: "idea", source: "HUMAN", stale: false });
  });
  test("as the AI had made it is the AI's, also after it was cleared", () => {
    const generated = withBody(withBody(started(), paragraph(persons)), paragraph(made), [byAi("body")]);
    for (const between of [paragraph(persons), null, { type: "doc", content: [{ type: "paragraph" }] } as const])
      expect(origin(withBody(withBody(generated, between), paragraph(made)), "body")).toEqual({
        field: "body",
        source: "AI",
        generationId: "g1",
        stale: false,
      });
  });
  test("of an AI is stale if its basis is another by now, and knows what it was built on", () => {
    const generated = withBody(withIdea(started(), "Palms"), paragraph(made), [byAi("body")]);
    const elsewhere = withIdea(withBody(generated, paragraph("Mine altogether")), "Wells");
    const again = withBody(elsewhere, paragraph(made));
    expect(origin(again, "body")).toMatchObject({ source: "AI", stale: true });
    expect(again.bodyVersion?.basis).toBe(generated.bodyVersion?.basis);
    expect(origin(withBody(withIdea(elsewhere, "Palms"), paragraph(made)), "body")).toMatchObject({ source: "AI", stale: false });
  });
  test("counts even if it is claimed for another, but not if a new generation made it", () => {
    const generated = withBody(withBody(started(), paragraph(persons)), paragraph(made), [byAi("body")]);
    const claimed = (source: "AI" | "AI_EDITED", generationId?: string) =>
      origin(withBody(generated, paragraph(persons), [{ field: "body", source, generationId }]), "body");
    expect(claimed("AI_EDITED")).toMatchObject({ source: "HUMAN" });
    expect(claimed("AI", "g2")).toMatchObject({ source: "AI", generationId: "g2" });
  });
  test("is known for the last few origins of each field", () => {
    let content = withIdea(started(), persons);
    for (let number = 1; number <= 20; number += 1) content = withIdea(content, `${number}`, [byAi("idea", `g${number}`)]);
    expect(origin(withIdea(content, "18"), "idea")).toMatchObject({ source: "AI", generationId: "g18" });
    expect(content.origins).toHaveLength(5);
  });
});

test("a body without text and picture has no origin", () => {
  expect(origin(withBody(started(), { type: "doc", content: [{ type: "paragraph" }] }), "body")).toBeUndefined();
});

describe("a list knows which of its entries are the AI's", () => {
  const entries = (content: ReturnType<typeof started>) => {
    const { source, values } = origin(content, "topics") ?? {};
    return [source, values];
  };
  const claim = (...values: string[]) => [{ ...byAi("topics"), values }];
  const mixed = () => withTopics(withTopics(started(), ["mine"]), ["mine", "theirs", "more"], claim("theirs", "more"));

  test("as they are named", () => {
    expect(entries(mixed())).toEqual(["AI_EDITED", ["theirs", "more"]]);
    expect(entries(withTopics(started(), ["theirs"], claim("theirs")))).toEqual(["AI", ["theirs"]]);
    expect(entries(withTopics(started(), ["mine"], claim("gone")))).toEqual(["HUMAN", undefined]);
  });
  test("by what a person had there before, when nobody names them", () => {
    const content = withTopics(withTopics(started(), ["mine"]), ["mine", "theirs"], [byAi("topics")]);
    expect(entries(content)).toEqual(["AI", ["theirs"]]);
  });
  test("while a person adds, removes and moves some, until none is left", () => {
    expect(entries(withTopics(mixed(), ["theirs", "new", "mine"]))).toEqual(["AI_EDITED", ["theirs"]]);
    expect(entries(withTopics(mixed(), ["more", "theirs", "mine"]))).toEqual(["AI_EDITED", ["more", "theirs"]]);
    expect(entries(withTopics(mixed(), ["mine"]))).toEqual(["HUMAN", undefined]);
    const whole = withTopics(started(), ["a", "b"], [byAi("topics")]);
    expect(entries(withTopics(whole, ["b", "a"]))).toEqual(["AI", ["b", "a"]]);
    expect(entries(withTopics(whole, ["b"]))).toEqual(["AI_EDITED", ["b"]]);
  });
  test("of several generations", () => {
    const content = withTopics(mixed(), ["mine", "theirs", "third"], [{ ...byAi("topics", "g2"), values: ["third"] }]);
    expect(entries(content)).toEqual(["AI_EDITED", ["theirs", "third"]]);
  });
});
