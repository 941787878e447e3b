import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { VariantCard, VariantGrid } from "./variant-card.tsx";

interface VariantListProps {
  variants: readonly string[];
  /** The text that stands in the field. */
  inUse: string;
  /** Puts one in its place. */
  onUse: (variant: string) => void;
  /** Puts one after it. */
  onInsert?: ((variant: string) => void) | undefined;
  /** Small, below: rules applied, words. */
  note?: string;
}

/** What the AI offers for a field, side by side; the one in use is marked. */
export function VariantList({ variants, inUse, onUse, onInsert, note }: VariantListProps) {
  const { t } = useTranslation("generation");
  return (
    <div>
      <VariantGrid narrowest={190} gap="2">
        {variants.map((variant, index) => {
          const chosen = variant === inUse;
          const name = t("variantNumber", { number: formatNumber(index + 1) });
          return (
            <VariantCard key={`${index}-${variant}`} label={name} text={variant} isChosen={chosen} gap="2">
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
                {chosen ? (
                  <Badge tone="brand" icon={Check}>
                    {t("inUse")}
                  </Badge>
                ) : (
                  <>
                    <Button size="sm" onClick={() => onUse(variant)}>
                      {t("useThis")}
                    </Button>
                    {inUse.trim() && onInsert && (
                      <Button size="sm" onClick={() => onInsert(variant)}>
                        {t("insert")}
                      </Button>
                    )}
                  </>
                )}
                <CopyButton text={variant} />
              </chakra.div>
            </VariantCard>
          );
        })}
      </VariantGrid>
      {note && (
        <chakra.p pt="2" textStyle="caption" color="fg.subtle">
          {note}
        </chakra.p>
      )}
    </div>
  );
}
