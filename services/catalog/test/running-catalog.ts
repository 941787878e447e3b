import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type Locale, type MediaKind, mediaState, PERSONAL_TOKEN_ISSUER, type Role, type TokenGrant } from "@muhtawa/contracts";
import { newSecretId } from "@muhtawa/service-kit";
import { type GraphQLClient, startEngines, startEventProbe, startProcess, startTestIdentity, subgraphClient } from "@muhtawa/testkit";

const SECRET = "a secret that only this suite's processes know";

export interface Caller {
  readonly id: string;
  readonly role?: Role;
  readonly locale?: Locale;
  readonly correlationId?: string;
  /** Of a personal token. */
  readonly grant?: TokenGrant;
}

/** The service's own process on real engines, and who speaks to it. */
export async function startCatalog(env: Record<string, string> = {}) {
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
        // No other service is here to tell what it owns.
        FIRST_FILL_MS: "0",
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
    /** Where the service keeps its data, for a look behind it. */
    database: { url: engines.mongoUrl, name: `${prefix}catalog` },
    as: async ({ id, role, locale, correlationId, grant }: Caller, url = service.url): Promise<GraphQLClient> =>
      subgraphClient({
        url,
        secret: SECRET,
        locale,
        correlationId,
        token: await identity.tokenFor({ id, role, ...(grant && { grant, issuer: PERSONAL_TOKEN_ISSUER }) }),
      }),
    anonymous: (locale: Locale = "en"): GraphQLClient => subgraphClient({ url: service.url, secret: SECRET, locale }),
    /** Content's word that a person has uploaded a file. */
    async media(ownerId: string, kind: MediaKind = "IMAGE"): Promise<string> {
      const id = newSecretId();
      const name = kind === "IMAGE" ? "a.png" : "a.txt";
      const mimeType = kind === "IMAGE" ? "image/png" : "text/plain";
      await events.publish(mediaState, id, { ownerId, kind, name, mimeType, size: 1, deleted: false });
      return id;
    },
    async stop() {
      await events.stop();
      await service.stop();
      await stopParts();
    },
  };
}

export type RunningCatalog = Awaited<ReturnType<typeof startCatalog>>;
