import type { CompanyCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";

/** A company as stored: all of its card, and what it is found by. */
export interface CompanyState extends CompanyCard {
  searchKeys: string[];
}

/** A company as read. */
export type Company = Loaded<CompanyCard>;

export const companySearchKeys = ({ companyName, brandName, slogan }: Pick<CompanyCard, "companyName" | "brandName" | "slogan">) =>
  searchKeys([companyName, brandName, slogan ?? ""].join("\n"));

export const companyCardOf = (company: Company): CompanyCard => ({
  ownerId: company.ownerId,
  companyName: company.companyName,
  brandName: company.brandName,
  slogan: company.slogan,
  businessActivityId: company.businessActivityId,
  vision: company.vision,
  mission: company.mission,
  goal: company.goal,
  values: company.values,
  targetMarket: company.targetMarket,
  scopeOfImpact: company.scopeOfImpact,
  character: company.character,
  language: company.language,
  competitors: company.competitors,
  persona: company.persona,
  brandVoice: company.brandVoice,
  words: company.words,
  proofBeforeReview: company.proofBeforeReview,
  approvalByAnother: company.approvalByAnother,
  orthography: company.orthography,
  voiceToneFileId: company.voiceToneFileId,
  logo: company.logo,
});
