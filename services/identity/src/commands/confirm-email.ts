import { userUpdated } from "@muhtawa/contracts";
import { badInput, fact, parseInput, type RequestContext, requireActor, unauthenticated } from "@muhtawa/service-kit";
import { z } from "zod";
import { authorise } from "../access/authorise.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import { resetCode } from "../domain/reset-code.ts";
import type { User } from "../domain/user.ts";
import type { MutationConfirmEmailArgs } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";
import { confirmationMail } from "../mail/confirmation-mail.ts";
import { messages } from "../messages.ts";

const given = z.object({ code: resetCode });

async function caller({ users }: Pick<Identity, "users">, context: RequestContext): Promise<User> {
  const user = await users.find(requireActor(context).id);
  if (!user) throw unauthenticated();
  return user;
}

/** Mails the caller a code that proves that mail reaches them. */
export async function requestEmailConfirmation(
  identity: Pick<Identity, "users" | "emailConfirmations" | "postOffice">,
  context: RequestContext,
) {
  authorise(context, "requestEmailConfirmation");
  const user = await caller(identity, context);
  if (!user.emailConfirmed) await mailConfirmation(identity, context, user);
  return { success: true };
}

/** Sends the code to somebody who has just registered, or asks for it. */
export async function mailConfirmation(
  { emailConfirmations, postOffice }: Pick<Identity, "emailConfirmations" | "postOffice">,
  { locale }: RequestContext,
  user: User,
) {
  const code = await emailConfirmations.newCode(user);
  postOffice.send(confirmationMail({ to: user.email, username: user.username, code, locale }));
}

/** The caller's address is theirs, by the code from the mail. */
export async function confirmEmail(
  identity: Pick<Identity, "users" | "emailConfirmations">,
  context: RequestContext,
  args: MutationConfirmEmailArgs,
): Promise<{ user: Profile }> {
  authorise(context, "confirmEmail");
  const { code } = parseInput(given, args);
  const user = await caller(identity, context);
  if (user.emailConfirmed) return { user: fullProfile(user) };
  if (!(await identity.emailConfirmations.matches(user, code))) throw badInput({ field: "code", message: messages.wrongCode });
  const confirmed = await identity.users.update(user._id, (current) =>
    current.emailConfirmed
      ? undefined
      : { state: { ...current, emailConfirmed: true }, facts: [fact(userUpdated, { fields: ["emailConfirmed"] })] },
  );
  return { user: fullProfile(confirmed) };
}
