import { cascadeEnv, flag, processEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";
import { z } from "zod";
import { readModelSettings } from "./models/model-settings.ts";

const milliseconds = (byDefault: number) => z.coerce.number().int().min(0).max(3_600_000).default(byDefault);

/** Pictures that a model draws in a day. */
const images = z.coerce.number().int().min(0).max(1_000_000);

const HOST = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

const hosts = z
  .string()
  .default("")
  .transform((given) =>
    given
      .toLowerCase()
      .split(",")
      .map((host) => host.trim())
      .filter((host) => host !== ""),
  )
  .refine((given) => given.every((host) => HOST.test(host)), "names of hosts, divided by commas");

const SEARCH = "expected the search's address without credentials, query and fragment, such as http://searxng:8080";

/** Nothing of it but scheme, host and path is sent or logged: the rest would be lost, or told. */
const searchAddress = z.url({ protocol: /^https?$/, error: SEARCH, abort: true }).refine((given) => {
  const { username, password } = new URL(given);
  return !username && !password && !/[?#]/.test(given);
}, SEARCH);

const tokens = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault);

function checkModels(given: string | undefined, context: z.RefinementCtx): void {
  try {
    if (given) readModelSettings({ AI_MODELS: given });
  } catch (error) {
    context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "not readable" });
  }
}

/** What the API and the workers share. */
const sharedEnv = {
  ...serviceEnv,
  /** An OpenAI-compatible endpoint; without it the offline composer writes. */
  AI_BASE_URL: z.url().optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  /** Several models: JSON, or the path of a JSON file. */
  AI_MODELS: z.string().optional().superRefine(checkModels),
  /** How long a worker may be silent before its generation is given to another. It renews three times as often. */
  AI_LEASE_MS: milliseconds(15_000),
  /** Tokens that a model may think for before it writes, beside those of its answer. */
  AI_THINKING_TOKENS: z.coerce.number().int().min(0).max(100_000).default(4_000),
  /** Whether web pages that a brand is proposed from, and those of `AI_RESEARCH_HOSTS`, may stand in private networks, and at any port. */
  AI_PRIVATE_PAGES: flag(false),
};

export const apiEnv = {
  ...sharedEnv,
  ...tokenEnv,
  ...cascadeEnv,
  /** How many generations of one user may be under way or waiting for a worker at once. */
  AI_USER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(2),
  /** How many generations of one user may wait or be under way; more are refused until some have ended. */
  AI_USER_WAITING: z.coerce.number().int().min(1).default(200),
  /** Tokens a person may use in a day and in a month, UTC, by role. */
  AI_CLIENT_DAY_TOKENS: tokens(5_000_000),
  AI_CLIENT_MONTH_TOKENS: tokens(50_000_000),
  AI_ADMIN_DAY_TOKENS: tokens(20_000_000),
  AI_ADMIN_MONTH_TOKENS: tokens(200_000_000),
  /** Pictures that models of images may draw for a person in a day, UTC, by role. */
  AI_CLIENT_DAY_IMAGES: images.default(50),
  AI_ADMIN_DAY_IMAGES: images.default(200),
  /** Whether clients have to confirm their address by mail before anything is written for them; identity sends the mails. */
  CONFIRM_EMAIL: flag(false),
  /** Tokens that all people together may use in a day, UTC; without it there is no bound but their quotas. */
  AI_DAY_TOKEN_BUDGET: z.coerce.number().int().min(0).optional(),
  /** Pictures for all people together. */
  AI_DAY_IMAGE_BUDGET: images.optional(),
  /** Web pages that one person may have read in an hour, to propose a brand from. */
  AI_PAGES_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(30),
  /** Researches that one person may begin in an hour. */
  AI_RESEARCHES_PER_HOUR: z.coerce.number().int().min(1).max(100_000).default(20),
  /** Tokens that one research may use, told and written; with fewer one of a long text would come to no end. */
  AI_RESEARCH_TOKENS: z.coerce.number().int().min(40_000).max(10_000_000).default(80_000),
  /** How often lost jobs and lost workers are looked for. */
  AI_SWEEP_MS: milliseconds(5_000),
  /** How long tokens may be set aside for what isn't stored yet: longer than a request takes. */
  AI_HOLD_MS: z.coerce.number().int().min(10_000).max(3_600_000).default(60_000),
};

export const workerEnv = {
  ...sharedEnv,
  ...processEnv,
  AI_WORKER_SLOTS: z.coerce.number().int().min(1).max(256).default(4),
  AI_FIRST_TOKEN_MS: milliseconds(60_000),
  AI_TOTAL_MS: milliseconds(600_000),
  /** An installation of SearXNG, or what speaks as it does, that researches search the web by. */
  AI_SEARCH_URL: searchAddress.optional(),
  /** Hosts whose pages a research may read beside those that a search returns; `.example.org` for all below it, too. */
  AI_RESEARCH_HOSTS: hosts,
  /** Uses of tools in one research. */
  AI_RESEARCH_STEPS: z.coerce.number().int().min(1).max(50).default(8),
  /** For the whole of a research. */
  AI_RESEARCH_MS: z.coerce.number().int().min(100).max(3_600_000).default(180_000),
  /** For one search or one page of it. */
  AI_RESEARCH_TOOL_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** Before a model is asked a second time; doubled each further time, unless it says itself when to come back. */
  AI_BACKOFF_MS: milliseconds(1_000),
  /** Where images are kept and documents are read; without it no image is made, and nothing in a voice that a document describes. */
  CONTENT_URL: z.url().optional(),
  /** The offline composer's pause between a few words. */
  COMPOSER_PACE_MS: milliseconds(90),
};
