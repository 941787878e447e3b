import { personalTokenRevoked, REVOCATION_LIFETIME } from "@muhtawa/contracts";
import { fact, notFound, parseInput, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorise } from "../access/authorise.ts";
import type { MutationRevokePersonalTokenArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

const input = z.object({ id: z.string().min(1).max(64) });

/** Ends one of the caller's personal tokens, and what is open in its name. One that isn't theirs is NOT_FOUND. */
export async function revokePersonalToken(
  { personalTokens, endedTokens, trail, logger }: Pick<Identity, "personalTokens" | "endedTokens" | "trail" | "logger">,
  context: RequestContext,
  args: MutationRevokePersonalTokenArgs,
) {
  authorise(context, "revokePersonalToken");
  const { id: userId } = requireActor(context);
  const { id } = parseInput(input, args);
  const now = new Date();
  const revoked = await personalTokens.revoke(id, userId, now, new Date(now.getTime() + REVOCATION_LIFETIME));
  if (!revoked) throw notFound();
  // When the broker is away, the revocation is published once it is back.
  await endedTokens
    .endSession({ _id: id, userId, endedAt: now })
    .catch((error: unknown) => logger.warn({ err: error }, "a revoked personal token could not be told of"));
  await trail.tell(userId, fact(personalTokenRevoked, { name: revoked.name }));
  return { success: true };
}
