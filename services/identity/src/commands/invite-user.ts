import { userInvited } from "@muhtawa/contracts";
import { badInput, emailAddress, fact, parseInput, type RequestContext } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorise } from "../access/authorise.ts";
import { emailKeyOf } from "../domain/user.ts";
import type { MutationInviteUserArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { invitationMail } from "../mail/invitation-mail.ts";
import { messages } from "../messages.ts";

const invited = z.object({ email: emailAddress });

/** Mails somebody a link by which they may register. */
export async function inviteUser(
  identity: Pick<Identity, "users" | "invitations" | "publicUrl" | "passwordResets" | "postOffice" | "trail">,
  context: RequestContext,
  args: MutationInviteUserArgs,
) {
  authorise(context, "inviteUser");
  const { email } = parseInput(invited, args);
  const { users, invitations, postOffice, publicUrl } = identity;
  const emailKey = emailKeyOf(email);
  if (await users.exists({ emailKey })) throw badInput({ field: "email", message: messages.emailTaken });
  const link = new URL(context.locale === "ar" ? "/ar/auth/signup" : "/auth/signup", publicUrl);
  link.searchParams.set("invitation", invitations.issue(emailKey));
  postOffice.send(invitationMail({ to: email, link: link.href, locale: context.locale }));
  await identity.trail.tell(identity.passwordResets.accountOf(emailKey), fact(userInvited, {}));
  return { success: true };
}
