import type { ModelConnectionFieldsFragment, ModelConnectionInput, ModelProvider, ModelPurpose } from "../../generated/graphql.ts";

/** The ways a model is usually reached; the first two are the same to the service. */
const WAYS = ["local", "compatible", "openai", "anthropic", "google"] as const;
export type Way = (typeof WAYS)[number];

/** Those by which a model of a purpose is reached; what draws isn't in Ollama, and not Anthropic's. */
export const waysOf = (purpose: ModelPurpose): readonly Way[] => (purpose === "TEXT" ? WAYS : ["openai", "google", "compatible"]);

export interface ModelForm {
  way: Way;
  baseUrl: string;
  model: string;
  apiKey: string;
}

const PROVIDERS: Readonly<Record<Way, ModelProvider>> = {
  local: "OPENAI_COMPATIBLE",
  compatible: "OPENAI_COMPATIBLE",
  openai: "OPENAI",
  anthropic: "ANTHROPIC",
  google: "GOOGLE",
};

export const OLLAMA = "http://localhost:11434/v1";

const EXAMPLES: Readonly<Record<ModelPurpose, Readonly<Partial<Record<Way, string>>>>> = {
  TEXT: {
    local: "llama3.2",
    compatible: "meta-llama/llama-3.3-70b-instruct",
    openai: "gpt-4.1-mini",
    anthropic: "claude-sonnet-4-5",
    google: "gemini-2.5-flash",
  },
  IMAGES: { compatible: "flux.1-schnell", openai: "gpt-image-1", google: "imagen-4.0-generate-001" },
};

/** What a model of a purpose is called there, as an example. */
export const exampleOf = (purpose: ModelPurpose, way: Way): string => EXAMPLES[purpose][way] ?? "";

export const hasAddress = (way: Way): boolean => PROVIDERS[way] === "OPENAI_COMPATIBLE";

/** Whether the service has a key for this way and address already. */
export const keepsKey = ({ hasKey, provider, baseUrl }: ModelConnectionFieldsFragment, form: Pick<ModelForm, "way" | "baseUrl">): boolean =>
  hasKey && provider === PROVIDERS[form.way] && (!hasAddress(form.way) || baseUrl === form.baseUrl.trim());

/** The form of what is connected; where nothing is, of the way that is named first. */
export function formOf({ purpose, provider, baseUrl, model }: ModelConnectionFieldsFragment): ModelForm {
  const ways = waysOf(purpose);
  const way = ways.find((one) => PROVIDERS[one] === provider && (one !== "local" || baseUrl === OLLAMA)) ?? ways[0] ?? "compatible";
  return { way, baseUrl: baseUrl ?? (way === "local" ? OLLAMA : ""), model: model ?? "", apiKey: "" };
}

export const inputOf = (purpose: ModelPurpose, { way, baseUrl, model, apiKey }: ModelForm): ModelConnectionInput => ({
  purpose,
  provider: PROVIDERS[way],
  ...(hasAddress(way) ? { baseUrl: baseUrl.trim() } : {}),
  model: model.trim(),
  ...(apiKey.trim() ? { apiKey: apiKey.trim() } : {}),
});
