import { projectCreated, projectState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { CREATE_COMPANY, CREATE_PROJECT, PROJECTS } from "./documents.ts";
import { type Caller, type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
let company: string;
beforeAll(async () => {
  catalog = await startCatalog();
  company = await companyOf("owner");
});
afterAll(() => catalog?.stop());

async function companyOf(id: string, companyName = "Company"): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_COMPANY, { input: { companyName, brandName: "Brand" } });
  return data.createCompany.company.id;
}

async function projectOf(id: string, companyId: string, input: object): Promise<string> {
  const { data } = await (await catalog.as({ id }))(CREATE_PROJECT, { companyId, input });
  return data.createProject.project.id;
}

describe("createProject", () => {
  test("stores everything that was said of the project, and gives it back with the sum of its budgets", async () => {
    const affiliated = await projectOf("owner", company, { name: "Before" });
    const client = await catalog.as({ id: "owner" });
    const said = {
      name: "حملة رمضان",
      image: `/media/${await catalog.media("owner")}`,
      description: "Thirty evenings, thirty stories",
      tags: ["رمضان", "campaign"],
      internalBudget: 0.1,
      externalBudget: 0.2,
    };
    const { data, errors } = await client(CREATE_PROJECT, {
      companyId: company,
      input: { ...said, date: "2027-02-08T20:30:00+03:00", affiliatedProjectId: affiliated },
    });
    expect(errors).toBeUndefined();
    expect(data.createProject.project).toMatchObject({
      ...said,
      date: "2027-02-08T17:30:00.000Z",
      totalBudget: 0.3,
      affiliatedProject: { id: affiliated, name: "Before" },
      company: { id: company, companyName: "Company" },
    });
  });

  test("has a total as soon as one budget is given, none when neither is", async () => {
    const client = await catalog.as({ id: "owner" });
    const total = async (budgets: object) =>
      (await client(CREATE_PROJECT, { companyId: company, input: { name: "Budgeted", ...budgets } })).data.createProject.project
        .totalBudget;
    expect(await total({ internalBudget: 0 })).toBe(0);
    expect(await total({ externalBudget: 1250.75 })).toBe(1250.75);
    expect(await total({ internalBudget: null })).toBeNull();
    expect(await total({})).toBeNull();
  });

  test("tells of it by its state and by a fact", async () => {
    const id = await projectOf("owner", company, { name: "Told" });
    const state = await catalog.events.awaited(projectState, ({ aggregateId }) => aggregateId === id);
    const fact = await catalog.events.awaited(projectCreated, ({ aggregateId }) => aggregateId === id);
    expect(state).toMatchObject({ sourceVersion: 1, actor: { id: "owner", role: "CLIENT" } });
    expect(state.data).toEqual({ deleted: false, ownerId: "owner", companyId: company, name: "Told", tags: [] });
    expect(fact.data).toEqual({ ownerId: "owner", companyId: company, name: "Told" });
  });

  test.each([
    ["a missing name", { name: undefined }, "name", "This field is required.", "هذا الحقل مطلوب."],
    ["a blank name", { name: " " }, "name", "This field is required.", "هذا الحقل مطلوب."],
    ["a negative budget", { internalBudget: -1 }, "internalBudget", "Not below 0.", "لا يقل عن 0."],
    ["a part of a halala", { externalBudget: 0.125 }, "externalBudget", "At most two decimal places.", "منزلتان عشريتان على الأكثر."],
    ["an endless budget", { externalBudget: 1e15 }, "externalBudget", "Not above 1000000000000.", "لا يزيد على 1000000000000."],
    [
      "a picture from elsewhere",
      { image: "https://example.com/picture.png" },
      "image",
      "Choose a picture that has been uploaded here.",
      "يُرجى اختيار صورة من الصور المرفوعة هنا.",
    ],
    [
      "a path that leaves the media",
      { image: "/media/../users" },
      "image",
      "Choose a picture that has been uploaded here.",
      "يُرجى اختيار صورة من الصور المرفوعة هنا.",
    ],
    [
      "an affiliated project that isn't there",
      { affiliatedProjectId: "000000000000000000000000" },
      "affiliatedProjectId",
      "Choose another project of your own.",
      "يُرجى اختيار مشروع آخر من مشاريعك.",
    ],
  ])("refuses %s at its field in both languages, and stores nothing", async (what, wrong, field, english, arabic) => {
    const id = `refused: ${what}`;
    const companyId = await companyOf(id);
    for (const [locale, message] of [
      ["en", english],
      ["ar", arabic],
    ] as const) {
      const { errors } = await (await catalog.as({ id, locale }))(CREATE_PROJECT, { companyId, input: { name: "Project", ...wrong } });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [message] } });
    }
    const { data } = await (await catalog.as({ id }))(PROJECTS);
    expect(data.projects.totalCount).toBe(0);
  });

  test("refuses another's project as the affiliated one", async () => {
    const foreign = await projectOf("owner", company, { name: "Not yours" });
    const companyId = await companyOf("borrower");
    const { errors } = await (
      await catalog.as({ id: "borrower" })
    )(CREATE_PROJECT, {
      companyId,
      input: { name: "Project", affiliatedProjectId: foreign },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { affiliatedProjectId: [expect.any(String)] } });
  });

  test("refuses a date that is none", async () => {
    const client = await catalog.as({ id: "owner" });
    const { errors } = await client(CREATE_PROJECT, { companyId: company, input: { name: "Project", date: "2027-02-31T10:00:00Z" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { date: ["Enter a valid date and time."] } });
  });

  test.each([
    ["another client: the company isn't there", { id: "stranger" }, "NOT_FOUND", "This was not found.", "لم يُعثر على المطلوب."],
    [
      "an admin: it sees the company, but may not change it",
      { id: "boss", role: "ADMIN" },
      "FORBIDDEN",
      "You are not allowed to do this.",
      "لا تملك صلاحية تنفيذ هذا الإجراء.",
    ],
  ] as const)("is not for %s", async (_who, caller, code, english, arabic) => {
    for (const [locale, message] of [
      ["en", english],
      ["ar", arabic],
    ] as const) {
      const client = await catalog.as({ ...caller, locale });
      const { errors } = await client(CREATE_PROJECT, { companyId: company, input: { name: "Intruding" } });
      expect(errors?.[0]).toMatchObject({ message, extensions: { code } });
    }
    const { data } = await (await catalog.as({ id: "owner" }))(PROJECTS, { search: "intruding" });
    expect(data.projects.totalCount).toBe(0);
  });

  test("needs a signed-in caller and a company that is there", async () => {
    const variables = { companyId: company, input: { name: "Project" } };
    const { errors } = await catalog.anonymous()(CREATE_PROJECT, variables);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const gone = await (await catalog.as({ id: "owner" }))(CREATE_PROJECT, { ...variables, companyId: "000000000000000000000000" });
    expect(gone.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("projects", () => {
  const names = async (caller: Caller, variables: Record<string, unknown> = {}) => {
    const { data } = await (await catalog.as(caller))(PROJECTS, variables);
    return data.projects.results.map(({ name }: { name: string }) => name);
  };

  test("of one company, or without one all of the caller's, newest first", async () => {
    const [one, two] = [await companyOf("lister", "One"), await companyOf("lister", "Two")];
    await projectOf("lister", one, { name: "A" });
    await projectOf("lister", two, { name: "B" });
    await projectOf("lister", one, { name: "C" });
    expect(await names({ id: "lister" })).toEqual(["C", "B", "A"]);
    expect(await names({ id: "lister" }, { companyId: one })).toEqual(["C", "A"]);
    expect(await names({ id: "lister" }, { companyId: one, page: 2, pageSize: 1 })).toEqual(["A"]);
    expect(await names({ id: "boss", role: "ADMIN" }, { companyId: two })).toEqual(["B"]);
    expect(await names({ id: "boss", role: "ADMIN" })).toEqual([]);
  });

  test("of another's company are not found, without a token nothing is", async () => {
    const { errors } = await (await catalog.as({ id: "stranger" }))(PROJECTS, { companyId: company });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await catalog.anonymous()(PROJECTS)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("are found by the beginnings of words in name, description and tags", async () => {
    const companyId = await companyOf("seeker");
    await projectOf("seeker", companyId, { name: "إطلاق المتجر", description: "Opening night", tags: ["تسويق"] });
    await projectOf("seeker", companyId, { name: "Other" });
    for (const search of ["اطلاق", "متجر", "open", "تسو", "night المتجر"])
      expect(await names({ id: "seeker" }, { search })).toEqual(["إطلاق المتجر"]);
    expect(await names({ id: "seeker" }, { companyId, search: "zzz" })).toEqual([]);
  });
});
