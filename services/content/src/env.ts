import { z } from "zod";
import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";

export const env = readEnv({
  ...serviceEnv,
  ...tokenEnv,
  ...cascadeEnv,
  /** Milliseconds between two looks for contents that are to be published. */
  PUBLISH_INTERVAL_MS: z.coerce.number().int().min(10).default(1_000),
});
