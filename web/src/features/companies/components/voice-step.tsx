import { chakra } from "@chakra-ui/react";
import { COMPANY_LISTS } from "@muhtawa/contracts/company-limits";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useChoices } from "../../../entities/basic-data/use-choices.ts";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { ChoicesFailed } from "../../../entities/basic-data/choices-failed.tsx";
import { FileInput } from "../../../entities/media/file-input.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { CompanyValues } from "../company-form.ts";
import { PersonaFields } from "./persona-fields.tsx";
import { VoiceSample } from "./voice-sample.tsx";
import { VoiceRulesEditor } from "./voice-rules-editor.tsx";

const MOST = 5;

/** How the brand speaks, and to whom: the AI reads all of it before it writes. */
export function VoiceStep({ onBusy }: { onBusy: (busy: boolean) => void }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) minmax(0, {sizes.panel})" }}
      gap="5"
      alignItems="start"
    >
      <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
        <VoiceFields onBusy={onBusy} />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        <PersonaFields />
        <VoiceSample />
      </chakra.div>
    </chakra.div>
  );
}

function VoiceFields({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation("companies");
  const { register, control, formState } = useFormContext<CompanyValues>();
  const traits = useChoices("personality");
  return (
    <>
      <Controller
        control={control}
        name="brandVoice.personality"
        render={({ field, fieldState }) => (
          <MultiSelect
            label={t("fields.brandVoice.personality")}
            hint={traits.state === "loading" ? t("common:loading") : t("hints.personality")}
            error={fieldState.error?.message}
            max={MOST}
            // traits that were withdrawn, or said elsewhere, stay in sight
            options={[
              ...traits.offered,
              ...field.value.filter((trait) => !traits.isOffered(trait)).map((trait) => ({ value: trait, label: traits.labelOf(trait) })),
            ]}
            name={field.name}
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      {traits.state === "failed" && <ChoicesFailed onRetry={traits.retry} />}
      <AiListField<CompanyValues>
        name="brandVoice.goals"
        label={t("fields.brandVoice.goals")}
        optional
        max={COMPANY_LISTS["brandVoice.goals"].entries}
      />
      <TextInput
        label={t("fields.brandVoice.language")}
        optional
        placeholder={t("hints.voiceLanguage")}
        error={formState.errors.brandVoice?.language?.message}
        {...register("brandVoice.language")}
      />
      <AiListField<CompanyValues>
        name="brandVoice.tags"
        label={t("fields.brandVoice.tags")}
        optional
        max={COMPANY_LISTS["brandVoice.tags"].entries}
      />
      <Controller
        control={control}
        name="brandVoice.rules"
        render={({ field, fieldState }) => (
          <VoiceRulesEditor rules={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="voiceToneFile"
        render={({ field, fieldState }) => (
          <FileInput
            label={t("fields.voiceToneFile")}
            optional
            hint={t("hints.voiceToneFile")}
            error={fieldState.error?.message}
            name={field.name}
            ref={field.ref}
            onBlur={field.onBlur}
            value={field.value}
            onBusy={onBusy}
            onChange={(file) => field.onChange(file && { id: file.id, name: file.name, size: file.size, url: file.url })}
          />
        )}
      />
    </>
  );
}
