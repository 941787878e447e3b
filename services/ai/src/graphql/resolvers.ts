import {
  isAdmin,
  mayRead,
  notFound,
  perRequest,
  readable,
  requireActor,
  requireAdmin,
  selectedFields,
  traceparent,
  type Actor,
  type RequestContext,
} from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import { type ConnectionPorts, connectModel, disconnectModel } from "../commands/connect-model.ts";
import { type PagePorts, proposeBrand } from "../commands/propose-brand.ts";
import { rateGeneration } from "../commands/rate-generation.ts";
import { type RequestPorts, requestGeneration } from "../commands/request-generation.ts";
import { researchContent, type ResearchPorts } from "../commands/research-content.ts";
import { type RetryPorts, retryGeneration } from "../commands/retry-generation.ts";
import { type StopPorts, stopGeneration } from "../commands/stop-generation.ts";
import { tryModel } from "../commands/try-model.ts";
import type { Generation as StoredGeneration } from "../domain/generation.ts";
import type { ModelStates } from "../models/model-states.ts";
import { generations, generationsById } from "../queries/generations.ts";
import { modelConnection } from "../queries/model-connection.ts";
import { quotasNearEnd } from "../queries/quotas-near-end.ts";
import { aiUsage, aiUsageOfEveryone, type UsagePorts } from "../queries/usage.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import type {
  MutationConnectModelArgs,
  MutationDisconnectModelArgs,
  MutationTryModelArgs,
  MutationProposeBrandArgs,
  MutationRateGenerationArgs,
  MutationRequestGenerationArgs,
  MutationResearchContentArgs,
  QueryAiUsageArgs,
  QueryGenerationsArgs,
  QueryModelConnectionArgs,
} from "./generated/schema.ts";
import { connectionView, generationView as view, modelView, trialView, usageView } from "./views.ts";

export type Ports = RequestPorts &
  PagePorts &
  ResearchPorts &
  RetryPorts &
  StopPorts &
  UsagePorts &
  ConnectionPorts & { readonly states: ModelStates };

const LOADER = Symbol("generations");
const RESEARCH_LOADER = Symbol("generations with their researches");

/** One with `asked` fields; those that are asked for without their researches are read without them. */
const loader = (context: RequestContext, actor: Actor, store: GenerationStore, asked: ReadonlySet<string>) =>
  perRequest(
    context,
    asked.has("research") ? RESEARCH_LOADER : LOADER,
    () =>
      new DataLoader<string, StoredGeneration | undefined>(async (ids) => {
        const found = await generationsById(store, ids, asked);
        return ids.map((id) => found.get(id)).map((generation) => (generation && mayRead(actor, generation) ? generation : undefined));
      }),
  );

export const resolvers = (ports: Ports) => ({
  Query: {
    generation: async (_: unknown, { id }: { id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
      const actor = requireActor(context);
      return view(readable(actor, await loader(context, actor, ports.generations, selectedFields(info)).load(id)), context);
    },
    generations: async (_: unknown, args: QueryGenerationsArgs, context: RequestContext, info: GraphQLResolveInfo) => {
      const page = await generations(ports, requireActor(context), args, selectedFields(info, ["results"]));
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
      const actor = requireActor(context);
      const [states] = await Promise.all([isAdmin(actor) ? ports.states.all() : undefined, ports.installed.refresh()]);
      return ports.choice.describe().map((model) => modelView(model, states && (states.get(model.id) ?? { _id: model.id }), context));
    },
    modelConnection: async (_: unknown, args: QueryModelConnectionArgs, context: RequestContext) => {
      requireAdmin(context);
      const purpose = args.purpose ?? "TEXT";
      return connectionView(ports.installed, purpose, await modelConnection(ports, purpose), context);
    },
  },
  Mutation: {
    tryModel: async (_: unknown, { input }: MutationTryModelArgs, context: RequestContext) =>
      trialView(await tryModel(ports, requireActor(context), input, context.locale), input.purpose ?? "TEXT", context),
    connectModel: async (_: unknown, { input, expectedVersion }: MutationConnectModelArgs, context: RequestContext) =>
      connectionView(
        ports.installed,
        input.purpose ?? "TEXT",
        await connectModel(ports, requireActor(context), input, { expectedVersion }),
        context,
      ),
    disconnectModel: async (_: unknown, args: MutationDisconnectModelArgs, context: RequestContext) => {
      const purpose = args.purpose ?? "TEXT";
      const { expectedVersion } = args;
      const stored = await disconnectModel(ports, requireActor(context), purpose, { expectedVersion });
      return connectionView(ports.installed, purpose, stored, context);
    },
    requestGeneration: async (_: unknown, { input }: MutationRequestGenerationArgs, context: RequestContext) => {
      const actor = requireActor(context);
      const { locale, correlationId } = context;
      return {
        generation: view(await requestGeneration(ports, { actor, locale, correlationId, traceparent: traceparent() }, input), context),
      };
    },
    proposeBrand: async (_: unknown, { source }: MutationProposeBrandArgs, context: RequestContext) => {
      const actor = requireActor(context);
      const { locale, correlationId } = context;
      return { generation: view(await proposeBrand(ports, { actor, locale, correlationId, traceparent: traceparent() }, source), context) };
    },
    researchContent: async (_: unknown, { input }: MutationResearchContentArgs, context: RequestContext) => {
      const actor = requireActor(context);
      const { locale, correlationId } = context;
      return {
        generation: view(await researchContent(ports, { actor, locale, correlationId, traceparent: traceparent() }, input), context),
      };
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
    __resolveReference: async ({ id }: { id: string }, context: RequestContext, info: GraphQLResolveInfo) => {
      const actor = requireActor(context);
      const found = await loader(context, actor, ports.generations, selectedFields(info)).load(id);
      if (!found) throw notFound();
      return view(found, context);
    },
  },
});
