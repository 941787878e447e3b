import { z } from "zod";

/** The languages that people and contents may have. */
export const locale = z.enum(["en", "ar"]);
/** One of the languages. */
export type Locale = z.infer<typeof locale>;

/** The roles of users. Who may do what, each service says beside what it owns. */
export const role = z.enum(["CLIENT", "ADMIN", "SUPER_ADMIN"]);
/** One of the roles. */
export type Role = z.infer<typeof role>;

/** What a content is to become. */
export const contentType = z.enum(["ARTICLE", "POST", "TWEET", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"]);
/** What may be made from a content's text. Not a content's type: a newsletter is an article's. */
export const derivedForm = z.enum(["POST", "TWEET", "NEWSLETTER", "DESCRIPTION", "AUDIO_SCRIPT", "VIDEO_SCRIPT"]);
/** What a content is to do for its readers. */
export const contentClassification = z.enum(["COGNITIVE", "SKILLFULLY", "SKILL", "DIRECTIVE", "INSPIRING", "PROMOTIONAL", "ENTERTAINMENT"]);
/** How much a content's readers know already. */
export const contentLevel = z.enum(["BASIC", "INTERMEDIATE", "ADVANCED", "SPECIALIZED"]);
/** Whose view a content takes. */
export const methodology = z.enum(["PERSONAL_OPINION", "EXPERT_OPINION"]);
/** What a content is about. */
export const interestArea = z.enum(["PRODUCT", "SERVICES", "IDEA", "OTHER"]);
/** Whom a content is for. */
export const contentView = z.enum(["PRIVATE", "GENERAL"]);
/** Where a content's readers stand on their way to a purchase (AIDA). */
export const conversionFunnel = z.enum(["ATTENTION", "INTEREST", "DESIRE", "ACTION"]);
/** How much of something. */
export const level = z.enum(["LOW", "MEDIUM", "HIGH"]);
/** How many take part. */
export const participation = z.enum(["INDIVIDUAL", "DUO", "GROUP"]);
/** Where a content is to be shared. */
export const socialChannel = z.enum(["FACEBOOK", "INSTAGRAM", "SNAPCHAT", "YOUTUBE", "TIKTOK"]);
/** The steps in which a content is written, in order. */
export const contentStage = z.enum(["NEEDS", "IDEA", "OBJECTIVES", "TOOLS", "GENERATION", "COMPLETE"]);
/** Where a content stands on its way to its readers. */
export const contentStatus = z.enum(["DRAFT", "IN_REVIEW", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"]);
/** One of the content types. */
export type ContentType = z.infer<typeof contentType>;
/** One of the forms that a content may be made in from another. */
export type DerivedForm = z.infer<typeof derivedForm>;
/** One of the statuses of a content. */
export type ContentStatus = z.infer<typeof contentStatus>;
/** Where a field's text comes from: TEMPLATE is the built-in composer's, AI_EDITED the AI's with a person's changes. */
export const fieldSource = z.enum(["HUMAN", "AI", "AI_EDITED", "TEMPLATE"]);
/** What a rule of a brand's voice is about. */
export const voiceRuleKind = z.enum(["PREFER", "BAN", "GLOSSARY", "STYLE"]);

/** Whose protocol a model speaks that is connected in the application. */
export const modelProvider = z.enum(["OPENAI_COMPATIBLE", "OPENAI", "ANTHROPIC", "GOOGLE"]);
/** One of the providers. */
export type ModelProvider = z.infer<typeof modelProvider>;

/** What a model is connected for. */
export const modelPurpose = z.enum(["TEXT", "IMAGES"]);
/** One of the purposes. */
export type ModelPurpose = z.infer<typeof modelPurpose>;

/** What the AI is asked for. */
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
/** Where a generation stands; the last three are its ends. */
export const generationStatus = z.enum(["QUEUED", "RUNNING", "COMPLETED", "STOPPED", "FAILED"]);
/** How a contact came to be: by the contact form, by registering, or by an admin who wrote them down. */
export const contactKind = z.enum(["FORM", "CLIENT", "MANUAL"]);
/** One of the kinds of contact. */
export type ContactKind = z.infer<typeof contactKind>;
/** Where a contact stands with the platform's owner. */
export const contactStage = z.enum(["NEW", "CONTACTED", "QUALIFIED", "CUSTOMER", "LOST"]);
/** One of the stages of a contact. */
export type ContactStage = z.infer<typeof contactStage>;
