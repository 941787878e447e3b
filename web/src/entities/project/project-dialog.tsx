import { useApolloClient, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { OwnProjectsDocument, type ProjectCardFragment } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { decideFields } from "../../lib/editing/decide-fields.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { clashingFields, differingFields } from "../../lib/editing/fields.ts";
import { useSession, useShown } from "../../lib/editing/sessions.ts";
import { useSessionForm } from "../../lib/editing/use-session-form.ts";
import { useStoring } from "../../lib/editing/use-storing.ts";
import { sayMissing } from "../../lib/form/say-missing.ts";
import { currentLocale } from "../../lib/locale/locales.ts";
import { notify } from "../../lib/notify.ts";
import { useSaveKey } from "../../lib/use-save-key.ts";
import { AiFormProvider } from "../generation/fields/ai-form-context.ts";
import { useFieldSources } from "../generation/fields/field-sources.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormFailure } from "../../ui/form-failure.tsx";
import { FieldConflict } from "../draft/field-conflict.tsx";
import { FieldDifferences } from "../draft/field-differences.tsx";
import { MergedNote } from "../draft/merged-note.tsx";
import { OtherDrafts } from "../draft/other-drafts.tsx";
import { RestoredNote } from "../draft/restored-note.tsx";
import { useDiscardQuestion } from "../../ui/use-discard-question.tsx";
import { ProjectFields } from "./project-fields.tsx";
import { openProject, PROJECT_FIELDS } from "./project-session.ts";
import type { ProjectValues } from "./project-values.ts";

interface ProjectDialogProps {
  companyId: string;
  /** The project to change; none for a new one. */
  project?: ProjectCardFragment | undefined;
  onClose: () => void;
  onSaved?: () => void;
}

/** Adds a project to a company, or changes one. */
export function ProjectDialog(props: ProjectDialogProps) {
  const client = useApolloClient();
  const { user } = useAuth();
  const { companyId, project } = props;
  const name = `project.${user?.id ?? ""}.${project?.id ?? `new.${companyId}`}`;
  const session = useSession(name, () => openProject(client, companyId, project));
  return session && <ProjectEditor {...props} session={session} />;
}

function ProjectEditor({ companyId, project, onClose, onSaved, session }: ProjectDialogProps & { session: EditSession<ProjectValues> }) {
  const { t } = useTranslation(["projects", "drafts"]);
  const formId = useId();
  const form = useForm<ProjectValues>({ defaultValues: useShown(session).value });
  const { state, showFailure } = useSessionForm(session, form, PROJECT_FIELDS);
  const { base, mine, conflict, restoredAt, mergedAt } = state;
  const sources = useFieldSources();
  const { data } = useQuery(OwnProjectsDocument, { fetchPolicy: "cache-and-network" });
  const [uploading, setUploading] = useState(false);
  const saving = session.status === "saving";
  const { close, question } = useDiscardQuestion(
    () => session.unsaved,
    onClose,
    () => session.giveUp(),
  );

  const store = useStoring(session, ({ stored, merged }) => {
    if (session.status === "failed") showFailure(t(project ? "notUpdated" : "notCreated"));
    if (!stored) return;
    notify.success(t(project ? "updated" : "created"));
    if (merged) notify.info(t("drafts:merged"));
    onSaved?.();
    onClose();
  });
  const submit = form.handleSubmit(async () => void (await store()), sayMissing(form));
  useSaveKey(() => void submit());

  const inWords = (values: ProjectValues, field: keyof ProjectValues) => {
    const value = values[field];
    if (field === "affiliatedProjectId") return data?.projects.results.find(({ id }) => id === value)?.name ?? "";
    return Array.isArray(value) ? value.join("\n") : value;
  };

  const differences = (fields: readonly (keyof ProjectValues)[], stored: ProjectValues, own: ProjectValues) =>
    fields.map((field) => ({
      field,
      label: t(field === "image" ? "image" : `fields.${field}`),
      stored: inWords(stored, field),
      mine: inWords(own, field),
    }));

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
            disabled={uploading || (!!project && !session.unsaved)}
          >
            {project ? t("common:save") : t("add")}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <AiFormProvider value={{ subject: () => ({ companyId }), locale: currentLocale(), sources }}>
          <chakra.form id={formId} noValidate onSubmit={(event) => void submit(event)} display="flex" flexDirection="column" gap="4">
            {conflict ? (
              <FieldConflict
                fields={differences(clashingFields(base.value, mine, conflict.theirs.value, PROJECT_FIELDS), conflict.theirs.value, mine)}
                onDecide={(decision) => {
                  if (decideFields(session, decision)) void store();
                }}
                asked
              />
            ) : (
              <>
                {restoredAt !== undefined && <RestoredNote at={restoredAt} onDiscard={() => session.giveUp()} />}
                <MergedNote at={mergedAt} />
                <OtherDrafts session={session}>
                  {(other) => <FieldDifferences fields={differences(differingFields(mine, other, PROJECT_FIELDS), mine, other)} />}
                </OtherDrafts>
              </>
            )}
            <ProjectFields onBusy={setUploading} projects={(data?.projects.results ?? []).filter(({ id }) => id !== project?.id)} />
            <FormFailure message={form.formState.errors.root?.message} />
          </chakra.form>
        </AiFormProvider>
      </FormProvider>
      {question}
    </Dialog>
  );
}
