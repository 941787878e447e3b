import { chakra } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ContentRowFragment } from "../../../generated/graphql.ts";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ContentStatusBadge } from "../../../entities/content/content-status-badge.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { CalendarDue } from "./calendar-due.tsx";
import { CalendarOccasion } from "./calendar-occasion.tsx";
import { brandColor } from "./brand-color.ts";
import { dayKey } from "./month.ts";
import { PutOnDay, type PutAt } from "./put-on-day.tsx";
import type { Occasion } from "./occasions/occasion.ts";
import type { ShownSpan } from "./shown-span.ts";
import type { CalendarEntry } from "./use-calendar-contents.ts";
import { daysOf } from "./week.ts";

const dateOf = (day: string) => formatDate(`${day}T12:00`, { weekday: "long", day: "numeric", month: "long" });

const Title = chakra(Link, {
  base: { fontWeight: "medium", overflowWrap: "anywhere", flex: "1", minW: "0", py: "1" },
});

interface CalendarListProps {
  span: ShownSpan;
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  due: ReadonlyMap<string, readonly ContentRowFragment[]>;
  occasions: ReadonlyMap<string, readonly Occasion[]>;
  /** These are all there are, and not only what has come so far. */
  isCurrent: boolean;
  onPut: PutAt;
  /** Where a content for a day is begun. */
  newPath: (day: Date) => string;
}

/** A month's days that hold something or are an occasion, or all days of a week, one below the other: for phones. */
export function CalendarList({ span, entries, due, occasions, isCurrent, onPut, newPath }: CalendarListProps) {
  const { t } = useTranslation("contents");
  const today = dayKey(new Date());
  const pathFor = (day: string) => (day >= today ? newPath(new Date(`${day}T12:00`)) : undefined);
  const always = span.view === "week" ? daysOf(span.first).map(dayKey) : [];
  const days = [...new Set([...always, ...entries.keys(), ...due.keys(), ...occasions.keys()])].filter(span.holds).toSorted();
  const nothing = isCurrent && <EmptyState title={t(`calendar.empty.${span.view}`)} text={t("calendar.emptyText")} />;
  if (days.length === 0) return nothing;
  return (
    <>
      {![...entries.keys(), ...due.keys()].some(span.holds) && nothing}
      <Card flush>
        {days.map((day) => (
          <chakra.section
            key={day}
            px="4"
            py="3"
            borderBlockEnd="1px solid"
            borderColor="border.muted"
            _last={{ borderBlockEndWidth: "0" }}
          >
            <chakra.h3 textStyle="label" mb="1" display="flex" flexWrap="wrap" alignItems="center">
              {dateOf(day)}
              <chakra.bdi color="fg.subtle" fontWeight="normal" ms="2" textStyle="caption">
                {formatHijri(`${day}T12:00`, { day: "numeric", month: "long" })}
              </chakra.bdi>
              {pathFor(day) && (
                <chakra.span ms="auto">
                  <LinkButton
                    to={pathFor(day) ?? ""}
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
            {occasions.get(day)?.map(({ id }) => (
              <CalendarOccasion key={id} id={id} date={dateOf(day)} newPath={pathFor(day)} reachable />
            ))}
            {due.get(day)?.map((content) => (
              <CalendarDue key={content.id} content={content} reachable />
            ))}
            <chakra.ul listStyleType="none" m="0" p="0">
              {(entries.get(day) ?? []).map(({ content, at }) => (
                <chakra.li key={content.id} display="flex" alignItems="center" gap="2" textStyle="small">
                  <chakra.span
                    aria-hidden
                    flex="none"
                    w="8px"
                    h="8px"
                    borderRadius="full"
                    style={{ background: brandColor(content.company.id) }}
                  />
                  <chakra.time dateTime={at.toISOString()} color="fg.subtle" fontVariantNumeric="tabular-nums">
                    {formatTime(at)}
                  </chakra.time>
                  <Title to={`/contents/show/${content.id}`}>
                    <bdi>{content.title}</bdi>
                  </Title>
                  <ContentStatusBadge status={content.status} />
                  <PutOnDay content={content} onPut={onPut} />
                </chakra.li>
              ))}
            </chakra.ul>
          </chakra.section>
        ))}
      </Card>
    </>
  );
}
