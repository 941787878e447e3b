import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";
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
};

export const env = readEnv(shape);
