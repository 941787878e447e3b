import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";

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
    <chakra.ul
      aria-label={t("variants")}
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap="3"
      gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${variants.length > 1 ? 180 : 320}px), 1fr))`}
    >
      {variants.map((variant, index) => {
        const isChosen = index === chosen;
        const name = t("variantNumber", { number: formatNumber(index + 1) });
        return (
          <chakra.li
            key={`${index}-${variant}`}
            display="flex"
            flexDirection="column"
            gap="3"
            p="3"
            border="1px solid"
            borderColor={isChosen ? "brand.border" : "border"}
            borderInlineStartWidth="2px"
            borderInlineStartColor={isChosen ? "brand.solid" : "border"}
            borderRadius="md"
            bg={isChosen ? "brand.subtle" : "bg.panel"}
          >
            <chakra.p dir="auto" lang={lang} flex="1" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {variant}
            </chakra.p>
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
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
