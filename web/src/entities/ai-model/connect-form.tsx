import { useMutation } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ModelConnectionFieldsFragment, TryModelDocument, type TryModelMutation } from "../../generated/graphql.ts";
import { sayFailure } from "../../lib/form/say-failure.ts";
import { sayMissing } from "../../lib/form/say-missing.ts";
import { useMending } from "../../lib/form/use-mending.ts";
import { notify } from "../../lib/notify.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { Khatam } from "../../ui/marks.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { SingleSelect } from "../../ui/single-select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { exampleOf, formOf, hasAddress, inputOf, keepsKey, type ModelForm, OLLAMA, type Way, waysOf } from "./model-form.ts";
import { TrialResult } from "./trial-result.tsx";
import { useConnecting } from "./use-connecting.ts";

const FIELDS = ["baseUrl", "model", "apiKey"] as const;

interface ConnectFormProps {
  connection: ModelConnectionFieldsFragment;
  onDone?: () => void;
}

/** How a model is reached; it can be tried before it is connected. */
export function ConnectForm({ connection, onDone }: ConnectFormProps) {
  const { t } = useTranslation("generation");
  const { purpose } = connection;
  const title = t(`connect.titles.${purpose}`);
  const form = useForm<ModelForm>({ defaultValues: formOf(connection) });
  useMending(form);
  const { errors } = form.formState;
  const [way, baseUrl] = form.watch(["way", "baseUrl"]);
  const [ask, { loading: trying }] = useMutation(TryModelDocument);
  const { connect, connecting } = useConnecting();
  const [trial, setTrial] = useState<TryModelMutation["tryModel"]>();
  const kept = keepsKey(connection, { way, baseUrl });
  const isKeyOptional = hasAddress(way) || kept;

  // What was tried before a change says nothing of what stands there now.
  useEffect(() => {
    const changes = form.watch(() => setTrial(undefined));
    return () => changes.unsubscribe();
  }, [form]);

  /** What stood at each way's address when another way was chosen. */
  const addresses = useRef<Partial<Record<Way, string>>>({ local: OLLAMA });
  const choose = (next: Way) => {
    const before = form.getValues();
    addresses.current[before.way] = before.baseUrl;
    form.clearErrors();
    form.setValue("way", next);
    form.setValue("baseUrl", addresses.current[next] ?? "");
  };
  const tryIt = form.handleSubmit(async (values) => {
    setTrial(undefined);
    try {
      const { data } = await ask({ variables: { input: inputOf(purpose, values) } });
      setTrial(data?.tryModel);
    } catch (error) {
      sayFailure(error, t("connect.notTried"), form, FIELDS);
    }
  }, sayMissing(form));
  const submit = form.handleSubmit(async (values) => {
    try {
      await connect({ variables: { input: inputOf(purpose, values), expectedVersion: connection.version || null } });
      notify.success(t(`connect.connected.${purpose}`, { model: values.model.trim() }));
      onDone?.();
    } catch (error) {
      sayFailure(error, t("connect.notConnected"), form, FIELDS);
    }
  }, sayMissing(form));

  return (
    <chakra.form
      noValidate
      aria-label={title}
      display="flex"
      flexDirection="column"
      gap="4"
      maxW="form"
      onSubmit={(event) => void submit(event)}
    >
      <SingleSelect
        label={t("connect.way")}
        value={way}
        onChange={({ target }) => choose(target.value as Way)}
        options={waysOf(purpose).map((value) => ({ value, label: t(`connect.ways.${value}`) }))}
      />
      {hasAddress(way) && (
        <TextInput
          label={t("connect.address")}
          hint={t("connect.addressHint")}
          dir="ltr"
          type="url"
          autoComplete="off"
          error={errors.baseUrl?.message}
          {...form.register("baseUrl", { required: t("common:requiredField") })}
        />
      )}
      <TextInput
        label={t("models.name")}
        hint={t("connect.nameHint", { example: exampleOf(purpose, way) })}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={errors.model?.message}
        {...form.register("model", { required: t("common:requiredField") })}
      />
      <PasswordInput
        label={t("connect.key")}
        {...(kept ? { hint: t("connect.keyKept") } : {})}
        optional={isKeyOptional}
        autoComplete="off"
        error={errors.apiKey?.message}
        {...form.register("apiKey", { validate: (key) => isKeyOptional || key.trim() !== "" || t("common:requiredField") })}
      />
      {purpose === "IMAGES" && (
        <chakra.p textStyle="caption" color="fg.subtle">
          {t("connect.trialDraws")}
        </chakra.p>
      )}
      {trial && <TrialResult trial={trial} />}
      <FormFailure message={errors.root?.message} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {onDone && (
          <Button variant="ghost" onClick={onDone}>
            {t("common:cancel")}
          </Button>
        )}
        <Button variant="ai" icon={Khatam} busy={trying} busyLabel={t("connect.trying")} onClick={() => void tryIt()}>
          {t("models.try")}
        </Button>
        <Button type="submit" variant="solid" busy={connecting} busyLabel={t("connect.connecting")}>
          {t("connect.connect")}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
