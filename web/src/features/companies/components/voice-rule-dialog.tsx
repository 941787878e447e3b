import { chakra } from "@chakra-ui/react";
import { VOICE_RULES } from "@muhtawa/contracts/company-limits";
import { useId, useRef } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import type { VoiceRuleInput, VoiceRuleKind } from "../../../generated/graphql.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { currentLocale, LOCALE_NAMES, LOCALES } from "../../../lib/locale/locales.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";
import { ruleKey } from "./voice-rule-table.tsx";

const KINDS: readonly VoiceRuleKind[] = ["PREFER", "BAN", "GLOSSARY", "STYLE"];

interface VoiceRuleDialogProps {
  /** The rule to change; none for a new one. */
  rule: VoiceRuleInput | undefined;
  isTaken: (rule: VoiceRuleInput) => boolean;
  onSave: (rule: VoiceRuleInput) => void;
  onClose: () => void;
}

export function VoiceRuleDialog({ rule, isTaken, onSave, onClose }: VoiceRuleDialogProps) {
  const { t } = useTranslation("companies");
  const formId = useId();
  const stored = {
    locale: rule?.locale ?? currentLocale(),
    kind: rule?.kind ?? ("PREFER" as VoiceRuleKind),
    term: rule?.term ?? "",
    replacement: rule?.replacement ?? "",
    note: rule?.note ?? "",
  };
  const form = useForm({ defaultValues: stored });
  const { register, handleSubmit, getValues, watch, formState } = form;
  const companyId = useSearchParams()[0].get("id") ?? "new";
  const draft = useFormDraft(form, `voiceRule.${companyId}.${rule ? ruleKey(rule) : "new"}`);
  const { close, question } = useDiscardQuestion(
    () => draft.changed,
    onClose,
    () => draft.end(stored),
  );
  const firstField = useRef<HTMLInputElement>(null);
  const term = register("term", {
    validate: (entered, values) => {
      if (!entered.trim()) return t("common:requiredField");
      return !isTaken({ ...values, term: entered.trim() }) || t("rule.taken");
    },
  });
  const kind = watch("kind");
  const replaces = kind !== "STYLE";

  const submit = handleSubmit(({ replacement, note, ...values }) => {
    draft.end(stored);
    onSave({
      ...values,
      term: values.term.trim(),
      ...(replaces && replacement.trim() ? { replacement: replacement.trim() } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
    });
  }, sayMissing({ getValues }));

  return (
    <Dialog
      open
      onClose={close}
      initialFocus={firstField}
      title={rule ? t("rule.editTitle") : t("rule.add")}
      description={t(`rule.explain.${kind}`)}
      footer={
        <>
          <Button onClick={close}>{t("common:cancel")}</Button>
          <Button type="submit" form={formId} variant="solid">
            {rule ? t("common:save") : t("rule.add")}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={(event) => {
          // React bubbles the event through the portal to the company's form.
          event.stopPropagation();
          void submit(event);
        }}
      >
        {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={() => draft.end(stored)} />}
        <FieldGrid>
          <SingleSelect
            label={t("rule.locale")}
            options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_NAMES[locale] }))}
            {...register("locale")}
          />
          <SingleSelect
            label={t("rule.kind")}
            options={KINDS.map((value) => ({ value, label: t(`rule.kinds.${value}`) }))}
            {...register("kind")}
          />
        </FieldGrid>
        <TextInput
          label={t("rule.term")}
          autoComplete="off"
          maxLength={VOICE_RULES.term}
          error={formState.errors.term?.message}
          {...term}
          ref={(element) => {
            term.ref(element);
            firstField.current = element;
          }}
        />
        {replaces && (
          <TextInput
            label={t(kind === "BAN" ? "rule.writtenInstead" : "rule.replacement")}
            hint={kind === "BAN" ? t("rule.bannedHelp") : undefined}
            optional
            autoComplete="off"
            maxLength={VOICE_RULES.replacement}
            {...register("replacement")}
          />
        )}
        <TextInput label={t("rule.note")} optional autoComplete="off" maxLength={VOICE_RULES.note} {...register("note")} />
      </chakra.form>
      {question}
    </Dialog>
  );
}
