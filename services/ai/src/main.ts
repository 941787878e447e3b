import { readFileSync } from "node:fs";
import {
  askedGauge,
  ensureIndexes,
  EventFollower,
  ensureStreams,
  limiterOf,
  periodically,
  readEnv,
  remoteTokenVerifier,
  serveSubgraph,
  startService,
  untilAgreed,
} from "@muhtawa/service-kit";
import { confirmedOnly } from "./commands/may-generate.ts";
import { reconcile } from "./commands/reconcile.ts";
import { apiEnv } from "./env.ts";
import { events } from "./events.ts";
import { resolvers } from "./graphql/resolvers.ts";
import { TOKEN_ACCESS } from "./graphql/token-access.ts";
import { serveInternalGeneration } from "./http/internal-generation.ts";
import { OwnGenerations } from "./http/own-generations.ts";
import { serveOwnGenerations } from "./http/own-generations-stream.ts";
import { ownData } from "./http/own-data.ts";
import { answerForPast } from "./jobs/answer-for-past.ts";
import { Dispatcher } from "./jobs/dispatcher.ts";
import { JobQueue } from "./jobs/job-queue.ts";
import { Reaper } from "./jobs/reaper.ts";
import { startSweep } from "./jobs/sweep.ts";
import { InstalledModels } from "./models/installed-models.ts";
import { KeySeal } from "./models/key-seal.ts";
import { ModelChoice } from "./models/model-choice.ts";
import { readModelSettings } from "./models/model-settings.ts";
import { ModelStates } from "./models/model-states.ts";
import { OutputEnd } from "./output/output-end.ts";
import { Briefs } from "./read-models/briefs.ts";
import { Companies } from "./read-models/companies.ts";
import { ConfirmedPeople } from "./read-models/confirmed-people.ts";
import { GoneParents } from "./read-models/gone-parents.ts";
import { GenerationStore } from "./store/generation-store.ts";
import { modelConnectionStore } from "./store/model-connection-store.ts";
import { UsageEntries } from "./store/usage-entries.ts";
import { UsageLedger } from "./store/usage-ledger.ts";
import { quotaByRole } from "./usage/quota-by-role.ts";
import { watchBudget } from "./usage/watch-budget.ts";
import { Settlement } from "./usage/settlement.ts";

const STREAMS = ["AI", "AI_JOBS", "AI_OUTPUT"] as const;

const env = readEnv(apiEnv);
const service = await startService({ name: "ai", env, streams: STREAMS });
const { logger, connection, nats, relay, app, metrics } = service;

const follower = new EventFollower(service, events, { settle: env.CASCADE_SETTLE_MS, firstFill: env.FIRST_FILL_MS });
const generations = new GenerationStore(connection, relay);
const connections = modelConnectionStore(connection, relay);
const companies = new Companies(connection);
const briefs = new Briefs(connection);
const confirmedPeople = new ConfirmedPeople(connection);
const goneParents = new GoneParents(connection);
const ledger = new UsageLedger(connection, {
  day: env.AI_DAY_TOKEN_BUDGET,
  images: env.AI_DAY_IMAGE_BUDGET,
  open: env.AI_USER_WAITING,
});
const entries = new UsageEntries(connection);
const states = new ModelStates(connection, logger);
const pages = limiterOf(connection, { name: "brandPages", points: env.AI_PAGES_PER_HOUR, duration: 3_600 });
const researches = limiterOf(connection, { name: "researches", points: env.AI_RESEARCHES_PER_HOUR, duration: 3_600 });
await ensureIndexes(connection);
await untilAgreed(() => ensureStreams(nats, STREAMS));

const queue = new JobQueue(nats);
const outputEnd = new OutputEnd(nats);
const dispatcher = new Dispatcher({ generations, queue, logger, userConcurrency: env.AI_USER_CONCURRENCY });
const settlement = new Settlement({ generations, ledger, entries, logger });
const reaper = new Reaper({ generations, queue, dispatcher, outputEnd, settlement, logger });
const taking = { generations, queue, nats, outputEnd, settlement, ledger, entries, logger };
const seal = new KeySeal(env.INTERNAL_SECRET);
const installed = new InstalledModels({ byEnvironment: readModelSettings(env), connections, seal, logger });
const choice = new ModelChoice(installed);
const quotaOf = quotaByRole(env);

askedGauge({
  name: "muhtawa_ai_generations_waiting",
  help: "Generations queued or running: what the number of workers is scaled by",
  registers: [metrics],
  ask: () => generations.count({ status: { $in: ["QUEUED", "RUNNING"] } }),
});

askedGauge({
  name: "muhtawa_ai_free_workers",
  help: "Workers that ask for the next generation, counted once for short texts and once for long ones",
  registers: [metrics],
  ask: () => queue.openPulls(),
});

watchBudget(service, { ledger, tokens: env.AI_DAY_TOKEN_BUDGET, images: env.AI_DAY_IMAGE_BUDGET, interval: env.AI_SWEEP_MS });

const verifyToken = remoteTokenVerifier(env.IDENTITY_URL);
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolvers({
    generations,
    companies,
    briefs,
    dispatcher,
    nats,
    outputEnd,
    logger,
    ledger,
    entries,
    settlement,
    quotaOf,
    pages,
    privatePages: env.AI_PRIVATE_PAGES,
    researches,
    researchTokens: env.AI_RESEARCH_TOKENS,
    thinking: env.AI_THINKING_TOKENS,
    mostWaiting: env.AI_USER_WAITING,
    mayGenerate: env.CONFIRM_EMAIL ? confirmedOnly(confirmedPeople) : async () => {},
    choice,
    states,
    connections,
    installed,
    seal,
  }),
  verifyToken,
  internalSecret: env.INTERNAL_SECRET,
  tokenAccess: TOKEN_ACCESS,
  writesPerMinute: env.WRITES_PER_MINUTE,
});
const own = new OwnGenerations({ generations, nats, logger });
const streams = serveOwnGenerations({ app, own, revocations: service.revocations, verifyToken, internalSecret: env.INTERNAL_SECRET });
// The server waits for open streams, which do not end by themselves.
app.addHook("preClose", async () => streams.end());
ownData({ generations, entries }, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
serveInternalGeneration(generations, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });

await relay.start();
await follower.start({ ...taking, dispatcher });
answerForPast({ generations, entries, companies, briefs }, nats, logger);
service.beforeClose(startSweep({ dispatcher, reaper, settlement, logger, interval: env.AI_SWEEP_MS, holdAge: env.AI_HOLD_MS }));
periodically(service, "reconcile", env.RECONCILE_INTERVAL_MS, () => reconcile(taking, goneParents));
await service.listen();
