import { hostname } from "node:os";
import { z } from "zod";

/** Where every process of a service says at once which one it is. */
export const presenceSubject = (service: string): string => `ops.present.${service}`;
/** Where every process of a service says how it is. */
export const reportSubject = (service: string): string => `ops.report.${service}`;

/** The machine (a pod's or container's name) and the number of this process there. */
export const THIS_INSTANCE = `${hostname()}:${process.pid}`;

/** What a process says at once. */
export const presence = z.object({ instance: z.string(), process: z.string() });

const counts = z.array(z.object({ name: z.string(), count: z.number() }));

/** What a process says of how it is. */
export const report = presence.extend({
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
  /** What its data is still to be brought to this release by. */
  migrations: z.array(z.object({ name: z.string(), done: z.number(), total: z.number(), failure: z.string().optional() })),
  outboxPending: z.number().optional(),
  outboxAgeSeconds: z.number().optional(),
  streamBytes: z.number().optional(),
  diskBytes: z.number().optional(),
  diskFreeBytes: z.number().optional(),
  generationsWaiting: z.number().optional(),
  freeWorkers: z.number().optional(),
});
/** What a process of a service says of how it is. */
export type ServiceReport = z.infer<typeof report>;
