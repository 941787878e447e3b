import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { VariantCard, VariantGrid } from "./variant-card.tsx";

interface VariantCardsProps {
  variants: readonly string[];
  /** Of the chosen one. */
  chosen: number;
  onChoose: (index: number) => void;
  /** The language of the texts, where it isn't the page's. */
  lang?: string;
}

/** What the AI offers, side by side; one of them is chosen. */
export function VariantCards({ variants, chosen, onChoose, lang }: VariantCardsProps) {
  const { t } = useTranslation("generation");
  return (
    <VariantGrid narrowest={variants.length > 1 ? 180 : 320} gap="3">
      {variants.map((variant, index) => {
        const isChosen = index === chosen;
        const name = t("variantNumber", { number: formatNumber(index + 1) });
        return (
          <VariantCard key={`${index}-${variant}`} text={variant} lang={lang} isChosen={isChosen} gap="3">
            {variants.length > 1 && (
              <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
                <chakra.span textStyle="caption" color="fg.muted">
                  {name}
                </chakra.span>
                {isChosen ? (
                  <Badge tone="brand" icon={Check}>
                    {t("chosen")}
                  </Badge>
                ) : (
                  <Button size="sm" aria-label={`${t("choose")}: ${name}`} onClick={() => onChoose(index)}>
                    {t("choose")}
                  </Button>
                )}
              </chakra.div>
            )}
          </VariantCard>
        );
      })}
    </VariantGrid>
  );
}
