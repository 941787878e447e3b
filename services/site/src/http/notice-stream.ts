import {
  EventStream,
  isAdmin,
  type RequestContext,
  requestContext,
  requireActor,
  type Service,
  type SubgraphOptions,
} from "@muhtawa/service-kit";
import { activityOf } from "../activity/activity-view.ts";
import { hearLive, type LiveNotice } from "../notifications/live.ts";
import { notificationOf } from "../notifications/notification-view.ts";
import type { Site } from "../site.ts";

const HEARTBEAT = 15_000;

/**
 * What one person is told while they listen, as server-sent events: `notification`, `read` (notifications read in another window), and
 * `activity`, each entry as the dashboard shows it: a client's own history, for an admin everybody's. A notification's id, handed back as
 * Last-Event-ID, brings those that came after it.
 */
export function serveNotices(
  { app, nats, logger, beforeClose }: Service,
  site: Pick<Site, "activity" | "notifications" | "people" | "things">,
  options: Pick<SubgraphOptions, "verifyToken" | "internalSecret">,
): void {
  const open = new Set<EventStream>();
  app.get("/me/notices/stream", async (request, reply) => {
    const context = await requestContext(request, options);
    const actor = requireActor(context);
    const stream = new EventStream(reply, HEARTBEAT);
    open.add(stream);
    // One after the other, so that they arrive in the order in which they happened.
    let told = Promise.resolve();
    const missed = new Set<string>();
    const tell = (notice: LiveNotice) => {
      told = told
        .then(async () => {
          if (notice.event === "notification" && missed.has(notice.data.id)) return;
          const id = notice.event === "notification" ? notice.data.id : undefined;
          stream.tell(notice.event, await seenBy(site, context, notice), id);
        })
        .catch((error: unknown) => logger.warn({ err: error }, "a notice could not be told"));
    };
    const last = request.headers["last-event-id"]?.toString();
    const tellMissed = async () => {
      for (const row of last ? await site.notifications.since(actor.id, last) : []) {
        const data = notificationOf(row);
        missed.add(data.id);
        stream.tell("notification", data, data.id);
      }
    };
    const stops = isAdmin(actor)
      ? [hearLive(nats, "admins", tell), hearLive(nats, { personId: actor.id }, (notice) => notice.event !== "activity" && tell(notice))]
      : [hearLive(nats, { personId: actor.id }, tell)];
    // The subscriptions stand already: what arrives is queued behind the missed notices.
    told = tellMissed().catch((error: unknown) => logger.warn({ err: error }, "missed notices could not be told"));
    await stream.closed;
    for (const stop of stops) stop();
    open.delete(stream);
  });
  const end = () => open.forEach((stream) => stream.end());
  app.addHook("preClose", async () => end());
  beforeClose(async () => end());
}

/** A notice as this reader sees it. Names are looked up anew: a stream lives long, and people change theirs. */
async function seenBy(
  site: Pick<Site, "activity" | "people" | "things">,
  context: RequestContext,
  { event, data }: LiveNotice,
): Promise<object> {
  if (event !== "activity") return data;
  return activityOf(site, { ...context, memo: new Map() }, { ...data, at: new Date(data.at) });
}
