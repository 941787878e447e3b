import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CreateProjectDocument, OwnProjectsDocument } from "../../../generated/graphql.ts";
import { applyProblem } from "../../../lib/form/apply-problem.ts";
import { formatNumber } from "../../../lib/format.ts";
import { problemOf } from "../../../lib/http/problem-of.ts";
import { notify } from "../../../lib/notify.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { KeywordInput } from "../../../ui/keyword-input.tsx";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { budgetOf, emptyProject, projectInput, type ProjectValues, totalOf } from "../project-form.ts";

const FIELDS = ["name", "description", "date", "tags", "internalBudget", "externalBudget", "affiliatedProjectId"] as const;

interface ProjectDialogProps {
  companyId: string;
  onClose: () => void;
  onCreated: () => void;
}

export function ProjectDialog({ companyId, onClose, onCreated }: ProjectDialogProps) {
  const { t } = useTranslation("projects");
  const formId = useId();
  const { data } = useQuery(OwnProjectsDocument, { fetchPolicy: "cache-and-network" });
  const [createProject, { loading }] = useMutation(CreateProjectDocument, { refetchQueries: ["Company"] });
  const { register, control, handleSubmit, watch, setError, formState } = useForm<ProjectValues>({ defaultValues: emptyProject });
  const { errors } = formState;
  const total = totalOf({ internalBudget: watch("internalBudget"), externalBudget: watch("externalBudget") });
  const date = watch("date");

  const submit = handleSubmit(async (values) => {
    try {
      await createProject({ variables: { companyId, input: projectInput(values) } });
      notify.success(t("created"));
      onCreated();
      onClose();
    } catch (error) {
      applyProblem(problemOf(error), setError, FIELDS);
      notify.error(t("notCreated"));
    }
  });

  const budget = (name: "internalBudget" | "externalBudget") => (
    <TextInput
      label={t(`fields.${name}`)}
      optional
      dir="ltr"
      inputMode="decimal"
      error={errors[name]?.message}
      {...register(name, {
        validate: (entered) => {
          const amount = budgetOf(entered);
          return amount === undefined || amount >= 0 || t("budgetInvalid");
        },
      })}
    />
  );

  return (
    <Dialog
      open
      size="lg"
      busy={loading}
      onClose={onClose}
      title={t("add")}
      footer={
        <>
          <Button onClick={onClose} disabled={loading}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" form={formId} variant="solid" busy={loading} busyLabel={t("common:saving")}>
            {t("add")}
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="4">
        <TextInput
          label={t("fields.name")}
          autoFocus
          autoComplete="off"
          error={errors.name?.message}
          {...register("name", { validate: (name) => name.trim() !== "" || t("common:requiredField") })}
        />
        <TextArea label={t("fields.description")} optional rows={2} error={errors.description?.message} {...register("description")} />
        <FieldGrid>
          <TextInput label={t("fields.date")} optional type="date" dir="ltr" error={errors.date?.message} {...register("date")} />
          <TextInput label={t("fields.time")} optional type="time" dir="ltr" disabled={!date} {...register("time")} />
          {budget("internalBudget")}
          {budget("externalBudget")}
        </FieldGrid>
        {total !== undefined && (
          <chakra.p textStyle="small" color="fg.muted" role="status">
            {t("total", { amount: formatNumber(total, { style: "currency", currency: "SAR", maximumFractionDigits: 2 }) })}
          </chakra.p>
        )}
        <Controller
          control={control}
          name="tags"
          render={({ field, fieldState }) => (
            <KeywordInput label={t("fields.tags")} optional error={fieldState.error?.message} {...field} />
          )}
        />
        <SingleSelect
          label={t("fields.affiliatedProjectId")}
          optional
          placeholder={t("noAffiliated")}
          disabled={!data?.projects.results.length}
          options={(data?.projects.results ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.affiliatedProjectId?.message}
          {...register("affiliatedProjectId")}
        />
      </chakra.form>
    </Dialog>
  );
}
