import type { ImageModel, LanguageModel } from "ai";
import { endpointFetch } from "./endpoint-fetch.ts";
import type { ModelEntry } from "./model-settings.ts";

/** Each provider's part of the AI SDK is loaded when a model of it is first asked. */
export async function languageModel({ type, provider, baseUrl, apiKey, name }: ModelEntry): Promise<LanguageModel> {
  const access = { ...(baseUrl ? { baseURL: baseUrl } : {}), ...(apiKey ? { apiKey } : {}), fetch: endpointFetch(baseUrl) };
  switch (type) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({ ...access, name: provider, baseURL: baseUrl ?? "", includeUsage: true }).chatModel(name);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(access).chat(name);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic(access).messages(name);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI(access).chat(name);
    }
  }
}

/** Throws for a provider that draws nothing. */
export async function imageModel({ type, provider, baseUrl, apiKey, name }: ModelEntry): Promise<ImageModel> {
  const access = { ...(baseUrl ? { baseURL: baseUrl } : {}), ...(apiKey ? { apiKey } : {}), fetch: endpointFetch(baseUrl) };
  switch (type) {
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({ ...access, name: provider, baseURL: baseUrl ?? "" }).imageModel(name);
    }
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      return createOpenAI(access).image(name);
    }
    case "google": {
      const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
      return createGoogleGenerativeAI(access).image(name);
    }
    case "anthropic":
      throw new Error("anthropic has no models of images");
  }
}
