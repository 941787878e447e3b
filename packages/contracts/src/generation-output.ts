import { z } from "zod";

/**
 * The messages on `ai.output.<generationId>`: what a worker makes, in order. An attempt's messages count from 0; the first message of
 * every attempt after the first is a `restart`, which tells readers to forget the text so far.
 */
export const generationOutput = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), attempt: z.number(), index: z.number(), stage: z.string() }),
  z.object({ type: z.literal("delta"), attempt: z.number(), index: z.number(), text: z.string() }),
  z.object({ type: z.literal("restart"), attempt: z.number(), index: z.number(), text: z.string() }),
  z.object({ type: z.literal("done"), attempt: z.number(), index: z.number(), status: z.enum(["COMPLETED", "STOPPED"]) }),
  z.object({ type: z.literal("error"), attempt: z.number(), index: z.number(), message: z.string() }),
]);
/** One message of a generation's output, as checked. */
export type GenerationOutput = z.infer<typeof generationOutput>;

/** The subject of a generation's output. */
export const outputSubject = (generationId: string) => `ai.output.${generationId}`;

/** Short jobs have their own subject, so that they keep reserved slots while articles are being written. */
export const jobSubjects = { short: "ai.jobs.short", long: "ai.jobs.long" } as const;

/** A job names its generation only; what to write stays in the AI service's database. */
export const generationJob = z.object({ generationId: z.string(), correlationId: z.string(), traceparent: z.string().optional() });
/** A job, as checked. */
export type GenerationJob = z.infer<typeof generationJob>;

/** A hint, beside the guarded write that counts: `ai.control.<generationId>.stop`, core NATS, may be lost. */
export const stopSubject = (generationId: string) => `ai.control.${generationId}.stop`;
