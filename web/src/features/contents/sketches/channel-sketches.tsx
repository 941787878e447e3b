import { chakra } from "@chakra-ui/react";
import { standingDocument, withoutPromptLines } from "@muhtawa/text-analysis";
import type { JSONContent } from "@tiptap/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { BodyContent } from "../body-content.ts";
import { documentText } from "../document-text.ts";
import { placesOf, type Sketch, type SketchPlace, sketchOf } from "./sketch-of.ts";

interface ChannelSketchesProps {
  content: Pick<BodyContent, "title" | "type" | "locale"> & { company: Pick<BodyContent["company"], "brandName" | "logo"> };
  text: JSONContent | null;
}

/** What a reader would see of it: without what is only suggested, and without prompts. */
const readText = (text: JSONContent | null) =>
  withoutPromptLines(documentText(text && standingDocument(text)))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n");

/** How a text begins to look where it is to appear, and how much of the room there it takes. Sketches: a network shows it in its own way. */
export function ChannelSketches({ content, text }: ChannelSketchesProps) {
  const { t } = useTranslation("contents");
  const { title, type } = content;
  const said = useMemo(() => readText(text), [text]);
  // each letter of it is counted
  const sketches = useMemo(() => placesOf(type).map((place) => ({ place, sketch: sketchOf(place, title, said) })), [type, title, said]);
  if (sketches.length === 0 || said === "")
    return <EmptyState title={t("sketches.none")} text={t(sketches.length === 0 ? "sketches.noPlace" : "sketches.noText")} />;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <chakra.p textStyle="small" color="fg.muted">
        {t("sketches.lead")}
      </chakra.p>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 340px), 1fr))" gap="4" alignItems="start">
        {sketches.map(({ place, sketch }) => (
          <PlaceSketch key={place} place={place} content={content} sketch={sketch} />
        ))}
      </chakra.div>
    </chakra.div>
  );
}

function PlaceSketch({ place, content, sketch }: { place: SketchPlace; content: ChannelSketchesProps["content"]; sketch: Sketch }) {
  const { t } = useTranslation("contents");
  const { lead, text, count, most } = sketch;
  const isOver = most !== undefined && count > most;
  const name = t(`sketches.places.${place}`);
  const room =
    most === undefined
      ? t(lead?.isCut ? "sketches.titleCut" : "sketches.titleFits")
      : t("sketches.of", { used: formatNumber(count), most: formatNumber(most) });
  return (
    <Card title={name}>
      <chakra.div
        role="group"
        aria-label={t("sketches.name", { place: name })}
        lang={content.locale}
        dir={content.locale === "ar" ? "rtl" : "ltr"}
        display="flex"
        flexDirection="column"
        gap="2"
        p="3"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
        bg="bg.panel"
        textStyle="small"
      >
        <chakra.span display="flex" alignItems="center" gap="2">
          <Avatar name={content.company.brandName} image={content.company.logo} size="sm" square />
          <chakra.bdi fontWeight="medium">{content.company.brandName}</chakra.bdi>
        </chakra.span>
        {lead && (
          <chakra.p fontWeight="medium" color={place === "SEARCH" ? "brand.fg" : "fg"} overflowWrap="anywhere">
            {lead.shown}
            {lead.isCut && "…"}
          </chakra.p>
        )}
        {place === "INSTAGRAM" && <chakra.span aria-hidden display="block" h="120px" borderRadius="sm" bg="bg.muted" />}
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" {...(lead ? { color: "fg.muted" } : {})}>
          {text.shown}
          {text.isCut && "…"}
        </chakra.p>
      </chakra.div>
      <chakra.p mt="2" textStyle="caption" color={isOver ? "danger.fg" : "fg.subtle"}>
        {room}
        {isOver && ` · ${t("sketches.over")}`}
        {!isOver && most !== undefined && text.isCut && ` · ${t("sketches.folded")}`}
      </chakra.p>
    </Card>
  );
}
