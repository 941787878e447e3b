import { personalTokenCreated, tokenScope } from "@muhtawa/contracts";
import {
  badInput,
  DomainError,
  fact,
  newId,
  parseInput,
  type RequestContext,
  requireActor,
  take,
  unauthenticated,
} from "@muhtawa/service-kit";
import { z } from "zod";
import { authorise } from "../access/authorise.ts";
import { newTokenSecret } from "../access/personal-token-secret.ts";
import { expiryAfter, forgottenAfter, LONGEST_TOKEN_LIFE, MOST_TOKENS, type PersonalToken } from "../domain/personal-token.ts";
import { requiredLine } from "../domain/plain-text.ts";
import type { MutationCreatePersonalTokenArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

/** Companies that one token may be for, by name. */
const MOST_COMPANIES = 50;

const input = z.object({
  name: requiredLine(60),
  scopes: z.array(tokenScope).max(tokenScope.options.length),
  companyIds: z
    .array(z.string().min(1).max(64))
    .min(1)
    .max(MOST_COMPANIES)
    .nullish()
    .transform((ids) => (ids ? [...new Set(ids)] : undefined)),
  days: z.number().int().min(1).max(LONGEST_TOKEN_LIFE),
});

/** Makes a personal token of the caller's. Its secret is told here and never again. */
export async function createPersonalToken(
  {
    users,
    personalTokens,
    personalTokenLimit,
    ownedThings,
    ownerNotices,
    trail,
  }: Pick<Identity, "users" | "personalTokens" | "personalTokenLimit" | "ownedThings" | "ownerNotices" | "trail">,
  context: RequestContext,
  args: MutationCreatePersonalTokenArgs,
): Promise<{ personalToken: PersonalToken; secret: string }> {
  authorise(context, "createPersonalToken");
  const { id: userId } = requireActor(context);
  const { name, scopes, companyIds, days } = parseInput(input, args);
  const user = await users.find(userId);
  if (!user) throw unauthenticated();
  if (companyIds && !(await ownedThings.ownsCompanies(userId, companyIds)))
    throw badInput({ field: "companyIds", message: messages.unknownTokenCompany });
  await take(personalTokenLimit, userId);
  const now = new Date();
  const { secret, hash, prefix } = newTokenSecret();
  const expiresAt = expiryAfter(days, now);
  const personalToken: PersonalToken = {
    _id: newId(),
    userId,
    epoch: user.epoch,
    name,
    hash,
    prefix,
    // Who may write may read what was written.
    scopes: tokenScope.options.filter((scope) => scope === "READ" || scopes.includes(scope)),
    ...(companyIds && { companies: companyIds }),
    createdAt: now,
    expiresAt,
    forgetAt: forgottenAfter(expiresAt),
  };
  await personalTokens.add(personalToken);
  // Count after adding: of several requests at the same time each sees the others' tokens.
  if ((await personalTokens.countLiving(userId, user.epoch, now)) > MOST_TOKENS) {
    await personalTokens.remove(personalToken._id);
    throw new DomainError("CONFLICT", messages.tooManyTokens, { parameters: { most: MOST_TOKENS } });
  }
  await trail.tell(userId, fact(personalTokenCreated, { name }));
  ownerNotices.tell(user, "personalTokenCreated");
  return { personalToken, secret };
}
