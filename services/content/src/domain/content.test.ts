import { describe, expect, test } from "@jest/globals";
import type { BodyDocument } from "./body-document.ts";
import { contentCardOf, type ContentState, createContent, saveBody, saveFields } from "./content.ts";
import type { SourceClaim } from "./provenance.ts";
import { moveTo } from "./status.ts";

const paragraph = (text: string): BodyDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const AT = new Date("2026-05-01T08:00:00Z");

const started = (sources: SourceClaim[] = []): ContentState =>
  createContent({
    ownerId: "noura",
    companyId: "oasis",
    needs: { title: "Why dates", type: "ARTICLE", locale: "en" },
    sources,
  }).state;

const withIdea = (content: ContentState, idea: string | undefined, sources: SourceClaim[] = []) =>
  saveFields(content, { stage: "IDEA", fields: { idea }, sources }).state;
const withTitle = (content: ContentState, title: string) => saveFields(content, { stage: "NEEDS", fields: { title }, sources: [] }).state;
const withObjective = (content: ContentState, objective: string) =>
  saveFields(content, { stage: "OBJECTIVES", fields: { objective }, sources: [] }).state;
const withTopics = (content: ContentState, topics: string[], sources: SourceClaim[] = []) =>
  saveFields(content, { stage: "OBJECTIVES", fields: { topics }, sources }).state;
const withTools = (content: ContentState, tools: string[]) => saveFields(content, { stage: "TOOLS", fields: { tools }, sources: [] }).state;
const withBody = (content: ContentState, body: BodyDocument | null, sources: SourceClaim[] = []) =>
  saveBody(content, { body, sources, authorId: "noura", savedAt: AT }).state;

const origin = (content: ContentState, field: string) => content.provenance.find((entry) => entry.field === field);
const byAi = (field: SourceClaim["field"], generationId = "g1"): SourceClaim => ({ field, source: "AI", generationId });

describe("a new content", () => {
  test("is a draft that waits for its idea, and says that it exists", () => {
    const { state, facts } = createContent({
      ownerId: "noura",
      companyId: "oasis",
      needs: { title: "Why dates", type: "ARTICLE", locale: "en" },
      sources: [],
    });
    expect(state).toMatchObject({ status: "DRAFT", stage: "IDEA", completed: false, view: "GENERAL", keywords: [], bodyText: "" });
    expect(facts).toMatchObject([
      { event: { name: "content.content.created" }, data: { ownerId: "noura", companyId: "oasis", title: "Why dates", type: "ARTICLE" } },
    ]);
  });
});

test("a save tells of its stage, and of nothing when it changes nothing", () => {
  const idea = { stage: "IDEA", fields: { idea: "Dates travel well." }, sources: [] } as const;
  const first = saveFields(started(), idea);
  expect(first.facts).toMatchObject([{ event: { name: "content.content.saved" }, data: { title: "Why dates", stage: "IDEA" } }]);
  expect(saveFields(first.state, idea).facts).toEqual([]);
});

test("a move tells from where to where; what has a fact of its own tells that alone", () => {
  const move = (content: ContentState, status: "APPROVED" | "IN_REVIEW") => moveTo(content, { status, now: AT });
  const inReview = move(started(), "IN_REVIEW");
  expect(inReview?.facts?.map(({ event }) => event.name)).toEqual(["content.content.review-requested"]);
  expect(move(inReview?.state as ContentState, "APPROVED")?.facts).toMatchObject([
    { event: { name: "content.content.status-changed" }, data: { from: "IN_REVIEW", to: "APPROVED" } },
  ]);
});

describe("the stage is the first that is not filled", () => {
  test("one after the other, up to complete", () => {
    const idea = withIdea(started(), "Three harvests");
    const objective = withObjective(idea, "Sell more");
    const tools = withTools(objective, ["Camera"]);
    const body = withBody(tools, paragraph("Once upon a palm"));
    expect([idea, objective, tools, body].map(({ stage }) => stage)).toEqual(["OBJECTIVES", "TOOLS", "GENERATION", "COMPLETE"]);
    expect([tools, body].map(({ completed }) => completed)).toEqual([false, true]);
  });
  test("in any order", () => {
    const content = withTools(withBody(started(), paragraph("Text first")), ["Camera"]);
    expect(content.stage).toBe("IDEA");
    expect(withObjective(withIdea(content, "Idea"), "Objective").completed).toBe(true);
  });
  test("a writer's role fills the tools as well", () => {
    const content = withObjective(withIdea(started(), "Idea"), "Objective");
    expect(saveFields(content, { stage: "TOOLS", fields: { writerRole: "Farmer" }, sources: [] }).state.stage).toBe("GENERATION");
  });
  test("a stage that is cleared is open again", () => {
    const complete = withBody(withTools(withObjective(withIdea(started(), "Idea"), "Objective"), ["Camera"]), paragraph("Text"));
    expect(withIdea(complete, undefined)).toMatchObject({ stage: "IDEA", completed: false });
    expect(withBody(complete, null)).toMatchObject({ stage: "GENERATION", completed: false, bodyText: "" });
  });
  test("a body without text or picture does not fill its stage", () => {
    const content = withTools(withObjective(withIdea(started(), "Idea"), "Objective"), ["Camera"]);
    expect(withBody(content, { type: "doc", content: [{ type: "paragraph" }] }).completed).toBe(false);
    const picture: BodyDocument = { type: "doc", content: [{ type: "image", attrs: { src: "https://a.example/b.png" } }] };
    expect(withBody(content, picture).completed).toBe(true);
  });
});

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
    const again = saveFields(content, { stage: "IDEA", fields: { idea: "Idea", ideaExplanation: "Mine" }, sources: [] }).state;
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
  const staleFields = (content: ContentState) => content.provenance.filter(({ stale }) => stale).map(({ field }) => field);
  const told = (content: ContentState) =>
    contentCardOf({ ...content, _id: "content-1", version: 1, createdAt: AT, updatedAt: AT }).staleFields;

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
  test("not by the label of who may see the brief", () => {
    expect(staleFields(saveFields(filled(), { stage: "NEEDS", fields: { view: "PRIVATE" }, sources: [] }).state)).toEqual([]);
  });
  test("not by its own or a later stage", () => {
    expect(staleFields(saveFields(filled(), { stage: "IDEA", fields: { keywords: ["dates"] }, sources: [] }).state)).toEqual(["topics"]);
    expect(staleFields(withTools(filled(), ["Camera"]))).toEqual([]);
  });
  test.each([
    ["idea", (content: ContentState) => withIdea(content, "Quite another thought")],
    ["objective", (content: ContentState) => withObjective(content, "Sell more")],
    ["topics", (content: ContentState) => withTopics(content, ["Recipes"])],
  ])("the body once the %s changes", (_, change) => {
    expect(staleFields(change(filled()))).toContain("body");
  });
  test("the explanation of an idea that is no longer there", () => {
    const content = saveFields(filled(), {
      stage: "IDEA",
      fields: { ideaExplanation: "Because" },
      sources: [byAi("ideaExplanation")],
    }).state;
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

describe("what a content is found by", () => {
  test("its title, keywords, idea and body", () => {
    const keywords = saveFields(started(), { stage: "NEEDS", fields: { keywords: ["تمور"] }, sources: [] }).state;
    const content = withBody(withIdea(keywords, "Oasis"), paragraph("والنخيل"));
    expect(content.searchKeys).toEqual(expect.arrayContaining(["dates", "تمور", "oasis", "نخيل"]));
  });
  test("no more than 2,000 keys", () => {
    const long = Array.from({ length: 3_000 }, (_, index) => `word${index}`).join(" ");
    expect(withBody(started(), paragraph(long)).searchKeys).toHaveLength(2_000);
  });
});
