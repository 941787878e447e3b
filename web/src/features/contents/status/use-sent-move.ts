import { useApolloClient, useMutation } from "@apollo/client/react";
import { ContentBodyDocument, type ContentStatus, SetContentStatusDocument } from "../../../generated/graphql.ts";
import { isOutdated } from "../../../lib/http/problem-of.ts";
import { takeBack } from "../../../lib/http/report-failure.ts";
import { seesAll, seesTime, type ShownContent } from "./shown-content.ts";

/** How a move has ended: with the version that is stored then, or not; `now` is what is stored instead, where that could be read. */
export type SentMove =
  | { readonly version: number; readonly promptsLeft: number }
  | { readonly error: unknown; readonly outdated: boolean; readonly now?: ShownContent | undefined };

/** How often a move is made again that rests on all that others go on storing. */
const MOST_TRIES = 3;

/**
 * The one way to move a content on: it rests on what is shown, and is made again where what was stored meanwhile, here or in another tab,
 * changes nothing that the decision went by. Says nothing.
 */
export function useSentMove(): (shown: ShownContent, status: ContentStatus, scheduledFor?: Date) => Promise<SentMove> {
  const client = useApolloClient();
  const [setStatus] = useMutation(SetContentStatusDocument);

  /** As it is stored, in the cache and so on the screen. */
  const lookAgain = async (id: string) =>
    (await client.query({ query: ContentBodyDocument, variables: { id }, fetchPolicy: "network-only" })).data?.content;

  const send = async (shown: ShownContent, status: ContentStatus, scheduledFor?: Date, tries = 1): Promise<SentMove> => {
    const { id, version: expectedVersion } = shown;
    try {
      const { data } = await setStatus({ variables: { id, status, scheduledFor: scheduledFor?.toISOString() ?? null, expectedVersion } });
      const stored = data?.setContentStatus.content;
      return { version: stored?.version ?? expectedVersion, promptsLeft: stored?.promptsLeft ?? 0 };
    } catch (error) {
      if (!isOutdated(error)) return { error, outdated: false };
      const now = await lookAgain(id).catch(() => undefined);
      const isAsSeen = now && (seesAll(shown, now) || (status === shown.status && seesTime(shown, now)));
      if (!isAsSeen || tries >= MOST_TRIES) return { error, outdated: true, now };
      takeBack(error);
      return send(shown.partVersions ? now : { ...shown, version: now.version }, status, scheduledFor, tries + 1);
    }
  };
  return send;
}
