import { useEffect, useRef } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { firstClick } from "../../../ui/first-click.ts";
import { ErrorDisplay } from "../../../ui/error-display.tsx";
import { KeywordInput, type KeywordInputProps } from "../../../ui/keyword-input.tsx";
import { Khatam, StopSquare } from "../../../ui/marks.tsx";
import { OfflineBadge } from "../../../ui/offline-badge.tsx";
import { ProvenanceMark } from "../../../ui/provenance-mark.tsx";
import { useOnline } from "../../../lib/use-online.ts";
import { Field } from "../../../ui/field.tsx";
import { NotGenerated } from "../../../ui/not-generated.tsx";
import { HEIR, useFocusKept } from "../../../ui/use-focus-kept.ts";
import { useAiForm } from "./ai-form-context.ts";
import { entriesOf } from "./entries-of.ts";
import { FieldOptions } from "./field-options.tsx";
import { useFieldGeneration } from "./use-field-generation.ts";
import { useFieldOptions } from "./use-field-options.ts";

interface AiListFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
  max?: number;
  /** Their order counts. */
  ordered?: boolean;
  /** To be added by a press; their labels stand for their values. */
  offered?: KeywordInputProps["offered"];
  labelOf?: KeywordInputProps["labelOf"];
  /** The AI suggests first; by hand only after it was asked once, or while it can't be. */
  aiFirst?: boolean;
  prompt?: () => string;
}

/** A list of short texts that the person enters, or the AI suggests: one entry a line, added to what is there. */
export function AiListField<Values extends FieldValues>({
  name,
  label,
  hint,
  optional,
  max = 20,
  aiFirst,
  prompt,
  ordered,
  offered,
  labelOf,
}: AiListFieldProps<Values>) {
  const { t } = useTranslation("generation");
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const { sources } = useAiForm();
  const { tried } = sources;
  const online = useOnline();
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const [options, setOptions] = useFieldOptions(1);
  const value = (field.value as string[] | undefined) ?? [];

  const { fieldRun, generate, stop } = useFieldGeneration({
    field: name,
    options,
    ...(prompt ? { prompt } : {}),
    onEnd: ({ result, text, id }) => {
      tried(name);
      const suggested = entriesOf(result?.variants[0] ?? text).filter((entry) => !value.includes(entry));
      if (suggested.length === 0 || !id) return;
      const after = [...value, ...suggested].slice(0, max);
      field.onChange(after);
      sources.wroteEntries(name, { before: value, after, by: { generationId: id, byTemplate: !!result?.offline } });
    },
  });
  const running = fieldRun.status === "queued" || fieldRun.status === "running";
  const failed = fieldRun.status === "failed";
  useEffect(() => {
    if (failed) tried(name);
  }, [failed, name, tried]);
  const mark = sources.markOf(name);
  const byAi = mark === "edited" ? sources.aiEntries(name, value) : undefined;
  const waitsForAi = aiFirst && value.length === 0 && online && !running && !sources.hasTried(name);

  const how = (
    <FieldOptions label={label} value={options} onChange={setOptions} onGenerate={() => void generate()} action={t("suggest")} single />
  );

  return (
    <div ref={box}>
      {waitsForAi ? (
        <Field label={label} error={fieldState.error?.message} {...(optional ? { optional } : {})} group>
          {() => <NotGenerated label={t("suggest")} onGenerate={() => void generate()} options={how} />}
        </Field>
      ) : (
        <KeywordInput
          label={label}
          {...(hint ? { hint } : {})}
          {...(optional ? { optional } : {})}
          {...(ordered ? { ordered } : {})}
          {...(offered ? { offered } : {})}
          {...(labelOf ? { labelOf } : {})}
          {...(byAi ? { byAi } : {})}
          max={max}
          value={value}
          ref={field.ref}
          name={field.name}
          error={fieldState.error?.message}
          onBlur={field.onBlur}
          onChange={(entries) => {
            field.onChange(entries);
            sources.wroteEntries(name, { before: value, after: entries });
          }}
          source={mark === "stale" ? "stale" : mark === "ai" || mark === "edited" ? "ai" : undefined}
          end={
            <>
              {fieldRun.status === "done" && fieldRun.offline && <OfflineBadge compact />}
              {mark && value.length > 0 && !running && <ProvenanceMark source={mark} />}
              {running ? (
                <Button size="sm" icon={StopSquare} busy={fieldRun.status === "queued"} onClick={firstClick(() => void stop())} {...HEIR}>
                  {t("stop")}
                </Button>
              ) : (
                <>
                  {how}
                  <Button variant="ai" size="sm" icon={Khatam} onClick={() => void generate()} {...HEIR}>
                    {t("suggest")}
                  </Button>
                </>
              )}
            </>
          }
        />
      )}
      {fieldRun.status === "failed" && <ErrorDisplay message={fieldRun.reason} onRetry={() => void generate()} />}
    </div>
  );
}
