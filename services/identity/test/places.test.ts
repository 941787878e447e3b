import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const COUNTRIES = "{ countries { id name phone } }";
const CITIES = "query Cities($countryId: ID!) { citiesByCountry(countryId: $countryId) { id name } }";

interface Named {
  id: string;
  name: string;
}

const citiesOf = async (countryId: string, locale: "en" | "ar" = "en") =>
  (await identity.as({ locale })(CITIES, { countryId })).data.citiesByCountry as Named[];

const UNINHABITED = new Set(["AQ", "BV", "HM", "UM"]);
const ARAB_LEAGUE = "AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE".split(" ");

describe("countries", () => {
  test.each([
    ["en", "Saudi Arabia", "Egypt"],
    ["ar", "المملكة العربية السعودية", "مصر"],
  ] as const)("are all there in %s, with dial codes, in the order of their names", async (locale, saudiArabia, egypt) => {
    const { data } = await identity.as({ locale })(COUNTRIES);
    const countries = data.countries as (Named & { phone: string })[];
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ id: "SA", name: saudiArabia, phone: "966" });
    expect(countries).toContainEqual({ id: "EG", name: egypt, phone: "20" });
    for (const { id, name, phone } of countries) {
      expect(id).toMatch(/^[A-Z]{2}$/);
      expect(name).not.toBe(id);
      expect(phone).toMatch(/^\d{1,3}$/);
    }
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });
});

describe("citiesByCountry", () => {
  test("knows cities of every inhabited country", async () => {
    const { data } = await identity.as()(COUNTRIES);
    const without: string[] = [];
    for (const { id } of data.countries as Named[]) if ((await citiesOf(id)).length === 0) without.push(id);
    expect(new Set(without)).toEqual(UNINHABITED);
  });

  test("names the main cities of the Arab League in Arabic", async () => {
    for (const country of ARAB_LEAGUE) {
      const arabic = (await citiesOf(country, "ar")).filter(({ name }) => /^[\u0600-\u06FF\s\d()]+$/.test(name));
      const all = await citiesOf(country);
      expect([country, arabic.length >= Math.min(10, all.length)]).toEqual([country, true]);
    }
    for (const country of ["SA", "AE", "KW", "QA", "BH", "OM", "EG", "JO", "LB", "PS"])
      expect((await citiesOf(country, "ar")).filter(({ name }) => /[a-z]/i.test(name))).toEqual([]);
    expect((await citiesOf("SA", "ar")).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["الرياض", "جدة", "مكة المكرمة", "الدمام"]),
    );
  });

  test("keeps the order of the language and a city's id in both", async () => {
    for (const locale of ["en", "ar"] as const) {
      const names = (await citiesOf("EG", locale)).map(({ name }) => name);
      expect(names).toEqual(names.toSorted(new Intl.Collator(locale, { ignorePunctuation: true }).compare));
    }
    expect((await citiesOf("FR", "ar")).find(({ id }) => id === "2988507")?.name).toBe("Paris");
    expect((await citiesOf("FR")).find(({ id }) => id === "2988507")?.name).toBe("Paris");
  });

  test("names an unknown country as the problem", async () => {
    const { errors } = await identity.as()(CITIES, { countryId: "ZZ" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { countryId: [expect.any(String)] } });
  });
});
