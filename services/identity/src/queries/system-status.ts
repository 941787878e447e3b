import { stat } from "node:fs/promises";
import { askReports, type DeadLetter, deadLetterOf, deadLetters, type RequestContext } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { REPORTING } from "../domain/services.ts";
import type { SystemStatus } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { systemService } from "./system-service.ts";

const MOST_LETTERS = 50;

/** How the gateway and every service are, as their processes say themselves, and what was given up; for super admins. */
export async function systemStatus(
  { nats, backupMark }: Pick<Identity, "nats" | "backupMark">,
  context: RequestContext,
): Promise<SystemStatus> {
  authorise(context, "systemStatus");
  const [services, letters, lastBackupAt] = await Promise.all([
    Promise.all(REPORTING.map(async (name) => systemService(name, await askReports(nats, name)))),
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

async function givenUp(nats: Identity["nats"]): Promise<{ count: number; first: DeadLetter[] }> {
  const first: DeadLetter[] = [];
  const manager = await nats.jetstreamManager();
  for await (const message of deadLetters(nats)) if (first.push(deadLetterOf(message)) === MOST_LETTERS) break;
  return { count: (await manager.streams.info("DLQ")).state.messages, first };
}
