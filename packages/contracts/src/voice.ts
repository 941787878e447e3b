import { z } from "zod";
import { locale, voiceRuleKind } from "./enumerations.ts";

/**
 * A rule of a brand's voice. With PREFER and GLOSSARY the term is what to write, and `replacement` what it is written instead of; with BAN the
 * term is never written, and `replacement`, if there is one, takes its place.
 */
export const voiceRule = z.object({
  locale,
  kind: voiceRuleKind,
  term: z.string(),
  replacement: z.string().optional(),
  note: z.string().optional(),
});
/** A rule of a brand's voice, as checked. */
export type VoiceRule = z.infer<typeof voiceRule>;

/** Whom a brand speaks to. */
export const persona = z.object({
  name: z.string().optional(),
  ageRange: z.string().optional(),
  role: z.string().optional(),
  needs: z.array(z.string()),
  pains: z.array(z.string()),
  channels: z.array(z.string()),
});
/** A persona, as checked. */
export type Persona = z.infer<typeof persona>;

/** How a brand speaks. */
export const brandVoice = z.object({
  personality: z.array(z.string()),
  language: z.string().optional(),
  goals: z.array(z.string()),
  tags: z.array(z.string()),
  rules: z.array(voiceRule),
});
/** A brand's voice, as checked. */
export type BrandVoice = z.infer<typeof brandVoice>;
