import { type Page, pageRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { ownWebhook } from "../commands/webhooks.ts";
import type { ShownWebhook } from "../domain/webhook.ts";
import type { QueryWebhookDeliveriesArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";
import type { Delivery } from "../webhooks/delivery-log.ts";

/** The caller's own webhooks, the newest first. */
export async function webhooks(site: Pick<Site, "webhooks">, context: RequestContext): Promise<ShownWebhook[]> {
  const { id: ownerId } = requireActor(context);
  return site.webhooks.matching({ ownerId }, { without: ["sealedSecret", "earlierSealedSecret"] });
}

/** What is to be sent to one of the caller's webhooks and what was, the newest first. */
export async function webhookDeliveries(
  site: Pick<Site, "webhooks" | "deliveries">,
  context: RequestContext,
  args: QueryWebhookDeliveriesArgs,
): Promise<Page<Delivery>> {
  const { _id } = await ownWebhook(site, context, args.webhookId);
  return site.deliveries.page(_id, pageRequest(args, 20));
}
