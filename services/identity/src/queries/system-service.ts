import { compareReleases, type InstanceReport, type ServiceReport } from "@muhtawa/service-kit";
import type { SystemCount, SystemInstance, SystemMigration, SystemService } from "../graphql/generated/schema.ts";

/** How a service is, by what its processes say: each for itself, and together of what they share, as whoever sees most waiting says. */
export function systemService(name: string, instances: readonly InstanceReport[]): SystemService {
  const reports = instances.flatMap(({ report }) => report ?? []);
  const most = (figure: (report: ServiceReport) => number | undefined) =>
    reports.map(figure).reduce((one, other) => (one === undefined || (other ?? 0) > one ? other : one), undefined);
  const [oldest] = reports.map(({ version }) => version).toSorted(compareReleases);
  const [first] = reports.map(({ startedAt }) => startedAt).toSorted();
  return {
    name,
    answers: reports.length > 0,
    version: oldest,
    startedAt: first === undefined ? undefined : new Date(first),
    failing: [...new Set(reports.flatMap(({ failing }) => failing))],
    memoryBytes: reports.length === 0 ? undefined : reports.reduce((sum, { memory }) => sum + memory, 0),
    lag: mostOfEach(reports.flatMap(({ lag }) => lag)),
    missing: mostOfEach(reports.flatMap(({ missing }) => missing)),
    migrations: leastDone(reports.flatMap(({ migrations }) => migrations)),
    outboxPending: most(({ outboxPending }) => outboxPending),
    outboxAgeSeconds: most(({ outboxAgeSeconds }) => outboxAgeSeconds),
    streamBytes: most(({ streamBytes }) => streamBytes),
    ...fullestDisk(reports),
    generationsWaiting: most(({ generationsWaiting }) => generationsWaiting),
    freeWorkers: most(({ freeWorkers }) => freeWorkers),
    instances: instances.map(systemInstance),
  };
}

function systemInstance({ instance, process, report }: InstanceReport): SystemInstance {
  if (!report) return { id: instance, process, answers: false, failing: [] };
  const { version, startedAt, failing, memory } = report;
  return { id: instance, process, answers: true, version, startedAt: new Date(startedAt), failing, memoryBytes: memory };
}

function mostOfEach(counts: readonly SystemCount[]): SystemCount[] {
  const most = new Map<string, number>();
  for (const { name, count } of counts) most.set(name, Math.max(most.get(name) ?? 0, count));
  return [...most].map(([name, count]) => ({ name, count }));
}

/** Processes tell of the same migration; what fails for one of them is said. */
function leastDone(migrations: readonly SystemMigration[]): SystemMigration[] {
  const least = new Map<string, SystemMigration>();
  for (const migration of migrations) {
    const known = least.get(migration.name);
    const failure = known?.failure ?? migration.failure;
    least.set(migration.name, { ...(known && known.done < migration.done ? known : migration), failure });
  }
  return [...least.values()];
}

/** Processes may have a disk each. */
function fullestDisk(reports: readonly ServiceReport[]): Pick<SystemService, "diskBytes" | "diskFreeBytes"> {
  const [fullest] = reports
    .flatMap(({ diskBytes, diskFreeBytes }) => (diskBytes === undefined || diskFreeBytes === undefined ? [] : { diskBytes, diskFreeBytes }))
    .toSorted((one, other) => one.diskFreeBytes - other.diskFreeBytes);
  return fullest ?? {};
}
