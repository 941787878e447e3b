/** The model that writes, by configuration: an endpoint needs an address and a model's name, a key only where the endpoint asks for one. */
export interface ModelConfig {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

interface ModelEnv {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
}

const OPENAI = "https://api.openai.com/v1";
const OFFLINE = "offline-composer";

/** Undefined when no model is configured, and the offline composer writes. A key alone is one for OpenAI itself. */
export function configuredModel(env: ModelEnv): ModelConfig | undefined {
  if (!env.AI_MODEL || (!env.AI_BASE_URL && !env.AI_API_KEY)) return undefined;
  return { baseUrl: env.AI_BASE_URL ?? OPENAI, apiKey: env.AI_API_KEY, model: env.AI_MODEL };
}

/** Whether some of the settings are there without the rest, which is hardly meant. */
export const isHalfConfigured = (env: ModelEnv) =>
  configuredModel(env) === undefined && Boolean(env.AI_BASE_URL ?? env.AI_API_KEY ?? env.AI_MODEL);

/** What a generation says of its writer before a worker has taken it. */
export const writerLabel = (config: ModelConfig | undefined) => ({ model: config?.model ?? OFFLINE, offline: config === undefined });
