import { modelProvider, type ModelProvider, modelPurpose, type ModelPurpose } from "@muhtawa/contracts";
import { badInput, MESSAGES, optionalText, parseInput, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { addressOf } from "../models/endpoint-address.ts";

/** How the model of a purpose is reached that was connected in the application; empty where none is. */
export interface ModelConnectionState {
  provider?: ModelProvider;
  /** Of an OpenAI-compatible endpoint; the other providers have their own. */
  baseUrl?: string;
  /** What the provider calls it. */
  model?: string;
  /** The key, readable with the installation's secret only. */
  sealedKey?: string;
  connectedAt?: Date;
}

/** A model as somebody wants it to be reached. */
export interface WantedModel {
  readonly purpose: ModelPurpose;
  readonly provider: ModelProvider;
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Undefined: the one that is kept, or none. */
  readonly apiKey?: string | undefined;
}

const LONGEST_ADDRESS = 300;
const LONGEST_KEY = 500;

const input = z.object({
  purpose: modelPurpose.nullish().transform((purpose) => purpose ?? "TEXT"),
  provider: modelProvider,
  baseUrl: optionalText(LONGEST_ADDRESS),
  model: requiredText(200),
  apiKey: optionalText(LONGEST_KEY),
});

/** The purpose that an input names, before anything else of it is looked at. */
export const purposeIn = (given: unknown): ModelPurpose =>
  parseInput(input.pick({ purpose: true }), { purpose: (given as { purpose?: unknown }).purpose }).purpose;

/**
 * What is wanted, as checked. Throws BAD_USER_INPUT naming every wrong field: an address that isn't one, a key where the provider takes none
 * but its own and none is kept, a provider that draws nothing.
 */
export function parseModel(given: unknown, kept: ModelConnectionState): WantedModel {
  const { purpose, provider, baseUrl, model, apiKey } = parseInput(input, given);
  if (purpose === "IMAGES" && provider === "ANTHROPIC") throw badInput({ field: "provider", message: messages.drawsNothing });
  if (provider !== "OPENAI_COMPATIBLE") {
    if (!apiKey && !keepsKey(kept, { provider })) throw badInput({ field: "apiKey", message: MESSAGES.required });
    return { purpose, provider, model, apiKey };
  }
  if (!baseUrl) throw badInput({ field: "baseUrl", message: MESSAGES.required });
  const address = addressOf(baseUrl);
  if (!address) throw badInput({ field: "baseUrl", message: messages.modelAddress });
  return { purpose, provider, baseUrl: address, model, apiKey };
}

/** Whether the kept key is for what is wanted: it isn't sent to another address than it was given for. */
export const keepsKey = (kept: ModelConnectionState, { provider, baseUrl }: Pick<WantedModel, "provider" | "baseUrl">): boolean =>
  kept.sealedKey !== undefined && kept.provider === provider && kept.baseUrl === baseUrl;
