import { PARAGRAPH_KEY } from "@muhtawa/text-analysis/twins";
import type { TwinPairInput } from "../../../generated/graphql.ts";
import { STORED } from "../../../lib/stored-names.ts";
import { readStored, removeStored, writeStored } from "../../../lib/stored-values.ts";

/** Translations that are remembered of one text, the latest. */
const MOST = 200;

/** The translations that wait in a text as suggestions: what each will say once it is accepted, and of which paragraph of the twin it is. */
export function keptOffers(contentId: string): TwinPairInput[] {
  return (readStored(STORED.twinOffersOf(contentId)) ?? "").split("\n").flatMap((line) => {
    const [own = "", other = ""] = line.split(" ");
    return PARAGRAPH_KEY.test(own) && PARAGRAPH_KEY.test(other) ? [{ own, other }] : [];
  });
}

const isSame = (one: TwinPairInput, other: TwinPairInput) => one.own === other.own && one.other === other.other;

function keep(contentId: string, offers: readonly TwinPairInput[]): void {
  if (offers.length === 0) return removeStored(STORED.twinOffersOf(contentId));
  writeStored(
    STORED.twinOffersOf(contentId),
    offers
      .slice(-MOST)
      .map(({ own, other }) => `${own} ${other}`)
      .join("\n"),
  );
}

export const keepOffers = (contentId: string, offers: readonly TwinPairInput[]): void =>
  keep(contentId, [...keptOffers(contentId).filter((kept) => !offers.some((one) => isSame(one, kept))), ...offers]);

export const forgetOffers = (contentId: string, offers: readonly TwinPairInput[]): void =>
  keep(
    contentId,
    keptOffers(contentId).filter((kept) => !offers.some((one) => isSame(one, kept))),
  );
