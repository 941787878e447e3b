import { useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { StageContentFragment } from "../../generated/graphql.ts";
import { useCompleting } from "../../entities/content/use-completing.ts";
import { deviceKeeps } from "../../lib/drafts/device-keeps.ts";
import { decideFields, type FieldDecision } from "../../lib/editing/decide-fields.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import type { Origin } from "../../lib/editing/edit-state.ts";
import { clashingFields, differingFields, fieldOf, sameField } from "../../lib/editing/fields.ts";
import { useShown } from "../../lib/editing/sessions.ts";
import { useSessionForm } from "../../lib/editing/use-session-form.ts";
import { useStoring } from "../../lib/editing/use-storing.ts";
import { sayMissing } from "../../lib/form/say-missing.ts";
import { notify } from "../../lib/notify.ts";
import { useFieldSources } from "../../entities/generation/fields/field-sources.ts";
import { beginAnew, type StageAside, type StagePart, storedStage } from "./stage-session.ts";
import { positionOf, STAGES, stagePath } from "./stages.ts";

interface StageFormOptions<Values extends FieldValues> {
  part: StagePart<Values, FieldPath<Values>>;
  content: StageContentFragment | undefined;
  session: EditSession<Values>;
  /** Keys of the messages for a first and for a later save. */
  messages: { saved: string; updated: string };
  isFilled: (content: StageContentFragment) => boolean;
  /** Fields that the AI writes first: going on with one of them empty says so. */
  aiFirst?: readonly FieldPath<Values>[];
}

const isBlank = (value: unknown) => (Array.isArray(value) ? value.length === 0 : String(value ?? "").trim() === "");

/** A stage's form upon its session: saved by itself, on demand, and before one goes on. */
export function useStageForm<Values extends FieldValues>({
  part,
  content,
  session,
  messages,
  isFilled,
  aiFirst = [],
}: StageFormOptions<Values>) {
  const { t } = useTranslation("contents");
  const navigate = useNavigate();
  const form = useForm<Values>({ defaultValues: useShown(session).value as DefaultValues<Values> });
  const { state, showFailure } = useSessionForm(session, form, part.fields);
  const { base, mine, conflict, restoredAt, mergedAt } = state;
  /** It was filled before, or saved on purpose. */
  const filled = useRef(!!content && isFilled(content));
  const sources = useFieldSources(content?.provenance, {
    before: (session.aside as StageAside | undefined)?.sources,
    keep: useCallback((sources: Record<string, Origin>) => session.putAside({ sources }), [session]),
    isChanged: (field) => !sameField(fieldOf(mine, field), fieldOf(base.value, field)),
  });
  useEffect(() => {
    if (content) session.found(storedStage(part, content));
  }, [content, part, session]);

  const completing = useCompleting(content?.id);
  const completed = useRef((): boolean => false);
  const store = useStoring(session, ({ stored }) => {
    if (stored) {
      if (!completed.current()) notify.success(t(filled.current ? messages.updated : messages.saved));
      filled.current = true;
    }
    if (session.status === "waiting") notify.info(t(deviceKeeps() ? "offline:kept" : "common:saveState.unkept"));
    if (session.status === "failed") showFailure(t("notSaved"));
  });

  /** Says of each field that waits for the AI that it does; whether there was one. */
  const waitsForAi = (values: Values): boolean => {
    const waiting = navigator.onLine ? aiFirst.filter((field) => isBlank(values[field]) && !sources.hasTried(field)) : [];
    for (const field of waiting) form.setError(field, { message: t("generation:clickAi") });
    return waiting.length > 0;
  };

  const [leaving, setLeaving] = useState<string>();
  useEffect(() => {
    if (leaving) void navigate(leaving, { replace: !content });
  }, [leaving, navigate, content]);

  const run = (onward: boolean) =>
    form.handleSubmit(async (values) => {
      if (onward && waitsForAi(values)) return;
      completed.current = completing();
      const stored = await store();
      const waits = session.status === "waiting";
      const id = content?.id ?? (session.aside as StageAside | undefined)?.contentId;
      // a new content that waits for a network has no page yet
      if (waits && !id) {
        session.leaveToQueue();
        return setLeaving("/contents");
      }
      if (!id || !(stored || waits)) return;
      const next = STAGES[positionOf(part.stage) + 1];
      if (onward && next) return setLeaving(stagePath(next.stage, id));
      return !content && setLeaving(stagePath(part.stage, id));
    }, sayMissing(form))();

  /** A field is left: what was typed is saved, unless the person decides first about a draft, a conflict or a refusal. */
  const leaveField = () => {
    const { changedAt, conflict: undecided, failure } = session.state;
    if (changedAt !== undefined && !undecided && failure?.kind !== "refused") session.leave(false);
  };

  return {
    form,
    sources,
    session,
    /** Back to what is stored; of a new content the template, what was drafted and a file's text go, too. */
    giveUp: () => {
      if (!content) beginAnew(session);
      session.giveUp();
    },
    decide: (decision: FieldDecision) => {
      const toStore = decideFields(session, decision);
      completed.current = completing();
      if (toStore) void store();
    },
    restoredAt,
    mergedAt,
    /** What differs here from another draft. */
    differencesTo: (other: Values) =>
      differingFields(mine, other, part.fields).map((field) => ({ field, stored: fieldOf(mine, field), mine: fieldOf(other, field) })),
    /** What both sides have changed: the stored values beside one's own. */
    clashes: conflict
      ? clashingFields(base.value, mine, conflict.theirs.value, part.fields).map((field) => ({
          field,
          stored: fieldOf(conflict.theirs.value, field),
          mine: fieldOf(mine, field),
        }))
      : undefined,
    frame: {
      status: session.status,
      savedAt: content?.updatedAt,
      onLeaveField: leaveField,
      onSave: () => void run(false),
      onContinue: () => void run(true),
    },
  };
}

export type StageForm<Values extends FieldValues> = ReturnType<typeof useStageForm<Values>>;
