import type { ContentObjectivesInput, ContentToolsInput } from "../../../generated/graphql.ts";
import type { NeedsValues } from "../needs-values.ts";

type Choices = Pick<NeedsValues, "type"> &
  Partial<Pick<NeedsValues, "classification" | "level" | "methodology" | "interestArea" | "framework">>;

export interface BuiltInTemplate {
  needs: Choices;
  funnel: NonNullable<ContentObjectivesInput["conversionFunnel"]>;
  /** Basic data by their values, as they are stored. */
  tools: ContentToolsInput;
}

/** What templates choose, whatever the language; their words are in the messages under the same names. */
export const BUILT_IN_TEMPLATES = {
  productLaunch: {
    needs: { type: "ARTICLE", classification: "PROMOTIONAL", level: "BASIC", interestArea: "PRODUCT", framework: "PAS" },
    funnel: "DESIRE",
    tools: { tools: ["Canva", "Google Trends"], writerRole: "The brand itself", sharingStyle: "Blog", socialChannels: ["INSTAGRAM"] },
  },
  ramadanCampaign: {
    needs: { type: "POST", classification: "INSPIRING", level: "BASIC", interestArea: "SERVICES", framework: "Storytelling" },
    funnel: "INTEREST",
    tools: {
      tools: ["Canva", "Google Trends"],
      writerRole: "The brand itself",
      sharingStyle: "Organic post",
      socialChannels: ["INSTAGRAM", "SNAPCHAT"],
    },
  },
  caseStudy: {
    needs: { type: "ARTICLE", classification: "COGNITIVE", level: "INTERMEDIATE", methodology: "EXPERT_OPINION", framework: "Case study" },
    funnel: "DESIRE",
    tools: { tools: ["Google Analytics"], writerRole: "Expert in the field", sharingStyle: "Blog", participation: "DUO" },
  },
  newsletter: {
    needs: { type: "ARTICLE", classification: "COGNITIVE", level: "BASIC", framework: "Inverted pyramid" },
    funnel: "INTEREST",
    tools: { tools: ["Google Analytics"], writerRole: "The brand itself", sharingStyle: "Newsletter" },
  },
  carousel: {
    needs: { type: "POST", classification: "SKILL", level: "BASIC", framework: "List" },
    funnel: "ATTENTION",
    tools: { tools: ["Canva"], writerRole: "Teacher", sharingStyle: "Organic post", socialChannels: ["INSTAGRAM", "FACEBOOK"] },
  },
  podcast: {
    needs: { type: "AUDIO_SCRIPT", classification: "INSPIRING", level: "INTERMEDIATE", framework: "Questions and answers" },
    funnel: "INTEREST",
    tools: { tools: ["AnswerThePublic"], writerRole: "Journalist", participation: "DUO", socialChannels: ["YOUTUBE"] },
  },
  jobAdvert: {
    needs: { type: "DESCRIPTION", classification: "DIRECTIVE", level: "BASIC", interestArea: "OTHER" },
    funnel: "ACTION",
    tools: { tools: [], writerRole: "The brand itself", sharingStyle: "Organic post", participation: "INDIVIDUAL" },
  },
  faqPage: {
    needs: { type: "ARTICLE", classification: "COGNITIVE", level: "BASIC", interestArea: "SERVICES", framework: "Questions and answers" },
    funnel: "ACTION",
    tools: { tools: ["AnswerThePublic", "Google Search Console"], writerRole: "The brand itself" },
  },
  howTo: {
    needs: { type: "ARTICLE", classification: "SKILL", level: "BASIC", methodology: "EXPERT_OPINION", framework: "How-to guide" },
    funnel: "INTEREST",
    tools: { tools: ["AnswerThePublic", "Google Search Console"], writerRole: "Teacher", sharingStyle: "Blog" },
  },
  comparison: {
    needs: { type: "ARTICLE", classification: "COGNITIVE", level: "INTERMEDIATE", interestArea: "PRODUCT", framework: "Comparison" },
    funnel: "DESIRE",
    tools: { tools: ["Google Trends", "Google Search Console"], writerRole: "Expert in the field", sharingStyle: "Blog" },
  },
  shortVideo: {
    needs: { type: "VIDEO_SCRIPT", classification: "ENTERTAINMENT", level: "BASIC", framework: "AIDA" },
    funnel: "ATTENTION",
    tools: {
      tools: ["Canva"],
      writerRole: "Friend giving advice",
      sharingStyle: "Short video",
      intensity: "HIGH",
      socialChannels: ["TIKTOK", "INSTAGRAM", "SNAPCHAT"],
    },
  },
  eventInvitation: {
    needs: { type: "POST", classification: "DIRECTIVE", level: "BASIC", interestArea: "SERVICES", framework: "AIDA" },
    funnel: "ACTION",
    tools: { tools: ["Canva"], writerRole: "The brand itself", sharingStyle: "Organic post", participation: "GROUP" },
  },
  productDescription: {
    needs: { type: "DESCRIPTION", classification: "PROMOTIONAL", level: "BASIC", interestArea: "PRODUCT" },
    funnel: "ACTION",
    tools: { tools: ["Google Search Console"], writerRole: "The brand itself" },
  },
  opinion: {
    needs: { type: "ARTICLE", classification: "COGNITIVE", level: "ADVANCED", methodology: "PERSONAL_OPINION", interestArea: "IDEA" },
    funnel: "ATTENTION",
    tools: { tools: ["Google Trends"], writerRole: "Founder", sharingStyle: "Blog", participation: "INDIVIDUAL" },
  },
} as const satisfies Record<string, BuiltInTemplate>;

export type BuiltInTemplateId = keyof typeof BUILT_IN_TEMPLATES;
