import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContentStatus } from "../../../generated/graphql.ts";
import { formatList, formatTime } from "../../../lib/format.ts";
import { ScoreRing } from "../../../ui/score-ring.tsx";
import { type Hold, holding } from "./held-content.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

const Event = chakra(Link, {
  base: {
    display: "block",
    flex: "none",
    fontSize: "xs",
    lineHeight: "22px",
    minH: "24px",
    px: "1.5",
    borderRadius: "xs",
    bg: "bg.muted",
    color: "fg",
    borderInlineStart: "2px solid",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    _hover: { bg: "bg.emphasized" },
    "&[draggable=true]": { cursor: "grab" },
  },
});

/** The edge that tells what is only planned from what is scheduled, and both from what is published. */
export function edgeOf(status: ContentStatus) {
  if (status === "PUBLISHED") return { borderColor: "success.solid" };
  if (status === "SCHEDULED") return { borderColor: "info.solid", borderInlineStartStyle: "dashed" };
  return { borderColor: "border.control", borderInlineStartStyle: "dotted" };
}

interface CalendarEventProps {
  entry: CalendarEntry;
  /** The day that it stands on is the one that Tab reaches. */
  reachable: boolean;
  onHold: Hold;
}

/** A content on its day; its name says what its edge tells. */
export function CalendarEvent({ entry: { content, at }, reachable, onHold }: CalendarEventProps) {
  const { t } = useTranslation(["contents", "common"]);
  const { overallScore } = content;
  const score = overallScore == null ? [] : [t("common:score.of", { value: overallScore })];
  const name = formatList([formatTime(at), content.title, t(`statuses.${content.status}`), ...score]);
  return (
    <Event
      to={`/contents/show/${content.id}`}
      aria-label={name}
      title={name}
      dir="auto"
      tabIndex={reachable ? 0 : -1}
      {...edgeOf(content.status)}
      {...holding(content, onHold)}
    >
      {overallScore != null && (
        <chakra.span me="1" verticalAlign="-3px" display="inline-flex">
          <ScoreRing value={overallScore} size={14} />
        </chakra.span>
      )}
      {content.title}
    </Event>
  );
}
