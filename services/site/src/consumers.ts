import {
  companyState,
  contactFormSubmitted,
  contentPublished,
  contentReviewRequested,
  contentState,
  generationFinished,
  generationState,
  mediaState,
  projectState,
  userDeleted,
  userState,
} from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition, projection, reaction } from "@muhtawa/service-kit";
import type { NatsConnection } from "nats";
import { entryOf } from "./activity/entry-of-event.ts";
import { TOLD_EVENTS } from "./activity/told-events.ts";
import { followClient } from "./commands/follow-client.ts";
import { forgetPerson } from "./commands/forget-person.ts";
import { countThing } from "./dashboard/count-thing.ts";
import { tellActivity } from "./notifications/live.ts";
import { notifierOf } from "./notifications/notify.ts";
import type { Site } from "./site.ts";

/** What site takes from other services' events, and what it does upon them and its own. */
export function consumersOf(site: Site, nats: NatsConnection, options: CascadeOptions): ConsumerDefinition[] {
  const { people, images, activity } = site;
  const notifier = notifierOf(site, nats);
  const tell = async (event: Parameters<typeof entryOf>[0]) => {
    const entry = entryOf(event);
    if (await activity.add(entry)) tellActivity(nats, entry);
  };
  return [
    projection("site--people-v1", userState, (event) => people.apply(event)),
    projection("site--image-owners-v1", mediaState, (event) => images.apply(event)),
    projection("site--clients-v1", userState, (event) => followClient(site, event)),
    projection("site--counted-users-v2", userState, (event) => countThing(site, "user", event)),
    projection("site--counted-companies-v1", companyState, (event) => countThing(site, "company", event)),
    projection("site--counted-projects-v1", projectState, (event) => countThing(site, "project", event)),
    projection("site--counted-contents-v1", contentState, (event) => countThing(site, "content", event)),
    projection("site--counted-generations-v1", generationState, (event) => countThing(site, "generation", event)),
    ...TOLD_EVENTS.map((event) => reaction(`site--told-${event.name.replaceAll(".", "-")}-v1`, event, tell)),
    reaction("site--notify-generation-finished-v1", generationFinished, notifier.generationFinished),
    reaction("site--notify-review-requested-v1", contentReviewRequested, notifier.reviewRequested),
    reaction("site--notify-content-published-v1", contentPublished, notifier.published),
    reaction("site--notify-contact-form-v1", contactFormSubmitted, notifier.contactFormSubmitted),
    cascade("site--of-deleted-users-v1", userDeleted, ({ aggregateId }) => forgetPerson(site, aggregateId), options),
  ];
}
