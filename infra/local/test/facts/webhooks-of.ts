import type { Person, World } from "./world.ts";

/** A person's webhook. */
interface Watching {
  /** What was queued for it, or sent, as deliveries call it. */
  readonly types: () => Promise<string[]>;
  /** Whether there is no such webhook any more. */
  readonly isGone: () => Promise<boolean>;
  readonly id: string;
}

const ALL = [
  "CONTENT_CREATED",
  "CONTENT_STATUS_CHANGED",
  "CONTENT_PUBLISHED",
  "CONTENT_DELETED",
  "GENERATION_COMPLETED",
  "GENERATION_FAILED",
  "COMPANY_CREATED",
  "COMPANY_UPDATED",
  "COMPANY_DELETED",
];

/** Has all events of a person's sent to the world's receiver, or where else it says. */
export async function newWebhook({ receiver }: World, { api }: Person, more: object = {}): Promise<Watching> {
  const { createWebhook } = await api<{ createWebhook: { webhook: { id: string } } }>(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }",
    { input: { name: "Watching", url: receiver, events: ALL, ...more } },
  );
  const { id } = createWebhook.webhook;
  return {
    id,
    async types() {
      const { webhookDeliveries } = await api<{ webhookDeliveries: { results: { type: string }[] } }>(
        "query ($id: ID!) { webhookDeliveries(webhookId: $id, pageSize: 100) { results { type } } }",
        { id },
      );
      return webhookDeliveries.results.map(({ type }) => type);
    },
    async isGone() {
      const { webhooks } = await api<{ webhooks: { id: string }[] }>("{ webhooks { id } }");
      return webhooks.every((webhook) => webhook.id !== id);
    },
  };
}

const watched = new WeakMap<Person, Promise<Watching>>();

/** The one webhook of a person's that all their events are sent to. */
export function watchedBy(world: World, person: Person): Promise<Watching> {
  const known = watched.get(person) ?? newWebhook(world, person);
  watched.set(person, known);
  return known;
}

/** That an event was queued for its owner's webhook. */
export const tellsWebhooks = (type: string) => ({
  "site tells its owner's webhooks": async (_world: World, { webhook }: { webhook: Watching }) => (await webhook.types()).includes(type),
});
