import { companyCreated, companyState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { COMPANIES, COMPANY, CREATE_COMPANY } from "./documents.ts";
import { type Caller, type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

const OASIS = {
  companyName: "شركة واحة التمور للأغذية",
  brandName: "Wahat Dates",
  slogan: "حلاوة تُروى",
  businessActivityId: "food-production",
  vision: "A date on every table",
  mission: "نوصل أجود التمور من المزرعة إلى البيت",
  goal: "Open ten shops",
  values: ["Honesty", "الكرم"],
  targetMarket: "Families in Saudi Arabia",
  scopeOfImpact: "The Gulf",
  character: "Generous host",
  language: "Arabic and English",
  competitors: ["Palm Treats"],
  persona: {
    name: "نورة",
    ageRange: "25-40",
    role: "Mother",
    needs: ["Healthy sweets"],
    pains: ["Too much sugar"],
    channels: ["INSTAGRAM"],
  },
  brandVoice: {
    personality: ["Warm"],
    language: "Plain",
    goals: ["Trust"],
    tags: ["تمور"],
    rules: [
      { locale: "ar", kind: "BAN", term: "رخيص", replacement: "اقتصادي", note: "لا نتحدث عن الرخص" },
      { locale: "en", kind: "PREFER", term: "dates", replacement: null, note: null },
    ],
  },
};

const created = async (owner: string, input: object = {}): Promise<string> => {
  const client = await catalog.as({ id: owner });
  const { data } = await client(CREATE_COMPANY, { input: { companyName: "Plain", brandName: "Plain", ...input } });
  return data.createCompany.company.id;
};

describe("createCompany", () => {
  test("stores everything that was said of the company, and gives it back", async () => {
    const client = await catalog.as({ id: "noura" });
    const { data, errors } = await client(CREATE_COMPANY, { input: OASIS });
    expect(errors).toBeUndefined();
    const { businessActivityId, ...said } = OASIS;
    expect(data.createCompany.company).toMatchObject({
      ...said,
      businessActivity: { id: businessActivityId, businessActivityEn: "Food production", businessActivityAr: "الصناعات الغذائية" },
      owner: { id: "noura" },
      projects: [],
    });
    expect(new Date(data.createCompany.company.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    const read = await client(COMPANY, { id: data.createCompany.company.id });
    expect(read.data.company).toEqual({ id: data.createCompany.company.id, companyName: OASIS.companyName, owner: { id: "noura" } });
  });

  test("takes null and blank for an optional field as not given", async () => {
    const client = await catalog.as({ id: "noura" });
    const input = {
      companyName: "  Trimmed  ",
      brandName: "B",
      slogan: "   ",
      vision: null,
      values: [" ", "Care", "Care"],
      persona: { name: "", needs: [] },
      brandVoice: null,
      businessActivityId: "",
    };
    const { data } = await client(CREATE_COMPANY, { input });
    expect(data.createCompany.company).toMatchObject({
      companyName: "Trimmed",
      slogan: null,
      vision: null,
      values: ["Care"],
      persona: null,
      businessActivity: null,
      brandVoice: { personality: [], language: null, goals: [], tags: [], rules: [] },
    });
  });

  test("tells of it by its state and by a fact, with who did it and the request's correlation id", async () => {
    const client = await catalog.as({ id: "teller", correlationId: "from-the-gateway" });
    const { data } = await client(CREATE_COMPANY, { input: OASIS });
    const { id } = data.createCompany.company;
    const state = await catalog.events.awaited(companyState, ({ aggregateId }) => aggregateId === id);
    const fact = await catalog.events.awaited(companyCreated, ({ aggregateId }) => aggregateId === id);
    expect(state).toMatchObject({
      sourceVersion: 1,
      actor: { id: "teller", role: "CLIENT" },
      correlationId: "from-the-gateway",
      data: {
        deleted: false,
        ownerId: "teller",
        companyName: OASIS.companyName,
        businessActivityId: "food-production",
        persona: OASIS.persona,
        brandVoice: { tags: ["تمور"], rules: [OASIS.brandVoice.rules[0], { locale: "en", kind: "PREFER", term: "dates" }] },
      },
    });
    expect(state.data).not.toHaveProperty("searchKeys");
    expect(fact.data).toEqual({ ownerId: "teller", companyName: OASIS.companyName });
  });

  const rule = { locale: "ar", kind: "BAN", term: "أرخص" };
  test.each([
    ["a missing company name", { companyName: undefined }, "companyName", "This field is required.", "هذا الحقل مطلوب."],
    ["a blank company name", { companyName: "  " }, "companyName", "This field is required.", "هذا الحقل مطلوب."],
    ["a null brand name", { brandName: null }, "brandName", "This field is required.", "هذا الحقل مطلوب."],
    ["a long name", { brandName: "x".repeat(121) }, "brandName", "At most 120 characters.", "لا يزيد على 120 حرفًا."],
    ["a long list", { values: Array(31).fill("v") }, "values", "At most 30 entries.", "لا يزيد على 30 عنصرًا."],
    [
      "an unknown business activity",
      { businessActivityId: "sorcery" },
      "businessActivityId",
      "Choose a business activity from the list.",
      "يُرجى اختيار نشاط تجاري من القائمة.",
    ],
    [
      "a rule without a term",
      { brandVoice: { rules: [{ ...rule, term: " " }] } },
      "brandVoice.rules.0.term",
      "This field is required.",
      "هذا الحقل مطلوب.",
    ],
    [
      "a term with two rules of a kind in a language",
      { brandVoice: { rules: [rule, { ...rule, kind: "PREFER" }, { ...rule, note: "again" }] } },
      "brandVoice.rules.2.term",
      "There is another rule of this kind for this term in this language.",
      "توجد قاعدة أخرى من هذا النوع لهذا المصطلح باللغة نفسها.",
    ],
    [
      "too many rules",
      { brandVoice: { rules: Array.from({ length: 201 }, (_, index) => ({ ...rule, term: `term ${index}` })) } },
      "brandVoice.rules",
      "At most 200 entries.",
      "لا يزيد على 200 عنصر.",
    ],
    [
      "texts too long to be told of in one event",
      {
        vision: "界".repeat(2000),
        brandVoice: {
          rules: Array.from({ length: 200 }, (_, index) => ({
            ...rule,
            term: `${index}`.padEnd(100, "界"),
            note: "界".repeat(200),
            replacement: "界".repeat(100),
          })),
        },
      },
      "brandVoice.rules",
      "The company's texts are too long altogether. Shorten the rules or remove some.",
      "نصوص الشركة أطول من المسموح في مجموعها. يُرجى اختصار القواعد أو حذف بعضها.",
    ],
  ])("refuses %s at its field in both languages, and stores nothing", async (what, wrong, field, english, arabic) => {
    const id = `refused: ${what}`;
    const input = { companyName: "Company", brandName: "Brand", ...wrong };
    for (const [locale, message] of [
      ["en", english],
      ["ar", arabic],
    ] as const) {
      const client = await catalog.as({ id, locale });
      const { errors } = await client(CREATE_COMPANY, { input });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [message] } });
    }
    const { data } = await (await catalog.as({ id }))(COMPANIES);
    expect(data.companies.totalCount).toBe(0);
  });

  test("takes 200 rules of full length in Arabic", async () => {
    const rules = Array.from({ length: 200 }, (_, index) => ({
      ...rule,
      term: `${index}`.padEnd(100, "م"),
      replacement: "ب".repeat(100),
      note: "ن".repeat(200),
    }));
    const client = await catalog.as({ id: "thorough" });
    const { data } = await client(CREATE_COMPANY, { input: { ...OASIS, brandVoice: { ...OASIS.brandVoice, rules } } });
    expect(data.createCompany.company.brandVoice.rules).toHaveLength(200);
    const { id } = data.createCompany.company;
    const state = await catalog.events.awaited(companyState, ({ aggregateId }) => aggregateId === id);
    expect(state.data).toHaveProperty("brandVoice.rules.length", 200);
  });
});

describe("who may see a company", () => {
  test("its owner and admins; for another client it isn't there", async () => {
    const id = await created("owner");
    const read = async (caller: { id: string; role?: "ADMIN" }) => (await catalog.as(caller))(COMPANY, { id });
    expect((await read({ id: "owner" })).data.company.id).toBe(id);
    expect((await read({ id: "boss", role: "ADMIN" })).data.company.owner.id).toBe("owner");
    expect((await read({ id: "stranger" })).errors?.[0]).toMatchObject({
      message: "This was not found.",
      extensions: { code: "NOT_FOUND" },
    });
  });

  test("an unknown id is not found, in the caller's language", async () => {
    const client = await catalog.as({ id: "owner", locale: "ar" });
    const { errors } = await client(COMPANY, { id: "000000000000000000000000" });
    expect(errors?.[0]).toMatchObject({ message: "لم يُعثر على المطلوب.", extensions: { code: "NOT_FOUND" } });
  });

  test.each([
    ["createCompany", CREATE_COMPANY, { input: OASIS }],
    ["company", COMPANY, { id: "000000000000000000000000" }],
    ["companies", COMPANIES, {}],
  ])("%s needs a signed-in caller", async (_operation, document, variables) => {
    const english = await catalog.anonymous("en")(document, variables);
    expect(english.errors?.[0]).toMatchObject({ message: "Sign in to continue.", extensions: { code: "UNAUTHENTICATED" } });
    const arabic = await catalog.anonymous("ar")(document, variables);
    expect(arabic.errors?.[0]?.message).toBe("يُرجى تسجيل الدخول للمتابعة.");
  });
});

describe("companies", () => {
  const names = async (caller: Caller, variables: object = {}) => {
    const { data } = await (await catalog.as(caller))(COMPANIES, { pageSize: 100, ...variables });
    return data.companies.results.map(({ companyName }: { companyName: string }) => companyName);
  };

  test("gives a client its own only, whatever owner it asks for; an admin everybody's or one owner's", async () => {
    await created("amal", { companyName: "Of Amal" });
    await created("badr", { companyName: "Of Badr" });
    expect(await names({ id: "amal" })).toEqual(["Of Amal"]);
    expect(await names({ id: "amal" }, { ownerId: "amal" })).toEqual(["Of Amal"]);
    expect(await names({ id: "amal" }, { ownerId: "badr" })).toEqual([]);
    expect(await names({ id: "boss", role: "ADMIN" }, { ownerId: "badr" })).toEqual(["Of Badr"]);
    expect(await names({ id: "boss", role: "SUPER_ADMIN" })).toEqual(expect.arrayContaining(["Of Amal", "Of Badr"]));
  });

  test("pages newest first, and beyond the end is an empty page", async () => {
    for (const name of ["First", "Second", "Third"]) await created("pager", { companyName: name });
    const client = await catalog.as({ id: "pager" });
    const page = async (number: number) => (await client(COMPANIES, { page: number, pageSize: 2 })).data.companies;
    expect(await page(1)).toMatchObject({ hasNextPage: true, hasPreviousPage: false, totalCount: 3, totalPages: 2 });
    expect((await page(1)).results.map((row: { companyName: string }) => row.companyName)).toEqual(["Third", "Second"]);
    expect((await page(2)).results.map((row: { companyName: string }) => row.companyName)).toEqual(["First"]);
    expect(await page(9)).toMatchObject({ hasNextPage: false, hasPreviousPage: true, totalCount: 3, results: [] });
  });

  test.each([
    ["page", { page: 0 }],
    ["pageSize", { pageSize: 0 }],
    ["pageSize", { pageSize: 101 }],
  ])("refuses a %s out of range", async (field, variables) => {
    const { errors } = await (await catalog.as({ id: "pager" }))(COMPANIES, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  test("finds by the beginnings of words in the names and the slogan", async () => {
    await created("searcher", { companyName: "شركة الأمل للتقنية", brandName: "Amal Tech", slogan: "We build" });
    await created("searcher", { companyName: "Quiet Garden", brandName: "حديقة هادئة" });
    const found = (search: string) => names({ id: "searcher" }, { search });
    expect(await found("tec")).toEqual(["شركة الأمل للتقنية"]);
    expect(await found("AMAL build")).toEqual(["شركة الأمل للتقنية"]);
    expect(await found("حديق")).toEqual(["Quiet Garden"]);
    expect(await found("quiet amal")).toEqual([]);
    expect(await found("uiet")).toEqual([]);
    expect(await found("امل")).toEqual(["شركة الأمل للتقنية"]);
    expect(await found("تقنيه")).toEqual(["شركة الأمل للتقنية"]);
    expect(await found(".*")).toEqual([]);
    expect(await names({ id: "somebody else" }, { search: "quiet" })).toEqual([]);
  });
});
