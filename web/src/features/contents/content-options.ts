import type { TFunction } from "i18next";
import type { Option } from "../../ui/single-select.tsx";

/** The choices of a content's brief, as the API names them. Their words are in the messages under the same names. */
export const CHOICES = {
  types: ["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"],
  classifications: ["COGNITIVE", "SKILLFULLY", "SKILL", "DIRECTIVE", "INSPIRING", "PROMOTIONAL", "ENTERTAINMENT"],
  levels: ["BASIC", "INTERMEDIATE", "ADVANCED", "SPECIALIZED"],
  methodologies: ["PERSONAL_OPINION", "EXPERT_OPINION"],
  interestAreas: ["PRODUCT", "SERVICES", "IDEA", "OTHER"],
  views: ["PRIVATE", "GENERAL"],
  funnels: ["ATTENTION", "INTEREST", "DESIRE", "ACTION"],
  intensities: ["LOW", "MEDIUM", "HIGH"],
  participations: ["INDIVIDUAL", "DUO", "GROUP"],
  channels: ["FACEBOOK", "INSTAGRAM", "SNAPCHAT", "YOUTUBE", "TIKTOK"],
  statuses: ["DRAFT", "IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
} as const;

/** The options of a select, in the page's language. */
export const choices = (t: TFunction<"contents">, group: keyof typeof CHOICES): Option[] =>
  CHOICES[group].map((value) => ({ value, label: t(`${group}.${value}`) }));
