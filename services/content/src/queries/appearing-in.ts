import { parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import type { QueryContentsArgs } from "../graphql/generated/schema.ts";

const span = z.object({ appearsFrom: z.date().nullish(), appearsBefore: z.date().nullish() });

/** Contents that are scheduled for a span of time, or were published in it; every content when none is given. */
export function appearingIn(args: QueryContentsArgs): object[] {
  const { appearsFrom, appearsBefore } = parseInput(span, { appearsFrom: args.appearsFrom, appearsBefore: args.appearsBefore });
  const within = { ...(appearsFrom && { $gte: appearsFrom }), ...(appearsBefore && { $lt: appearsBefore }) };
  if (Object.keys(within).length === 0) return [];
  return [
    {
      $or: [
        { status: "SCHEDULED", scheduledFor: within },
        { status: "PUBLISHED", publishedAt: within },
      ],
    },
  ];
}
