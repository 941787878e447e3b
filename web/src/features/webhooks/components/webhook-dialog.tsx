import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { RestoredNote } from "../../../entities/draft/restored-note.tsx";
import {
  CreateWebhookDocument,
  UpdateWebhookDocument,
  WebhookCompaniesDocument,
  type WebhookEntryFragment,
  type WebhookEvent,
  WebhooksDocument,
} from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { useFormDraft } from "../../../lib/drafts/use-form-draft.ts";
import { withScheme } from "../../../lib/form/web-address.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDiscardQuestion } from "../../../ui/use-discard-question.tsx";
import { EventChoice } from "./event-choice.tsx";

interface WebhookDialogProps {
  /** The one that is changed; without one another is made. */
  webhook?: WebhookEntryFragment;
  onClose: () => void;
  onCreated?: (secret: string) => void;
}

interface WebhookValues {
  name: string;
  url: string;
  events: WebhookEvent[];
  companyId: string;
  active: boolean;
}

const NEW: WebhookValues = { name: "", url: "", events: ["CONTENT_STATUS_CHANGED", "CONTENT_PUBLISHED"], companyId: "", active: true };

const valuesOf = ({ name, url, events, companyId, active }: WebhookEntryFragment): WebhookValues => ({
  name,
  url,
  events,
  companyId: companyId ?? "",
  active,
});

/** Where events are sent, and which. */
export function WebhookDialog({ webhook, onClose, onCreated }: WebhookDialogProps) {
  const { t } = useTranslation("webhooks");
  const { user } = useAuth();
  const stored = webhook ? valuesOf(webhook) : NEW;
  const form = useForm<WebhookValues>({ defaultValues: stored });
  const draft = useFormDraft(form, `webhook.${webhook?.id ?? "new"}`);
  const { close, question } = useDiscardQuestion(
    () => draft.changed,
    onClose,
    () => draft.end(stored),
  );
  const { errors } = form.formState;
  const { data } = useQuery(WebhookCompaniesDocument, { variables: { ownerId: user?.id ?? "" }, skip: !user });
  // the secret is in the answer: it is not to stay in the cache
  const [create, creating] = useMutation(CreateWebhookDocument, { fetchPolicy: "no-cache", refetchQueries: [WebhooksDocument] });
  const [update, updating] = useMutation(UpdateWebhookDocument);
  const loading = creating.loading || updating.loading;
  const title = webhook ? t("editTitle") : t("createTitle");

  const submit = form.handleSubmit(async ({ companyId, url, ...values }) => {
    const input = { ...values, url: withScheme(url.trim()), companyId: companyId || null };
    try {
      if (webhook) {
        await update({ variables: { id: webhook.id, input, expectedVersion: webhook.version } });
        draft.end(stored);
        notify.success(t("saved"));
        return onClose();
      }
      const made = await create({ variables: { input } });
      draft.end(stored);
      if (made.data) onCreated?.(made.data.createWebhook.secret);
    } catch (error) {
      sayFailure(error, t(webhook ? "notSaved" : "notCreated"), form, ["name", "url", "events", "companyId"]);
    }
    return undefined;
  }, sayMissing(form));

  return (
    <Dialog open title={title} description={t("dialogText")} busy={loading} onClose={close}>
      <chakra.form noValidate aria-label={title} onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="4">
        {draft.restoredAt !== undefined && <RestoredNote at={draft.restoredAt} onDiscard={() => draft.end(stored)} />}
        <TextInput
          label={t("name")}
          hint={t("nameHint")}
          maxLength={60}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name", { required: t("common:requiredField") })}
        />
        <TextInput
          label={t("url")}
          hint={t("urlHint")}
          type="url"
          dir="ltr"
          maxLength={2048}
          autoComplete="off"
          error={errors.url?.message}
          {...form.register("url", { required: t("common:requiredField") })}
        />
        <Controller
          control={form.control}
          name="events"
          rules={{ validate: (events) => events.length > 0 || t("common:requiredField") }}
          render={({ field: { value, onChange } }) => <EventChoice value={value} onChange={onChange} error={errors.events?.message} />}
        />
        <SingleSelect
          label={t("company")}
          options={[
            { value: "", label: t("allCompanies") },
            ...(data?.companies.results ?? []).map(({ id, brandName }) => ({ value: id, label: brandName })),
          ]}
          error={errors.companyId?.message}
          {...form.register("companyId")}
        />
        {webhook && (
          <Controller
            control={form.control}
            name="active"
            render={({ field: { value, onChange } }) => (
              <Checkbox checked={value} onChange={onChange}>
                {t("active")}
              </Checkbox>
            )}
          />
        )}
        <FormFailure message={errors.root?.message} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button onClick={close} disabled={loading}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {webhook ? t("common:save") : t("create")}
          </Button>
        </chakra.div>
      </chakra.form>
      {question}
    </Dialog>
  );
}
