import { chakra } from "@chakra-ui/react";
import { type FormEvent, useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useWarnUnsaved } from "../../../entities/draft/warn-unsaved.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";

interface NameTemplateProps {
  title: string;
  lead?: string;
  first: string;
  busy: boolean;
  failed: string;
  /** Rejects where the name isn't taken. */
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const LONGEST = 120;

/** Asks what a template is to be called. */
export function NameTemplate({ title, lead, first, busy, failed, onName, onClose }: NameTemplateProps) {
  const { t } = useTranslation("templates");
  const formId = useId();
  const form = useForm({ defaultValues: { name: first.slice(0, LONGEST) } });
  useMending(form);
  const { errors, isDirty } = form.formState;
  useWarnUnsaved(isDirty);
  const { close, question } = useDiscardQuestion(() => isDirty, onClose);
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await onName(name.trim());
      onClose();
    } catch (error) {
      sayFailure(error, failed, form, ["name"]);
    }
  }, sayMissing(form));
  const send = (event: FormEvent) => {
    // it may stand in a stage's form, which isn't sent with it
    event.stopPropagation();
    void submit(event);
  };
  return (
    <Dialog
      open
      onClose={close}
      busy={busy}
      title={title}
      {...(lead ? { description: lead } : {})}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" form={formId} variant="solid" busy={busy} busyLabel={t("common:saving")}>
            {t("common:save")}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate aria-label={title} onSubmit={send} display="flex" flexDirection="column" gap="4">
        <TextInput
          label={t("name")}
          maxLength={LONGEST}
          error={errors.name?.message}
          {...form.register("name", { validate: (name) => name.trim() !== "" || t("common:requiredField") })}
        />
        <FormFailure message={errors.root?.message} />
      </chakra.form>
      {question}
    </Dialog>
  );
}
