import { badInput } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT at the field unless each of the people may see what this owner has. */
export async function checkSeers(
  { reviewers }: Pick<Contents, "reviewers">,
  ownerId: string,
  people: readonly string[],
  field: string,
): Promise<void> {
  const others = people.filter((id) => id !== ownerId);
  if (others.length === 0) return;
  const admins = await reviewers.adminsAmong(others);
  if (others.some((id) => !admins.has(id))) throw badInput({ field, message: messages.seesNotContent });
}
