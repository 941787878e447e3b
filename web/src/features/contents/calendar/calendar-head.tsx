import { chakra } from "@chakra-ui/react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import type { useOccasionGroups } from "./occasions/use-occasion-groups.ts";
import { OccasionMenu } from "./occasions/occasion-menu.tsx";
import type { ShownSpan } from "./shown-span.ts";

interface CalendarHeadProps {
  span: ShownSpan;
  /** Of the address. */
  onChange: (changes: Record<string, string>) => void;
  groups: ReturnType<typeof useOccasionGroups>;
}

/** What time is shown, by both calendars, and the ways to another. */
export function CalendarHead({ span, onChange, groups }: CalendarHeadProps) {
  const { t } = useTranslation("contents");
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="2">
      <chakra.h2 id="calendar-span" tabIndex={-1} textStyle="h2" aria-live="polite">
        {span.title}
      </chakra.h2>
      <chakra.bdi textStyle="small" color="fg.subtle">
        {span.hijri}
      </chakra.bdi>
      <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="1" ms="auto">
        <Segmented
          label={t("calendar.span")}
          value={span.view}
          onChange={(view) => onChange(span.as(view))}
          segments={[
            { value: "month", label: t("calendar.month") },
            { value: "week", label: t("calendar.week") },
          ]}
        />
        <OccasionMenu shown={groups.shown} onToggle={groups.toggle} />
        <IconButton
          icon={ChevronLeft}
          flip
          variant="outline"
          label={t(`calendar.previous.${span.view}`)}
          onClick={() => onChange(span.step(-1))}
        />
        <Button size="sm" onClick={() => onChange(span.to(new Date()))}>
          {t("calendar.today")}
        </Button>
        <IconButton
          icon={ChevronRight}
          flip
          variant="outline"
          label={t(`calendar.next.${span.view}`)}
          onClick={() => onChange(span.step(1))}
        />
      </chakra.span>
    </chakra.header>
  );
}
