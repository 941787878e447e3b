import { randomUUID } from "node:crypto";
import { fact, type SecretSeal, type Service, periodically } from "@muhtawa/service-kit";
import { webhookSwitchedOff } from "@muhtawa/contracts";
import { Counter } from "prom-client";
import { nextTry } from "../domain/retry-times.ts";
import { signingSecrets, switchedOff, type Webhook } from "../domain/webhook.ts";
import type { WebhookStore } from "../store/webhook-store.ts";
import type { Attempt, Delivery, DeliveryLog } from "./delivery-log.ts";
import { post, type PostOptions, type PostOutcome } from "./post.ts";
import { signatureOf } from "./signature.ts";

interface SenderOptions extends Pick<PostOptions, "privateTargets" | "timeout" | "find"> {
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryLog;
  readonly seal: SecretSeal;
  /** How many are sent at once by this instance. */
  readonly atOnce: number;
  /** Milliseconds between two looks for what is due. */
  readonly interval: number;
  /** Milliseconds before the second try. */
  readonly firstWait: number;
  /** Milliseconds of nothing but failures after which a webhook is switched off. */
  readonly offAfter: number;
}

/** Of one person at once, so that receivers that never answer keep nobody else waiting for long. */
const AT_ONCE_OF_A_PERSON = 2;

/** Milliseconds that receivers have for their answers once the service closes; who hasn't answered is sent the same again by the next sender. */
const PATIENCE = 4_000;

const isDelivered = (outcome: PostOutcome): boolean => "statusCode" in outcome && outcome.statusCode >= 200 && outcome.statusCode < 300;

/** Sends what is due to webhooks, each delivery by one instance at a time. What it was doing when its process ended is sent again. */
export class WebhookSender {
  readonly #service: Pick<Service, "logger" | "beforeClose" | "closing" | "metrics">;
  readonly #options: SenderOptions;
  readonly #sending = new Map<Promise<void>, string>();
  readonly #outcomes: Counter<"outcome">;
  readonly #hangUp = new AbortController();
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(service: Pick<Service, "logger" | "beforeClose" | "closing" | "metrics">, options: SenderOptions) {
    this.#service = service;
    this.#options = options;
    this.#outcomes = new Counter({
      name: "muhtawa_webhook_deliveries_total",
      help: "Deliveries to webhooks that were tried, by what came of it",
      labelNames: ["outcome"],
      registers: [service.metrics],
    });
    for (const outcome of ["delivered", "failed", "given_up"]) this.#outcomes.inc({ outcome }, 0);
  }

  /** Sends from now on, until the service closes. */
  start(): void {
    // Steps of the shutdown run in reverse order: this one after those that look for due deliveries.
    this.#service.beforeClose(async () => {
      const timer = setTimeout(() => this.#hangUp.abort(), PATIENCE);
      await Promise.allSettled(this.#sending.keys());
      clearTimeout(timer);
    });
    periodically(this.#service, "webhook deliveries", this.#options.interval, () => this.#look());
  }

  /** Looks for what is due without waiting for the next turn. */
  wake(): void {
    this.#look().catch((error: unknown) =>
      this.#service.logger.warn({ err: error }, "webhooks could not be looked after; the next turn tries again"),
    );
  }

  #look(): Promise<void> {
    this.#lookAgain = true;
    return (this.#looking ??= this.#takeDue().finally(() => {
      this.#looking = undefined;
    }));
  }

  async #takeDue(): Promise<void> {
    while (this.#lookAgain) {
      this.#lookAgain = false;
      while (this.#sending.size < this.#options.atOnce && !this.#service.closing.aborted) {
        const delivery = await this.#options.deliveries.take(randomUUID(), this.#busy());
        if (!delivery) break;
        const sending = this.#send(delivery)
          .catch((error: unknown) =>
            this.#service.logger.warn({ err: error, delivery: delivery._id }, "a delivery is tried again when its lease is over"),
          )
          .finally(() => {
            this.#sending.delete(sending);
            if (!this.#service.closing.aborted) this.wake();
          });
        this.#sending.set(sending, delivery.ownerId);
      }
    }
  }

  /** Whose deliveries have to wait for others of theirs. */
  #busy(): string[] {
    const counts = new Map<string, number>();
    for (const ownerId of this.#sending.values()) counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= AT_ONCE_OF_A_PERSON).map(([ownerId]) => ownerId);
  }

  async #send(delivery: Delivery): Promise<void> {
    const { webhooks, deliveries } = this.#options;
    const webhook = await webhooks.find(delivery.webhookId);
    if (!webhook) return deliveries.deleteOfWebhook(delivery.webhookId);
    const isWanted = webhook.active || delivery.asked;
    // All tries were begun and none has an outcome: each time the process died while sending.
    if (!isWanted || delivery.tries > delivery.mostTries) return deliveries.settle(delivery, "GIVEN_UP");
    const at = new Date();
    const outcome = await this.#posted(webhook, delivery, at);
    if (outcome.problem === "INTERRUPTED") return deliveries.giveBack(delivery);
    const { problem, statusCode } = outcome;
    const attempt: Attempt = {
      at,
      milliseconds: Date.now() - at.getTime(),
      ...(problem && { problem }),
      ...(statusCode !== undefined && { statusCode }),
    };
    if (statusCode !== undefined && isDelivered({ statusCode })) return this.#delivered(delivery, attempt);
    await this.#failed(webhook, delivery, attempt);
  }

  async #posted(
    webhook: Webhook,
    { _id, type, body }: Delivery,
    at: Date,
  ): Promise<{ statusCode?: number; problem?: Attempt["problem"] | "INTERRUPTED" }> {
    const { seal, timeout, privateTargets, find } = this.#options;
    const secrets = signingSecrets(webhook, at).flatMap((sealed) => seal.open(sealed) ?? []);
    // The secret was sealed with another INTERNAL_SECRET and can't be opened: nothing is sent without a signature.
    if (secrets.length === 0) return { problem: "SECRET" };
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "Muhtawa-Webhooks/1",
      "muhtawa-delivery": _id,
      "muhtawa-event": type,
      "muhtawa-signature": signatureOf(body, secrets, Math.floor(at.getTime() / 1_000)),
    };
    const closing = this.#hangUp.signal;
    return post({ url: webhook.url, headers, body }, { timeout, privateTargets, closing, ...(find && { find }) });
  }

  async #delivered(delivery: Delivery, attempt: Attempt): Promise<void> {
    await this.#options.deliveries.settle(delivery, "DELIVERED", { attempt });
    await this.#options.webhooks.markReached(delivery.webhookId);
    this.#outcomes.inc({ outcome: "delivered" });
  }

  async #failed(webhook: Webhook, delivery: Delivery, attempt: Attempt): Promise<void> {
    const { webhooks, deliveries, firstWait, offAfter } = this.#options;
    const nextAt = nextTry(delivery.tries, delivery.mostTries, new Date(), firstWait);
    await deliveries.settle(delivery, nextAt ? "PENDING" : "GIVEN_UP", { attempt, ...(nextAt && { nextAt }) });
    this.#outcomes.inc({ outcome: nextAt ? "failed" : "given_up" });
    // A test delivery doesn't count when a failing webhook is switched off.
    if (delivery.asked) return;
    await webhooks.markFailing(webhook._id, attempt.at);
    await webhooks.update(webhook._id, (current) => {
      const off = switchedOff(current, attempt.at, offAfter);
      return off && { ...off, facts: [fact(webhookSwitchedOff, { ownerId: current.ownerId, name: current.name })] };
    });
  }
}
