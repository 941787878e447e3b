import type { Check, RevocationWatch } from "@muhtawa/service-kit/edge";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import type { GatewayEnv } from "./env.ts";
import { SUBGRAPHS } from "./subgraphs.ts";

const TIMEOUT = 1_900;

/** Ready is the gateway when every subgraph is (each speaks for its own database) and the broker answers and has told whose streams end. */
export const readinessChecks = (env: GatewayEnv, nats: NatsConnection, watch: RevocationWatch): Record<string, Check> => ({
  ...Object.fromEntries(
    SUBGRAPHS.map((name): [string, Check] => [
      name,
      async () => {
        const response = await fetch(`${env.urls[name]}/readyz`, { signal: AbortSignal.timeout(TIMEOUT) });
        await response.body?.cancel();
        return response.ok;
      },
    ]),
  ),
  broker: async () => (await nats.rtt()) >= 0,
  revocations: () => watch.isCurrent,
});
