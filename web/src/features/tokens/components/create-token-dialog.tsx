import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import {
  CreatePersonalTokenDocument,
  PersonalTokensDocument,
  TokenCompaniesDocument,
  type TokenScope,
} from "../../../generated/graphql.ts";
import { useAuth } from "../../../lib/auth/auth.ts";
import { sayFailure } from "../../../lib/form/say-failure.ts";
import { sayMissing } from "../../../lib/form/say-missing.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormFailure } from "../../../ui/form-failure.tsx";
import { MultiSelect } from "../../../ui/multi-select.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

interface TokenValues {
  name: string;
  WRITE: boolean;
  GENERATE: boolean;
  companyIds: string[];
  days: string;
}

const CHOSEN: readonly Exclude<TokenScope, "READ">[] = ["WRITE", "GENERATE"];
const DAYS = [7, 30, 90, 365] as const;
const NEW: TokenValues = { name: "", WRITE: false, GENERATE: false, companyIds: [], days: "30" };

/** What a new token is for and how long it lasts. */
export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  const { t } = useTranslation("tokens");
  const { user } = useAuth();
  const form = useForm<TokenValues>({ defaultValues: NEW });
  const { errors } = form.formState;
  const { data } = useQuery(TokenCompaniesDocument, { variables: { ownerId: user?.id ?? "" }, skip: !user });
  // the secret is in the answer: it is not to stay in the cache
  const [create, { loading }] = useMutation(CreatePersonalTokenDocument, {
    fetchPolicy: "no-cache",
    refetchQueries: [PersonalTokensDocument],
  });

  const submit = form.handleSubmit(async ({ name, companyIds, days, ...chosen }) => {
    try {
      const scopes: TokenScope[] = ["READ", ...CHOSEN.filter((scope) => chosen[scope])];
      const made = await create({
        variables: { name, scopes, companyIds: companyIds.length > 0 ? companyIds : null, days: Number(days) },
      });
      if (made.data) onCreated(made.data.createPersonalToken.secret);
    } catch (error) {
      sayFailure(error, t("notCreated"), form, ["name", "companyIds", "days"]);
    }
  }, sayMissing(form));

  return (
    <Dialog open title={t("createTitle")} description={t("createText")} busy={loading} onClose={onClose}>
      <chakra.form
        noValidate
        aria-label={t("createTitle")}
        onSubmit={(event) => void submit(event)}
        display="flex"
        flexDirection="column"
        gap="4"
      >
        <TextInput
          label={t("name")}
          hint={t("nameHint")}
          maxLength={60}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name", { required: t("common:requiredField") })}
        />
        <chakra.fieldset display="flex" flexDirection="column" gap="2">
          <chakra.legend textStyle="label" mb="1.5">
            {t("may")}
          </chakra.legend>
          <Checkbox checked disabled>
            {t("scopeText.READ")}
          </Checkbox>
          {CHOSEN.map((scope) => (
            <Controller
              key={scope}
              control={form.control}
              name={scope}
              render={({ field: { value, onChange } }) => (
                <Checkbox checked={value} onChange={onChange}>
                  {t(`scopeText.${scope}`)}
                </Checkbox>
              )}
            />
          ))}
        </chakra.fieldset>
        <Controller
          control={form.control}
          name="companyIds"
          render={({ field }) => (
            <MultiSelect
              label={t("companies")}
              optional
              hint={t("companiesHint")}
              options={(data?.companies.results ?? []).map(({ id, brandName }) => ({ value: id, label: brandName }))}
              error={errors.companyIds?.message}
              {...field}
            />
          )}
        />
        <SingleSelect
          label={t("lasts")}
          options={DAYS.map((days) => ({ value: String(days), label: t("days", { count: days }) }))}
          error={errors.days?.message}
          {...form.register("days")}
        />
        <FormFailure message={errors.root?.message} />
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button onClick={onClose} disabled={loading}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {t("create")}
          </Button>
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
