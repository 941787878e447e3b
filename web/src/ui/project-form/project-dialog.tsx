import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CreateProjectDocument, OwnProjectsDocument, type ProjectCardFragment, UpdateProjectDocument } from "../../generated/graphql.ts";
import { applyProblem } from "../../lib/form/apply-problem.ts";
import { useMending } from "../../lib/form/use-mending.ts";
import { problemOf } from "../../lib/http/problem-of.ts";
import { currentLocale } from "../../lib/locale/locales.ts";
import { notify } from "../../lib/notify.ts";
import { AiFormProvider } from "../ai-form/ai-form-context.ts";
import { useFieldSources } from "../ai-form/field-sources.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { DiscardDialog } from "../unsaved-changes.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { emptyProject, projectChanges, projectInput, type ProjectValues, projectValues } from "./project-values.ts";

const FIELDS = ["name", "image", "description", "date", "tags", "internalBudget", "externalBudget", "affiliatedProjectId"] as const;

interface ProjectDialogProps {
  companyId: string;
  /** The project to change; none for a new one. */
  project?: ProjectCardFragment | undefined;
  onClose: () => void;
  onSaved?: () => void;
}

/** Adds a project to a company, or changes one. */
export function ProjectDialog({ companyId, project, onClose, onSaved }: ProjectDialogProps) {
  const { t } = useTranslation("projects");
  const formId = useId();
  const [before] = useState(() => (project ? projectValues(project) : emptyProject));
  const form = useForm<ProjectValues>({ defaultValues: before });
  useMending(form);
  const sources = useFieldSources();
  const { data } = useQuery(OwnProjectsDocument, { fetchPolicy: "cache-and-network" });
  const [createProject] = useMutation(CreateProjectDocument, { refetchQueries: ["Company"] });
  const [updateProject] = useMutation(UpdateProjectDocument);
  const [saving, setSaving] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [asking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const close = () => (isDirty ? setAsking(true) : onClose());

  const submit = form.handleSubmit(async (values) => {
    setSaving(true);
    try {
      if (project) await updateProject({ variables: { id: project.id, input: projectChanges(before, values) } });
      else await createProject({ variables: { companyId, input: projectInput(values) } });
      notify.success(t(project ? "updated" : "created"));
      onSaved?.();
      onClose();
    } catch (error) {
      applyProblem(problemOf(error), form.setError, FIELDS);
      notify.error(t(project ? "notUpdated" : "notCreated"));
    } finally {
      setSaving(false);
    }
  });

  return (
    <Dialog
      open
      size="lg"
      busy={saving}
      onClose={close}
      title={project ? t("editTitle", { name: project.name }) : t("add")}
      footer={
        <>
          <Button onClick={close} disabled={saving}>
            {t("common:cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="solid"
            busy={saving}
            busyLabel={t("common:saving")}
            disabled={uploading || (!!project && !isDirty)}
          >
            {project ? t("common:save") : t("add")}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <AiFormProvider value={{ subject: () => ({ companyId }), locale: currentLocale(), sources }}>
          <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="4">
            <ProjectFields onBusy={setUploading} projects={(data?.projects.results ?? []).filter(({ id }) => id !== project?.id)} />
          </chakra.form>
        </AiFormProvider>
      </FormProvider>
      <DiscardDialog open={asking} onDiscard={onClose} onKeep={() => setAsking(false)} />
    </Dialog>
  );
}
