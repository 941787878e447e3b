import { expect, test } from "@jest/globals";
import { keepsKey } from "./model-connection.ts";

const kept = { provider: "OPENAI_COMPATIBLE", baseUrl: "https://models.example/v1", model: "llama", sealedKey: "sealed" } as const;
const own = { provider: "OPENAI", model: "gpt", sealedKey: "sealed" } as const;

test("a key is kept for the provider and address that it was given for, and for no other", () => {
  expect(keepsKey(kept, kept)).toBe(true);
  expect(keepsKey(kept, { ...kept, baseUrl: "https://elsewhere.example/v1" })).toBe(false);
  expect(keepsKey(own, { provider: "OPENAI" })).toBe(true);
  for (const provider of ["ANTHROPIC", "GOOGLE", "OPENAI_COMPATIBLE"] as const) expect(keepsKey(own, { provider })).toBe(false);
  expect(keepsKey({ ...own, sealedKey: undefined }, { provider: "OPENAI" })).toBe(false);
});
