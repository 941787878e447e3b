import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Locale, Role } from "@muhtawa/contracts";
import { type GraphQLClient, startEngines, startEventProbe, startProcess, startTestIdentity, subgraphClient } from "@muhtawa/testkit";

const SECRET = "a secret that only this suite's processes know";

interface Caller {
  readonly id: string;
  readonly role?: Role;
  readonly locale?: Locale;
  readonly ip?: string;
}

/** The service's own process on real engines, and who speaks to it. */
export async function startSite(env: Record<string, string> = {}) {
  const [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  const stopParts = () => Promise.all([identity.stop(), engines.stop()]);
  const prefix = `test_${randomBytes(4).toString("hex")}_`;
  const start = (more: Record<string, string> = {}) =>
    startProcess({
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      entry: "src/main.ts",
      env: {
        MONGO_URL: engines.mongoUrl,
        MONGO_DB_PREFIX: prefix,
        NATS_URL: engines.natsUrl,
        IDENTITY_URL: identity.url,
        INTERNAL_SECRET: SECRET,
        LOG_LEVEL: "warn",
        CASCADE_SETTLE_MS: "100",
        ...env,
        ...more,
      },
    });
  const service = await start().catch(async (error: unknown) => {
    await stopParts();
    throw error;
  });
  const events = await startEventProbe(engines.natsUrl);
  return {
    service,
    events,
    /** Another instance on the same database. */
    startSibling: start,
    tokenFor: identity.tokenFor,
    client: (token?: string) => subgraphClient({ url: service.url, secret: SECRET, token }),
    as: async ({ id, role, locale, ip }: Caller): Promise<GraphQLClient> =>
      subgraphClient({ url: service.url, secret: SECRET, locale, ip, token: await identity.tokenFor({ id, role }) }),
    visitor: (ip = "127.0.0.1", locale: Locale = "en", { url } = service): GraphQLClient =>
      subgraphClient({ url, secret: SECRET, locale, ip }),
    mongo: { url: engines.mongoUrl, database: `${prefix}site` },
    async stop() {
      await events.stop();
      await service.stop();
      await stopParts();
    },
  };
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;
