import type { SchemaDefinition } from "mongoose";

/** How a brief is stored, in a content as in a template. */
export const briefFields = {
  type: { type: String, required: true },
  classification: String,
  level: String,
  methodology: String,
  interestArea: String,
  view: { type: String, required: true },
  framework: String,
  keywords: [String],
  details: String,
  idea: String,
  ideaExplanation: String,
  conversionFunnel: String,
  objective: String,
  topics: [String],
  internalLinks: [String],
  externalLinks: [String],
  tools: [String],
  sharingStyle: String,
  writerRole: String,
  participation: String,
  intensity: String,
  socialChannels: [String],
} satisfies SchemaDefinition;
