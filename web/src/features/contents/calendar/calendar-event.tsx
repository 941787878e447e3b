import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContentStatus } from "../../../generated/graphql.ts";
import { formatList, formatTime } from "../../../lib/format.ts";
import { ScoreRing } from "../../../ui/score-ring.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { brandColor } from "./brand-color.ts";
import { CHANNEL_ICONS } from "./channel-icons.ts";
import { type Hold, holding } from "./held-content.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

const Event = chakra(Link, {
  base: {
    display: "block",
    flex: "none",
    fontSize: "xs",
    lineHeight: "18px",
    minH: "24px",
    px: "1.5",
    py: "0.5",
    borderRadius: "xs",
    bg: "bg.muted",
    color: "fg",
    borderInlineStart: "2px solid",
    overflow: "hidden",
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

/** There is room for so many. */
const CHANNELS_SHOWN = 2;

interface CalendarEventProps {
  entry: CalendarEntry;
  /** The day that it stands on is the one that Tab reaches. */
  reachable: boolean;
  onHold: Hold;
}

/** A content on its day; its name says what its edge tells. */
export function CalendarEvent({ entry: { content, at }, reachable, onHold }: CalendarEventProps) {
  const { t } = useTranslation(["contents", "common"]);
  const { overallScore, company, socialChannels } = content;
  const channels = socialChannels.map((channel) => t(`channels.${channel}`));
  const score = overallScore == null ? [] : [t("common:score.of", { value: overallScore })];
  // what is seen is what its name begins with
  const name = formatList([
    `${formatTime(at)} ${content.title}`,
    company.brandName,
    t(`statuses.${content.status}`),
    ...channels,
    ...score,
  ]);
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
      <chakra.span aria-hidden display="flex" alignItems="center" gap="1" color="fg.muted" fontVariantNumeric="tabular-nums">
        <chakra.span flex="none" w="8px" h="8px" borderRadius="full" style={{ background: brandColor(company.id) }} />
        <bdi>{formatTime(at)}</bdi>
        {socialChannels.slice(0, CHANNELS_SHOWN).map((channel) => (
          <Icon key={channel} as={CHANNEL_ICONS[channel]} size="s" />
        ))}
        {overallScore != null && <ScoreRing value={overallScore} size={14} />}
      </chakra.span>{" "}
      <chakra.span display="block" overflow="hidden" textOverflow="ellipsis">
        {content.title}
      </chakra.span>
    </Event>
  );
}
