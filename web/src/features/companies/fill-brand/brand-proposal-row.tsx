import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { ProposedBrandFragment } from "../../../generated/graphql.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";

interface BrandProposalRowProps {
  proposal: ProposedBrandFragment;
  /** What stands in the form so far; empty for nothing. */
  stands: string;
  /** The form says it already. */
  taken: boolean;
  accepted: boolean;
  onDecide: (accept: boolean) => void;
}

/** What is proposed for one field, the words it was found in, and what stands in the form. */
export function BrandProposalRow({ proposal, stands, taken, accepted, onDecide }: BrandProposalRowProps) {
  const { t } = useTranslation("companies");
  const { field, value, replacement, quote, place, isVerbatim, locale } = proposal;
  const label = t(`fill.fields.${field}`);
  const instead = replacement && t(field === "BANNED_WORD" ? "fill.insteadOfBanned" : "fill.insteadOfPreferred", { word: replacement });
  return (
    <chakra.li p="3" border="1px solid" borderColor={accepted ? "brand.border" : "border"} borderRadius="md" textStyle="small">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Checkbox label={t("fill.accept", { field: label, value })} checked={accepted} disabled={taken} onChange={onDecide} />
        <chakra.span textStyle="label" flex="1">
          {label}
        </chakra.span>
        <Badge tone={isVerbatim ? "neutral" : "brand"}>{t(isVerbatim ? "fill.verbatim" : "fill.worded")}</Badge>
      </chakra.div>
      <chakra.p lang={locale} dir="auto" ps="6" pt="1" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {value}
        {instead && <chakra.span color="fg.muted"> ({instead})</chakra.span>}
      </chakra.p>
      <chakra.figure m="0" ms="6" mt="2" ps="3" borderInlineStart="2px solid" borderColor="border">
        <chakra.figcaption textStyle="caption" color="fg.subtle">
          {t(`fill.places.${place}`)}
        </chakra.figcaption>
        <chakra.blockquote m="0" lang={locale} dir="auto" color="fg.muted" overflowWrap="anywhere">
          {quote}
        </chakra.blockquote>
      </chakra.figure>
      {taken ? (
        <chakra.p ps="6" pt="1" color="fg.subtle">
          {t("fill.taken")}
        </chakra.p>
      ) : (
        stands && (
          <chakra.p ps="6" pt="1" color="fg.subtle" overflowWrap="anywhere">
            <bdi>{t("fill.now", { value: stands })}</bdi>
          </chakra.p>
        )
      )}
    </chakra.li>
  );
}
