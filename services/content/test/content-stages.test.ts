import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, contentCreated, contentState } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import type { GraphQLClient } from "@muhtawa/testkit";
import {
  CREATE_CONTENT,
  DELETE_CONTENT,
  LIST_CONTENTS,
  READ_CONTENT,
  SAVE_BODY,
  SAVE_IDEA,
  SAVE_NEEDS,
  SAVE_OBJECTIVES,
  SAVE_TOOLS,
  SET_STATUS,
  VERSIONS,
} from "./documents.ts";
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

  test("each write is told to other services as the whole card, without the body", async () => {
    const client = await content.as({ id: "noura", correlationId: "the-way-1" });
    const companyId = await content.company("noura");
    const { data } = await client(CREATE_CONTENT, { companyId, input: NEEDS });
    const { id } = data.createContent.content;
    await client(SAVE_BODY, { id, input: { body: BODY } });
    const ofThis = ({ aggregateId }: { aggregateId: string }) => aggregateId === id;
    const created = await content.events.awaited(contentCreated, ofThis);
    expect(created).toMatchObject({
      actor: { id: "noura", role: "CLIENT" },
      correlationId: "the-way-1",
      data: { ownerId: "noura", companyId, title: NEEDS.title, type: "ARTICLE" },
    });
    const state = await content.events.awaited(contentState, (event) => ofThis(event) && event.sourceVersion === 2);
    expect(state.data).toMatchObject({ ...NEEDS, ownerId: "noura", companyId, stage: "IDEA", status: "DRAFT", deleted: false });
    expect(JSON.stringify(state)).not.toContain("Picked by hand");
  });

  test("it may begin with what its later stages hold, each field with where it comes from", async () => {
    const companyId = await content.company("noura");
    const generationId = await content.generation("noura", companyId);
    const sources = [{ field: "topics", source: "AI", generationId }];
    const { data, errors } = await noura(CREATE_CONTENT, {
      companyId,
      input: NEEDS,
      idea: { ...IDEA, keywords: ["others"] },
      objectives: { ...OBJECTIVES, sources },
      tools: TOOLS,
    });
    expect(errors).toBeUndefined();
    const begun = data.createContent.content;
    expect(begun).toMatchObject({ ...NEEDS, ...IDEA, ...OBJECTIVES, ...TOOLS, stage: "GENERATION", version: 1 });
    const sourceOf = (field: string) => begun.provenance.find((entry: { field: string }) => entry.field === field)?.source;
    expect([sourceOf("idea"), sourceOf("topics"), sourceOf("tools")]).toEqual(["HUMAN", "AI", "HUMAN"]);
  });

  test.each([
    ["idea", { idea: { idea: "x".repeat(2_001) } }],
    ["topics.0", { objectives: { topics: ["x".repeat(201)] } }],
    ["writerRole", { tools: { writerRole: "x".repeat(201) } }],
  ])("a beginning with a bad %s is refused there", async (field, beginning) => {
    const companyId = await content.company("noura");
    const { errors } = await noura(CREATE_CONTENT, { companyId, input: NEEDS, ...beginning });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  describe("under a key", () => {
    const make = async (client: GraphQLClient, variables: object) => {
      const { data, errors } = await client(CREATE_CONTENT, { input: NEEDS, ...variables });
      expect(errors).toBeUndefined();
      return data.createContent.content as { id: string; title: string; version: number };
    };
    const numberIn = async (companyId: string) => (await noura(LIST_CONTENTS, { companyId })).data.contents.totalCount as number;

    test("it is made once, whatever is said the next time, and tells of itself once", async () => {
      const companyId = await content.company("noura");
      const key = newId();
      const first = await make(noura, { companyId, key });
      const elsewhere = { companyId: await content.company("noura"), key, input: { ...NEEDS, title: "Another" }, projectId: newId() };
      expect(await make(noura, elsewhere)).toMatchObject({ id: first.id, title: NEEDS.title, version: 1 });
      expect(await make(noura, { companyId, key, input: { ...NEEDS, title: "" } })).toMatchObject({ id: first.id });
      expect([await numberIn(companyId), await numberIn(elsewhere.companyId)]).toEqual([1, 0]);
      const last = await make(noura, { companyId, key: newId() });
      await content.events.awaited(contentCreated, ({ aggregateId }) => aggregateId === last.id);
      expect((await content.events.seen(contentCreated)).filter(({ aggregateId }) => aggregateId === first.id)).toHaveLength(1);
    });

    test("it is made once, however many ask at once", async () => {
      const companyId = await content.company("noura");
      const key = newId();
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, n) => make(noura, { companyId, key, input: { ...NEEDS, title: `${n}` } })),
      );
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(await numberIn(companyId)).toBe(1);
    });

    test("another person's content, another key and none at all are other contents", async () => {
      const companyId = await content.company("noura");
      const key = newId();
      const salem = await content.as({ id: "salem" });
      const made = [
        await make(noura, { companyId, key }),
        await make(noura, { companyId, key: newId() }),
        await make(noura, { companyId }),
        await make(noura, { companyId, key: null }),
        await make(salem, { companyId: await content.company("salem"), key }),
      ];
      expect(new Set(made.map(({ id }) => id)).size).toBe(5);
    });

    test("it keeps its key while it changes; the key of one that was deleted is free", async () => {
      const companyId = await content.company("noura");
      const key = newId();
      const { id } = await make(noura, { companyId, key });
      await noura(SAVE_NEEDS, { id, input: { ...NEEDS, title: "Changed" } });
      expect(await make(noura, { companyId, key })).toMatchObject({ id, title: "Changed" });
      await noura(DELETE_CONTENT, { id });
      expect((await make(noura, { companyId, key })).id).not.toBe(id);
    });

    test("a token for other companies isn't handed it", async () => {
      const [companyId, other] = [await content.company("noura"), await content.company("noura")];
      const key = newId();
      await make(noura, { companyId, key });
      const ofOther = await content.as({ id: "noura", grant: { scopes: ["WRITE"], companies: [other] } });
      const { data, errors } = await ofOther(CREATE_CONTENT, { input: NEEDS, companyId: other, key });
      expect(data?.createContent).toBeFalsy();
      expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
    });

    test.each(["", "x".repeat(65), "a:b", "مفتاح", "a b", "a\n"])("%j is no key", async (key) => {
      const companyId = await content.company("noura");
      const { errors } = await noura(CREATE_CONTENT, { companyId, input: NEEDS, key });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { key: [expect.stringContaining("64")] } });
      expect(await numberIn(companyId)).toBe(0);
    });
  });

  test("it may begin with a text, which is its first version and its owner's own; one that can't be a text stores neither", async () => {
    const companyId = await content.company("noura");
    const { data, errors } = await noura(CREATE_CONTENT, { companyId, input: NEEDS, body: BODY });
    expect(errors).toBeUndefined();
    const begun = data.createContent.content;
    expect(begun).toMatchObject({ ...NEEDS, body: BODY, bodyText: "القطاف\nPicked by hand.", version: 1 });
    expect(begun.provenance.find((entry: { field: string }) => entry.field === "body")).toMatchObject({ source: "HUMAN", stale: false });
    const versionsOf = async () => (await noura(VERSIONS, { contentId: begun.id })).data.contentVersions.results;
    expect(await versionsOf()).toMatchObject([{ number: 1, body: BODY, author: { id: "noura" }, source: "HUMAN" }]);
    const later = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Later" }] }] };
    await noura(SAVE_BODY, { id: begun.id, input: { body: later, expectedVersion: 1 } });
    expect(await versionsOf()).toMatchObject([
      { number: 2, body: later },
      { number: 1, body: BODY },
    ]);

    const emptyCompany = await content.company("noura");
    const image = { type: "image", attrs: { src: `/media/${"a".repeat(40)}`, alt: "" } };
    for (const body of ["text", { type: "doc", content: [{ type: "script" }] }, { type: "doc", content: [image] }]) {
      const refused = await noura(CREATE_CONTENT, { companyId: emptyCompany, input: NEEDS, body });
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { body: [expect.any(String)] } });
    }
    expect((await noura(LIST_CONTENTS, { companyId: emptyCompany })).data.contents.totalCount).toBe(0);
  });

  test("a field that is not named stays, null clears it", async () => {
    const { id } = await content.content("noura", { details: "Two harvests", keywords: ["a", "b"], level: "BASIC" });
    const kept = await noura(SAVE_NEEDS, { id, input: { title: "Dates again", type: "POST" } });
    expect(kept.data.saved.content).toMatchObject({ title: "Dates again", type: "POST", details: "Two harvests", level: "BASIC" });
    const cleared = await noura(SAVE_NEEDS, { id, input: { title: "Dates", type: "POST", details: null, keywords: null, level: null } });
    expect(cleared.data.saved.content).toMatchObject({ details: null, keywords: [], level: null, version: 3 });
  });

  test("saving what is stored already writes nothing", async () => {
    const { id } = await content.content("noura");
    await noura(SAVE_IDEA, { id, input: IDEA });
    const { data } = await noura(SAVE_IDEA, { id, input: IDEA });
    expect(data.saved.content.version).toBe(2);
  });

  test("texts are trimmed, blanks and repetitions in lists dropped, nothing normalised", async () => {
    const { title, keywords } = await content.content("noura", { title: "  مُحتوًى ", keywords: ["dates", " dates ", "", "تمور"] });
    expect({ title, keywords }).toEqual({ title: "مُحتوًى", keywords: ["dates", "تمور"] });
  });

  test("without a language a content has the request's", async () => {
    const client = await content.as({ id: "noura", locale: "ar" });
    const companyId = await content.company("noura");
    const { data } = await client(CREATE_CONTENT, { companyId, input: { title: "تمور", type: "TWEET", locale: null, view: null } });
    expect(data.createContent.content).toMatchObject({ locale: "ar", view: "GENERAL" });
  });

  test("a company can be used the moment it is made", async () => {
    const companyId = newId();
    const creating = noura(CREATE_CONTENT, { companyId, input: NEEDS });
    const voice = { personality: [], goals: [], tags: [], rules: [] };
    await content.events.publish(companyState, companyId, {
      ownerId: "noura",
      companyName: "New",
      brandName: "New",
      values: [],
      competitors: [],
      brandVoice: voice,
      deleted: false,
    });
    expect((await creating).errors).toBeUndefined();
  });
});

describe("bad input", () => {
  const BAD: readonly (readonly [string, string, object, string])[] = [
    ["a blank title", SAVE_NEEDS, { title: " \t", type: "POST" }, "title"],
    ["a title too long", SAVE_NEEDS, { title: "x".repeat(201), type: "POST" }, "title"],
    ["details too long", SAVE_NEEDS, { title: "x", type: "POST", details: "x".repeat(5_001) }, "details"],
    ["too many keywords", SAVE_NEEDS, { title: "x", type: "POST", keywords: Array.from({ length: 51 }, (_, i) => `k${i}`) }, "keywords"],
    ["a keyword too long", SAVE_NEEDS, { title: "x", type: "POST", keywords: ["ok", "x".repeat(81)] }, "keywords.1"],
    ["no language", SAVE_NEEDS, { title: "x", type: "POST", locale: null }, "locale"],
    ["an idea too long", SAVE_IDEA, { idea: "x".repeat(2_001) }, "idea"],
    ["too many topics", SAVE_OBJECTIVES, { topics: Array.from({ length: 31 }, (_, i) => `t${i}`) }, "topics"],
    ["a link that runs a script", SAVE_OBJECTIVES, { internalLinks: ["https://a.example", "javascript:alert(1)"] }, "internalLinks.1"],
    ["a link by mail", SAVE_OBJECTIVES, { externalLinks: ["mailto:a@a.example"] }, "externalLinks.0"],
    ["a link that is none", SAVE_OBJECTIVES, { externalLinks: ["dates"] }, "externalLinks.0"],
    ["a tool too long", SAVE_TOOLS, { tools: ["x".repeat(101)] }, "tools.0"],
    ["an origin of a field of another stage", SAVE_TOOLS, { sources: [{ field: "idea", source: "AI" }] }, "sources.0.field"],
    ["an origin of an unknown field", SAVE_IDEA, { sources: [{ field: "__proto__", source: "AI" }] }, "sources.0.field"],
    ["a body that is no document", SAVE_BODY, { body: "text" }, "body"],
    ["a body with an unknown part", SAVE_BODY, { body: { type: "doc", content: [{ type: "script" }] } }, "body"],
  ];

  test.each(BAD)("%s is named in both languages, and nothing is stored", async (_, mutation, input, field) => {
    const { id } = await content.content("noura");
    const english = await noura(mutation, { id, input });
    const arabic = await (await content.as({ id: "noura", locale: "ar" }))(mutation, { id, input });
    for (const { errors } of [english, arabic]) {
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    }
    expect(english.errors?.[0]?.extensions.fields?.[field]?.[0]).toMatch(/^[A-Z][\x20-\x7E]+\.$/);
    expect(arabic.errors?.[0]?.extensions.fields?.[field]?.[0]).toMatch(/^\p{Script=Arabic}/u);
    expect((await noura(READ_CONTENT, { id })).data.content).toMatchObject({ title: "Dates", version: 1 });
  });

  test("of a new content stores none", async () => {
    const companyId = await content.company("noura");
    const { errors } = await noura(CREATE_CONTENT, { companyId, input: { title: "", type: "POST", keywords: ["x".repeat(81)] } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { title: [expect.any(String)] } });
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(["title", "keywords.0"]);
    expect((await noura(LIST_CONTENTS, { companyId })).data.contents.totalCount).toBe(0);
  });
});

describe("two sessions of one person", () => {
  test("the second to save what both had read gets CONFLICT with the stored version, and overwrites nothing", async () => {
    const [one, two] = await Promise.all([content.as({ id: "noura" }), content.as({ id: "noura", locale: "ar" })]);
    const { id } = await content.content("noura");
    const answers = await Promise.all([
      one(SAVE_IDEA, { id, input: { idea: "one", expectedVersion: 1 } }),
      two(SAVE_IDEA, { id, input: { idea: "two", expectedVersion: 1 } }),
    ]);
    const [lost, won] = answers.toSorted((a, b) => Number(b.errors !== undefined) - Number(a.errors !== undefined));
    expect(won?.errors).toBeUndefined();
    expect(lost?.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
    const stored = (await one(READ_CONTENT, { id })).data.content;
    expect(stored).toMatchObject({ idea: won?.data.saved.content.idea, version: 2 });
  });

  test.each([
    ["needs", SAVE_NEEDS, { title: "First", type: "POST" }, { title: "Late", type: "POST" }],
    ["idea", SAVE_IDEA, { idea: "First" }, { idea: "Late" }],
    ["objectives", SAVE_OBJECTIVES, { objective: "First" }, { objective: "Late" }],
    ["tools", SAVE_TOOLS, { tools: ["First"] }, { tools: ["Late"] }],
    ["body", SAVE_BODY, { body: BODY }, { body: { type: "doc", content: [] } }],
  ])("an old version of the %s is refused, and one that never was", async (_, mutation, input, late) => {
    const { id } = await content.content("noura");
    const before = (await noura(mutation, { id, input })).data.saved.content;
    for (const expectedVersion of [1, 3]) {
      const { errors } = await noura(mutation, { id, input: { ...late, expectedVersion } });
      expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: 2 });
    }
    expect((await noura(READ_CONTENT, { id })).data.content).toEqual(before);
  });

  test.each([
    ["needs", SAVE_NEEDS, { title: "Kept", type: "POST" }],
    ["idea", SAVE_IDEA, { idea: "Kept" }],
    ["objectives", SAVE_OBJECTIVES, { objective: "Kept" }],
    ["tools", SAVE_TOOLS, { tools: ["Kept"] }],
    ["body", SAVE_BODY, { body: BODY }],
  ])("what else has changed since is nothing to the %s", async (part, mutation, input) => {
    const { id } = await content.content("noura");
    const others = [
      [SAVE_IDEA, { idea: "Other" }, "idea"],
      [SAVE_OBJECTIVES, { objective: "Other" }, "objectives"],
      [SAVE_TOOLS, { writerRole: "Other" }, "tools"],
      [SAVE_BODY, { body: { type: "doc", content: [] } }, "body"],
    ] as const;
    for (const [other, change, of] of others) if (of !== part) await noura(other, { id, input: change });
    await noura(SET_STATUS, { id, status: "IN_REVIEW" });
    const { data, errors } = await noura(mutation, { id, input: { ...input, expectedVersion: 1 } });
    expect(errors).toBeUndefined();
    const { version, partVersions } = data.saved.content;
    expect(partVersions[part]).toBe(version);
  });

  test("without a version saves of different fields all hold", async () => {
    const { id } = await content.content("noura");
    const saves = [
      noura(SAVE_IDEA, { id, input: { idea: "Idea" } }),
      noura(SAVE_OBJECTIVES, { id, input: { objective: "Objective" } }),
      noura(SAVE_TOOLS, { id, input: { writerRole: "Farmer" } }),
      noura(SAVE_BODY, { id, input: { body: BODY } }),
    ];
    for (const { errors } of await Promise.all(saves)) expect(errors).toBeUndefined();
    expect((await noura(READ_CONTENT, { id })).data.content).toMatchObject({ completed: true, version: 5 });
  });
});
