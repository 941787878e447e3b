import { newId, notFound, type RequestContext, requireActor, take } from "@muhtawa/service-kit";
import type { Site } from "../site.ts";
import type { Delivery } from "../webhooks/delivery-log.ts";
import { bodyOf } from "../webhooks/event-message.ts";
import type { WebhookMeans } from "../webhooks/webhook-means.ts";
import { ownWebhook } from "./webhooks.ts";

type Means = Pick<WebhookMeans, "asked" | "wake">;

/** Sends a trial to one of the caller's webhooks, also to one that is switched off, once. */
export async function testWebhook(
  { webhooks, deliveries }: Pick<Site, "webhooks" | "deliveries">,
  { asked, wake }: Means,
  context: RequestContext,
  id: string,
): Promise<Delivery> {
  const { _id: webhookId, ownerId, name } = await ownWebhook({ webhooks }, context, id);
  await take(asked, ownerId);
  const deliveryId = newId();
  const body = bodyOf({ id: deliveryId, time: new Date().toISOString() }, "ping", { id: webhookId, title: name });
  const added = await deliveries.add({ _id: deliveryId, webhookId, ownerId, type: "ping", body, mostTries: 1, asked: true });
  wake();
  return added;
}

/** Sends one of the caller's deliveries again, as it was and under the same id. */
export async function replayDelivery(
  { deliveries }: Pick<Site, "deliveries">,
  { asked, wake }: Means,
  context: RequestContext,
  id: string,
): Promise<Delivery> {
  const { id: ownerId } = requireActor(context);
  await take(asked, ownerId);
  const queued = await deliveries.again(id, ownerId);
  if (!queued) throw notFound();
  wake();
  return queued;
}
