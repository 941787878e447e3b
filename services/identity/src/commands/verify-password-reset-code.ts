import { badInput, DomainError, parseInput, type RequestContext, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import { askerOf } from "../access/asker.ts";
import { resetCode } from "../domain/reset-code.ts";
import { emailKeyOf } from "../domain/user.ts";
import type { MutationVerifyPasswordResetCodeArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

const given = z.object({ email: requiredText(254), code: resetCode });

/** Exchanges the code from the mail for a token that may set a new password. */
export async function verifyPasswordResetCode(
  identity: Pick<Identity, "knownDevices" | "passwordResets" | "recoveryLimits" | "ownerNotices">,
  context: RequestContext,
  args: MutationVerifyPasswordResetCodeArgs,
) {
  const { email, code } = parseInput(given, args);
  const { recoveryLimits, passwordResets, knownDevices, ownerNotices } = identity;
  await recoveryLimits.takeAnswer(context.ip);
  const emailKey = emailKeyOf(email);
  const asker = askerOf(knownDevices, context, emailKey);
  const resetToken = await passwordResets.exchange(emailKey, asker, code).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "RATE_LIMITED") ownerNotices.attempted(emailKey, "recovery");
    throw error;
  });
  if (resetToken === undefined) throw badInput({ field: "code", message: messages.wrongCode });
  return { resetToken };
}
