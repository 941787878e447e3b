import { draftKey, draftsOf, removeDraftsWhere } from "./drafts.ts";
import { discard, removeWaitingWhere, waitingOf } from "./outbox.ts";

/** Days for which unsaved work that its person doesn't come back for stays on a device. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const removeWhere = async (isToGo: (work: { userId: string; at: number }) => boolean): Promise<void> => {
  await Promise.all([removeDraftsWhere(isToGo), removeWaitingWhere(isToGo)]);
};

/** How many things one person has on this device that the service doesn't have. */
export async function unsavedOf(userId: string): Promise<number> {
  const [drafts, waiting] = await Promise.all([draftsOf(userId), waitingOf(userId)]);
  return new Set([...drafts, ...waiting].map(({ key }) => key)).size;
}

/** Removes all that one person has left on this device. */
export const removeUnsavedOf = (userId: string): Promise<void> => removeWhere((work) => work.userId === userId);

/** Gives up what one person has unsaved of a thing that is no more, in all tabs. */
export async function discardWorkOn(userId: string, id: string): Promise<void> {
  const [drafts, waiting] = await Promise.all([draftsOf(userId), waitingOf(userId)]);
  const about = [...drafts, ...waiting].filter((work) => work.about?.split(".").includes(id));
  await Promise.all(about.map(({ about: name = "", tab }) => discard(draftKey(userId, name, tab))));
}

/** Removes what its person, whoever that is, hasn't come back for in time. */
export function removeOldWork(): Promise<void> {
  const time = Date.now() - KEPT_DAYS * DAY_MS;
  return removeWhere(({ at }) => at < time);
}
