/** Characters that each text of a company may have. */
export const COMPANY_TEXTS = {
  companyName: 120,
  brandName: 120,
  slogan: 200,
  vision: 2000,
  mission: 2000,
  goal: 2000,
  targetMarket: 1000,
  scopeOfImpact: 500,
  character: 500,
  language: 100,
  "persona.name": 120,
  "persona.ageRange": 60,
  "persona.role": 120,
  "brandVoice.language": 100,
} as const;

/** Entries that each list of a company may have, and characters of an entry. */
export const COMPANY_LISTS = {
  values: { entries: 30, characters: 100 },
  competitors: { entries: 30, characters: 120 },
  "persona.needs": { entries: 20, characters: 200 },
  "persona.pains": { entries: 20, characters: 200 },
  "persona.channels": { entries: 20, characters: 60 },
  "brandVoice.personality": { entries: 20, characters: 60 },
  "brandVoice.goals": { entries: 20, characters: 200 },
  "brandVoice.tags": { entries: 30, characters: 60 },
} as const;

/** Rules that a voice may have, and characters of a rule's texts. */
export const VOICE_RULES = { rules: 200, term: 100, replacement: 100, note: 200 } as const;
