import type { Api } from "../api.ts";
import type { DemoCompany, DemoProject } from "./demo-company.ts";
import { ensureContents } from "./make-contents.ts";

type Id = { readonly id: string };

/** Makes what is missing of a company, its projects and their contents. */
export async function ensureCompany(api: Api, demo: DemoCompany): Promise<void> {
  const companyId = (await companyNamed(api, demo.company.companyName)) ?? (await create(api, demo));
  const { projects } = await api<{ projects: { results: (Id & { name: string })[] } }>(
    `query ($companyId: ID!) { projects(companyId: $companyId, pageSize: 50) { results { id name } } }`,
    { companyId },
  );
  for (const { project, contents } of demo.projects) {
    const projectId = projects.results.find(({ name }) => name === project.name)?.id ?? (await createProject(api, companyId, project));
    await ensureContents(api, { companyId, projectId }, contents);
  }
}

/** Deletes a company of the demo with all that is its own. */
export async function removeCompany(api: Api, demo: DemoCompany): Promise<void> {
  const id = await companyNamed(api, demo.company.companyName);
  if (id) await api(`mutation ($id: ID!) { deleteCompany(id: $id) { success } }`, { id });
}

async function companyNamed(api: Api, name: string): Promise<string | undefined> {
  const { companies } = await api<{ companies: { results: (Id & { companyName: string })[] } }>(
    `{ companies(pageSize: 50) { results { id companyName } } }`,
  );
  return companies.results.find(({ companyName }) => companyName === name)?.id;
}

async function create(api: Api, { company, activity }: DemoCompany): Promise<string> {
  const { businessActivities } = await api<{ businessActivities: (Id & { businessActivityEn: string })[] }>(
    `{ businessActivities { id businessActivityEn } }`,
  );
  const businessActivityId = businessActivities.find(({ businessActivityEn }) => businessActivityEn === activity)?.id;
  const { createCompany } = await api<{ createCompany: { company: Id } }>(
    `mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }`,
    { input: { ...company, businessActivityId } },
  );
  return createCompany.company.id;
}

async function createProject(api: Api, companyId: string, input: DemoProject["project"]): Promise<string> {
  const { createProject: made } = await api<{ createProject: { project: Id } }>(
    `mutation ($companyId: ID!, $input: ProjectInput!) { createProject(companyId: $companyId, input: $input) { project { id } } }`,
    { companyId, input },
  );
  return made.project.id;
}
