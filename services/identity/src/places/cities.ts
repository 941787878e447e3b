import { readFileSync } from "node:fs";
import type { Locale } from "@muhtawa/contracts";

/** A main city; its id is GeoNames' own. */
export interface City {
  readonly id: string;
  readonly name: Readonly<Record<Locale, string>>;
}

/** `{ country: [[id, name, Arabic name?], …] }`, see data/README.md. */
type CityFile = Record<string, [id: number, name: string, arabicName?: string][]>;

const file = JSON.parse(readFileSync(new URL("../../data/cities.json", import.meta.url), "utf8")) as CityFile;

const byCountry = new Map<string, ReadonlyMap<string, City>>(
  Object.entries(file).map(([country, rows]) => [
    country,
    new Map(rows.map(([id, name, arabicName]) => [String(id), { id: String(id), name: { en: name, ar: arabicName ?? name } }])),
  ]),
);

export const cityOf = (countryId: string, cityId: string): City | undefined => byCountry.get(countryId)?.get(cityId);
export const isCityOf = (countryId: string, cityId: string) => cityOf(countryId, cityId) !== undefined;

const collators: Record<Locale, Intl.Collator> = {
  en: new Intl.Collator("en", { ignorePunctuation: true }),
  ar: new Intl.Collator("ar", { ignorePunctuation: true }),
};

/** A country's cities, in the order of their names in a language. */
export function citiesIn(countryId: string, locale: Locale): City[] {
  const cities = [...(byCountry.get(countryId)?.values() ?? [])];
  return cities.toSorted((a, b) => collators[locale].compare(a.name[locale], b.name[locale]));
}
