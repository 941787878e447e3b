import type { Site } from "../site.ts";
import { removeWebhook } from "./webhooks.ts";

/** Deletes the webhooks of a person, or of a company, that is gone; resolves to how many there were. */
export async function takeWebhooksAlong(
  { webhooks, deliveries }: Pick<Site, "webhooks" | "deliveries">,
  of: { readonly ownerId: string } | { readonly companyId: string },
): Promise<number> {
  const found = await webhooks.matching(of, { fields: ["ownerId", "name"] });
  for (const webhook of found) await removeWebhook({ webhooks, deliveries }, webhook);
  return found.length;
}
