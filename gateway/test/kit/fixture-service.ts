import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createLogger, createServer, remoteTokenVerifier, serveSubgraph, type TokenAccessTable } from "@muhtawa/service-kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Subgraph } from "../../src/subgraphs.ts";
import { SECRET } from "./gateway-process.ts";

/** What is wrong with it at the moment. */
type Fault =
  | "none"
  | "hangs"
  | "breaks off"
  | "answers html"
  | "answers other json"
  | "answers half"
  | "answers without end"
  | "isn't ready"
  | "waits";

export interface FixtureService {
  readonly url: string;
  readonly app: FastifyInstance;
  /** Every request it got. */
  readonly requests: readonly FastifyRequest[];
  fault: Fault;
  /** Resolves when a request waits. */
  waiting(): Promise<void>;
  /** Lets waiting requests go on; those that come later don't wait. */
  release(): void;
  stop(): Promise<void>;
}

interface FixtureOptions {
  readonly name: Subgraph;
  readonly resolvers: Record<string, unknown>;
  readonly identityUrl: string;
  readonly routes?: (app: FastifyInstance) => void;
  /** What its operations need of a personal token; else they are closed to those. */
  readonly tokenAccess?: TokenAccessTable;
}

/** The gateway is expected to hang up. */
function abandoned(error: NodeJS.ErrnoException): void {
  if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}

function* endlessAnswer(): Generator<string> {
  yield '{"data":{"countries":[{"id":"';
  for (;;) yield "x".repeat(65_536);
}

/** A real subgraph over HTTP with a service's own schema and made-up data, which can be made to fail. */
export async function startFixture({ name, resolvers, identityUrl, routes, tokenAccess = {} }: FixtureOptions): Promise<FixtureService> {
  const logger = createLogger(name, "silent");
  const app = createServer(logger, { forceCloseConnections: true });
  const requests: FastifyRequest[] = [];
  const arrived = Promise.withResolvers<void>();
  let released = Promise.withResolvers<void>();
  const fixture = {
    waiting: () => arrived.promise,
    release: () => {
      fixture.fault = "none";
      released.resolve();
      released = Promise.withResolvers();
    },
    app,
    requests,
    fault: "none" as Fault,
    url: "",
    stop: () => app.close(),
  };

  app.addHook("preHandler", async (request, reply) => {
    requests.push(request);
    switch (fixture.fault) {
      case "none":
        return;
      case "waits":
        arrived.resolve();
        await released.promise;
        return;
      case "hangs":
        await new Promise(() => {});
        return;
      case "breaks off":
        reply.hijack();
        reply.raw.destroy();
        return;
      case "answers html":
        return reply.type("text/html").send("<h1>Welcome to the proxy</h1>");
      case "answers other json":
        return reply.send({ hello: "world" });
      case "answers without end":
        reply.hijack();
        reply.raw.writeHead(200, { "content-type": "application/json" });
        await pipeline(Readable.from(endlessAnswer()), reply.raw).catch(abandoned);
        return;
      case "answers half":
        return reply.send({ data: {} });
      case "isn't ready":
        return reply.code(503).send({ status: "not ready", checks: { database: false } });
    }
  });
  app.get("/readyz", () => ({ status: "ready" }));
  routes?.(app);
  await serveSubgraph({
    app,
    logger,
    typeDefs: readFileSync(new URL(`../../../services/${name}/schema.graphql`, import.meta.url), "utf8"),
    resolvers,
    verifyToken: remoteTokenVerifier(identityUrl),
    internalSecret: SECRET,
    tokenAccess,
    writesPerMinute: 1_200,
  });
  fixture.url = await app.listen({ port: 0, host: "127.0.0.1" });
  return fixture;
}
