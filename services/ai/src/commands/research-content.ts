import { awaitCard, notFound, optionalText, parseInput, type RateLimiter, requiredText, take } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Generation } from "../domain/generation.ts";
import { parseRequest } from "../domain/request-input.ts";
import { type Caller, requestParsed, type RequestPorts } from "./request-generation.ts";

export interface ResearchPorts {
  /** Researches that a person may begin in a time. */
  readonly researches: Pick<RateLimiter, "consume">;
}

const researchInput = z.object({
  contentId: requiredText(60),
  wish: optionalText(2_000),
  draft: optionalText(60_000),
  idempotencyKey: optionalText(200),
});

/**
 * Queues a research for a content of the caller's: a generation like any other, with its quota, its place in the queue, its stream and its
 * end. Nothing of what it finds is stored with the content.
 */
export async function researchContent(ports: RequestPorts & ResearchPorts, caller: Caller, given: unknown): Promise<Generation> {
  const { contentId, wish, draft, idempotencyKey } = parseInput(researchInput, given);
  const { actor } = caller;
  const brief = await awaitCard(contentId, actor.id, () => ports.briefs.find(contentId));
  if (!brief || brief.ownerId !== actor.id) throw notFound();
  const { companyId } = brief;
  const request = parseRequest({ kind: "FIELD", field: "research", companyId, contentId, prompt: wish, selection: draft, idempotencyKey });
  return requestParsed(ports, caller, { ...request, research: true }, () => take(ports.researches, actor.id));
}
