import {
  isAdmin,
  mayRead,
  notFound,
  perRequest,
  readable,
  requireActor,
  requireAdmin,
  type Actor,
  type RequestContext,
} from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import { rateGeneration } from "../commands/rate-generation.ts";
import { type RequestPorts, requestGeneration } from "../commands/request-generation.ts";
import { type RetryPorts, retryGeneration } from "../commands/retry-generation.ts";
import { type StopPorts, stopGeneration } from "../commands/stop-generation.ts";
import type { Generation as StoredGeneration } from "../domain/generation.ts";
import type { ModelStates } from "../models/model-states.ts";
import { generations, generationsById } from "../queries/generations.ts";
import { quotasNearEnd } from "../queries/quotas-near-end.ts";
import { aiUsage, aiUsageOfEveryone, type UsagePorts } from "../queries/usage.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type {
  MutationRateGenerationArgs,
  MutationRequestGenerationArgs,
  QueryAiUsageArgs,
  QueryGenerationsArgs,
} from "./generated/schema.ts";
import { generationView as view, modelView, usageView } from "./views.ts";

export type Ports = RequestPorts & RetryPorts & StopPorts & UsagePorts & { readonly states: ModelStates };

const LOADER = Symbol("generations");

const loader = (context: RequestContext, actor: Actor, store: GenerationStore) =>
  perRequest(
    context,
    LOADER,
    () =>
      new DataLoader<string, StoredGeneration | undefined>(async (ids) => {
        const found = await generationsById(store, ids);
        return ids
          .map((id) => found.get(id))
          .map((generation) => (generation && mayRead(actor, generation.ownerId) ? generation : undefined));
      }),
  );

export const resolvers = (ports: Ports) => ({
  Query: {
    generation: async (_: unknown, { id }: { id: string }, context: RequestContext) => {
      const actor = requireActor(context);
      return view(readable(actor, await loader(context, actor, ports.generations).load(id)), context);
    },
    generations: async (_: unknown, args: QueryGenerationsArgs, context: RequestContext) => {
      const page = await generations(ports, requireActor(context), args);
      return { ...page, results: page.results.map((generation) => view(generation, context)) };
    },
    aiUsage: async (_: unknown, args: QueryAiUsageArgs, context: RequestContext) =>
      usageView(await aiUsage(ports, requireActor(context), args)),
    aiUsageOfEveryone: async (_: unknown, args: QueryAiUsageArgs, context: RequestContext) => {
      requireAdmin(context);
      return usageView(await aiUsageOfEveryone(ports, args));
    },
    aiQuotasNearEnd: (_: unknown, __: unknown, context: RequestContext) => {
      requireAdmin(context);
      return quotasNearEnd(ports);
    },
    aiModels: async (_: unknown, __: unknown, context: RequestContext) => {
      const states = isAdmin(requireActor(context)) ? await ports.states.all() : undefined;
      return ports.choice.describe().map((model) => modelView(model, states && (states.get(model.id) ?? { _id: model.id }), context));
    },
  },
  Mutation: {
    requestGeneration: async (_: unknown, { input }: MutationRequestGenerationArgs, context: RequestContext) => {
      const actor = requireActor(context);
      const { locale, correlationId } = context;
      return { generation: view(await requestGeneration(ports, { actor, locale, correlationId }, input), context) };
    },
    stopGeneration: async (_: unknown, { id }: { id: string }, context: RequestContext) => ({
      generation: view(await stopGeneration(ports, requireActor(context), id), context),
    }),
    retryGeneration: async (_: unknown, { id }: { id: string }, context: RequestContext) => ({
      generation: view(await retryGeneration(ports, requireActor(context), id), context),
    }),
    rateGeneration: async (_: unknown, args: MutationRateGenerationArgs, context: RequestContext) => ({
      generation: view(await rateGeneration(ports.generations, requireActor(context), args), context),
    }),
  },
  Generation: {
    __resolveReference: async ({ id }: { id: string }, context: RequestContext) => {
      const actor = requireActor(context);
      const found = await loader(context, actor, ports.generations).load(id);
      if (!found) throw notFound();
      return view(found, context);
    },
  },
});
