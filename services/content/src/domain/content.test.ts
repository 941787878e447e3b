import { describe, expect, test } from "@jest/globals";
import type { Decision } from "@muhtawa/service-kit";
import { AT, paragraph, started, stored, withBody, withFields, withIdea, withObjective, withTools } from "../../test/written-content.ts";
import { type BodyDocument } from "./body-document.ts";
import { type Content, type ContentState, startedContent, saveFields } from "./content.ts";
import { moveTo } from "./status.ts";

describe("a new content", () => {
  test("is a draft that waits for its idea, and says that it exists", () => {
    const { state, facts } = startedContent({
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
  expect(saveFields(stored(started(), first), idea).facts).toEqual([]);
});

test("a move tells from where to where; what has a fact of its own tells that alone", () => {
  const move = (content: Content, status: "APPROVED" | "IN_REVIEW") => moveTo(content, { status, now: AT });
  const inReview = move(started(), "IN_REVIEW") as Decision<ContentState>;
  expect(inReview.facts?.map(({ event }) => event.name)).toEqual(["content.content.review-requested"]);
  expect(move(stored(started(), inReview), "APPROVED")?.facts).toMatchObject([
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
    expect(withFields(content, { stage: "TOOLS", fields: { writerRole: "Farmer" }, sources: [] }).stage).toBe("GENERATION");
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
