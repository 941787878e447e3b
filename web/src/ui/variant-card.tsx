import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownView } from "./document/markdown-view.tsx";

interface VariantGridProps {
  /** Pixels below which texts stand one under the other. */
  narrowest: number;
  gap: "2" | "3";
  children: ReactNode;
}

/** Texts that the AI offers, side by side where there is room. */
export function VariantGrid({ narrowest, gap, children }: VariantGridProps) {
  const { t } = useTranslation("generation");
  return (
    <chakra.ul
      aria-label={t("variants")}
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gap={gap}
      gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))`}
    >
      {children}
    </chakra.ul>
  );
}

interface VariantCardProps {
  text: string;
  /** The language of the text, where it isn't the page's. */
  lang?: string | undefined;
  /** Its name, where it isn't shown. */
  label?: string;
  isChosen: boolean;
  gap: "2" | "3";
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of the texts; the chosen one is marked. */
export function VariantCard({ text, lang, label, isChosen, gap, children }: VariantCardProps) {
  return (
    <chakra.li
      aria-label={label}
      display="flex"
      flexDirection="column"
      gap={gap}
      p="3"
      border="1px solid"
      borderColor={isChosen ? "brand.border" : "border"}
      borderInlineStartWidth="2px"
      borderInlineStartColor={isChosen ? "brand.solid" : "border"}
      borderRadius="md"
      bg={isChosen ? "brand.subtle" : "bg.panel"}
    >
      <chakra.div flex="1" minW="0" textStyle="small">
        <MarkdownView text={text} lang={lang} />
      </chakra.div>
      {children}
    </chakra.li>
  );
}
