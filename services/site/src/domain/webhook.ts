import type { WebhookCard } from "@muhtawa/contracts";
import type { Decision, Loaded } from "@muhtawa/service-kit";
import type { WebhookEvent } from "./webhook-events.ts";

/** Webhooks that one person may have. */
export const MOST_WEBHOOKS = 10;
/** Milliseconds for which the secret before the last change goes on signing, too. */
export const EARLIER_SECRET_FOR = 24 * 3_600_000;

/** Where somebody has events of their own sent. */
export interface WebhookState {
  ownerId: string;
  /** Of which company only. */
  companyId?: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  active: boolean;
  /** When it was switched off because nothing had reached it for days. */
  switchedOffAt?: Date;
  /** Since when nothing has reached it. */
  failingSince?: Date;
  sealedSecret: string;
  /** The secret before, which signs beside the new one until then. */
  earlierSealedSecret?: string;
  earlierSecretUntil?: Date;
}

export type Webhook = Loaded<WebhookState>;

/** One as it is shown: without what is secret of it. */
export type ShownWebhook = Omit<Webhook, "sealedSecret" | "earlierSealedSecret">;

/** What a person may say of theirs. */
export type WebhookSettings = Pick<WebhookState, "name" | "url" | "events" | "active" | "companyId">;

export const webhookCardOf = ({ ownerId, companyId, active }: WebhookState): WebhookCard => ({
  ownerId,
  active,
  ...(companyId !== undefined && { companyId }),
});

/** The webhook with other settings; switched on again or sent elsewhere it begins anew. */
export function withSettings(webhook: WebhookState, settings: WebhookSettings): WebhookState {
  const begins = settings.active && (!webhook.active || settings.url !== webhook.url);
  return { ...webhook, ...settings, ...(begins && { switchedOffAt: undefined, failingSince: undefined }) };
}

/** The webhook with another secret, beside which the one before goes on signing for a day. */
export const withSecret = (webhook: WebhookState, sealedSecret: string, now: Date): WebhookState => ({
  ...webhook,
  sealedSecret,
  earlierSealedSecret: webhook.sealedSecret,
  earlierSecretUntil: new Date(now.getTime() + EARLIER_SECRET_FOR),
});

/** The sealed secrets that sign now, the newest first. */
export const signingSecrets = ({ sealedSecret, earlierSealedSecret, earlierSecretUntil }: WebhookState, now: Date): string[] =>
  earlierSealedSecret && earlierSecretUntil && now < earlierSecretUntil ? [sealedSecret, earlierSealedSecret] : [sealedSecret];

/** Switches it off where nothing has reached it for so many milliseconds, and it is on. */
export function switchedOff(webhook: WebhookState, now: Date, after: number): Decision<WebhookState> | undefined {
  const { active, failingSince } = webhook;
  if (!active || !failingSince || now.getTime() - failingSince.getTime() < after) return undefined;
  return { state: { ...webhook, active: false, switchedOffAt: now } };
}
