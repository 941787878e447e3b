import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatTime } from "../../../lib/format.ts";
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

interface CalendarEventProps {
  entry: CalendarEntry;
  /** Given for what may be moved to another day. */
  onDrag?: ((id: string) => void) | undefined;
}

/** A content on its day; its edge tells scheduled from published, and its name says so. */
export function CalendarEvent({ entry: { content, at }, onDrag }: CalendarEventProps) {
  const { t } = useTranslation("contents");
  const scheduled = content.status === "SCHEDULED";
  const name = `${formatTime(at)}, ${content.title}, ${t(`statuses.${content.status}`)}`;
  return (
    <Event
      to={`/contents/show/${content.id}`}
      aria-label={name}
      title={name}
      dir="auto"
      borderColor={scheduled ? "info.solid" : "success.solid"}
      {...(scheduled ? { borderInlineStartStyle: "dashed" } : {})}
      draggable={!!onDrag}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", content.title);
        event.dataTransfer.effectAllowed = "move";
        onDrag?.(content.id);
      }}
    >
      {content.title}
    </Event>
  );
}
