import type { VoiceRuleInput } from "../../generated/graphql.ts";

export type Text = string | null | undefined;

/** A company as it is shown, stored or being entered. */
export interface ReviewedCompany {
  companyName: Text;
  brandName: Text;
  slogan?: Text;
  logo?: Text;
  vision?: Text;
  mission?: Text;
  goal?: Text;
  values: readonly string[];
  targetMarket?: Text;
  scopeOfImpact?: Text;
  character?: Text;
  language?: Text;
  competitors: readonly string[];
  persona?:
    | { name?: Text; ageRange?: Text; role?: Text; needs: readonly string[]; pains: readonly string[]; channels: readonly string[] }
    | null
    | undefined;
  brandVoice: {
    personality: readonly string[];
    language?: Text;
    goals: readonly string[];
    tags: readonly string[];
    rules: readonly VoiceRuleInput[];
  };
  voiceToneFile?: { name: string } | null | undefined;
}
