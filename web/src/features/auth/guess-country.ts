/** Countries by the time zones that they have to themselves, of those where most of our people are. */
const BY_ZONE: Readonly<Record<string, string>> = {
  "Asia/Riyadh": "SA",
  "Asia/Kuwait": "KW",
  "Asia/Bahrain": "BH",
  "Asia/Qatar": "QA",
  "Asia/Dubai": "AE",
  "Asia/Muscat": "OM",
  "Asia/Aden": "YE",
  "Asia/Baghdad": "IQ",
  "Asia/Amman": "JO",
  "Asia/Beirut": "LB",
  "Asia/Damascus": "SY",
  "Asia/Gaza": "PS",
  "Asia/Hebron": "PS",
  "Africa/Cairo": "EG",
  "Africa/Khartoum": "SD",
  "Africa/Tripoli": "LY",
  "Africa/Tunis": "TN",
  "Africa/Algiers": "DZ",
  "Africa/Casablanca": "MA",
  "Africa/Nouakchott": "MR",
  "Africa/Mogadishu": "SO",
  "Africa/Djibouti": "DJ",
  "Indian/Comoro": "KM",
};

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/** What browsers come with anywhere in the world: it says little of where somebody is. */
const ANYWHERE = "en-US";

/** Not every browser can tell a country's time zones. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[] | undefined;
}

function hasZone(country: string, zone: string): boolean {
  try {
    const place: LocaleWithZones = new Intl.Locale("und", { region: country });
    return place.getTimeZones?.()?.includes(zone) ?? false;
  } catch {
    return false;
  }
}

/**
 * Where of these countries, by their ISO codes, somebody probably is: by the clock where that tells more than the language does, by the region of
 * their languages, and, where that is only what browsers come with, by the clock again.
 */
export function guessCountry(languages: readonly string[], zone: string, countries: readonly string[]): string | undefined {
  const said = languages.filter((language) => language !== ANYWHERE).map(regionOf);
  const guesses = [Object.hasOwn(BY_ZONE, zone) ? BY_ZONE[zone] : undefined, ...said];
  const known = (guess: string | undefined) => guess !== undefined && countries.includes(guess);
  return guesses.find(known) ?? countries.find((country) => hasZone(country, zone)) ?? languages.map(regionOf).find(known);
}
