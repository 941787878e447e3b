import { z } from "zod";
import type { Migrations } from "../migrations/migrations.ts";
import { RELEASE } from "../migrations/release.ts";
import type { Service } from "../service.ts";

const subjectOf = (service: string) => `ops.report.${service}`;
const PATIENCE = 4_000;

const counts = z.array(z.object({ name: z.string(), count: z.number() }));
const report = z.object({
  version: z.string(),
  startedAt: z.string(),
  /** What it needs and doesn't have. */
  failing: z.array(z.string()),
  /** Bytes. */
  memory: z.number(),
  /** Events that a consumer hasn't been done with. */
  lag: counts,
  /** Why a read model isn't complete. */
  missing: counts,
  /** What its data is still to be brought to this release by; absent in what an earlier release says. */
  migrations: z.array(z.object({ name: z.string(), done: z.number(), total: z.number(), failure: z.string().optional() })).default([]),
  outboxPending: z.number().optional(),
  outboxAgeSeconds: z.number().optional(),
  streamBytes: z.number().optional(),
  diskBytes: z.number().optional(),
  diskFreeBytes: z.number().optional(),
  generationsWaiting: z.number().optional(),
  freeWorkers: z.number().optional(),
});
/** What a service says of how it is. */
export type ServiceReport = z.infer<typeof report>;

type Reporting = Pick<Service, "nats" | "name" | "app" | "metrics" | "logger"> & { readonly migrations: Pick<Migrations, "outstanding"> };

/** Says over the broker how the service is, by the figures of its `/metrics` and the checks of its `/readyz`; of several replicas one answers. */
export function answerForReport(service: Reporting): void {
  const { nats, name, logger } = service;
  nats.subscribe(subjectOf(name), {
    queue: "report",
    callback(error, message) {
      if (error) return logger.warn({ err: error }, "requests for a report can't be received");
      reportOf(service)
        .then((given) => message.respond(JSON.stringify(given)))
        .catch((failure: unknown) => logger.warn({ err: failure }, "a report could not be given"));
    },
  });
}

async function reportOf({ app, metrics, migrations }: Pick<Reporting, "app" | "metrics" | "migrations">): Promise<ServiceReport> {
  const [ready, asked, outstanding] = await Promise.all([app.inject("/readyz"), metrics.getMetricsAsJSON(), migrations.outstanding()]);
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
    migrations: outstanding,
    outboxPending: one("muhtawa_outbox_pending"),
    outboxAgeSeconds: one("muhtawa_outbox_age_seconds"),
    streamBytes: sum("muhtawa_stream_bytes"),
    diskBytes: one("muhtawa_media_disk_bytes"),
    diskFreeBytes: one("muhtawa_media_disk_free_bytes"),
    generationsWaiting: one("muhtawa_ai_generations_waiting"),
    freeWorkers: one("muhtawa_ai_free_workers"),
  };
}

/** Asks a service how it is; undefined when it doesn't answer within 4 s. */
export async function askReport(nats: Service["nats"], service: string): Promise<ServiceReport | undefined> {
  try {
    const answer = await nats.request(subjectOf(service), "", { timeout: PATIENCE });
    return report.parse(answer.json());
  } catch {
    // No responder, a timeout, or a release whose report has another shape: the state is unknown.
    return undefined;
  }
}
