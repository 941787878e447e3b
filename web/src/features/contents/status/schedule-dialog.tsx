import { chakra } from "@chakra-ui/react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SocialChannel } from "../../../generated/graphql.ts";
import { sayRequired } from "../../../lib/form/say-missing.ts";
import { formatDate, formatHijri, formatTime } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { localInputs, localMoment } from "./local-time.ts";
import type { Moved } from "./use-status-move.ts";
import { WhatHappens } from "./what-happens.tsx";

const DAY_MS = 86_400_000;

interface ScheduleDialogProps {
  title: string;
  /** When it is scheduled for now. */
  scheduledFor?: string | null | undefined;
  /** The networks that it is written for. */
  channels: readonly SocialChannel[];
  /** The time is an intention: nothing happens by itself at it. */
  planned?: boolean;
  onSchedule: (moment: Date) => Promise<Moved>;
  onClose: () => void;
}

/** Tomorrow at nine, unless it is scheduled already. */
function firstProposal(scheduledFor: string | null | undefined): Date {
  if (scheduledFor) return new Date(scheduledFor);
  const tomorrow = new Date(Date.now() + DAY_MS);
  tomorrow.setHours(9, 0, 0, 0);
  return tomorrow;
}

/** When a content is to be published, by the clock of whoever decides it. */
export function ScheduleDialog({ title, scheduledFor, channels, planned = false, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation("contents");
  const form = useId();
  const [inputs, setInputs] = useState(() => localInputs(firstProposal(scheduledFor)));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const moment = localMoment(inputs.date, inputs.time);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

  const change = (part: Partial<typeof inputs>) => {
    setInputs((current) => ({ ...current, ...part }));
    setError(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!moment) {
      sayRequired();
      return setError(t("schedule.missing"));
    }
    if (moment.getTime() <= Date.now()) return setError(t("schedule.past"));
    setBusy(true);
    const result = await onSchedule(moment);
    setBusy(false);
    if (result === true) onClose();
    else setError(result.reason ?? t("schedule.failed"));
    return undefined;
  };

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t("schedule.title", { title })}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" form={form} variant="solid" busy={busy}>
            {t(planned ? "calendar.confirm" : "schedule.confirm")}
          </Button>
        </>
      }
    >
      <chakra.form id={form} noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="3">
        <FieldGrid>
          <TextInput
            label={t("schedule.date")}
            type="date"
            dir="ltr"
            min={localInputs(new Date()).date}
            value={inputs.date}
            error={error}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextInput
            label={t("schedule.time")}
            type="time"
            dir="ltr"
            value={inputs.time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </FieldGrid>
        <chakra.p textStyle="caption" color="fg.muted" aria-live="polite">
          {moment && (
            <>
              {formatDate(moment, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}, <bdi>{formatTime(moment)}</bdi> ·{" "}
              {formatHijri(moment)} ·{" "}
            </>
          )}
          {t("schedule.zone")} <bdi dir="ltr">{zone}</bdi>
        </chakra.p>
        {planned ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t("calendar.onlyPlanned")}
          </chakra.p>
        ) : (
          <WhatHappens channels={channels} />
        )}
      </chakra.form>
    </Dialog>
  );
}
