import {
  companyCreated,
  companyDeleted,
  companyUpdated,
  contentCreated,
  contentDeleted,
  contentPublished,
  contentStatusChanged,
  type DataOf,
  type EventDefinition,
  type EventEnvelope,
  generationFinished,
} from "@muhtawa/contracts";
import { WEBHOOK_EVENTS, type DeliveryType, type WebhookEvent } from "../domain/webhook-events.ts";

/** What is sent is of this version; its fields only grow within it. */
const API_VERSION = "1";

/** What of an event is told to its owner's programs: ids, a title and where things stand; no text, and nobody else. */
export interface Told {
  readonly event: WebhookEvent;
  readonly ownerId: string;
  readonly companyId?: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

type TitleOf = (kind: "content" | "company", id: string) => Promise<string | undefined>;
type Telling = (event: EventEnvelope, titleOf: TitleOf) => Promise<Told | undefined>;

interface Source {
  readonly event: EventDefinition;
  readonly told: Telling;
}

const source = <Data>(
  event: EventDefinition<Data>,
  told: (event: EventEnvelope<Data>, titleOf: TitleOf) => Told | undefined | Promise<Told | undefined>,
): Source => ({ event, told: (async (envelope, titleOf) => told(envelope as EventEnvelope<Data>, titleOf)) as Telling });

type OfContent = EventEnvelope<Pick<DataOf<typeof contentCreated>, "ownerId" | "companyId" | "title"> & { type?: string }>;

const ofContent = (event: WebhookEvent, { aggregateId, data }: OfContent, more: object = {}): Told => {
  const { ownerId, companyId, title, type } = data;
  return { event, ownerId, companyId, data: { id: aggregateId, title, companyId, ...(type && { contentType: type }), ...more } };
};

const ofCompany =
  (event: WebhookEvent) =>
  ({ aggregateId, data: { ownerId, companyName } }: EventEnvelope<DataOf<typeof companyCreated>>): Told => ({
    event,
    ownerId,
    companyId: aggregateId,
    data: { id: aggregateId, title: companyName },
  });

const ENDS = { COMPLETED: "GENERATION_COMPLETED", FAILED: "GENERATION_FAILED" } as const;

/** Where each of the events comes from. */
export const WEBHOOK_SOURCES: readonly Source[] = [
  source(contentCreated, (event) => ofContent("CONTENT_CREATED", event)),
  source(contentStatusChanged, (event) => ofContent("CONTENT_STATUS_CHANGED", event, { from: event.data.from, to: event.data.to })),
  source(contentPublished, (event) => ofContent("CONTENT_PUBLISHED", event)),
  source(contentDeleted, (event) => ofContent("CONTENT_DELETED", event)),
  source(generationFinished, async ({ aggregateId, data }, titleOf) => {
    const { ownerId, companyId, contentId, kind, status } = data;
    if (status !== "COMPLETED" && status !== "FAILED") return undefined;
    const title = contentId ? await titleOf("content", contentId) : companyId && (await titleOf("company", companyId));
    return { event: ENDS[status], ownerId, companyId, data: { id: aggregateId, title: title || null, kind, companyId, contentId } };
  }),
  source(companyCreated, ofCompany("COMPANY_CREATED")),
  source(companyUpdated, ofCompany("COMPANY_UPDATED")),
  source(companyDeleted, ofCompany("COMPANY_DELETED")),
];

/** What is sent of it, byte for byte. `id` is the same for every webhook that it is sent to. */
export const bodyOf = ({ id, time }: Pick<EventEnvelope, "id" | "time">, type: DeliveryType, data: object): string =>
  JSON.stringify({ id, type, apiVersion: API_VERSION, occurredAt: time, data });

/** What the event is called in a delivery. */
export const typeOf = ({ event }: Told): DeliveryType => WEBHOOK_EVENTS[event];
