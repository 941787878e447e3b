import { readFileSync } from "node:fs";
import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import {
  askedGauge,
  ensureIndexes,
  EventFollower,
  ExclusiveTurn,
  FactTrail,
  limiterOf,
  MediaOwners,
  periodically,
  remoteTokenVerifier,
  serveSubgraph,
  startService,
} from "@muhtawa/service-kit";
import { FirstStartMark, readFirstStart } from "@muhtawa/service-kit/first-start";
import { ActivityLog } from "./activity/activity-log.ts";
import { AuditSeals } from "./audit/audit-seals.ts";
import { DashboardBuckets } from "./dashboard/dashboard-buckets.ts";
import { env } from "./env.ts";
import { events } from "./events.ts";
import { resolversOf } from "./graphql/resolvers.ts";
import { TOKEN_ACCESS } from "./graphql/token-access.ts";
import { serveAuditCsv } from "./http/audit-csv.ts";
import { serveNotices } from "./http/notice-stream.ts";
import { ownData } from "./http/own-data.ts";
import { servePublic } from "./http/public-answer.ts";
import { migrationsOf } from "./migrations.ts";
import { Notifications } from "./notifications/notifications.ts";
import { branches } from "./queries/branches.ts";
import { partners } from "./queries/partners.ts";
import { siteSettings } from "./queries/site-settings.ts";
import { People } from "./read-models/people.ts";
import { Things } from "./read-models/things.ts";
import { firstBasicData } from "./seeds/basic-data.ts";
import { demoBranches } from "./seeds/branches.ts";
import { firstBranches, firstPartners } from "./seeds/first-start.ts";
import { demoPartners } from "./seeds/partners.ts";
import type { Site } from "./site.ts";
import { basicDataStore } from "./store/basic-data-store.ts";
import { branchStore } from "./store/branch-store.ts";
import { contactStore } from "./store/contact-store.ts";
import { partnerStore } from "./store/partner-store.ts";
import { SETTINGS_ID, siteSettingsStore } from "./store/site-settings-store.ts";
import { seedEmpty, seedMissing } from "./store/seed.ts";
import { WebhookStore } from "./store/webhook-store.ts";
import { DeliveryLog } from "./webhooks/delivery-log.ts";
import { webhookMeans } from "./webhooks/webhook-means.ts";
import { WebhookSender } from "./webhooks/webhook-sender.ts";

const firstStart = readFirstStart(env);
const service = await startService({ name: "site", env, streams: ["SITE"] });
const { app, connection, logger, nats, relay } = service;

const follower = new EventFollower(service, events, { settle: env.CASCADE_SETTLE_MS, firstFill: env.FIRST_FILL_MS });
const activity = new ActivityLog(connection);
const seals = new AuditSeals(connection, activity);
const trail = new FactTrail(connection, service);
const things = new Things(connection);
const site: Site = {
  partners: partnerStore(connection, relay),
  branches: branchStore(connection, relay),
  settings: siteSettingsStore(connection, relay),
  basicData: basicDataStore(connection, relay),
  contacts: contactStore(connection, relay),
  activity,
  trail,
  notifications: new Notifications(connection),
  buckets: new DashboardBuckets(connection, things),
  people: new People(connection),
  things,
  mediaOwners: new MediaOwners(connection),
  webhooks: new WebhookStore(connection, relay),
  deliveries: new DeliveryLog(connection, env.WEBHOOK_TIMEOUT_MS * 3),
};
const wake = () => {
  if (env.WEBHOOK_SENDING) sender.wake();
};
const webhooks = webhookMeans(service, env, wake);
const sender = new WebhookSender(service, {
  webhooks: site.webhooks,
  deliveries: site.deliveries,
  seal: webhooks.seal,
  privateTargets: webhooks.privateTargets,
  timeout: env.WEBHOOK_TIMEOUT_MS,
  atOnce: env.WEBHOOK_CONCURRENCY,
  interval: env.WEBHOOK_INTERVAL_MS,
  firstWait: env.WEBHOOK_FIRST_RETRY_MS,
  offAfter: env.WEBHOOK_OFF_AFTER_MS,
});
askedGauge({
  name: "muhtawa_webhook_deliveries_waiting",
  help: "Deliveries to webhooks that are to be sent, now or at their next try",
  registers: [service.metrics],
  ask: () => site.deliveries.waiting(),
});
const contactForm = limiterOf(connection, { name: "contact-form", points: env.CONTACT_FORMS_PER_HOUR, duration: 3_600 });
const firstStartMark = new FirstStartMark(connection);
await ensureIndexes(connection);
await ensureLexicons();
await relay.start();
// An installation that began with a file stays without the invented ones, also once the file isn't given any more.
if (!(await firstStartMark.isSet())) {
  await seedEmpty(site.partners, firstStart ? firstPartners(firstStart.settings) : demoPartners);
  await seedEmpty(site.branches, firstStart ? firstBranches(firstStart.settings) : demoBranches);
  if (firstStart) await firstStartMark.set();
}
await seedMissing(site.settings, new Map([[SETTINGS_ID, {}]]));
await seedMissing(site.basicData, firstBasicData);
await follower.start({ site, nats, wake });
if (env.WEBHOOK_SENDING) sender.start();
periodically(service, "dashboard", env.DASHBOARD_INTERVAL_MS, () => site.buckets.catchUp());

const sealing = new ExclusiveTurn(connection, "audit seals", logger);
periodically(service, "audit seals", env.AUDIT_SEAL_MS, () =>
  sealing.attempt(async () => {
    const head = await seals.seal();
    // The seal goes to the log as well: with logs kept elsewhere, a forged chain can be recognised.
    if (head) logger.info({ head }, "the audit log is sealed");
  }),
);

const access = { verifyToken: remoteTokenVerifier(env.IDENTITY_URL), internalSecret: env.INTERNAL_SECRET };
servePublic(app, "/site/partners", () => partners(site));
servePublic(app, "/site/branches", () => branches(site));
servePublic(app, "/site/settings", () => siteSettings(site));
serveAuditCsv(app, site, access);
serveNotices(service, site, access);
ownData(site, { app, ...access });
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolversOf(site, { contactForm, nats, webhooks }),
  ...access,
  tokenAccess: TOKEN_ACCESS,
  writesPerMinute: env.WRITES_PER_MINUTE,
});
await service.listen();
service.migrate(migrationsOf(connection, { ...site, activity }));
