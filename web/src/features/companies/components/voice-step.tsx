import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { KeywordInput } from "../../../ui/keyword-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { CompanyValues } from "../company-form.ts";
import { VoiceRulesEditor } from "./voice-rules-editor.tsx";

const PERSONALITIES = ["warm", "plain", "rooted", "playful", "formal", "expert", "bold", "calm"] as const;
const MOST = 5;

/** How the brand speaks: the AI reads all of it before it writes. */
export function VoiceStep() {
  const { t } = useTranslation("companies");
  const { register, control, formState } = useFormContext<CompanyValues>();
  return (
    <>
      <Controller
        control={control}
        name="brandVoice.personality"
        render={({ field, fieldState }) => (
          <ChoiceChips
            label={t("fields.brandVoice.personality")}
            hint={t("hints.personality")}
            error={fieldState.error?.message}
            max={MOST}
            options={PERSONALITIES.map((trait) => ({ value: t(`personalities.${trait}`), label: t(`personalities.${trait}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <FieldGrid>
        <Controller
          control={control}
          name="brandVoice.goals"
          render={({ field, fieldState }) => (
            <KeywordInput label={t("fields.brandVoice.goals")} optional error={fieldState.error?.message} {...field} />
          )}
        />
        <TextInput
          label={t("fields.brandVoice.language")}
          optional
          placeholder={t("hints.voiceLanguage")}
          error={formState.errors.brandVoice?.language?.message}
          {...register("brandVoice.language")}
        />
      </FieldGrid>
      <Controller
        control={control}
        name="brandVoice.tags"
        render={({ field, fieldState }) => (
          <KeywordInput label={t("fields.brandVoice.tags")} optional error={fieldState.error?.message} {...field} />
        )}
      />
      <Controller
        control={control}
        name="brandVoice.rules"
        render={({ field, fieldState }) => (
          <VoiceRulesEditor rules={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
    </>
  );
}
