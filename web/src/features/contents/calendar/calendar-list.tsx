import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { dayKey, monthOf } from "./month.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";

const dateOf = (day: string) => formatDate(`${day}T12:00`, { weekday: "long", day: "numeric", month: "long" });

const Title = chakra(Link, { base: { fontWeight: "medium", overflowWrap: "anywhere", flex: "1", minW: "0", py: "1" } });

interface CalendarListProps {
  month: Date;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Where a content for a day is begun. */
  newPath: (day: Date) => string;
}

/** The month's days that hold something, one below the other: for phones. */
export function CalendarList({ month, entries, newPath }: CalendarListProps) {
  const { t } = useTranslation("contents");
  const today = dayKey(new Date());
  const days = [...entries.entries()].filter(([day]) => day.startsWith(monthOf(month)));
  if (days.length === 0) return <EmptyState title={t("calendar.empty")} text={t("calendar.emptyText")} />;
  return (
    <Card flush>
      {days.map(([day, found]) => (
        <chakra.section key={day} px="4" py="3" borderBlockEnd="1px solid" borderColor="border.muted" _last={{ borderBlockEndWidth: "0" }}>
          <chakra.h3 textStyle="label" mb="1" display="flex" flexWrap="wrap" alignItems="center">
            {dateOf(day)}
            <chakra.bdi color="fg.subtle" fontWeight="normal" ms="2" textStyle="caption">
              {formatHijri(`${day}T12:00`, { day: "numeric", month: "long" })}
            </chakra.bdi>
            {day >= today && (
              <chakra.span ms="auto">
                <LinkButton
                  to={newPath(new Date(`${day}T12:00`))}
                  size="sm"
                  variant="ghost"
                  square
                  icon={Plus}
                  aria-label={t("calendar.newOn", { date: dateOf(day) })}
                  title={t("calendar.newOn", { date: dateOf(day) })}
                />
              </chakra.span>
            )}
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
