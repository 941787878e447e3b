import { OfflineComposer } from "../composer/offline-composer.ts";
import type { Writer } from "../writing/writer.ts";
import { configuredModel } from "./configured-model.ts";

interface WriterEnv {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_FIRST_TOKEN_MS: number;
  AI_TOTAL_MS: number;
  AI_BACKOFF_MS: number;
  COMPOSER_PACE_MS: number;
}

/** The configured model, or the offline composer when there is none, whose process then needn't carry the AI SDK (20 MB). */
export async function chooseWriter(env: WriterEnv): Promise<Writer> {
  const model = configuredModel(env);
  if (!model) return new OfflineComposer(env.COMPOSER_PACE_MS);
  const [{ Chat }, { ModelWriter }] = await Promise.all([import("./chat.ts"), import("./model-writer.ts")]);
  const limits = { silence: env.AI_FIRST_TOKEN_MS, total: env.AI_TOTAL_MS };
  return new ModelWriter(model.model, new Chat({ model, limits, backoff: env.AI_BACKOFF_MS }));
}
