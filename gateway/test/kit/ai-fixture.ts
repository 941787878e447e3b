import { randomBytes } from "node:crypto";
import { type GenerationOutput, outputSubject } from "@muhtawa/contracts";
import {
  createLogger,
  createServer,
  ensureStreams,
  requestContext,
  remoteTokenVerifier,
  requireActor,
  verifyContext,
} from "@muhtawa/service-kit";
import { startTestIdentity, type TestIdentity } from "@muhtawa/testkit";
import { connect, type NatsConnection } from "@muhtawa/service-kit/nats";
import { SECRET } from "./gateway-process.ts";

interface Generation {
  ownerId: string;
  status: "QUEUED" | "RUNNING" | "COMPLETED" | "STOPPED" | "FAILED";
  attempt: number;
  text: string | null;
}

type Body = GenerationOutput extends infer Output ? (Output extends unknown ? Omit<Output, "attempt" | "index"> : never) : never;

export interface AiFixture {
  readonly url: string;
  readonly tokens: TestIdentity;
  readonly nats: NatsConnection;
  readonly generations: Map<string, Generation>;
  /** A new generation of user "owner", as ai's database would have it. */
  generation(given?: Partial<Generation>): string;
  /** Publishes an output as a worker does; resolves when the broker has it. */
  write(id: string, attempt: number, index: number, body: Body): Promise<void>;
  /** How many consumers read the output stream. */
  consumers(): Promise<number>;
  stop(): Promise<void>;
}

/** ai's internal route over HTTP and its workers' messages on a real broker. */
export async function startAiFixture(natsUrl: string): Promise<AiFixture> {
  const tokens = await startTestIdentity();
  const nats = await connect({ servers: natsUrl, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
  await ensureStreams(nats, ["AI_OUTPUT"]);
  const generations = new Map<string, Generation>();
  const verifyToken = remoteTokenVerifier(tokens.url);
  const app = createServer(createLogger("ai", "silent"), { forceCloseConnections: true });
  app.get<{ Params: { id: string } }>("/internal/generations/:id", async (request, reply) => {
    if (!verifyContext(request.headers, SECRET)) return reply.code(401).send({});
    const context = await requestContext(request, { verifyToken, internalSecret: SECRET });
    const actor = requireActor(context);
    const generation = generations.get(request.params.id);
    if (!generation || generation.ownerId !== actor.id) return reply.code(404).send({});
    const { status, attempt, text } = generation;
    const error = status === "FAILED" ? (context.locale === "ar" ? "تعذّر الوصول إلى النموذج." : "The model can't be reached.") : null;
    return { id: request.params.id, status, attempt, text, error, locale: "en" };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    tokens,
    nats,
    generations,
    generation(given = {}) {
      const id = randomBytes(12).toString("hex");
      generations.set(id, { ownerId: "owner", status: "RUNNING", attempt: 1, text: null, ...given });
      return id;
    },
    async write(id, attempt, index, body) {
      await nats.jetstream().publish(outputSubject(id), JSON.stringify({ ...body, attempt, index }));
    },
    async consumers() {
      const manager = await nats.jetstreamManager();
      return (await manager.streams.info("AI_OUTPUT")).state.consumer_count;
    },
    async stop() {
      await Promise.all([app.close(), tokens.stop(), nats.close()]);
    },
  };
}
