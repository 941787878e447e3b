import { useEffect, useState } from "react";
import type { CitiesByCountryQuery, CountriesQuery } from "../../generated/graphql.ts";
import { CitiesByCountryDocument, CountriesDocument } from "../../generated/graphql.ts";
import { requestGraphQL } from "../../lib/http/graphql-request.ts";

export type Country = CountriesQuery["countries"][number];
export type City = CitiesByCountryQuery["citiesByCountry"][number];

/** All countries in the page's language; empty until they arrive. A failure has been reported by then. */
export function useCountries(language: string): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    requestGraphQL(CountriesDocument, {}, abort.signal).then(
      (data) => setCountries(data.countries),
      () => setCountries([]),
    );
    return () => abort.abort();
  }, [language]);
  return countries;
}

/** The main cities of a country; empty while none is chosen. */
export function useCities(countryId: string, language: string): readonly City[] {
  const [cities, setCities] = useState<readonly City[]>([]);
  useEffect(() => {
    setCities([]);
    if (!countryId) return undefined;
    const abort = new AbortController();
    requestGraphQL(CitiesByCountryDocument, { countryId }, abort.signal).then(
      (data) => setCities(data.citiesByCountry),
      () => setCities([]),
    );
    return () => abort.abort();
  }, [countryId, language]);
  return cities;
}
