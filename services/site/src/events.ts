import {
  basicDataState,
  branchState,
  contactFormSubmitted,
  contactState,
  commentAdded,
  contentAssigned,
  contentPublished,
  contentReviewRequested,
  generationFinished,
  partnerState,
  siteSettingsState,
  userDeleted,
  userState,
  companyDeleted,
  webhookState,
  webhookSwitchedOff,
} from "@muhtawa/contracts";
import { type EventMap, mediaOwners, onEnd, onFact, onFactRepeatably, onRow, onState } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { keepInHistory } from "./activity/keep-in-history.ts";
import { OWN_FACTS, TOLD_EVENTS } from "./activity/told-events.ts";
import { followClient } from "./commands/follow-client.ts";
import { forgetPerson } from "./commands/forget-person.ts";
import { takeWebhooksAlong } from "./commands/take-webhooks-along.ts";
import { notifierOf } from "./notifications/notify.ts";
import { people } from "./read-models/people.ts";
import { things } from "./read-models/things.ts";
import type { Site } from "./site.ts";
import { WEBHOOK_SOURCES } from "./webhooks/event-message.ts";
import { queueEvent } from "./webhooks/queue-event.ts";

interface Ports {
  readonly site: Site;
  readonly nats: NatsConnection;
  /** Has what is due sent to webhooks at once. */
  readonly wake: () => void;
}

/** What site has to do with events. */
export const events: EventMap<Ports> = {
  service: "site",
  publishes: [basicDataState, branchState, contactState, partnerState, siteSettingsState, webhookState, ...OWN_FACTS],
  keeps: [people, mediaOwners, things],
  does: [
    onRow("has the day's figures counted again", things, async ({ site }, { ownerId, day }) => {
      if (ownerId && day) await site.buckets.mark({ ownerId, day });
    }),
    onState("keeps clients' contacts", userState, ({ site }, event) => followClient(site, event)),
    ...TOLD_EVENTS.map((event) =>
      onFactRepeatably("keeps it in the history", event, ({ site, nats }: Ports, told) => keepInHistory(site, nats, told)),
    ),
    onFact("notifies its owner", generationFinished, ({ site, nats }, event) => notifierOf(site, nats).generationFinished(event)),
    onFact("notifies admins", contentReviewRequested, ({ site, nats }, event) => notifierOf(site, nats).reviewRequested(event)),
    onFact("notifies its owner", contentPublished, ({ site, nats }, event) => notifierOf(site, nats).published(event)),
    onFact("notifies whose it is", contentAssigned, ({ site, nats }, event) => notifierOf(site, nats).assigned(event)),
    onFact("notifies who is spoken to, and whom it concerns", commentAdded, ({ site, nats }, event) =>
      notifierOf(site, nats).commented(event),
    ),
    onFact("notifies admins", contactFormSubmitted, ({ site, nats }, event) => notifierOf(site, nats).contactFormSubmitted(event)),
    onFact("notifies its owner", webhookSwitchedOff, ({ site, nats }, event) => notifierOf(site, nats).webhookSwitchedOff(event)),
    ...WEBHOOK_SOURCES.map(({ event }) =>
      onFactRepeatably("tells its owner's webhooks", event, async ({ site, wake }: Ports, told) => {
        if ((await queueEvent(site, event, told)) > 0) wake();
      }),
    ),
    onEnd("deletes its webhooks", companyDeleted, ({ site }, { aggregateId }) => takeWebhooksAlong(site, { companyId: aggregateId })),
    onEnd("deletes their webhooks", userDeleted, async ({ site }, { aggregateId }) => {
      const webhooks = await takeWebhooksAlong(site, { ownerId: aggregateId });
      return webhooks + (await site.deliveries.deleteOfPerson(aggregateId));
    }),
    onEnd("forgets the person", userDeleted, ({ site }, { aggregateId }) => forgetPerson(site, aggregateId)),
  ],
};
