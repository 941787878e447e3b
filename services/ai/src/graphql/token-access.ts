import { CLOSED, GENERATE, READ, READ_ALL, type TokenAccessTable } from "@muhtawa/service-kit";
import type { resolvers } from "./resolvers.ts";

type Operations = ReturnType<typeof resolvers>;

/** What each operation needs of a personal token. How the model is reached holds a key: that is for who signs in. */
export const TOKEN_ACCESS = {
  generation: READ,
  generations: READ,
  aiUsage: READ_ALL,
  aiUsageOfEveryone: READ_ALL,
  aiQuotasNearEnd: READ_ALL,
  aiModels: READ,
  modelConnection: CLOSED,
  requestGeneration: GENERATE,
  proposeBrand: GENERATE,
  researchContent: GENERATE,
  stopGeneration: GENERATE,
  retryGeneration: GENERATE,
  rateGeneration: GENERATE,
  tryModel: CLOSED,
  connectModel: CLOSED,
  disconnectModel: CLOSED,
} satisfies TokenAccessTable & Record<keyof Operations["Query"] | keyof Operations["Mutation"], unknown>;
