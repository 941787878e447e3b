import { useMutation, useQuery } from "@apollo/client/react";
import { type TwinParagraph, twinParagraphs, type TwinRow, twinRows } from "@muhtawa/text-analysis/twins";
import type { JSONContent } from "@tiptap/core";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { ContentTwinDocument, PairTwinDocument, type TwinContentFragment, type TwinPairInput } from "../../../generated/graphql.ts";
import { askAgain } from "../../../lib/ask-again.ts";
import { wasReported } from "../../../lib/http/problem.ts";
import type { Body } from "../use-body.ts";
import { forgetOffers, keptOffers } from "./kept-offers.ts";

const EMPTY: JSONContent = { type: "doc", content: [] };

/** A paragraph beside its partner. */
export interface PairedRow {
  readonly state: TwinRow["state"];
  readonly own?: TwinParagraph | undefined;
  readonly other?: TwinParagraph | undefined;
  /** Nobody has said yet that they say the same. */
  readonly guessed?: true | undefined;
}

export interface Twin {
  readonly content: TwinContentFragment;
  readonly rows: readonly PairedRow[];
}

/** A content's twin, and how the text as it stands here is to it; asked for again whenever the person comes back to the page. */
export function useTwin(contentId: string, { current, status }: Pick<Body, "current" | "status">, skip: boolean) {
  const { data, error, refetch } = useQuery(ContentTwinDocument, { variables: { id: contentId }, skip, fetchPolicy: "cache-and-network" });
  const [pairUp] = useMutation(PairTwinDocument);
  const found = data?.content.twin;
  useEffect(() => {
    if (skip) return undefined;
    const seen = () => {
      if (document.visibilityState === "visible") askAgain(refetch);
    };
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [refetch, skip]);

  const twin = useMemo((): Twin | undefined => {
    if (!found) return undefined;
    const own = twinParagraphs(current ?? EMPTY);
    const other = twinParagraphs((found.content.body ?? EMPTY) as JSONContent);
    const pairs = found.pairs.map(({ guessed, ...pair }) => (guessed ? { ...pair, guessed } : pair));
    const rows = twinRows(own, other, pairs).map((row) => ({
      state: row.state,
      guessed: row.guessed,
      own: row.own === undefined ? undefined : own[row.own],
      other: row.other === undefined ? undefined : other[row.other],
    }));
    return { content: found.content, rows };
  }, [found, current]);

  /** Says that paragraphs say the same. Throws where that was refused, or nobody answered; the twin is asked for again then. */
  const pair = useCallback(
    async (pairs: readonly TwinPairInput[]): Promise<void> => {
      try {
        await pairUp({ variables: { id: contentId, pairs: [...pairs] } });
      } catch (error) {
        await refetch().catch(() => undefined);
        throw error;
      }
    },
    [contentId, pairUp, refetch],
  );

  // A suggested translation that was accepted says the same as the paragraph that it is of, once it is stored.
  const asking = useRef(false);
  useEffect(() => {
    if (!twin || status !== "saved" || asking.current) return;
    const offers = keptOffers(contentId);
    const taken = twin.rows.flatMap(({ own, other, state }) =>
      offers.filter((offer) => state !== "IN_STEP" && offer.own === own?.key && stands(twin, offer.other, other)),
    );
    if (taken.length === 0) return;
    asking.current = true;
    // what nobody answered is said again when the twin is looked at the next time
    const said = pair(taken).catch((error: unknown) => wasReported(error) || Promise.reject(error as Error));
    void said
      .then(
        () => forgetOffers(contentId, taken),
        () => undefined,
      )
      .finally(() => {
        asking.current = false;
      });
  }, [twin, status, contentId, pair]);

  return { twin, waiting: !data && !error, error, refetch, pair };
}

/** Whether a paragraph of the twin is there, beside the own one or by itself. */
const stands = ({ rows }: Twin, key: string, beside: TwinParagraph | undefined) =>
  beside ? beside.key === key : rows.some(({ other }) => other?.key === key);
