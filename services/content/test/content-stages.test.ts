import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { contentCreated } from "@muhtawa/contracts";
import type { GraphQLClient } from "@muhtawa/testkit";
import { CREATE_CONTENT, READ_CONTENT, SAVE_BODY, SAVE_IDEA, SAVE_NEEDS, SAVE_OBJECTIVES, SAVE_TOOLS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const NEEDS = {
  title: "لماذا تمور المدينة؟",
  type: "ARTICLE",
  locale: "ar",
  classification: "INSPIRING",
  level: "BASIC",
  methodology: "EXPERT_OPINION",
  interestArea: "PRODUCT",
  view: "PRIVATE",
  framework: "AIDA",
  keywords: ["تمور", "dates"],
  details: "Two harvests a year",
};
const IDEA = { idea: "A family picks dates", ideaExplanation: "Three generations at one tree" };
const OBJECTIVES = {
  conversionFunnel: "DESIRE",
  objective: "Bring people to the shop",
  topics: ["القطاف", "التخزين"],
  internalLinks: ["https://dates.example/shop"],
  externalLinks: ["http://news.example/dates"],
};
const TOOLS = {
  tools: ["Camera"],
  sharingStyle: "Story",
  writerRole: "Farmer",
  participation: "DUO",
  intensity: "HIGH",
  socialChannels: ["INSTAGRAM", "TIKTOK"],
};
const BODY = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2, textAlign: null }, content: [{ type: "text", text: "القطاف" }] },
    { type: "paragraph", content: [{ type: "text", marks: [{ type: "bold" }], text: "Picked by hand." }] },
  ],
};

describe("a content's way", () => {
  test("through its five stages, everything said in each of them kept", async () => {
    const companyId = await content.company("noura");
    const projectId = await content.project("noura", companyId);
    const created = await noura(CREATE_CONTENT, { companyId, projectId, input: NEEDS });
    expect(created.errors).toBeUndefined();
    const first = created.data.createContent.content;
    expect(first).toMatchObject({
      ...NEEDS,
      company: { id: companyId },
      project: { id: projectId },
      owner: { id: "noura" },
      body: null,
      bodyText: "",
      stage: "IDEA",
      completed: false,
      status: "DRAFT",
      version: 1,
    });
    const { id } = first;
    const stages: string[] = [];
    for (const [mutation, input] of [
      [SAVE_IDEA, IDEA],
      [SAVE_OBJECTIVES, OBJECTIVES],
      [SAVE_TOOLS, TOOLS],
      [SAVE_BODY, { body: BODY }],
    ] as const) {
      const { data, errors } = await noura(mutation, { id, input });
      expect(errors).toBeUndefined();
      stages.push(data.saved.content.stage);
    }
    expect(stages).toEqual(["OBJECTIVES", "TOOLS", "GENERATION", "COMPLETE"]);
    const { data } = await noura(READ_CONTENT, { id });
    expect(data.content).toMatchObject({
      ...NEEDS,
      ...IDEA,
      ...OBJECTIVES,
      ...TOOLS,
      body: BODY,
      bodyText: "القطاف\nPicked by hand.",
      completed: true,
      version: 5,
    });
  });
});
