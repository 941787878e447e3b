import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../../generated/graphql.ts";
import { LOCALE_NAMES, LOCALES } from "../../../lib/locale/locales.ts";
import { ChoiceSelect } from "../../../entities/basic-data/choice-select.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { choices } from "../content-options.ts";
import { NEEDS, type NeedsValues } from "../needs-values.ts";
import { AiFormProvider } from "../../../entities/generation/fields/ai-form-context.ts";
import type { EditSession } from "../../../lib/editing/edit-session.ts";
import type { CompanySearch } from "../use-company-choice.ts";
import { useStageForm } from "../use-stage-form.ts";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { TitleField } from "./title-field.tsx";
import { StageFrame } from "./stage-frame.tsx";
import { BeginningChoice } from "./beginning-choice.tsx";
import { StageNotes } from "./stage-notes.tsx";

interface NeedsFormProps {
  content?: StageContentFragment;
  session: EditSession<NeedsValues>;
  company: { id: string; companyName: string } | undefined;
  /** For a new content: the companies to choose from. */
  companies?: readonly { id: string; companyName: string }[];
  search?: CompanySearch | undefined;
  projectId?: string;
  onCompany?: (id: string) => void;
  onProject?: (id: string) => void;
  day?: string;
  onDay?: (day: string) => void;
}

const MESSAGES = { saved: "needsSaved", updated: "needsUpdated" };
const isFilled = () => true;

/** What is needed: the kind of content, for whom, about what. */
export function NeedsForm(props: NeedsFormProps) {
  const { content, session, company, companies, search, projectId = "", onCompany, onProject, day = "", onDay } = props;
  const { t } = useTranslation("contents");
  const stageForm = useStageForm<NeedsValues>({ part: NEEDS, content, session, messages: MESSAGES, isFilled });
  const { form, sources, frame } = stageForm;
  const { register, formState, getValues, watch } = form;
  const { errors } = formState;
  const brief = () => [getValues("title"), getValues("keywords").join(", ")].filter(Boolean).join("\n");
  const select = (name: "classification" | "level" | "methodology" | "interestArea", group: Parameters<typeof choices>[1]) => (
    <SingleSelect
      label={t(`fields.${name}`)}
      optional
      placeholder={t("common:choose")}
      options={choices(t, group)}
      error={errors[name]?.message}
      {...register(name)}
    />
  );

  return (
    <FormProvider {...form}>
      <AiFormProvider
        value={{
          subject: () => ({ companyId: company?.id ?? "", ...(content ? { contentId: content.id } : {}) }),
          locale: watch("locale"),
          sources,
          proofreadFor: company && { companyId: company.id, contentId: content?.id },
        }}
      >
        <StageFrame stage="NEEDS" content={content} {...frame}>
          <StageNotes stageForm={stageForm} />
          {!content && <BeginningChoice session={session} companyId={company?.id ?? ""} />}
          {companies && company && onCompany && onProject && onDay && (
            <PlaceFields
              companies={companies}
              search={search}
              companyId={company.id}
              projectId={projectId}
              onCompany={onCompany}
              onProject={onProject}
              day={day}
              onDay={onDay}
            />
          )}
          <TitleField companyId={company?.id} contentId={content?.id} />
          <FieldGrid>
            <SingleSelect label={t("fields.type")} options={choices(t, "types")} error={errors.type?.message} {...register("type")} />
            <SingleSelect
              label={t("fields.locale")}
              options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
              error={errors.locale?.message}
              {...register("locale")}
            />
            {select("classification", "classifications")}
            {select("level", "levels")}
            {select("methodology", "methodologies")}
            {select("interestArea", "interestAreas")}
            <SingleSelect label={t("fields.view")} options={choices(t, "views")} error={errors.view?.message} {...register("view")} />
            <ChoiceSelect
              category="framework"
              stored={watch("framework")}
              label={t("fields.framework")}
              optional
              error={errors.framework?.message}
              {...register("framework")}
            />
          </FieldGrid>
          <AiListField<NeedsValues> name="keywords" label={t("fields.keywords")} hint={t("hints.keywords")} prompt={brief} />
          <AiField<NeedsValues> name="details" label={t("fields.details")} optional rows={4} prompt={brief} />
        </StageFrame>
      </AiFormProvider>
    </FormProvider>
  );
}
