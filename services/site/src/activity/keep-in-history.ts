import type { EventEnvelope } from "@muhtawa/contracts";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { tellActivity } from "../notifications/live.ts";
import type { Site } from "../site.ts";
import { entryOf } from "./entry-of-event.ts";

/** Keeps a fact in the platform's history and tells whoever listens. */
export async function keepInHistory({ activity }: Pick<Site, "activity">, nats: NatsConnection, event: EventEnvelope): Promise<void> {
  const entry = entryOf(event);
  if ((await activity.add(entry)) && !entry.auditOnly) tellActivity(nats, entry);
}
