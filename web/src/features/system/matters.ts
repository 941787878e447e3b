import type { SystemModelsQuery, SystemStatusQuery } from "../../generated/graphql.ts";
import { formatList } from "../../lib/format.ts";

type Status = SystemStatusQuery["systemStatus"];
type Service = Status["services"][number];
type Model = SystemModelsQuery["aiModels"][number];

/** What somebody should look at: a key of the messages, with what they name. */
export interface Matter {
  readonly id: string;
  readonly kind:
    | "away"
    | "failing"
    | "partlyFailing"
    | "mute"
    | "versions"
    | "behind"
    | "incomplete"
    | "migrationFails"
    | "outbox"
    | "deadLetters"
    | "noWorker"
    | "diskFull"
    | "noBackup"
    | "oldBackup"
    | "modelFails";
  readonly tone: "danger" | "warning";
  readonly values: Readonly<Record<string, string | number>>;
}

/** Fewer events are what a service has to do at any time. */
const MANY_EVENTS = 100;
/** Seconds. */
const LONG_IN_OUTBOX = 60;
const LITTLE_ROOM = 0.1;
/** Milliseconds. */
const DAY = 24 * 3_600_000;
const OLD_BACKUP = 7 * DAY;

/** What is wrong, the worst first; nothing where all is in order. */
export function mattersOf(status: Status, models: readonly Model[] | undefined, now = Date.now()): Matter[] {
  const matters = [...status.services.flatMap(ofService), ...ofAll(status, now), ...(models ?? []).flatMap(ofModel)];
  return matters.toSorted((one, other) => Number(one.tone === "warning") - Number(other.tone === "warning"));
}

function ofService(service: Service): Matter[] {
  const {
    name,
    answers,
    failing,
    lag,
    missing,
    migrations,
    outboxAgeSeconds,
    outboxPending,
    diskBytes,
    diskFreeBytes,
    generationsWaiting,
    freeWorkers,
    instances,
  } = service;
  const matter = (kind: Matter["kind"], tone: Matter["tone"], values: Matter["values"] = {}): Matter => ({
    id: `${name} ${kind}`,
    kind,
    tone,
    values: { name, ...values },
  });
  if (!answers) return [matter("away", "danger")];
  const unready = instances.filter((instance) => instance.failing.length > 0);
  const mute = instances.filter((instance) => !instance.answers);
  const isPartly = unready.length < instances.length - mute.length;
  const failed = migrations.find(({ failure }) => failure != null);
  const waiting = lag.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(failing.length > 0 && !isPartly ? [matter("failing", "danger", { what: formatList(failing) })] : []),
    ...(failing.length > 0 && isPartly ? [matter("partlyFailing", "warning", { what: formatList(failing), count: unready.length })] : []),
    ...(mute.length > 0 ? [matter("mute", "warning", { what: formatList(mute.map(({ id }) => id)) })] : []),
    ...(failed ? [matter("migrationFails", "danger", { what: failed.name, why: failed.failure ?? "" })] : []),
    ...((outboxAgeSeconds ?? 0) > LONG_IN_OUTBOX ? [matter("outbox", "danger", { count: outboxPending ?? 0 })] : []),
    ...(waiting > MANY_EVENTS ? [matter("behind", "warning", { count: waiting })] : []),
    ...(missing.length > 0 ? [matter("incomplete", "warning", { what: formatList(missing.map((model) => model.name)) })] : []),
    ...(diskBytes != null && diskFreeBytes != null && diskFreeBytes < diskBytes * LITTLE_ROOM ? [matter("diskFull", "danger")] : []),
    // Unknown is not none: the broker has to have said so.
    ...((generationsWaiting ?? 0) > 0 && freeWorkers === 0 ? [matter("noWorker", "warning", { count: generationsWaiting ?? 0 })] : []),
  ];
}

function ofAll({ services, deadLetterCount, lastBackupAt }: Status, now: number): Matter[] {
  const versions = new Set(services.flatMap(({ instances }) => instances.flatMap(({ version }) => version ?? [])));
  return [
    ...(deadLetterCount > 0 ? [{ id: "letters", kind: "deadLetters", tone: "danger", values: { count: deadLetterCount } } as const] : []),
    ...(versions.size > 1
      ? [{ id: "versions", kind: "versions", tone: "warning", values: { what: formatList([...versions]) } } as const]
      : []),
    ...ofBackup(lastBackupAt, now),
  ];
}

function ofBackup(at: string | null | undefined, now: number): Matter[] {
  if (at == null) return [{ id: "backup", kind: "noBackup", tone: "warning", values: {} }];
  const age = now - Date.parse(at);
  return age > OLD_BACKUP ? [{ id: "backup", kind: "oldBackup", tone: "warning", values: { count: Math.floor(age / DAY) } }] : [];
}

function ofModel({ id, label, state }: Model): Matter[] {
  if (!state?.lastFailureAt || (state.lastSuccessAt && state.lastSuccessAt > state.lastFailureAt)) return [];
  return [{ id: `model ${id}`, kind: "modelFails", tone: "warning", values: { name: label, what: state.lastFailure ?? "" } }];
}
