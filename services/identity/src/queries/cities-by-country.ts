import { badInput, type RequestContext } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import { citiesIn, type City } from "../places/cities.ts";
import { isCountry } from "../places/countries.ts";

/** The main cities of a country; uninhabited territories have none. */
export function citiesByCountry(context: RequestContext, countryId: string): City[] {
  const country = countryId.trim().toUpperCase();
  if (!isCountry(country)) throw badInput({ field: "countryId", message: messages.unknownCountry });
  return citiesIn(country, context.locale);
}
