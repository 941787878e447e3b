import type { ModelProvider, ModelPurpose } from "@muhtawa/contracts";
import type { ModelConnectionState, WantedModel } from "../domain/model-connection.ts";
import type { KeySeal } from "./key-seal.ts";
import type { ModelEntry, ProviderType } from "./model-settings.ts";

const TYPES: Readonly<Record<ModelProvider, ProviderType>> = {
  OPENAI_COMPATIBLE: "openai-compatible",
  OPENAI: "openai",
  ANTHROPIC: "anthropic",
  GOOGLE: "google",
};

/** A model that can be asked, of what was wanted: it writes, or it draws. */
export function entryOf({ purpose, provider, baseUrl, model, apiKey }: WantedModel): ModelEntry {
  const type = TYPES[provider];
  return {
    id: model,
    label: model,
    provider: type,
    host: baseUrl ? new URL(baseUrl).hostname : undefined,
    type,
    baseUrl,
    apiKey,
    name: model,
    text: purpose === "TEXT",
    images: purpose === "IMAGES",
    inputPrice: 0,
    outputPrice: 0,
    imagePrice: 0,
  };
}

/** The connection, without a key that was sealed with another secret: such a key has to be given anew. */
export function withReadableKey<Connection extends ModelConnectionState>(connection: Connection, seal: KeySeal): Connection {
  const { sealedKey } = connection;
  return sealedKey !== undefined && seal.open(sealedKey) === undefined ? { ...connection, sealedKey: undefined } : connection;
}

/** The model that is connected; undefined where none is, and where its key was sealed with another secret. */
export function connectedEntry(
  purpose: ModelPurpose,
  { provider, baseUrl, model, sealedKey }: ModelConnectionState,
  seal: KeySeal,
): ModelEntry | undefined {
  if (!provider || !model) return undefined;
  const apiKey = sealedKey === undefined ? undefined : seal.open(sealedKey);
  if (sealedKey !== undefined && apiKey === undefined) return undefined;
  return entryOf({ purpose, provider, baseUrl, model, apiKey });
}
