import { type ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { Note } from "../../../ui/note.tsx";
import { Stale } from "../../../ui/marks.tsx";
import { AiFormProvider } from "../../../entities/generation/fields/ai-form-context.ts";
import type { Stage } from "../stages.ts";
import type { StageForm } from "../use-stage-form.ts";
import { STAGE_FIELDS } from "../use-rail-stages.ts";
import { StageFrame } from "./stage-frame.tsx";
import { StageNotes } from "./stage-notes.tsx";

interface StagePageProps<Values extends FieldValues> {
  stage: Stage;
  content: StageContentFragment;
  stageForm: StageForm<Values>;
  children: ReactNode;
}

/** A stage after the first: its form inside the frame, with what is wrong with it above. */
export function StagePage<Values extends FieldValues>({ stage, content, stageForm, children }: StagePageProps<Values>) {
  const { t } = useTranslation("contents");
  const { form, sources, frame } = stageForm;
  return (
    <FormProvider {...form}>
      <AiFormProvider
        value={{
          subject: () => ({ companyId: content.company.id, contentId: content.id }),
          locale: content.locale,
          sources,
          proofreadFor: { companyId: content.company.id, contentId: content.id },
        }}
      >
        <StageFrame stage={stage} content={content} {...frame}>
          <StageNotes stageForm={stageForm} />
          {sources.anyStale(STAGE_FIELDS[stage]) && (
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
