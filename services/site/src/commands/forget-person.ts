import type { Site } from "../site.ts";

/** Takes out what is left of a person who is gone; resolves to how much that was. */
export async function forgetPerson(
  { activity, notifications }: Pick<Site, "activity" | "notifications">,
  personId: string,
): Promise<number> {
  return (await activity.forget(personId)) + (await notifications.deleteOf(personId));
}
