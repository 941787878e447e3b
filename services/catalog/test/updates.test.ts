import { companyState, projectState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { COMPANIES, CREATE_COMPANY, CREATE_PROJECT, PROJECT, PROJECTS, UPDATE_COMPANY, UPDATE_PROJECT } from "./documents.ts";
import { type Caller, type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

const VOICE = {
  personality: ["Warm"],
  language: "Plain",
  goals: ["Trust"],
  tags: ["تمور"],
  rules: [{ locale: "ar", kind: "BAN", term: "رخيص", replacement: null, note: null }],
};
const PERSONA = { name: "نورة", ageRange: "25-40", role: null, needs: ["Sweets"], pains: [], channels: [] };

async function companyOf(id: string, input: object = {}): Promise<string> {
  const said = { companyName: "شركة الواحة", brandName: "Oasis", slogan: "حلاوة", values: ["Care"], persona: PERSONA, brandVoice: VOICE };
  const { data } = await (await catalog.as({ id }))(CREATE_COMPANY, { input: { ...said, businessActivityId: "energy", ...input } });
  return data.createCompany.company.id;
}

async function projectOf(id: string, companyId: string, input: object = {}): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_PROJECT, { companyId, input: { name: "Ramadan", ...input } });
  return data.createProject.project.id;
}

const REFUSALS = [
  ["another client", { id: "stranger" }, "NOT_FOUND"],
  ["an admin", { id: "boss", role: "ADMIN" }, "FORBIDDEN"],
  ["a super admin", { id: "root", role: "SUPER_ADMIN" }, "FORBIDDEN"],
] as const satisfies readonly (readonly [string, Caller, string])[];

describe("updateCompany", () => {
  const update = async (caller: Caller, id: string, input: object) => (await catalog.as(caller))(UPDATE_COMPANY, { id, input });

  test("changes the fields given and leaves the others, within persona and voice too", async () => {
    const id = await companyOf("owner");
    const { data, errors } = await update({ id: "owner" }, id, {
      brandName: "  Wahat ",
      vision: "A date on every table",
      persona: { role: "Mother" },
      brandVoice: { tags: [] },
    });
    expect(errors).toBeUndefined();
    expect(data.updateCompany.company).toMatchObject({
      companyName: "شركة الواحة",
      brandName: "Wahat",
      slogan: "حلاوة",
      vision: "A date on every table",
      values: ["Care"],
      persona: { ...PERSONA, role: "Mother" },
      brandVoice: { ...VOICE, tags: [] },
      businessActivity: { id: "energy" },
    });
    const state = await catalog.events.awaited(companyState, (event) => event.aggregateId === id && event.sourceVersion === 2);
    expect(state.data).toMatchObject({ ownerId: "owner", brandName: "Wahat", persona: { role: "Mother" } });
  });

  test("clears what is null", async () => {
    const id = await companyOf("owner");
    const nothing = { slogan: null, businessActivityId: null, values: null, persona: null, brandVoice: null };
    const { data } = await update({ id: "owner" }, id, nothing);
    expect(data.updateCompany.company).toMatchObject({
      slogan: null,
      businessActivity: null,
      values: [],
      persona: null,
      brandVoice: { personality: [], language: null, goals: [], tags: [], rules: [] },
    });
  });

  test("is found by its new name, no longer by its old one", async () => {
    const id = await companyOf("searched", { companyName: "Older" });
    await update({ id: "searched" }, id, { companyName: "الأحدث" });
    const found = async (search: string) => (await (await catalog.as({ id: "searched" }))(COMPANIES, { search })).data.companies.totalCount;
    expect(await found("احدث")).toBe(1);
    expect(await found("older")).toBe(0);
  });

  test.each([
    ["a name cleared", { companyName: null }, "companyName", "This field is required.", "هذا الحقل مطلوب."],
    ["a blank brand name", { brandName: " " }, "brandName", "This field is required.", "هذا الحقل مطلوب."],
    [
      "an unknown activity",
      { businessActivityId: "astrology" },
      "businessActivityId",
      "Choose a business activity from the list.",
      "يُرجى اختيار نشاط تجاري من القائمة.",
    ],
    [
      "two rules for a term",
      { brandVoice: { rules: [1, 2].map(() => ({ locale: "en", kind: "BAN", term: "cheap" })) } },
      "brandVoice.rules.1.term",
      "There is another rule of this kind for this term in this language.",
      "توجد قاعدة أخرى من هذا النوع لهذا المصطلح باللغة نفسها.",
    ],
  ])("refuses %s at its field in both languages, and stores nothing", async (_what, input, field, english, arabic) => {
    const id = await companyOf("owner");
    for (const [locale, message] of [
      ["en", english],
      ["ar", arabic],
    ] as const) {
      const { errors } = await update({ id: "owner", locale }, id, { slogan: "Lost", ...input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [message] } });
    }
    expect((await update({ id: "owner" }, id, {})).data.updateCompany.company.slogan).toBe("حلاوة");
  });

  test.each(REFUSALS)("is not for %s", async (_who, caller, code) => {
    const id = await companyOf("owner");
    expect((await update(caller, id, { slogan: "Theirs" })).errors?.[0]?.extensions.code).toBe(code);
    expect((await update({ id: "owner" }, id, {})).data.updateCompany.company.slogan).toBe("حلاوة");
  });

  test("is an admin's for a company of their own, nobody's without a sign-in", async () => {
    const id = await companyOf("boss");
    const { data } = await update({ id: "boss", role: "ADMIN" }, id, { slogan: "Mine" });
    expect(data.updateCompany.company.slogan).toBe("Mine");
    const { errors } = await catalog.anonymous()(UPDATE_COMPANY, { id, input: {} });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("that many sessions make at once are all kept", async () => {
    const id = await companyOf("owner");
    const changes = [{ slogan: "S" }, { vision: "V" }, { mission: "M" }, { goal: "G" }];
    await Promise.all(changes.map((change) => update({ id: "owner" }, id, change)));
    const { data } = await update({ id: "owner" }, id, {});
    expect(data.updateCompany.company).toMatchObject(Object.assign({}, ...changes));
  });
});

describe("updateProject", () => {
  const update = async (caller: Caller, id: string, input: object) => (await catalog.as(caller))(UPDATE_PROJECT, { id, input });

  test("changes the fields given, clears what is null and leaves the others", async () => {
    const company = await companyOf("owner");
    const affiliated = await projectOf("owner", company, { name: "Before" });
    const id = await projectOf("owner", company, { description: "Thirty evenings", internalBudget: 10.5, date: "2027-02-08T17:30:00Z" });
    const image = `/media/${await catalog.media("owner")}`;
    const { data, errors } = await update({ id: "owner" }, id, {
      name: "رمضان",
      image,
      externalBudget: 0.25,
      description: null,
      affiliatedProjectId: affiliated,
    });
    expect(errors).toBeUndefined();
    const expected = {
      name: "رمضان",
      image,
      description: null,
      date: "2027-02-08T17:30:00.000Z",
      totalBudget: 10.75,
      affiliatedProject: { id: affiliated },
      company: { id: company },
    };
    expect(data.updateProject.project).toMatchObject(expected);
    expect((await (await catalog.as({ id: "owner" }))(PROJECT, { id })).data.project).toMatchObject(expected);
    const state = await catalog.events.awaited(projectState, (event) => event.aggregateId === id && event.sourceVersion === 2);
    expect(state.data).toMatchObject({ name: "رمضان", companyId: company, image });
    const cleared = await update({ id: "owner" }, id, { affiliatedProjectId: null, internalBudget: null, date: null });
    expect(cleared.data.updateProject.project).toMatchObject({ affiliatedProject: null, totalBudget: 0.25, date: null });
  });

  test("is found by its new words", async () => {
    const id = await projectOf("finder", await companyOf("finder"), { tags: ["older"] });
    await update({ id: "finder" }, id, { tags: ["تسويق"] });
    const found = async (search: string) => (await (await catalog.as({ id: "finder" }))(PROJECTS, { search })).data.projects.totalCount;
    expect([await found("تسويق"), await found("older")]).toEqual([1, 0]);
  });

  test.each([
    ["a name cleared", "name", async () => ({ name: null })],
    ["a negative budget", "externalBudget", async () => ({ externalBudget: -1 })],
    ["a picture from elsewhere", "image", async () => ({ image: "https://example.com/a.png" })],
    ["itself as the affiliated project", "affiliatedProjectId", async (id: string) => ({ affiliatedProjectId: id })],
    [
      "another's as the affiliated project",
      "affiliatedProjectId",
      async () => ({ affiliatedProjectId: await projectOf("another", await companyOf("another")) }),
    ],
  ])("refuses %s at its field in both languages", async (_what, field, wrong) => {
    const id = await projectOf("owner", await companyOf("owner"));
    const input = await wrong(id);
    const messageIn = async (locale: "en" | "ar") => {
      const { errors } = await update({ id: "owner", locale }, id, input);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
      return errors?.[0]?.extensions.fields?.[field]?.[0];
    };
    expect(await messageIn("en")).toMatch(/[a-z]/);
    expect(await messageIn("ar")).toMatch(/[ء-ي]/);
  });

  test.each(REFUSALS)("is not for %s", async (_who, caller, code) => {
    const id = await projectOf("owner", await companyOf("owner"));
    expect((await update(caller, id, { name: "Theirs" })).errors?.[0]?.extensions.code).toBe(code);
    expect((await update({ id: "owner" }, id, {})).data.updateProject.project.name).toBe("Ramadan");
  });
});

describe("project", () => {
  test("is its owner's and admins'; for anybody else it isn't there", async () => {
    const id = await projectOf("owner", await companyOf("owner"));
    const read = async (caller: Caller) => (await catalog.as(caller))(PROJECT, { id });
    expect((await read({ id: "owner" })).data.project.name).toBe("Ramadan");
    expect((await read({ id: "boss", role: "ADMIN" })).data.project.name).toBe("Ramadan");
    expect((await read({ id: "stranger" })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await catalog.anonymous()(PROJECT, { id })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
