import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { ContentStatusBadge } from "../../../ui/content-status-badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { monthOf } from "./month.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", flex: "1", minW: "0", py: "1" } });

/** The month's days that hold something, one below the other: for phones. */
export function CalendarList({ month, entries }: { month: Date; entries: ReadonlyMap<string, readonly CalendarEntry[]> }) {
  const { t } = useTranslation("contents");
  const days = [...entries.entries()].filter(([day]) => day.startsWith(monthOf(month)));
  if (days.length === 0) return <EmptyState title={t("calendar.empty")} text={t("calendar.emptyText")} />;
  return (
    <Card flush>
      {days.map(([day, found]) => (
        <chakra.section key={day} px="4" py="3" borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
          <chakra.h3 textStyle="label" mb="1">
            {formatDate(`${day}T12:00`, { weekday: "long", day: "numeric", month: "long" })}
            <chakra.bdi color="fg.subtle" fontWeight="normal" ms="2" textStyle="caption">
              {formatHijri(`${day}T12:00`, { day: "numeric", month: "long" })}
            </chakra.bdi>
          </chakra.h3>
          <chakra.ul listStyleType="none" m="0" p="0">
            {found.map(({ content, at }) => (
              <chakra.li key={content.id} display="flex" alignItems="center" gap="2" textStyle="small">
                <chakra.time dateTime={at.toISOString()} color="fg.subtle" fontVariantNumeric="tabular-nums">
                  {formatTime(at)}
                </chakra.time>
                <Title to={`/contents/show/${content.id}`} dir="auto">
                  {content.title}
                </Title>
                <ContentStatusBadge status={content.status} />
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </Card>
  );
}
