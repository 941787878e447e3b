import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { Stale } from "./marks.tsx";

export type StageStatus = "done" | "current" | "todo" | "stale";

export interface RailStage {
  id: string;
  label: string;
  status: StageStatus;
  /** What was decided there. */
  note?: string;
  /** Done and stale stages are links. */
  to?: string;
}

const Circle = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    w: "22px",
    h: "22px",
    borderRadius: "full",
    border: "1px solid",
    borderColor: "border.control",
    bg: "bg.panel",
    fontSize: "2xs",
    fontWeight: "semibold",
    lineHeight: "1",
  },
  variants: {
    status: {
      done: { bg: "fg", borderColor: "fg", color: "fg.inverted" },
      current: { borderWidth: "2px", borderColor: "brand.solid", color: "brand.fg" },
      todo: {},
      stale: { border: "0", color: "warning.fg" },
    },
  },
});

const StageLink = chakra(Link, { base: { borderRadius: "sm", _hover: { textDecoration: "underline", textUnderlineOffset: "3px" } } });

const CONNECTOR = {
  content: "''",
  position: "absolute",
  insetBlock: "26px 2px",
  insetInlineStart: "10.5px",
  w: "1px",
  bg: "border.emphasized",
  display: { base: "none", lg: "block" },
} as const;

/** Scrolls the strip alone: the page stays where its reader is. */
function centreInStrip(item: HTMLElement): void {
  const strip = item.parentElement;
  if (!strip) return;
  const [of, within] = [item.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += of.left + of.width / 2 - (within.left + within.width / 2);
}

function Stage({ stage, number, last }: { stage: RailStage; number: number; last: boolean }) {
  const { status, label, note, to } = stage;
  const current = status === "current";
  const item = useRef<HTMLLIElement>(null);
  // Where the stages are a strip, the one that the page is about is in sight.
  useEffect(() => {
    if (current && item.current) centreInStrip(item.current);
  }, [current]);
  return (
    <chakra.li
      ref={item}
      position="relative"
      display="flex"
      alignItems={{ base: "center", lg: "flex-start" }}
      gap={{ base: "2", lg: "3" }}
      pb={{ base: "0", lg: "5" }}
      whiteSpace={{ base: "nowrap", lg: "normal" }}
      textStyle="small"
      color={current ? "fg" : status === "todo" ? "fg.subtle" : "fg.muted"}
      {...(current ? { "aria-current": "step" } : {})}
      {...(last ? {} : { _before: CONNECTOR })}
    >
      <Circle status={status} aria-hidden>
        {status === "done" ? <Icon as={Check} size="s" /> : status === "stale" ? <Icon as={Stale} size="l" /> : number}
      </Circle>
      <span>
        <chakra.span display="block" pt={{ base: "0", lg: "2px" }} fontWeight={current ? "semibold" : "normal"}>
          {to && !current ? <StageLink to={to}>{label}</StageLink> : label}
        </chakra.span>
        {note && (
          <chakra.span display={{ base: "none", lg: "block" }} textStyle="caption" color="fg.subtle">
            {note}
          </chakra.span>
        )}
      </span>
    </chakra.li>
  );
}

/** The stages of a content, down the side; under 64rem a strip that scrolls. */
export function StageRail({ stages }: { stages: readonly RailStage[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("stages")}>
      <chakra.ol
        display="flex"
        flexDirection={{ base: "row", lg: "column" }}
        gap={{ base: "4", lg: "0" }}
        overflowX={{ base: "auto", lg: "visible" }}
        scrollbarWidth="none"
      >
        {stages.map((stage, index) => (
          <Stage key={stage.id} stage={stage} number={index + 1} last={index === stages.length - 1} />
        ))}
      </chakra.ol>
    </nav>
  );
}
