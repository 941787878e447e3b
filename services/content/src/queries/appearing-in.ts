import { parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import { PLANNED } from "../domain/status.ts";
import type { QueryContentsArgs } from "../graphql/generated/schema.ts";

const span = z.object({ appearsFrom: z.date().nullish(), appearsBefore: z.date().nullish() });

/** What is being worked on and has no time yet, when that is asked for. */
export const undated = ({ undated }: QueryContentsArgs): object[] =>
  undated ? [{ status: { $in: PLANNED }, scheduledFor: { $exists: false } }] : [];

/** Contents that are planned or scheduled for a span of time, or were published in it; every content when none is given. */
export function appearingIn(args: QueryContentsArgs): object[] {
  const { appearsFrom, appearsBefore } = parseInput(span, { appearsFrom: args.appearsFrom, appearsBefore: args.appearsBefore });
  const within = { ...(appearsFrom && { $gte: appearsFrom }), ...(appearsBefore && { $lt: appearsBefore }) };
  if (Object.keys(within).length === 0) return [];
  return [
    {
      $or: [
        { status: { $in: [...PLANNED, "SCHEDULED"] }, scheduledFor: within },
        { status: "PUBLISHED", publishedAt: within },
      ],
    },
  ];
}
