import { badInput, MESSAGES, parseInput, requiredText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { given } from "./given.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "./webhook-events.ts";
import type { WebhookSettings } from "./webhook.ts";

/** What is wrong with an address, as the installation allows private ones or not. */
export type TargetProblem = (url: string) => "invalid" | "insecure" | "private" | undefined;

const NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

const input = z.object({
  name: requiredText(60).refine((name) => !name.includes("\n"), saying(MESSAGES.invalid)),
  url: z.string().trim().min(1).max(2_048),
  events: z
    .array(z.enum(NAMES))
    .min(1)
    .max(NAMES.length)
    .transform((events) => NAMES.filter((name) => events.includes(name))),
  active: z
    .boolean()
    .nullish()
    .transform((active) => active ?? true),
  companyId: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id || undefined),
});

const PROBLEMS = { invalid: MESSAGES.invalidUrl, insecure: messages.webhookInsecure, private: messages.webhookPrivate } as const;

/** What somebody says of a webhook, with what it was before where they leave something out; throws BAD_USER_INPUT at each wrong field. */
export function parseWebhook(
  asked: Readonly<Record<string, unknown>>,
  problemOf: TargetProblem,
  before?: WebhookSettings,
): WebhookSettings {
  const settings = parseInput(input, { ...before, ...given(asked) });
  const url = settings.url === before?.url ? settings.url : checked(settings.url, problemOf);
  return { ...settings, url };
}

function checked(url: string, problemOf: TargetProblem): string {
  const problem = problemOf(url);
  if (problem) throw badInput({ field: "url", message: PROBLEMS[problem] });
  return new URL(url).href;
}
