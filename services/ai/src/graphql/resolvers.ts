import { type Actor, mayRead, notFound, perRequest, readable, requireActor, type RequestContext } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import { type RequestPorts, requestGeneration } from "../commands/request-generation.ts";
import { retryGeneration } from "../commands/retry-generation.ts";
import { type StopPorts, stopGeneration } from "../commands/stop-generation.ts";
import type { Generation as StoredGeneration } from "../domain/generation.ts";
import { generationsById } from "../queries/generations.ts";
import type { GenerationStore } from "../store/generation-store.ts";
import { failureMessage } from "../writing/failure-messages.ts";
import type { Generation, MutationRequestGenerationArgs } from "./generated/schema.ts";

export type Ports = RequestPorts & StopPorts;

const view = (generation: StoredGeneration, { locale }: RequestContext): Generation => ({
  id: generation._id,
  kind: generation.kind,
  status: generation.status,
  company: generation.companyId ? { id: generation.companyId } : null,
  content: generation.contentId ? { id: generation.contentId } : null,
  field: generation.field,
  model: generation.model,
  offline: generation.offline,
  text: generation.text === "" ? null : generation.text,
  variants: generation.variants,
  items: generation.items ?? null,
  voiceRules: generation.voiceRules,
  inputTokens: generation.inputTokens,
  outputTokens: generation.outputTokens,
  costMicros: generation.costMicros,
  error: generation.status === "FAILED" ? failureMessage(generation.failure ?? "unknown", locale) : null,
  createdAt: generation.createdAt,
  startedAt: generation.startedAt,
  firstTokenAt: generation.firstTokenAt,
  finishedAt: generation.finishedAt,
});

const LOADER = Symbol("generations");

const loader = (context: RequestContext, actor: Actor, generations: GenerationStore) =>
  perRequest(
    context,
    LOADER,
    () =>
      new DataLoader<string, StoredGeneration | undefined>(async (ids) => {
        const found = await generationsById(generations, ids);
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
