import { readFileSync } from "node:fs";
import { generationKind } from "@muhtawa/contracts";
import { z } from "zod";

const PROVIDERS = ["openai-compatible", "openai", "anthropic", "google"] as const;

const provider = z.object({
  type: z.enum(PROVIDERS),
  baseUrl: z.url().optional(),
  /** The key itself, or `$NAME` for the environment variable that holds it. */
  apiKey: z.string().min(1).optional(),
});

/** In US dollars; prices of text are for a million tokens. */
const price = z.number().min(0).default(0);

const model = z.object({
  id: z.string().min(1).max(200),
  label: z.string().min(1).optional(),
  provider: z.string(),
  /** What the provider calls it; its id unless said. */
  model: z.string().min(1).optional(),
  text: z.boolean().optional(),
  images: z.boolean().default(false),
  inputPrice: price,
  outputPrice: price,
  imagePrice: price,
});

const settings = z.object({
  providers: z.record(z.string(), provider),
  models: z.array(model).min(1),
  /** Writes whatever has no model of its own; the first that writes text unless said. */
  default: z.string().optional(),
  /** Takes over when another fails before its first word. */
  fallback: z.string().optional(),
  kinds: z.partialRecord(generationKind, z.string()).default({}),
});

export type ProviderType = (typeof PROVIDERS)[number];

/** A model that can be asked. */
export interface ModelEntry {
  readonly id: string;
  readonly label: string;
  /** As everybody may know it. */
  readonly provider: string;
  /** Where it stands; the provider itself unless said. */
  readonly host?: string | undefined;
  readonly type: ProviderType;
  readonly baseUrl?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly name: string;
  readonly text: boolean;
  readonly images: boolean;
  readonly inputPrice: number;
  readonly outputPrice: number;
  readonly imagePrice: number;
}

export interface ModelSettings {
  readonly models: readonly ModelEntry[];
  readonly default?: string | undefined;
  readonly fallback?: string | undefined;
  readonly kinds: Readonly<Partial<Record<z.infer<typeof generationKind>, string>>>;
}

/** Nothing configured: the offline composer writes. */
export const NO_MODELS: ModelSettings = { models: [], kinds: {} };

export interface ModelEnv {
  AI_BASE_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_MODEL?: string | undefined;
  AI_MODELS?: string | undefined;
}

export const OFFLINE = "offline-composer";
const OPENAI = "https://api.openai.com/v1";

/** Whether some of the short settings are there without the rest, which is hardly meant. */
export const isHalfConfigured = (env: ModelEnv) =>
  shortModel(env) === undefined && Boolean(env.AI_BASE_URL ?? env.AI_API_KEY ?? env.AI_MODEL);

/**
 * The models by configuration: AI_MODELS, which is JSON or the path of a JSON file, and the short way by AI_MODEL with AI_BASE_URL or
 * AI_API_KEY, whose model then is the default. Throws with every problem, and without any key.
 */
export function readModelSettings(env: ModelEnv, variables: NodeJS.ProcessEnv = process.env): ModelSettings {
  const short = shortModel(env);
  const long = env.AI_MODELS ? longSettings(env.AI_MODELS, variables) : undefined;
  const models = [...(short ? [short] : []), ...(long?.models ?? [])];
  return {
    models,
    default: long?.default ?? models.find(({ text }) => text)?.id,
    fallback: long?.fallback,
    kinds: long?.kinds ?? {},
  };
}

function shortModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: ModelEnv): ModelEntry | undefined {
  if (!AI_MODEL || (!AI_BASE_URL && !AI_API_KEY)) return undefined;
  return {
    id: AI_MODEL,
    label: AI_MODEL,
    provider: AI_BASE_URL ? "openai-compatible" : "openai",
    host: AI_BASE_URL ? new URL(AI_BASE_URL).hostname : undefined,
    type: "openai-compatible",
    baseUrl: AI_BASE_URL ?? OPENAI,
    apiKey: AI_API_KEY,
    name: AI_MODEL,
    text: true,
    images: false,
    inputPrice: 0,
    outputPrice: 0,
    imagePrice: 0,
  };
}

function longSettings(given: string, variables: NodeJS.ProcessEnv): ModelSettings {
  const parsed = settings.safeParse(jsonOf(given));
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".") || "AI_MODELS"}: ${issue.message}`).join("; "));
  const { providers, models, kinds, fallback } = parsed.data;
  const entries = models.map((entry): ModelEntry => {
    const by = providers[entry.provider];
    if (!by) throw new Error(`models: ${entry.id} names the provider ${entry.provider}, which isn't there`);
    if (by.type === "openai-compatible" && !by.baseUrl)
      throw new Error(`providers.${entry.provider}: an openai-compatible one needs a baseUrl`);
    return {
      id: entry.id,
      label: entry.label ?? entry.id,
      provider: entry.provider,
      type: by.type,
      baseUrl: by.baseUrl,
      apiKey: keyOf(by.apiKey, entry.provider, variables),
      name: entry.model ?? entry.id,
      text: entry.text ?? !entry.images,
      images: entry.images,
      inputPrice: entry.inputPrice,
      outputPrice: entry.outputPrice,
      imagePrice: entry.imagePrice,
    };
  });
  const known = new Set([OFFLINE, ...entries.map(({ id }) => id)]);
  if (known.size !== entries.length + 1) throw new Error("models: every model needs an id of its own");
  for (const [where, id] of [["default", parsed.data.default], ["fallback", fallback], ...Object.entries(kinds)] as const)
    if (id !== undefined && !known.has(id)) throw new Error(`${where}: there is no model ${id}`);
  return { models: entries, default: parsed.data.default, fallback, kinds };
}

function jsonOf(given: string): unknown {
  try {
    return JSON.parse(given.trim().startsWith("{") ? given : readFileSync(given, "utf8"));
  } catch (error) {
    throw new Error(error instanceof SyntaxError ? "it isn't JSON" : "the file can't be read", { cause: error });
  }
}

function keyOf(key: string | undefined, providerName: string, variables: NodeJS.ProcessEnv): string | undefined {
  if (!key?.startsWith("$")) return key;
  const value = variables[key.slice(1)];
  if (!value) throw new Error(`providers.${providerName}.apiKey: ${key} isn't set`);
  return value;
}
