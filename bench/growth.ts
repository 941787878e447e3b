/**
 * What a list, a detail and a search cost while contents grow in number, by the content service's own queries on the embedded engine:
 *
 *   node_modules/.bin/node bench/growth.ts [1000 10000 …]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMongo, startNats } from "../infra/local/src/engines/index.ts";
import {
  connectMongo,
  connectNats,
  createLogger,
  ensureIndexes,
  newId,
  OutboxRelay,
  systemContext,
} from "../packages/service-kit/src/index.ts";
import type { Contents } from "../services/content/src/contents.ts";
import { contents } from "../services/content/src/queries/contents.ts";
import { ContentStore } from "../services/content/src/store/content-store.ts";

const SIZES = process.argv.slice(2).map(Number);
const OWN = 200;
const BATCH = 500;
const TURNS = 200;
/** Engine and queries are compiled while they run. */
const WARM_UP = 5;
const WORDS = Array.from({ length: 2_000 }, (_, at) => `word${at.toString(36)}x`);
const ASKED = new Set(["id", "title", "status", "company", "project"]);

const dataDir = await mkdtemp(join(tmpdir(), "growth-"));
const engine = await startMongo({ dataDir, mode: "java" });
const connection = await connectMongo(engine.url, "growth");
const broker = await startNats({ dataDir });
const nats = await connectNats(broker.url, "growth");
const relay = new OutboxRelay({ nats, logger: createLogger("growth", "silent"), streams: [] });
const store = new ContentStore(connection, relay);
await ensureIndexes(connection);
const service = { contents: store, companies: { deletedAmong: async () => [] } } as unknown as Contents;

let made = 0;
const ids: string[] = [];
function content() {
  made += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + made * 60_000);
  const keys = Array.from({ length: 40 }, (_, key) => WORDS[(made * 7 + key * key * 31) % WORDS.length] ?? "");
  const ownerId = `owner-${Math.floor(made / OWN)}`;
  const _id = newId();
  if (made % 10 === 1) ids.push(_id);
  return {
    _id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    outbox: [],
    ownerId,
    companyId: `company-${made % 50}`,
    locale: "en",
    view: "GENERAL",
    title: `${keys[0]} ${made}`,
    type: "ARTICLE",
    keywords: keys.slice(1, 4),
    topics: [],
    status: "DRAFT",
    stage: "IDEA",
    completed: false,
    bodyText: "words ".repeat(350),
    searchKeys: keys,
    titleKeys: keys.slice(0, 1),
    mediaIds: [],
    provenance: [],
  };
}

const asking = (id: string, role: "CLIENT" | "ADMIN") => ({ ...systemContext(), actor: { id, role, scope: [], sessionId: "s" } });
const word = (turn: number) => WORDS[(turn * 13) % WORDS.length] ?? "";
const CASES: Record<string, (turn: number) => Promise<unknown>> = {
  "a person's list": (turn) => contents(service, asking(`owner-${turn % 3}`, "CLIENT"), { page: 1, pageSize: 20 }, ASKED),
  "everybody's list": () => contents(service, asking("admin", "ADMIN"), { page: 1, pageSize: 20 }, ASKED),
  detail: (turn) => store.find(ids[(turn * 37) % ids.length] ?? ""),
  "a person's search": (turn) =>
    contents(service, asking(`owner-${turn % 3}`, "CLIENT"), { page: 1, pageSize: 20, search: word(turn) }, ASKED),
};

/** The lower quartile: what other work of the machine adds is the least there. */
async function timeOf(run: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now();
    await run(turn);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[TURNS / 4] ?? 0;
}

const first = new Map<string, number>();
for (const size of SIZES.length > 0 ? SIZES : [1_000, 10_000, 100_000]) {
  for (let left = size - made; left > 0; left -= BATCH)
    await connection.collection<ReturnType<typeof content>>("contents").insertMany(Array.from({ length: Math.min(BATCH, left) }, content));
  for (let round = 0; round < WARM_UP; round += 1) for (const run of Object.values(CASES)) await timeOf(run);
  for (const [name, run] of Object.entries(CASES)) {
    const milliseconds = await timeOf(run);
    if (!first.has(name)) first.set(name, milliseconds);
    const times = milliseconds / (first.get(name) ?? 1);
    process.stdout.write(`${size} contents, ${name}: ${milliseconds.toFixed(2)} ms, ${times.toFixed(2)} times the first\n`);
  }
}
await Promise.all([connection.close(), nats.close()]);
await Promise.all([engine.stop(), broker.stop()]);
await rm(dataDir, { recursive: true });
