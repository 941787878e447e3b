import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";

interface VariantListProps {
  variants: readonly string[];
  /** The text that stands in the field. */
  inUse: string;
  onUse: (variant: string) => void;
  /** Small, below: rules applied, words. */
  note?: string;
  /** Fills a panel of its own, without a border. */
  flush?: boolean;
}

/** What the AI offers; the one in use is marked. */
export function VariantList({ variants, inUse, onUse, note, flush }: VariantListProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.ul
      aria-label={t("variants")}
      bg="bg.panel"
      overflow="clip"
      {...(flush ? {} : { border: "1px solid", borderColor: "border", borderRadius: "md" })}
    >
      {variants.map((variant, index) => {
        const chosen = variant === inUse;
        return (
          <chakra.li
            key={`${index}-${variant}`}
            display="flex"
            flexDirection={flush ? "column" : { base: "column", md: "row" }}
            alignItems="flex-start"
            justifyContent="space-between"
            columnGap="4"
            rowGap="2"
            px="4"
            py="3"
            borderBlockEnd="1px solid"
            borderBlockEndColor="border.muted"
            borderInlineStart="2px solid"
            borderInlineStartColor={chosen ? "brand.solid" : "transparent"}
            bg={chosen ? "brand.subtle" : undefined}
            _last={note ? {} : { borderBlockEndWidth: "0" }}
          >
            <chakra.p dir="auto" flex="1" w="100%" minW="0" textStyle="small" whiteSpace="pre-wrap">
              {variant}
            </chakra.p>
            {chosen ? (
              <Badge tone="brand" icon={Check}>
                {t("inUse")}
              </Badge>
            ) : (
              <Button size="sm" onClick={() => onUse(variant)}>
                {t("useThis")}
              </Button>
            )}
          </chakra.li>
        );
      })}
      {note && (
        <chakra.li px="4" py="3" textStyle="caption" color="fg.subtle">
          {note}
        </chakra.li>
      )}
    </chakra.ul>
  );
}
