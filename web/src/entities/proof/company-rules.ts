import { companyTerms } from "@muhtawa/text-analysis";
import type { CompanyProofQuery } from "../../generated/graphql.ts";
import type { ProofRules } from "./proof-messages.ts";

/** How a company's texts are proofread: by its own words and voice. */
export const companyRules = (company: CompanyProofQuery["company"]): ProofRules => ({
  allow: companyTerms(company),
  yaConvention: company.orthography.yaConvention,
  digits: company.orthography.digits ?? undefined,
  voiceRules: company.brandVoice.rules.map(({ locale, kind, term, replacement, note }) => ({
    locale,
    kind,
    term,
    replacement: replacement ?? undefined,
    note: note ?? undefined,
  })),
});
