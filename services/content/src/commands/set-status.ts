import { parseInput, readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { moveTo } from "../domain/status.ts";
import type { MutationSetContentStatusArgs } from "../graphql/generated/schema.ts";

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
  const content = await service.contents.find(id);
  readable(actor, content && (await service.companies.findLive(content.companyId)) ? content : undefined);
  const { scheduledFor } = parseInput(time, { scheduledFor: args.scheduledFor });
  const now = new Date();
  const moved = await service.contents.update(id, (current) => moveTo(current, { status, scheduledFor, now }), { expectedVersion });
  await service.versions.keep(moved);
  return moved;
}
