import type { CompanyCard, ContentCard, GenerationCard, UserCard } from "@muhtawa/contracts";

export const clientCard = (more: Partial<UserCard> = {}) => ({
  deleted: false as const,
  username: "somebody",
  email: "somebody@example.com",
  role: "CLIENT" as const,
  phoneCode: "+966",
  phoneNumber: "500000000",
  dateJoined: new Date().toISOString(),
  ...more,
});

export const companyCardOf = (ownerId: string, more: Partial<CompanyCard> = {}) => ({
  deleted: false as const,
  ownerId,
  companyName: "Rimal",
  brandName: "Rimal",
  values: [],
  competitors: [],
  brandVoice: { personality: [], goals: [], tags: [], rules: [] },
  ...more,
});

export const contentCardOf = (ownerId: string, companyId: string, more: Partial<ContentCard> = {}) => ({
  deleted: false as const,
  ownerId,
  companyId,
  locale: "en" as const,
  title: "Ten cups",
  type: "ARTICLE" as const,
  view: "PRIVATE" as const,
  keywords: [],
  topics: [],
  tools: [],
  socialChannels: [],
  stage: "IDEA" as const,
  status: "DRAFT" as const,
  createdAt: new Date().toISOString(),
  ...more,
});

export const generationCardOf = (ownerId: string, more: Partial<GenerationCard> = {}) => ({
  deleted: false as const,
  ownerId,
  kind: "ARTICLE" as const,
  status: "COMPLETED" as const,
  model: "offline",
  offline: true,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  createdAt: new Date().toISOString(),
  ...more,
});
