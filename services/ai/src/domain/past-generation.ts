import { createHash } from "node:crypto";
import type { PastGenerations } from "@muhtawa/contracts/past-generations";
import type { GenerationState } from "./generation.ts";

type Past = PastGenerations["generations"][number];
type Whose = Pick<PastGenerations, "companyId" | "model"> & { readonly ownerId: string };

/** The longest time ago, in milliseconds: what charts show. */
export const OLDEST_PAST = 366 * 24 * 3_600_000;

const digest = (companyId: string, key: string) => createHash("sha256").update(`${companyId}\n${key}`).digest("hex");

/** As every id, it begins with the second in which the generation was. */
export const pastId = (companyId: string, { key, finishedAt }: Past): string =>
  Math.floor(finishedAt.getTime() / 1_000)
    .toString(16)
    .padStart(8, "0") + digest(companyId, key).slice(0, 16);

/** Names it among its company's, whenever it was. */
export const pastHash = (companyId: string, { key }: Past): string => digest(companyId, key);

/** One that was finished elsewhere, before: it holds nothing of a quota and is nobody's to write on. */
export function pastGeneration({ companyId, model, ownerId }: Whose, past: Past): GenerationState {
  const { contentId, kind, field, locale, text, inputTokens, outputTokens, finishedAt } = past;
  return {
    ownerId,
    kind,
    companyId,
    contentId,
    field,
    locale,
    length: "MEDIUM",
    variantCount: 1,
    take: 0,
    status: "COMPLETED",
    past: true,
    attempt: 1,
    tries: 1,
    round: 1,
    model,
    offline: false,
    text,
    variants: [text],
    images: [],
    drawn: 0,
    voiceRules: [],
    inputTokens,
    outputTokens,
    costMicros: 0,
    wastedTokens: 0,
    readerLocale: locale,
    correlationId: pastId(companyId, past),
    requestHash: pastHash(companyId, past),
    finishedAt,
  };
}
