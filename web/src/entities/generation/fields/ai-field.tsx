import { useEffect, useState } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../lib/use-online.ts";
import { AiTextField } from "../../../ui/ai-text-field.tsx";
import { CompanyProofArea } from "../../proof/fields/proof-area.tsx";
import { useAiForm } from "./ai-form-context.ts";
import { FieldOptions } from "./field-options.tsx";
import { useFieldGeneration } from "./use-field-generation.ts";
import { useFieldOptions } from "./use-field-options.ts";

/** As many as stand side by side, unless the person says so. */
const VARIANTS = 3;

interface AiFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  optional?: boolean;
  rows?: number;
  placeholder?: string;
  /** The AI writes it first; by hand only after it was asked once, or while it can't be. */
  aiFirst?: boolean;
  aiLabel?: string;
  /** What else the AI should know: what the form says so far. */
  prompt?: () => string;
}

/** A text of a form that the person or the AI writes. What the AI first offers goes into an empty field by itself. */
export function AiField<Values extends FieldValues>({ name, prompt, aiFirst, ...look }: AiFieldProps<Values>) {
  const { t } = useTranslation("generation");
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const { sources, proofreadFor } = useAiForm();
  const { tried } = sources;
  const online = useOnline();
  const [before, setBefore] = useState<string>();
  const [options, setOptions] = useFieldOptions(VARIANTS);
  const value = (field.value as string | undefined) ?? "";

  const { fieldRun, generate, stop } = useFieldGeneration({
    field: name,
    options,
    ...(prompt ? { prompt } : {}),
    onEnd: ({ result, text, id }) => {
      sources.tried(name);
      const first = result?.variants[0] ?? text;
      const made = id ? { id, byTemplate: result?.offline ?? false } : undefined;
      if (!value.trim() && first && made) take(first, made);
      setGeneration(made);
    },
  });
  const [generation, setGeneration] = useState<{ id: string; byTemplate: boolean }>();
  // A generation that couldn't begin has no end: the quota is used up, the service is away.
  const failed = fieldRun.status === "failed";
  useEffect(() => {
    if (failed) tried(name);
  }, [failed, name, tried]);

  const take = (variant: string, { id, byTemplate }: { id: string; byTemplate: boolean }) => {
    setBefore(value);
    field.onChange(variant);
    sources.wroteAi(name, id, byTemplate);
  };

  return (
    <AiTextField
      {...look}
      {...(aiFirst ? { aiFirst: online && !sources.hasTried(name) } : {})}
      {...(proofreadFor ? { area: (props) => <CompanyProofArea {...proofreadFor} {...props} /> } : {})}
      value={value}
      name={field.name}
      ref={field.ref}
      error={fieldState.error?.message}
      onBlur={field.onBlur}
      onChange={(text) => {
        field.onChange(text);
        sources.wrotePerson(name);
      }}
      provenance={sources.markOf(name)}
      run={fieldRun}
      onGenerate={() => void generate()}
      onStop={() => void stop()}
      options={
        <FieldOptions
          label={look.label}
          value={options}
          onChange={setOptions}
          onGenerate={() => void generate()}
          action={look.aiLabel ?? t("generate")}
        />
      }
      onInsert={(variant) => {
        if (!generation) return;
        take(`${value.trimEnd()}\n${variant}`, generation);
        // part of it is the person's
        sources.wrotePerson(name);
      }}
      onUse={(variant) => generation && take(variant, generation)}
      onUndo={
        before === undefined
          ? undefined
          : () => {
              field.onChange(before);
              sources.wrotePerson(name);
              setBefore(undefined);
            }
      }
    />
  );
}
