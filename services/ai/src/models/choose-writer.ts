import { OfflineComposer } from "../composer/offline-composer.ts";
import type { Writer } from "../writing/writer.ts";
import { Chat } from "./chat.ts";
import { configuredModel } from "./configured-model.ts";
import { ModelWriter } from "./model-writer.ts";

interface WriterEnv {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_FIRST_TOKEN_MS: number;
  AI_TOTAL_MS: number;
  AI_BACKOFF_MS: number;
  COMPOSER_PACE_MS: number;
}

/** The configured model, or the offline composer when there is none. */
export function chooseWriter(env: WriterEnv): Writer {
  const model = configuredModel(env);
  if (!model) return new OfflineComposer(env.COMPOSER_PACE_MS);
  const limits = { silence: env.AI_FIRST_TOKEN_MS, total: env.AI_TOTAL_MS };
  return new ModelWriter(model.model, new Chat({ model, limits, backoff: env.AI_BACKOFF_MS }));
}
