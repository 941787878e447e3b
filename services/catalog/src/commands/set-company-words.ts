import { badInput, companyWords, MAX_COMPANY_WORDS, owned, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Catalog } from "../catalog.ts";
import { changeCompany } from "../domain/company-input.ts";
import { changedWords } from "../domain/company-words.ts";
import type { MutationSetCompanyWordsArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";

const wordsInput = z.object({ add: companyWords, remove: companyWords });

/** Adds words that the company writes its own way and takes others off; the order is that in which they came. */
export async function setCompanyWords(
  catalog: Pick<Catalog, "companies">,
  context: RequestContext,
  { companyId, ...changes }: MutationSetCompanyWordsArgs,
): Promise<string[]> {
  const actor = requireActor(context);
  owned(actor, await catalog.companies.find(companyId), companyId);
  const { add, remove } = parseInput(wordsInput, changes);
  const company = await catalog.companies.update(companyId, (company) => {
    const words = changedWords(company.words ?? [], { add, remove });
    if (words.length > MAX_COMPANY_WORDS) throw badInput({ field: "add", message: messages.tooManyWords });
    return { state: changeCompany(company, { words }) };
  });
  return company.words ?? [];
}
