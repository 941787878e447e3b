import { type ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { Note } from "../../../ui/note.tsx";
import { Stale } from "../../../ui/marks.tsx";
import { AiFormProvider } from "../../../ui/ai-form/ai-form-context.ts";
import type { FieldSources } from "../../../ui/ai-form/field-sources.ts";
import type { Stage } from "../stages.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { StageFrame } from "./stage-frame.tsx";

interface StagePageProps<Values extends FieldValues> {
  stage: Stage;
  content: StageContentFragment;
  stageForm: {
    form: UseFormReturn<Values>;
    sources: FieldSources;
    conflict: boolean;
    takeStored: (stored: StageContentFragment) => void;
    keepMine: (stored: StageContentFragment) => Promise<void>;
    frame: Omit<Parameters<typeof StageFrame>[0], "stage" | "content" | "children">;
  };
  /** Fetches the content anew and resolves to it. */
  onReload: () => Promise<StageContentFragment | undefined>;
  children: ReactNode;
}

/** A stage after the first: its form inside the frame, with what is wrong with it above. */
export function StagePage<Values extends FieldValues>({ stage, content, stageForm, onReload, children }: StagePageProps<Values>) {
  const { t } = useTranslation("contents");
  const { form, sources, conflict, takeStored, keepMine, frame } = stageForm;
  return (
    <FormProvider {...form}>
      <AiFormProvider
        value={{ subject: () => ({ companyId: content.company.id, contentId: content.id }), locale: content.locale, sources }}
      >
        <StageFrame stage={stage} content={content} {...frame}>
          {conflict && (
            <ConflictNote
              onTakeStored={() => void onReload().then((stored) => stored && takeStored(stored))}
              onKeepMine={() => void onReload().then((stored) => stored && keepMine(stored))}
            />
          )}
          {sources.anyStale && (
            <Note tone="warning" icon={Stale}>
              {t("staleNote")}
            </Note>
          )}
          {children}
        </StageFrame>
      </AiFormProvider>
    </FormProvider>
  );
}
