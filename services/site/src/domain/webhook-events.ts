/** What people may have sent to them, and what each is called in a delivery. Names and values stay: programs compare them. */
export const WEBHOOK_EVENTS = {
  CONTENT_CREATED: "content.created",
  CONTENT_STATUS_CHANGED: "content.status_changed",
  CONTENT_PUBLISHED: "content.published",
  CONTENT_DELETED: "content.deleted",
  GENERATION_COMPLETED: "generation.completed",
  GENERATION_FAILED: "generation.failed",
  COMPANY_CREATED: "company.created",
  COMPANY_UPDATED: "company.updated",
  COMPANY_DELETED: "company.deleted",
} as const;

/** One of them, as the API has it. */
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

/** What a delivery is: one of the events, or the trial that its owner asks for. */
export type DeliveryType = (typeof WEBHOOK_EVENTS)[WebhookEvent] | "ping";
