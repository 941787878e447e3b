import { cascadeEnv, flag, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";
import { firstStartEnv } from "@muhtawa/service-kit/first-start";
import { z } from "zod";

export const shape = {
  ...serviceEnv,
  ...firstStartEnv,
  ...tokenEnv,
  ...cascadeEnv,
  /** How many messages of the contact form one network may send in an hour. */
  CONTACT_FORMS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  /** Milliseconds between two looks for entries of the audit log that aren't sealed. */
  AUDIT_SEAL_MS: z.coerce.number().int().min(100).default(10_000),
  /** Milliseconds between two looks for figures of the dashboard that have to be counted again. */
  DASHBOARD_INTERVAL_MS: z.coerce.number().int().min(100).default(5_000),
  /** Whether webhooks may lead into private networks and without TLS; where machines are told their secrets they never lead. */
  WEBHOOK_PRIVATE_TARGETS: flag(false),
  /** Whether deliveries to webhooks are sent; those of a copy that is tried out are not. */
  WEBHOOK_SENDING: flag(true),
  /** How many deliveries to webhooks an instance sends at once. */
  WEBHOOK_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(16),
  /** Milliseconds between two looks for deliveries that are due; new ones are sent at once. */
  WEBHOOK_INTERVAL_MS: z.coerce.number().int().min(50).default(2_000),
  /** Milliseconds that a receiver has for its answer. */
  WEBHOOK_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(10_000),
  /** Milliseconds before the second of eight tries; the last wait is 720 times as long. */
  WEBHOOK_FIRST_RETRY_MS: z.coerce.number().int().min(1).max(600_000).default(60_000),
  /** Milliseconds of nothing but failures after which a webhook is switched off. */
  WEBHOOK_OFF_AFTER_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(3 * 86_400_000),
};

export const env = readEnv(shape);
