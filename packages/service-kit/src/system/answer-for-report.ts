import type { Migrations } from "../migrations/migrations.ts";
import { RELEASE } from "../migrations/release.ts";
import type { Msg } from "../nats.ts";
import type { Service } from "../service.ts";
import { presenceSubject, reportSubject, type ServiceReport, THIS_INSTANCE } from "./report.ts";

interface Reporting extends Pick<Service, "nats" | "name" | "app" | "metrics" | "logger"> {
  /** What the process is called where a service has several kinds. */
  readonly process?: string;
  /** Tells it from the service's other processes. */
  readonly instance?: string;
  /** Absent where the process keeps no data. */
  readonly migrations?: Pick<Migrations, "outstanding">;
}

/** Says over the broker that this process is there, and how it is by the figures of its `/metrics` and the checks of its `/readyz`. */
export function answerForReport(service: Reporting): void {
  const { name, process: kind = name, instance = THIS_INSTANCE } = service;
  const self = { instance, process: kind };
  answer(service, presenceSubject(name), async () => self);
  answer(service, reportSubject(name), async () => ({ ...self, ...(await stateOf(service)) }));
}

function answer({ nats, logger }: Reporting, subject: string, say: () => Promise<object>): void {
  const respond = async (message: Msg) => message.respond(JSON.stringify(await say()));
  nats.subscribe(subject, {
    callback(error, message) {
      if (error) return logger.warn({ err: error }, "requests for a report can't be received");
      respond(message).catch((failure: unknown) => logger.warn({ err: failure }, "a report could not be given"));
    },
  });
}

async function stateOf({ app, metrics, migrations }: Reporting): Promise<Omit<ServiceReport, "instance" | "process">> {
  const [ready, asked, outstanding] = await Promise.all([app.inject("/readyz"), metrics.getMetricsAsJSON(), migrations?.outstanding()]);
  const { checks } = ready.json<{ checks: Record<string, boolean> }>();
  const values = new Map(asked.map((metric) => [metric.name, metric.values]));
  const one = (name: string) => values.get(name)?.[0]?.value;
  const sum = (name: string) => values.get(name)?.reduce((total, { value }) => total + value, 0);
  const above0 = (name: string, label: string) =>
    (values.get(name) ?? []).filter(({ value }) => value > 0).map(({ labels, value }) => ({ name: String(labels[label]), count: value }));
  return {
    version: RELEASE,
    startedAt: new Date((one("process_start_time_seconds") ?? 0) * 1000).toISOString(),
    failing: Object.entries(checks).flatMap(([check, passes]) => (passes ? [] : [check])),
    memory: one("process_resident_memory_bytes") ?? 0,
    lag: above0("muhtawa_consumer_lag", "durable"),
    missing: above0("muhtawa_read_model_missing", "model"),
    migrations: outstanding ?? [],
    outboxPending: one("muhtawa_outbox_pending"),
    outboxAgeSeconds: one("muhtawa_outbox_age_seconds"),
    streamBytes: sum("muhtawa_stream_bytes"),
    diskBytes: one("muhtawa_media_disk_bytes"),
    diskFreeBytes: one("muhtawa_media_disk_free_bytes"),
    generationsWaiting: one("muhtawa_ai_generations_waiting"),
    freeWorkers: one("muhtawa_ai_free_workers"),
  };
}
