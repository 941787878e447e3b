import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { startEngines, startProcess, startTestIdentity, subgraphClient } from "@muhtawa/testkit";

const SECRET = "a secret that only this suite's processes know";

/** The service's own process on real engines. */
export async function startSite() {
  const [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  const stopParts = () => Promise.all([identity.stop(), engines.stop()]);
  const prefix = `test_${randomBytes(4).toString("hex")}_`;
  const start = () =>
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
      },
    });
  const service = await start().catch(async (error: unknown) => {
    await stopParts();
    throw error;
  });
  return {
    service,
    /** Another instance on the same database. */
    startSibling: start,
    tokenFor: identity.tokenFor,
    client: (token?: string) => subgraphClient({ url: service.url, secret: SECRET, token }),
    mongo: { url: engines.mongoUrl, database: `${prefix}site` },
    async stop() {
      await service.stop();
      await stopParts();
    },
  };
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;
