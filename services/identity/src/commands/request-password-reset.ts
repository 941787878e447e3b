import { emailAddress, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { z } from "zod";
import { askerOf } from "../access/asker.ts";
import { emailKeyOf } from "../domain/user.ts";
import type { MutationRequestPasswordResetArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { resetCodeMail } from "../mail/reset-code-mail.ts";

const request = z.object({ email: emailAddress });

/**
 * Mails a code to who has an account with this address. Who hasn't gets the same answer in the same time: the same is read and written, and
 * the mail leaves after the answer. So does who has asked too often today: their last code stays good, and the owner is told.
 */
export async function requestPasswordReset(
  identity: Pick<Identity, "users" | "knownDevices" | "passwordResets" | "recoveryLimits" | "postOffice" | "ownerNotices">,
  context: RequestContext,
  args: MutationRequestPasswordResetArgs,
) {
  const { email } = parseInput(request, args);
  const { users, passwordResets, recoveryLimits, postOffice, ownerNotices } = identity;
  await recoveryLimits.takeRequest(context.ip);
  const emailKey = emailKeyOf(email);
  const asker = askerOf(identity.knownDevices, context, emailKey);
  const [user, allowed] = await Promise.all([
    users.first({ emailKey }),
    recoveryLimits.takeCode(passwordResets.accountOf(emailKey), asker),
  ]);
  if (allowed) {
    const code = await passwordResets.newCode(emailKey, asker, user);
    if (user) postOffice.send(resetCodeMail({ to: user.email, username: user.username, code, locale: context.locale }));
  } else ownerNotices.attempted(emailKey, "recovery");
  return { success: true };
}
