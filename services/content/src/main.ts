import { readFileSync } from "node:fs";
import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import {
  ensureIndexes,
  EventFollower,
  ExclusiveTurn,
  FactTrail,
  limiterOf,
  periodically,
  remoteTokenVerifier,
  serveSubgraph,
  startService,
} from "@muhtawa/service-kit";
import { measuring } from "./commands/measure-due.ts";
import { publishDue } from "./commands/publish-due.ts";
import { reconcile } from "./commands/reconcile.ts";
import { sealIdle } from "./commands/seal-idle.ts";
import { textBytesOf } from "./commands/text-bytes.ts";
import { sweepMedia } from "./commands/sweep-media.ts";
import { env } from "./env.ts";
import { measureDisk } from "./media/disk-figures.ts";
import { events } from "./events.ts";
import { resolversOf } from "./graphql/resolvers.ts";
import { TOKEN_ACCESS } from "./graphql/token-access.ts";
import { exportRoute } from "./http/export-route.ts";
import { internalMediaRoute } from "./http/internal-media-route.ts";
import { mediaRoutes } from "./http/media-routes.ts";
import { companyArchive } from "./http/company-archive.ts";
import { ownData } from "./http/own-data.ts";
import { migrationsOf } from "./migrations.ts";
import { openFileStore } from "./media/file-store.ts";
import { Attachments, attachments } from "./read-models/attachments.ts";
import { CompanyCards } from "./read-models/company-cards.ts";
import { GenerationOwners } from "./read-models/generation-owners.ts";
import { ProjectCards } from "./read-models/project-cards.ts";
import { Reviewers } from "./read-models/reviewers.ts";
import { Searchables } from "./read-models/searchables.ts";
import { ContentStore } from "./store/content-store.ts";
import { mediaStore } from "./store/media-store.ts";
import { ScoreCache } from "./store/score-cache.ts";
import { templateStore } from "./store/template-store.ts";
import { TextRoom } from "./store/text-room.ts";
import { threadStore } from "./store/thread-store.ts";
import { VersionStore } from "./store/version-store.ts";

const service = await startService({ name: "content", env, streams: ["CONTENT"] });
const { app, connection, logger, relay } = service;

const follower = new EventFollower(service, events, { settle: env.CASCADE_SETTLE_MS, firstFill: env.FIRST_FILL_MS });
const store = new ContentStore(connection, relay);
const versions = new VersionStore(connection);
const threads = threadStore(connection, relay);
const contents = {
  contents: store,
  trail: new FactTrail(connection, service),
  versions,
  templates: templateStore(connection, relay),
  threads,
  room: new TextRoom(connection, env.TEXT_USER_BYTES, (personId) => textBytesOf(personId, { contents: store, versions, threads })),
  scores: new ScoreCache(connection),
  companies: new CompanyCards(connection),
  projects: new ProjectCards(connection),
  reviewers: new Reviewers(connection),
  searchables: new Searchables(connection),
  generations: new GenerationOwners(connection),
  media: mediaStore(connection, relay),
  files: await openFileStore(env),
  attachments: new Attachments(connection),
  hasHeardOfUses: () => follower.isComplete([attachments]),
  uploads: limiterOf(connection, { name: "uploads", points: env.UPLOADS_PER_HOUR, duration: 3_600 }),
  limits: { mediaUserBytes: env.MEDIA_USER_BYTES },
};
if (!env.S3_BUCKET) await measureDisk(service, env.MEDIA_DIR);
const measurers = new ExclusiveTurn(connection, "measure", logger);
await ensureIndexes(connection);
await ensureLexicons();
await relay.start();
await follower.start(contents);
periodically(service, "reconcile", env.RECONCILE_INTERVAL_MS, () => reconcile(contents));
periodically(service, "sweep media", env.MEDIA_SWEEP_MS, () =>
  sweepMedia(contents, { unattached: env.MEDIA_UNATTACHED_MS, quarantine: env.MEDIA_QUARANTINE_MS }),
);
periodically(service, "seal idle", env.SEAL_INTERVAL_MS, () => sealIdle(contents));
const measure = measuring(contents);
periodically(service, "measure", env.MEASURE_INTERVAL_MS, () => measurers.attempt(measure));
periodically(service, "publish", env.PUBLISH_INTERVAL_MS, () => publishDue(contents));

const verifyToken = remoteTokenVerifier(env.IDENTITY_URL);
await mediaRoutes(app, contents, { verifyToken, internalSecret: env.INTERNAL_SECRET });
companyArchive(contents, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
ownData(contents, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
exportRoute(app, contents, { verifyToken, internalSecret: env.INTERNAL_SECRET });
await internalMediaRoute(app, contents, env.INTERNAL_SECRET);
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolversOf(contents),
  verifyToken,
  internalSecret: env.INTERNAL_SECRET,
  tokenAccess: TOKEN_ACCESS,
  writesPerMinute: env.WRITES_PER_MINUTE,
});
await service.listen();
await store.demandScores().catch((error: unknown) => logger.warn({ err: error }, "contents keep their old scores until the next start"));
service.migrate(migrationsOf(connection, store));
