import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Icon, type IconShape } from "./icon.tsx";
import { Human, Khatam, KhatamHalf, KhatamOutline, Stale } from "./marks.tsx";

export type Provenance = "human" | "ai" | "edited" | "template" | "stale";

const LOOKS: Record<Provenance, { shape: IconShape; color: string }> = {
  human: { shape: Human, color: "fg.subtle" },
  ai: { shape: Khatam, color: "brand.fg" },
  edited: { shape: KhatamHalf, color: "brand.fg" },
  template: { shape: KhatamOutline, color: "fg.subtle" },
  stale: { shape: Stale, color: "warning.fg" },
};

/** Who wrote it: a shape and words, or in tight places the shape alone with its name as a tooltip. */
export function ProvenanceMark({ source, iconOnly }: { source: Provenance; iconOnly?: boolean }) {
  const { t } = useTranslation();
  const { shape, color } = LOOKS[source];
  const words = t(`provenance.${source}`);
  if (iconOnly) return <Icon as={shape} color={color} label={words} />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" textStyle="caption" color={color} whiteSpace="nowrap">
      <Icon as={shape} size="s" />
      {words}
    </chakra.span>
  );
}

const ALL: Provenance[] = ["human", "ai", "edited", "template", "stale"];

/** What the marks mean. */
export function ProvenanceLegend() {
  const { t } = useTranslation();
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" textStyle="caption">
      <chakra.span fontWeight="medium" color="fg.subtle">
        {t("provenance.legend")}
      </chakra.span>
      {ALL.map((source) => (
        <ProvenanceMark key={source} source={source} />
      ))}
    </chakra.div>
  );
}
