import type {
  commentAdded,
  contentAssigned,
  DataOf,
  EventEnvelope,
  contactFormSubmitted,
  contentPublished,
  contentReviewRequested,
  generationFinished,
  webhookSwitchedOff,
} from "@muhtawa/contracts";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import type { Site } from "../site.ts";
import { tellLive } from "./live.ts";
import { notificationOf } from "./notification-view.ts";
import type { NotificationRow } from "./notifications.ts";

type About = Pick<NotificationRow, "kind" | "title" | "targetType" | "targetId" | "status">;

/** People go elsewhere while it is made; what takes seconds is waited for. */
const LONG_WORK: ReadonlySet<string> = new Set<DataOf<typeof generationFinished>["kind"]>(["ARTICLE", "IMAGE"]);

/** Tells people of what they wait for, once each. */
export function notifierOf(
  { notifications, people, things, contacts }: Pick<Site, "notifications" | "people" | "things" | "contacts">,
  nats: NatsConnection,
) {
  const tell = async (personIds: readonly string[], event: EventEnvelope, about: About) => {
    for (const personId of personIds) {
      const row: NotificationRow = { _id: `${event.id}/${personId}`, personId, ...about, at: new Date(event.time) };
      if (await notifications.add(row)) tellLive(nats, { personId }, { event: "notification", data: notificationOf(row) });
    }
  };
  const adminsBut = async (actor: EventEnvelope["actor"]) => (await people.admins()).filter((id) => id !== actor?.id);

  return {
    /** Of what takes long, when it is there, and of whatever failed. Who stopped a generation knows that it has ended. */
    async generationFinished(event: EventEnvelope<DataOf<typeof generationFinished>>): Promise<void> {
      const { ownerId, companyId, contentId, kind, status } = event.data;
      if (status !== "FAILED" && !(status === "COMPLETED" && LONG_WORK.has(kind))) return;
      const ofContent = contentId && (await things.titleOf("content", contentId));
      const ofCompany = companyId && (await things.titleOf("company", companyId));
      const target = contentId
        ? { targetType: "content", targetId: contentId }
        : companyId
          ? { targetType: "company", targetId: companyId }
          : { targetType: "generation", targetId: event.aggregateId };
      await tell([ownerId], event, { kind: "GENERATION_FINISHED", title: ofContent || ofCompany || "", status, ...target });
    },

    async reviewRequested(event: EventEnvelope<DataOf<typeof contentReviewRequested>>): Promise<void> {
      const about = { kind: "REVIEW_REQUESTED", title: event.data.title, targetType: "content", targetId: event.aggregateId } as const;
      await tell(await adminsBut(event.actor), event, about);
    },

    /** Who publishes by hand needs no word of it; the schedule has no actor. */
    async published(event: EventEnvelope<DataOf<typeof contentPublished>>): Promise<void> {
      if (event.actor?.id === event.data.ownerId) return;
      const about = { kind: "CONTENT_PUBLISHED", title: event.data.title, targetType: "content", targetId: event.aggregateId } as const;
      await tell([event.data.ownerId], event, about);
    },

    /** Whose it is to work on from now on; not who has said so. */
    async assigned(event: EventEnvelope<DataOf<typeof contentAssigned>>): Promise<void> {
      const { assigneeId, title } = event.data;
      if (!assigneeId || assigneeId === event.actor?.id) return;
      await tell([assigneeId], event, { kind: "ASSIGNED", title, targetType: "content", targetId: event.aggregateId });
    },

    /** Who is spoken to, and whoever else has to do with it: the content's owner and who has said something before. */
    async commented(event: EventEnvelope<DataOf<typeof commentAdded>>): Promise<void> {
      const { ownerId, contentId, title, mentionIds, participantIds } = event.data;
      const about = { title, targetType: "content", targetId: contentId } as const;
      const others = (ids: readonly string[]) => ids.filter((id) => id !== event.actor?.id);
      await tell(others(mentionIds), event, { kind: "MENTIONED", ...about });
      const concerned = [...new Set([ownerId, ...participantIds])].filter((id) => !mentionIds.includes(id));
      await tell(others(concerned), event, { kind: "COMMENTED", ...about });
    },

    /** Nobody is at it when nothing reaches their webhook any more. */
    async webhookSwitchedOff(event: EventEnvelope<DataOf<typeof webhookSwitchedOff>>): Promise<void> {
      const { ownerId, name } = event.data;
      await tell([ownerId], event, { kind: "WEBHOOK_OFF", title: name, targetType: "webhook", targetId: event.aggregateId });
    },

    async contactFormSubmitted(event: EventEnvelope<DataOf<typeof contactFormSubmitted>>): Promise<void> {
      const contact = await contacts.find(event.aggregateId);
      if (!contact) return;
      const about = { kind: "CONTACT_FORM", title: contact.name, targetType: "contact", targetId: contact._id } as const;
      await tell(await people.admins(), event, about);
    },
  };
}
