import type { Locale } from "@muhtawa/contracts";
import { type CountryCode, getCountries, getCountryCallingCode } from "libphonenumber-js/max";

/** A country by its ISO 3166-1 alpha-2 code. */
export interface Country {
  readonly id: string;
  /** The dial code, digits only. */
  readonly phone: string;
}

const ISO_3166 =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

/** Territories without a numbering plan of their own in libphonenumber: they use that of the country they belong to. */
const BORROWED: Record<string, CountryCode> = { AQ: "NF", BV: "NO", GS: "FK", HM: "NF", PN: "NZ", TF: "RE", UM: "US" };

const withPlan = new Set<string>(getCountries());
const dialCode = (id: string) => getCountryCallingCode(withPlan.has(id) ? (id as CountryCode) : (BORROWED[id] as CountryCode));

const byId = new Map<string, Country>(ISO_3166.map((id) => [id, { id, phone: dialCode(id) }]));
const dialCodes = new Set([...byId.values()].map(({ phone }) => phone));

export const isCountry = (id: string) => byId.has(id);
export const isDialCode = (digits: string) => dialCodes.has(digits);
export const countryById = (id: string) => byId.get(id);

const names: Record<Locale, Intl.DisplayNames> = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  ar: new Intl.DisplayNames("ar", { type: "region" }),
};

/** The country's name in a language. */
export const countryName = (id: string, locale: Locale): string => names[locale].of(id) ?? id;

const sorted = new Map<Locale, readonly Country[]>();

/** All countries, in the order of their names in a language. */
export function countriesIn(locale: Locale): readonly Country[] {
  const known = sorted.get(locale);
  if (known) return known;
  const collator = new Intl.Collator(locale);
  const list = [...byId.values()].toSorted((a, b) => collator.compare(countryName(a.id, locale), countryName(b.id, locale)));
  sorted.set(locale, list);
  return list;
}
