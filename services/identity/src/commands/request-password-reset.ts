import { NOT_DELETED, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { z } from "zod";
import { emailAddress } from "../domain/profile-fields.ts";
import { emailKeyOf, type User } from "../domain/user.ts";
import type { MutationRequestPasswordResetArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { resetCodeMail } from "../mail/reset-code-mail.ts";

const request = z.object({ email: emailAddress });

/**
 * Mails a code to who has an account with this address. Who hasn't gets the same answer in the same time: the same is read and written, and
 * the mail leaves after the answer. So does who has asked five times today; their last code stays good.
 */
export async function requestPasswordReset(identity: Identity, context: RequestContext, args: MutationRequestPasswordResetArgs) {
  const { email } = parseInput(request, args);
  const { users, passwordResets, recoveryLimits, postOffice } = identity;
  await recoveryLimits.takeRequest(context.ip);
  const emailKey = emailKeyOf(email);
  const [user, allowed] = await Promise.all([
    users.model.findOne({ ...NOT_DELETED, emailKey } as never).lean() as Promise<User | null>,
    recoveryLimits.takeCode(passwordResets.idOf(emailKey)),
  ]);
  if (allowed) {
    const code = await passwordResets.newCode(emailKey, user ?? undefined);
    if (user) postOffice.send(resetCodeMail({ to: user.email, username: user.username, code, locale: context.locale }));
  }
  return { success: true };
}
