import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ConfirmEmailDocument, type ProfileFieldsFragment, RequestEmailConfirmationDocument } from "../../../generated/graphql.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

/** For who has to prove that mail reaches them before the AI writes for them. */
export function ConfirmEmailCard({ user }: { user: ProfileFieldsFragment }) {
  const { t } = useTranslation("profile");
  const form = useForm({ defaultValues: { code: "" } });
  const { errors } = form.formState;
  const [confirm, { loading }] = useMutation(ConfirmEmailDocument);
  const [request, { loading: sending }] = useMutation(RequestEmailConfirmationDocument);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirm({ variables: { code } });
      notify.success(t("confirmEmail.confirmed"));
    } catch (error) {
      sayFailure(error, t("confirmEmail.notConfirmed"), form, ["code"]);
    }
  }, sayMissing(form));

  const sendAgain = async () => {
    try {
      await request();
      notify.success(t("confirmEmail.sent"));
    } catch (error) {
      sayFailure(error, t("confirmEmail.notSent"), form, ["code"]);
    }
  };

  return (
    <Card title={t("confirmEmail.title")}>
      <chakra.form
        noValidate
        aria-label={t("confirmEmail.title")}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        <chakra.p textStyle="small">{t("confirmEmail.text", { email: user.email })}</chakra.p>
        <TextInput
          label={t("confirmEmail.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={errors.code?.message}
          {...form.register("code", { required: t("common:requiredField") })}
        />
        <FormFailure message={errors.root?.message} />
        <chakra.div display="flex" justifyContent="space-between" flexWrap="wrap" gap="2">
          <Button variant="ghost" busy={sending} onClick={() => void sendAgain()}>
            {t("confirmEmail.sendAgain")}
          </Button>
          <Button type="submit" variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {t("confirmEmail.confirm")}
          </Button>
        </chakra.div>
      </chakra.form>
    </Card>
  );
}
