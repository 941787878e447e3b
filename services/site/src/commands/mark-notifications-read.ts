import { parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { z } from "zod";
import type { MutationMarkNotificationsReadArgs } from "../graphql/generated/schema.ts";
import { tellLive } from "../notifications/live.ts";
import type { Site } from "../site.ts";

const input = z.object({ ids: z.array(z.string().max(200)).max(500).nullish(), until: z.date().nullish() });

/** Without ids all of the caller's, up to a moment if one is given. Their other windows are told. */
export async function markNotificationsRead(
  { notifications }: Pick<Site, "notifications">,
  nats: NatsConnection,
  context: RequestContext,
  given: MutationMarkNotificationsReadArgs,
): Promise<void> {
  const personId = requireActor(context).id;
  const { ids, until } = parseInput(input, given);
  await notifications.markRead(personId, { ids, until });
  const unreadCount = await notifications.unreadCount(personId);
  tellLive(
    nats,
    { personId },
    { event: "read", data: { ids: ids ?? null, ...(until ? { until: until.toISOString() } : {}), unreadCount } },
  );
}
