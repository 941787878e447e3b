import { locale, type Locale } from "@muhtawa/contracts";

/** The request's language: X-locale, else the first known one of Accept-Language by weight, else English. */
export function requestLocale(headers: Record<string, string | string[] | undefined>): Locale {
  const wished = locale.safeParse(headers["x-locale"]);
  if (wished.success) return wished.data;
  const accepted = String(headers["accept-language"] ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = Number(
        parameters
          .find((parameter) => parameter.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.split("-")[0], weight };
    })
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language, weight } of accepted) {
    const known = locale.safeParse(language);
    if (known.success && weight > 0) return known.data;
  }
  return "en";
}
