import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  type ContentToolsInput,
  type Level,
  type Participation,
  SaveContentToolsDocument,
  type SocialChannel,
} from "../../../generated/graphql.ts";
import { useChoices } from "../../../entities/basic-data/use-choices.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { ChoicesFailed } from "../../../entities/basic-data/choices-failed.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { OfferedTextField } from "../components/offered-text-field.tsx";
import { StageGate, type StageProps } from "../components/stage-gate.tsx";
import { StagePage } from "../components/stage-page.tsx";
import { choices } from "../content-options.ts";
import type { StagePart } from "../stage-session.ts";
import { useStageForm } from "../use-stage-form.ts";

interface ToolsValues {
  tools: string[];
  writerRole: string;
  sharingStyle: string;
  participation: Participation | "";
  intensity: Level | "";
  socialChannels: SocialChannel[];
}

const TOOLS: StagePart<ToolsValues, keyof ToolsValues, ContentToolsInput> = {
  stage: "TOOLS",
  fields: ["tools", "writerRole", "sharingStyle", "participation", "intensity", "socialChannels"],
  valuesOf: (content) => ({
    tools: content?.tools ?? [],
    writerRole: content?.writerRole ?? "",
    sharingStyle: content?.sharingStyle ?? "",
    participation: content?.participation ?? "",
    intensity: content?.intensity ?? "",
    socialChannels: content?.socialChannels ?? [],
  }),
  inputOf: ({ participation, intensity, ...values }) => ({ ...values, participation: participation || null, intensity: intensity || null }),
  send: async (client, variables, context) =>
    (await client.mutate({ mutation: SaveContentToolsDocument, variables, context })).data?.saveContentTools.content,
};

export function Component() {
  return <StageGate part={TOOLS}>{(props) => <ToolsStage {...props} />}</StageGate>;
}

function ToolsStage({ content, session }: StageProps<ToolsValues>) {
  const { t } = useTranslation("contents");
  usePageTitle(t("stagePages.TOOLS.title"));
  const tools = useChoices("tool");
  const stageForm = useStageForm<ToolsValues>({
    part: TOOLS,
    content,
    session,
    messages: { saved: "toolsSaved", updated: "toolsUpdated" },
    isFilled: ({ tools, writerRole }) => tools.length > 0 || !!writerRole,
  });
  const { form } = stageForm;
  const { errors } = form.formState;
  return (
    <StagePage stage="TOOLS" content={content} stageForm={stageForm}>
      <AiListField<ToolsValues>
        name="tools"
        label={t("fields.tools")}
        hint={t("hints.tools")}
        offered={tools.offered}
        labelOf={tools.labelOf}
      />
      {tools.state === "failed" && <ChoicesFailed onRetry={tools.retry} />}
      <OfferedTextField<ToolsValues> name="writerRole" category="writer-role" label={t("fields.writerRole")} />
      <OfferedTextField<ToolsValues> name="sharingStyle" category="sharing-style" label={t("fields.sharingStyle")} optional />
      <FieldGrid>
        <SingleSelect
          label={t("fields.participation")}
          optional
          placeholder={t("common:choose")}
          options={choices(t, "participations")}
          error={errors.participation?.message}
          {...form.register("participation")}
        />
        <SingleSelect
          label={t("fields.intensity")}
          optional
          placeholder={t("common:choose")}
          options={choices(t, "intensities")}
          error={errors.intensity?.message}
          {...form.register("intensity")}
        />
      </FieldGrid>
      <Controller
        control={form.control}
        name="socialChannels"
        render={({ field, fieldState }) => (
          <MultiSelect
            label={t("fields.socialChannels")}
            optional
            options={choices(t, "channels")}
            error={fieldState.error?.message}
            name={field.name}
            ref={field.ref}
            onBlur={field.onBlur}
            value={field.value}
            onChange={(channels) => field.onChange(channels as SocialChannel[])}
          />
        )}
      />
    </StagePage>
  );
}
