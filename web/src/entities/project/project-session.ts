import type { ApolloClient } from "@apollo/client";
import { CreateProjectDocument, EditedProjectDocument, type ProjectCardFragment, UpdateProjectDocument } from "../../generated/graphql.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { HUMAN } from "../../lib/editing/edit-state.ts";
import { fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { emptyProject, projectChanges, projectInput, type ProjectValues, projectValues } from "./project-values.ts";

export const PROJECT_FIELDS = Object.keys(emptyProject) as (keyof ProjectValues)[];

const PROJECT = fieldsKind<ProjectValues>(PROJECT_FIELDS, { autosave: false });

const storedProject = (project: ProjectCardFragment | undefined) => ({
  value: project ? projectValues(project) : emptyProject,
  version: project?.version,
  origin: HUMAN,
});

/** Begins to edit a company's project, or a new one, where it was left on this device; it is saved when the person asks for it. */
export function openProject(
  client: ApolloClient,
  companyId: string,
  project: ProjectCardFragment | undefined,
): Promise<EditSession<ProjectValues>> {
  return openSession<ProjectValues, ProjectCardFragment | undefined>({
    about: project ? `project.${project.id}` : `project.new.${companyId}`,
    kind: PROJECT,
    thing: project,
    storedOf: storedProject,
    send: async ({ value, base }) => {
      const context = requestContext();
      if (!project) {
        const variables = { companyId, input: projectInput(value) };
        const { data } = await client.mutate({ mutation: CreateProjectDocument, variables, context, refetchQueries: ["Company"] });
        if (!data) throw new Error("The answer held no project");
        return data.createProject.project;
      }
      const variables = { id: project.id, input: projectChanges(base.value, value), expectedVersion: base.version ?? null };
      const { data } = await client.mutate({ mutation: UpdateProjectDocument, variables, context });
      if (!data) throw new Error("The answer held no project");
      return data.updateProject.project;
    },
    reload: async () => {
      if (!project) return undefined;
      const variables = { id: project.id };
      return (await client.query({ query: EditedProjectDocument, variables, fetchPolicy: "network-only", context: requestContext() })).data
        ?.project;
    },
  });
}
