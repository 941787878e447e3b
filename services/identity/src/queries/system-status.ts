import { stat } from "node:fs/promises";
import { askReport, type DeadLetter, deadLetterOf, deadLetters, type RequestContext, type ServiceReport } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { SERVICES } from "../domain/services.ts";
import type { SystemService, SystemStatus } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

const MOST_LETTERS = 50;

/** How every service is, as it says itself, and what was given up; for super admins. */
export async function systemStatus(
  { nats, backupMark }: Pick<Identity, "nats" | "backupMark">,
  context: RequestContext,
): Promise<SystemStatus> {
  authorise(context, "systemStatus");
  const [services, letters, lastBackupAt] = await Promise.all([
    Promise.all(SERVICES.map(async (name) => told(name, await askReport(nats, name)))),
    givenUp(nats),
    backupMark === undefined
      ? null
      : stat(backupMark).then(
          ({ mtime }) => mtime,
          () => null,
        ),
  ]);
  return {
    services,
    deadLetterCount: letters.count,
    deadLetters: letters.first.map(({ sequence, durable, subject, error, at }) => ({
      id: String(sequence),
      consumer: durable,
      subject,
      error,
      at,
    })),
    lastBackupAt,
  };
}

function told(name: string, report: ServiceReport | undefined): SystemService {
  if (!report) return { name, answers: false, failing: [], lag: [], missing: [], migrations: [] };
  const { startedAt, memory, ...rest } = report;
  return { name, answers: true, ...rest, startedAt: new Date(startedAt), memoryBytes: memory };
}

async function givenUp(nats: Identity["nats"]): Promise<{ count: number; first: DeadLetter[] }> {
  const first: DeadLetter[] = [];
  const manager = await nats.jetstreamManager();
  for await (const message of deadLetters(nats)) if (first.push(deadLetterOf(message)) === MOST_LETTERS) break;
  return { count: (await manager.streams.info("DLQ")).state.messages, first };
}
