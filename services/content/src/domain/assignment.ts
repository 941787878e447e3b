import { contentAssigned } from "@muhtawa/contracts";
import { type Decision, fact, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { type Content, type ContentState, factSubject } from "./content.ts";

/** A day that there is, as `2026-11-24`. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

export const day = z.string().refine(isDay, saying(messages.noDay));

/** Null takes something away, what isn't named stays. */
export const parseAssignment = z.object({ assigneeId: z.string().min(1).max(60).nullish(), dueOn: day.nullish() });

type Assignment = z.infer<typeof parseAssignment>;

/** Whose it is to work on and by when; undefined where both are so already. */
export function assigned(
  content: Content,
  { assigneeId = content.assigneeId, dueOn = content.dueOn }: Assignment,
): Decision<ContentState> | undefined {
  const given = { assigneeId: assigneeId ?? undefined, dueOn: dueOn ?? undefined };
  if (given.assigneeId === content.assigneeId && given.dueOn === content.dueOn) return undefined;
  return { state: { ...content, ...given }, facts: [fact(contentAssigned, { ...factSubject(content), ...given })] };
}
