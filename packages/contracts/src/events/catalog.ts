import { z } from "zod";
import { defineEvent } from "../define-event.ts";
import { brandVoice, persona } from "../voice.ts";

/** A company with its brand's voice. */
export const companyCard = z.object({
  ownerId: z.string(),
  companyName: z.string(),
  brandName: z.string(),
  slogan: z.string().optional(),
  businessActivityId: z.string().optional(),
  vision: z.string().optional(),
  mission: z.string().optional(),
  goal: z.string().optional(),
  values: z.array(z.string()),
  targetMarket: z.string().optional(),
  scopeOfImpact: z.string().optional(),
  character: z.string().optional(),
  language: z.string().optional(),
  competitors: z.array(z.string()),
  persona: persona.optional(),
  brandVoice,
  /** Words that it writes its own way. */
  words: z.array(z.string()).optional(),
  /** Whether its people are warned when a content with errors moves on. */
  proofBeforeReview: z.boolean().optional(),
  /** Whether what is in review is approved by another person than its owner; absent where it isn't. */
  approvalByAnother: z.boolean().optional(),
  /** How it spells what can be spelt in more than one way. */
  orthography: z
    .object({ yaConvention: z.enum(["DOTTED", "UNDOTTED"]).optional(), digits: z.enum(["LATIN", "ARABIC_INDIC"]).optional() })
    .optional(),
  voiceToneFileId: z.string().optional(),
  /** A media address, `/media/<id>`. */
  logo: z.string().optional(),
});
/** A company's card, as checked. */
export type CompanyCard = z.infer<typeof companyCard>;

/** A company as it is now. */
export const companyState = defineEvent({
  name: "catalog.company.state",
  version: 1,
  kind: "state",
  stream: "CATALOG",
  schema: z.union([z.object({ deleted: z.literal(true) }), companyCard.extend({ deleted: z.literal(false) })]),
});

/** Somebody has registered a company. */
export const companyCreated = defineEvent({
  name: "catalog.company.created",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyName: z.string() }),
});

/** Somebody has changed a company. */
export const companyUpdated = defineEvent({
  name: "catalog.company.updated",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyName: z.string() }),
});

/** Somebody has deleted a company; what belongs to it goes too. */
export const companyDeleted = defineEvent({
  name: "catalog.company.deleted",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyName: z.string() }),
});

/** A project of a company's. */
export const projectCard = z.object({
  ownerId: z.string(),
  companyId: z.string(),
  name: z.string(),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** A media address, `/media/<id>`. */
  image: z.string().optional(),
});
/** A project's card, as checked. */
export type ProjectCard = z.infer<typeof projectCard>;

/** A project as it is now. */
export const projectState = defineEvent({
  name: "catalog.project.state",
  version: 1,
  kind: "state",
  stream: "CATALOG",
  schema: z.union([z.object({ deleted: z.literal(true) }), projectCard.extend({ deleted: z.literal(false) })]),
});

/** Somebody has created a project. */
export const projectCreated = defineEvent({
  name: "catalog.project.created",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyId: z.string(), name: z.string() }),
});

/** Somebody has changed a project. */
export const projectUpdated = defineEvent({
  name: "catalog.project.updated",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyId: z.string(), name: z.string() }),
});

/** Somebody has deleted a project; its contents stay with their company. */
export const projectDeleted = defineEvent({
  name: "catalog.project.deleted",
  version: 1,
  kind: "fact",
  stream: "CATALOG",
  schema: z.object({ ownerId: z.string(), companyId: z.string(), name: z.string() }),
});
