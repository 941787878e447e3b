import { useApolloClient, useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import { type ContactStage, CreateContactDocument } from "../../../generated/graphql.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { useMending } from "../../../lib/form/use-mending.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";
import { contactAddress, STAGES } from "../contact-stages.ts";

interface Values {
  name: string;
  email: string;
  phone: string;
  whatsapp: string;
  organization: string;
  notes: string;
  stage: ContactStage;
}

const EMPTY: Values = { name: "", email: "", phone: "", whatsapp: "", organization: "", notes: "", stage: "NEW" };
const FIELDS = ["name", "email", "phone", "whatsapp", "organization", "notes", "stage"] as const;

/** Writes down somebody who neither wrote nor registered, and goes on to their page. */
export function AddContact({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("crm");
  const formId = useId();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const form = useForm<Values>({ defaultValues: EMPTY });
  useMending(form);
  const draft = useFormDraft(form, "contact.new");
  const { close, question } = useDiscardQuestion(
    () => draft.changed,
    onClose,
    () => draft.end(EMPTY),
  );
  const [create, { loading }] = useMutation(CreateContactDocument);
  const { errors } = form.formState;
  const required = (value: string) => value.trim() !== "" || t("common:requiredField");
  const reachable = (value: string, { phone, whatsapp }: Values) =>
    [value, phone, whatsapp].some((way) => way.trim() !== "") || t("unreachable");

  const submit = form.handleSubmit(async ({ name, stage, ...rest }) => {
    const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value.trim() !== ""));
    try {
      const { data } = await create({ variables: { input: { name, stage, ...told } } });
      for (const fieldName of ["contacts", "contactStages"]) cache.evict({ id: "ROOT_QUERY", fieldName });
      draft.end(EMPTY);
      notify.success(t("added"));
      if (data) void navigate(contactAddress(data.createContact.contact.id));
    } catch (error) {
      sayFailure(error, t("notAdded"), form, FIELDS);
    }
  }, sayMissing(form));

  return (
    <Dialog
      open
      onClose={close}
      busy={loading}
      title={t("add")}
      description={t("addLead")}
      footer={
        <>
          <Button onClick={close} disabled={loading}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" form={formId} variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {t("add")}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        aria-label={t("add")}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={() => draft.end(EMPTY)} />}
        <FieldGrid>
          <TextInput label={t("name")} error={errors.name?.message} {...form.register("name", { validate: required })} />
          <TextInput
            label={t("email")}
            hint={t("emailHint")}
            type="email"
            dir="ltr"
            error={errors.email?.message}
            {...form.register("email", { validate: reachable })}
          />
          <TextInput label={t("phone")} optional type="tel" dir="ltr" error={errors.phone?.message} {...form.register("phone")} />
          <TextInput label={t("whatsapp")} optional type="tel" dir="ltr" error={errors.whatsapp?.message} {...form.register("whatsapp")} />
          <TextInput label={t("organization")} optional error={errors.organization?.message} {...form.register("organization")} />
          <SingleSelect
            label={t("stage")}
            options={STAGES.map((stage) => ({ value: stage, label: t(`stages.${stage}`) }))}
            error={errors.stage?.message}
            {...form.register("stage")}
          />
        </FieldGrid>
        <TextArea label={t("notes")} hint={t("notesHint")} optional rows={3} error={errors.notes?.message} {...form.register("notes")} />
        <FormFailure message={errors.root?.message} />
      </chakra.form>
      {question}
    </Dialog>
  );
}
