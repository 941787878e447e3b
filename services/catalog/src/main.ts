import { readFileSync } from "node:fs";
import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import { businessActivities } from "@muhtawa/contracts";
import {
  ensureIndexes,
  EventFollower,
  limiterOf,
  MediaOwners,
  periodically,
  remoteTokenVerifier,
  serveSubgraph,
  startService,
} from "@muhtawa/service-kit";
import { askFirstUsers, FirstStartMark, onceForAll, readFirstStart } from "@muhtawa/service-kit/first-start";
import { createFirstCompanies } from "./commands/create-first-companies.ts";
import { reconcile } from "./commands/reconcile.ts";
import { env } from "./env.ts";
import { events } from "./events.ts";
import { resolversOf } from "./graphql/resolvers.ts";
import { TOKEN_ACCESS } from "./graphql/token-access.ts";
import { companyArchive } from "./http/company-archive.ts";
import { ownData } from "./http/own-data.ts";
import { migrationsOf } from "./migrations.ts";
import { ActivityRecords } from "./read-models/activity-records.ts";
import { businessActivityStore } from "./store/business-activity-store.ts";
import { companyStore } from "./store/company-store.ts";
import { projectStore } from "./store/project-store.ts";

const firstStart = readFirstStart(env);
const service = await startService({ name: "catalog", env, streams: ["CATALOG"] });
const { app, connection, logger, relay } = service;

const follower = new EventFollower(service, events, { settle: env.CASCADE_SETTLE_MS, firstFill: env.FIRST_FILL_MS });
const activityRecords = new ActivityRecords(connection);
const catalog = {
  activityRecords,
  mediaOwners: new MediaOwners(connection),
  proofLimit: limiterOf(connection, { name: "proofreading", points: 600, duration: 60 }),
  companies: companyStore(connection, relay),
  projects: projectStore(connection, relay),
  businessActivities: businessActivityStore(connection, activityRecords),
};
const firstStartMark = new FirstStartMark(connection);
await ensureIndexes(connection);
await catalog.businessActivities.seed(businessActivities);
await ensureLexicons();
await relay.start();
await follower.start(catalog);
periodically(service, "reconcile", env.RECONCILE_INTERVAL_MS, () => reconcile(catalog));

const verifyToken = remoteTokenVerifier(env.IDENTITY_URL);
companyArchive(catalog, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
ownData(catalog, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolversOf(catalog),
  verifyToken,
  internalSecret: env.INTERNAL_SECRET,
  tokenAccess: TOKEN_ACCESS,
  writesPerMinute: env.WRITES_PER_MINUTE,
});
await service.listen();
if (firstStart)
  onceForAll(service, firstStartMark, async () =>
    createFirstCompanies(catalog, firstStart.companies, await askFirstUsers(env.IDENTITY_URL, env.INTERNAL_SECRET)),
  );
service.migrate(migrationsOf(connection, catalog));
