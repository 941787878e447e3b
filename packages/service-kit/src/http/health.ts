import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";

/** Checks one dependency of a process; rejects or resolves to false when it isn't available. */
export type Check = () => Promise<boolean> | boolean;

const CHECK_TIMEOUT = 2_000;

/**
 * Serves `/healthz` (the process is alive), `/readyz` (its dependencies answer, else 503 with those that don't) and `/metrics` (Prometheus);
 * the last on another server if `inside` is given.
 */
export function healthRoutes(app: FastifyInstance, service: string, checks: Record<string, Check>, inside = app): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });

  // Concurrent requests share one check: this route isn't rate limited, and a check costs several queries.
  let asking: Promise<Record<string, boolean>> | undefined;
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    asking ??= resultsOf(checks).finally(() => (asking = undefined));
    const results = await asking;
    const ready = Object.values(results).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", checks: results });
  });
  inside.get("/metrics", async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return registry;
}

const resultsOf = async (checks: Record<string, Check>): Promise<Record<string, boolean>> =>
  Object.fromEntries(await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await passes(check)] as const)));

async function passes(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT, false);
  });
  try {
    return await Promise.race([Promise.resolve(check()), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
