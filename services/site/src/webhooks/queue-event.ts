import { createHash } from "node:crypto";
import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import { MOST_TRIES } from "../domain/retry-times.ts";
import type { Site } from "../site.ts";
import { bodyOf, typeOf, WEBHOOK_SOURCES } from "./event-message.ts";

/** A delivery's id follows from what it delivers where, so that an event that comes twice is one delivery. */
const deliveryId = (eventId: string, webhookId: string): string =>
  createHash("sha256").update(`${eventId}/${webhookId}`).digest("hex").slice(0, 32);

/** Queues an event for those webhooks of its owner that are for it; resolves to how many that are. */
export async function queueEvent(
  { webhooks, deliveries, things }: Pick<Site, "webhooks" | "deliveries" | "things">,
  of: EventDefinition,
  event: EventEnvelope,
): Promise<number> {
  const told = await WEBHOOK_SOURCES.find((source) => source.event === of)?.told(event, (kind, id) => things.titleOf(kind, id));
  if (!told) return 0;
  const all = await webhooks.matching({ ownerId: told.ownerId }, { fields: ["ownerId", "companyId", "events", "active"] });
  const meant = all.filter(
    ({ active, events, companyId }) => active && events.includes(told.event) && (!companyId || companyId === told.companyId),
  );
  const type = typeOf(told);
  const body = bodyOf(event, type, told.data);
  for (const { _id, ownerId } of meant)
    await deliveries.add({ _id: deliveryId(event.id, _id), webhookId: _id, ownerId, type, body, mostTries: MOST_TRIES });
  return meant.length;
}
