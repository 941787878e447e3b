import { DomainError, type FieldProblem } from "@muhtawa/service-kit";
import { emailKeyOf, usernameKeyOf } from "../domain/user.ts";
import { messages } from "../messages.ts";
import type { UserStore } from "../store/user-store.ts";

/** Names both fields when both are taken; of racing commands the unique indexes let one win. */
export async function demandFreeNames(users: UserStore, { email, username }: { email: string; username: string }): Promise<void> {
  const [emailKey, usernameKey] = [emailKeyOf(email), usernameKeyOf(username)];
  const others = await users.matching({ $or: [{ emailKey }, { usernameKey }] }, { fields: ["emailKey", "usernameKey"] });
  const problems: FieldProblem[] = [];
  if (others.some((other) => other.emailKey === emailKey)) problems.push({ field: "email", message: messages.emailTaken });
  if (others.some((other) => other.usernameKey === usernameKey)) problems.push({ field: "username", message: messages.usernameTaken });
  if (problems.length > 0) throw new DomainError("CONFLICT", messages.accountExists, { fields: problems });
}
