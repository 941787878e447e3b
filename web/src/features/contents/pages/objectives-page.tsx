import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { isWebAddress, withScheme } from "../../../lib/form/web-address.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { KeywordInput } from "../../../ui/keyword-input.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { StageGate, type StageProps } from "../components/stage-gate.tsx";
import { StagePage } from "../components/stage-page.tsx";
import { choices } from "../content-options.ts";
import { MOST_TOPICS, OBJECTIVES, type ObjectivesValues } from "../objectives-values.ts";
import { useStageForm } from "../use-stage-form.ts";

const LINKS = ["internalLinks", "externalLinks"] as const;

const asLink = (word: string) => (isWebAddress(withScheme(word)) ? withScheme(word) : undefined);

export function Component() {
  return <StageGate part={OBJECTIVES}>{(props) => <ObjectivesStage {...props} />}</StageGate>;
}

function ObjectivesStage({ content, session }: StageProps<ObjectivesValues>) {
  const { t } = useTranslation("contents");
  usePageTitle(t("stagePages.OBJECTIVES.title"));
  const stageForm = useStageForm<ObjectivesValues>({
    part: OBJECTIVES,
    content,
    session,
    aiFirst: ["topics"],
    messages: { saved: "objectivesSaved", updated: "objectivesUpdated" },
    isFilled: ({ objective }) => !!objective,
  });
  const { form } = stageForm;
  const { errors } = form.formState;
  return (
    <StagePage stage="OBJECTIVES" content={content} stageForm={stageForm}>
      <SingleSelect
        label={t("fields.conversionFunnel")}
        hint={t("hints.conversionFunnel")}
        optional
        placeholder={t("common:choose")}
        options={choices(t, "funnels")}
        error={errors.conversionFunnel?.message}
        {...form.register("conversionFunnel")}
      />
      <AiField<ObjectivesValues> name="objective" label={t("fields.objective")} rows={3} />
      <AiListField<ObjectivesValues> name="topics" label={t("fields.topics")} hint={t("hints.topics")} max={MOST_TOPICS} aiFirst ordered />
      {LINKS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <KeywordInput
              label={t(`fields.${name}`)}
              optional
              hint={t("hints.links")}
              asEntry={asLink}
              refusal={t("linkRule")}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
      ))}
    </StagePage>
  );
}
