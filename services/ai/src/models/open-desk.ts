import type { ModelChoice } from "./model-choice.ts";
import type { ModelEntry } from "./model-settings.ts";
import type { ModelStates } from "./model-states.ts";
import { WritingDesk } from "./writing-desk.ts";

interface DeskEnv {
  AI_FIRST_TOKEN_MS: number;
  AI_TOTAL_MS: number;
  AI_BACKOFF_MS: number;
  AI_THINKING_TOKENS: number;
  COMPOSER_PACE_MS: number;
}

/** The desk by configuration. A process in which only the offline composer writes needn't carry the AI SDK (20 MB). */
export function openDesk(choice: ModelChoice, states: ModelStates, env: DeskEnv): WritingDesk {
  const limits = { silence: env.AI_FIRST_TOKEN_MS, total: env.AI_TOTAL_MS };
  const writerOf = async (entry: ModelEntry) => {
    const [{ Chat }, { ModelWriter }, { languageModel }] = await Promise.all([
      import("./chat.ts"),
      import("./model-writer.ts"),
      import("./providers.ts"),
    ]);
    const chat = new Chat({ model: await languageModel(entry), limits, backoff: env.AI_BACKOFF_MS });
    return new ModelWriter(entry.id, chat, env.AI_THINKING_TOKENS);
  };
  return new WritingDesk({ choice, states, composerPace: env.COMPOSER_PACE_MS, writerOf });
}
