import { parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { z } from "zod";
import { tellLive } from "../notifications/live.ts";
import type { Site } from "../site.ts";

const input = z.object({ ids: z.array(z.string().max(200)).max(500).optional() });

/** Without ids all of the caller's. Their other windows are told. */
export async function markNotificationsRead(
  { notifications }: Pick<Site, "notifications">,
  nats: NatsConnection,
  context: RequestContext,
  given: readonly string[] | undefined,
): Promise<void> {
  const personId = requireActor(context).id;
  const { ids } = parseInput(input, { ids: given });
  await notifications.markRead(personId, ids);
  const unreadCount = await notifications.unreadCount(personId);
  tellLive(nats, { personId }, { event: "read", data: { ids: ids ?? null, unreadCount } });
}
