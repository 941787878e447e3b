import type { CompanyCard } from "@muhtawa/contracts";
import { parseInput, present, storedCompany } from "@muhtawa/service-kit";
import { type CompanyState, companySearchKeys } from "./company.ts";

/** What a person says of a company, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseCompany = (input: unknown) => parseInput(storedCompany, input);

/** What a company is after a change: fields that aren't given stay, also within persona and voice; null clears one. */
export function changeCompany(company: CompanyCard, change: Readonly<Record<string, unknown>>): CompanyState {
  const given = { ...present(company), ...present(change) };
  const changed = parseCompany({ ...given, persona: nested("persona"), brandVoice: nested("brandVoice") });
  return { ...changed, ownerId: company.ownerId, searchKeys: companySearchKeys(changed) };

  function nested(field: "persona" | "brandVoice"): object | null {
    const said = given[field] as object | null | undefined;
    return said ? { ...company[field], ...said } : null;
  }
}
