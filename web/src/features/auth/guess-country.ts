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
};

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/** Where somebody probably is: by the clock, which tells more than the language does, else by the region of their languages. */
export function guessCountry(languages: readonly string[], zone: string): string | undefined {
  return (Object.hasOwn(BY_ZONE, zone) ? BY_ZONE[zone] : undefined) ?? languages.map(regionOf).find((region) => region !== undefined);
}
