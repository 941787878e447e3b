import { z } from "zod";
import { generationKind, locale } from "./enumerations.ts";

/** Where operators ask the ai service over the broker, as its own user, to take generations of the past in: no other service may. */
export const PAST_GENERATIONS_SUBJECT = "operators.past.ai";

/** Of one company at once. */
export const MOST_PAST_GENERATIONS = 200;

const id = z.string().regex(/^[0-9a-f]{24}$/);
const tokens = z.number().int().min(0).max(100_000);

/** A company's generations that were finished before it came to this installation. A key names one of them among its company's. */
export const pastGenerations = z.object({
  companyId: id,
  model: z.string().trim().min(1).max(100),
  generations: z
    .array(
      z.object({
        key: z.string().min(1).max(200),
        contentId: id,
        kind: generationKind.exclude(["IMAGE"]),
        field: z.string().max(40).optional(),
        locale,
        text: z.string().min(1).max(20_000),
        inputTokens: tokens,
        outputTokens: tokens,
        finishedAt: z.iso.datetime().transform((time) => new Date(time)),
      }),
    )
    .max(MOST_PAST_GENERATIONS)
    .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, "a key names more than one"),
});
/** One that has been checked. */
export type PastGenerations = z.output<typeof pastGenerations>;
/** The same as it is sent. */
export type PastGenerationsAsked = z.input<typeof pastGenerations>;

/** How many were taken in, or why not all were: what is asked again goes on where it ended. */
export const pastGenerationsAnswer = z.union([z.object({ taken: z.number() }), z.object({ failure: z.string() })]);
