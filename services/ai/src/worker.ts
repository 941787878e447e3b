import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import { stopSubject } from "@muhtawa/contracts";
import { readEnv, startService } from "@muhtawa/service-kit";
import { Gauge } from "prom-client";
import { workerEnv } from "./env.ts";
import { JobQueue } from "./jobs/job-queue.ts";
import { ModelChoice } from "./models/model-choice.ts";
import { InstalledModels } from "./models/installed-models.ts";
import { KeySeal } from "./models/key-seal.ts";
import { isHalfConfigured, readModelSettings } from "./models/model-settings.ts";
import { ModelStates } from "./models/model-states.ts";
import { openDesk } from "./models/open-desk.ts";
import { Briefs } from "./read-models/briefs.ts";
import { Companies } from "./read-models/companies.ts";
import { GenerationStore } from "./store/generation-store.ts";
import { modelConnectionStore } from "./store/model-connection-store.ts";
import { UsageEntries } from "./store/usage-entries.ts";
import { UsageLedger } from "./store/usage-ledger.ts";
import { Settlement } from "./usage/settlement.ts";
import { DocumentTexts } from "./worker/document-texts.ts";
import { Illustrator } from "./worker/illustrator.ts";
import { JobRunner } from "./worker/job-runner.ts";
import { MediaKeeper } from "./worker/media-keeper.ts";
import { sourceReader } from "./worker/read-source.ts";
import { answerTrials } from "./worker/model-trials.ts";
import { Slots } from "./worker/slots.ts";

const STREAMS = ["AI", "AI_JOBS", "AI_OUTPUT"] as const;

const env = readEnv(workerEnv);
const service = await startService({ name: "ai", process: "ai-worker", env, streams: STREAMS });
const { logger, connection, nats, relay, metrics } = service;

if (isHalfConfigured(env)) logger.warn("AI_MODEL and AI_BASE_URL (or AI_API_KEY) belong together; until then the offline composer writes");

await ensureLexicons();
const generations = new GenerationStore(connection, relay);
const connections = modelConnectionStore(connection, relay);
await relay.start();

const seal = new KeySeal(env.INTERNAL_SECRET);
const installed = new InstalledModels({ byEnvironment: readModelSettings(env), connections, seal, logger });
const choice = new ModelChoice(installed);
const states = new ModelStates(connection, logger);
const content = { url: env.CONTENT_URL, secret: env.INTERNAL_SECRET };
const keeper = new MediaKeeper(content);
const documents = new DocumentTexts(content);
const runner = new JobRunner({
  generations,
  companies: new Companies(connection),
  briefs: new Briefs(connection),
  documents,
  readSource: sourceReader(documents, { privatePages: env.AI_PRIVATE_PAGES }),
  research: {
    tools: {
      searchUrl: env.AI_SEARCH_URL,
      hosts: env.AI_RESEARCH_HOSTS,
      privatePages: env.AI_PRIVATE_PAGES,
      timeout: env.AI_RESEARCH_TOOL_MS,
    },
    steps: env.AI_RESEARCH_STEPS,
    time: env.AI_RESEARCH_MS,
  },
  nats,
  installed,
  choice,
  desk: openDesk(choice, states, env),
  illustrator: new Illustrator({ choice, states, keeper, total: env.AI_TOTAL_MS, backoff: env.AI_BACKOFF_MS }),
  settlement: new Settlement({ generations, ledger: new UsageLedger(connection), entries: new UsageEntries(connection), logger }),
  logger,
  leaseMs: env.AI_LEASE_MS,
});
const slots = new Slots({
  queue: new JobQueue(nats),
  logger,
  slots: env.AI_WORKER_SLOTS,
  ackWait: env.AI_LEASE_MS,
  run: (message) => runner.run(message),
});

nats.subscribe(stopSubject("*"), {
  callback: (_, message) => runner.stop(message.subject.split(".")[2] ?? ""),
});

answerTrials({ nats, seal, logger });

new Gauge({
  name: "muhtawa_ai_worker_busy_slots",
  help: "Slots that are writing",
  registers: [metrics],
  collect() {
    this.set(slots.busy);
  },
});

service.beforeClose(async () => {
  const ended = slots.stop();
  runner.abandonAll();
  await ended;
});
slots.start();
await service.listen();
