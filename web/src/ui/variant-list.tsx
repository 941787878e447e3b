import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";

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
      <chakra.ul
        aria-label={t("variants")}
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gap="2"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 190px), 1fr))"
      >
        {variants.map((variant, index) => {
          const chosen = variant === inUse;
          const name = t("variantNumber", { number: formatNumber(index + 1) });
          return (
            <chakra.li
              key={`${index}-${variant}`}
              aria-label={name}
              display="flex"
              flexDirection="column"
              gap="2"
              p="3"
              border="1px solid"
              borderColor={chosen ? "brand.border" : "border"}
              borderInlineStartWidth="2px"
              borderInlineStartColor={chosen ? "brand.solid" : "border"}
              borderRadius="md"
              bg={chosen ? "brand.subtle" : "bg.panel"}
            >
              <chakra.p dir="auto" flex="1" textStyle="small" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {variant}
              </chakra.p>
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
            </chakra.li>
          );
        })}
      </chakra.ul>
      {note && (
        <chakra.p pt="2" textStyle="caption" color="fg.subtle">
          {note}
        </chakra.p>
      )}
    </div>
  );
}
