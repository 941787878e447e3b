import { z } from "zod";

export const locale = z.enum(["en", "ar"]);
export type Locale = z.infer<typeof locale>;

export const role = z.enum(["CLIENT", "ADMIN", "SUPER_ADMIN"]);
export type Role = z.infer<typeof role>;

export const contentType = z.enum(["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"]);
export const contentClassification = z.enum(["COGNITIVE", "SKILLFULLY", "SKILL", "DIRECTIVE", "INSPIRING", "PROMOTIONAL", "ENTERTAINMENT"]);
export const contentLevel = z.enum(["BASIC", "INTERMEDIATE", "ADVANCED", "SPECIALIZED"]);
export const methodology = z.enum(["PERSONAL_OPINION", "EXPERT_OPINION"]);
export const interestArea = z.enum(["PRODUCT", "SERVICES", "IDEA", "OTHER"]);
export const contentView = z.enum(["PRIVATE", "GENERAL"]);
export const conversionFunnel = z.enum(["ATTENTION", "INTEREST", "DESIRE", "ACTION"]);
export const level = z.enum(["LOW", "MEDIUM", "HIGH"]);
export const participation = z.enum(["INDIVIDUAL", "DUO", "GROUP"]);
export const socialChannel = z.enum(["FACEBOOK", "INSTAGRAM", "SNAPCHAT", "YOUTUBE", "TIKTOK"]);
export const contentStage = z.enum(["NEEDS", "IDEA", "OBJECTIVES", "TOOLS", "GENERATION", "COMPLETE"]);
export const contentStatus = z.enum(["DRAFT", "IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"]);
export type ContentType = z.infer<typeof contentType>;
export type ContentStatus = z.infer<typeof contentStatus>;
export const fieldSource = z.enum(["HUMAN", "AI", "AI_EDITED", "TEMPLATE"]);
export const voiceRuleKind = z.enum(["PREFER", "BAN", "GLOSSARY", "STYLE"]);

export const generationKind = z.enum([
  "FIELD",
  "IDEAS",
  "OBJECTIVES",
  "OUTLINE",
  "ARTICLE",
  "REWRITE",
  "SHORTEN",
  "EXPAND",
  "TRANSLATE",
  "SUMMARIZE",
  "SEO_FIX",
  "ALT_TEXT",
  "IMAGE",
]);
export const generationStatus = z.enum(["QUEUED", "RUNNING", "COMPLETED", "STOPPED", "FAILED"]);
export const contactKind = z.enum(["FORM", "CLIENT"]);
export type ContactKind = z.infer<typeof contactKind>;
export const contactStage = z.enum(["NEW", "CONTACTED", "QUALIFIED", "CUSTOMER", "LOST"]);
export type ContactStage = z.infer<typeof contactStage>;
