import { parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { moveTo } from "../domain/status.ts";
import type { MutationSetContentStatusArgs } from "../graphql/generated/schema.ts";
import { seenContent } from "./seen-content.ts";

/** A moment that may be given. */
export const time = z.object({
  scheduledFor: z
    .date()
    .nullish()
    .transform((date) => date ?? undefined),
});

/** Its owner and admins move a content on. */
export async function setStatus(
  service: Pick<Contents, "contents" | "versions" | "companies">,
  context: RequestContext,
  args: MutationSetContentStatusArgs,
): Promise<Content> {
  const actor = requireActor(context);
  const { id, status, expectedVersion } = args;
  const { ownerId, companyId } = await seenContent(service, context, id);
  const isAnothersToApprove = actor.id === ownerId && ((await service.companies.findLive(companyId))?.approvalByAnother ?? false);
  const { scheduledFor } = parseInput(time, { scheduledFor: args.scheduledFor });
  const now = new Date();
  const moved = await service.contents.update(id, (current) => moveTo(current, { status, scheduledFor, now, isAnothersToApprove }), {
    expectedVersion,
  });
  await service.versions.keep(moved);
  return moved;
}
