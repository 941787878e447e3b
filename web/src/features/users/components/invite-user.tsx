import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { MailPlus } from "lucide-react";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { InviteUserDocument, RegistrationPolicyDocument } from "../../../generated/graphql.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** Where nobody registers without one: mails somebody an invitation. */
export function InviteUser() {
  const { t } = useTranslation("users");
  const [open, setOpen] = useState(false);
  const formId = useId();
  const { data } = useQuery(RegistrationPolicyDocument);
  const [invite, { loading }] = useMutation(InviteUserDocument);
  const form = useForm({ defaultValues: { email: "" } });
  const { errors } = form.formState;
  if (!data?.registrationPolicy.invitedOnly) return null;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await invite({ variables: { email } });
      notify.success(t("invite.sent", { email }));
      form.reset();
      setOpen(false);
    } catch (error) {
      sayFailure(error, t("invite.notSent"), form, ["email"]);
    }
  }, sayMissing(form));

  return (
    <>
      <Button icon={MailPlus} onClick={() => setOpen(true)}>
        {t("invite.open")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("invite.title")}
        description={t("invite.text")}
        busy={loading}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)} disabled={loading}>
              {t("common:cancel")}
            </Button>
            <Button type="submit" form={formId} variant="solid" busy={loading} busyLabel={t("invite.sending")}>
              {t("invite.send")}
            </Button>
          </>
        }
      >
        <chakra.form id={formId} noValidate display="flex" flexDirection="column" gap="4" onSubmit={(event) => void submit(event)}>
          <TextInput
            label={t("email")}
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...form.register("email", { required: t("common:requiredField") })}
          />
          <FormFailure message={errors.root?.message} />
        </chakra.form>
      </Dialog>
    </>
  );
}
