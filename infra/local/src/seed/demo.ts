import type { SignIn } from "../launcher.ts";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import type { Terminal } from "../terminal.ts";
import { type Api, ApiError, apiAt } from "./api.ts";
import { COMPANY, CONTENTS, type DemoContent, PROJECT } from "./demo-texts.ts";

const EMAIL = "demo@muhtawa.local";
const ACTIVITY = /food|coffee|restaurant|hospitality|retail/i;

type Id = { readonly id: string };

/** A client with a company, a project and two contents, made through the public API; what is there already stays as it is. */
export async function seedDemo(address: string, settings: Settings, secrets: Secrets, terminal: Terminal): Promise<SignIn[]> {
  if (!settings.seedDemo) return [];
  try {
    const api = apiAt(address, await signIn(apiAt(address), secrets.demoPassword));
    const company = await ensureCompany(api);
    const project = await ensureProject(api, company);
    for (const content of CONTENTS) await ensureContent(api, company, project, content);
    return [{ role: "Demo client", email: EMAIL, password: secrets.demoPassword }];
  } catch (error) {
    terminal.warning(`The demo could not be made: ${(error as Error).message}`);
    return [];
  }
}

async function signIn(api: Api, password: string): Promise<string> {
  try {
    const { login } = await api<{ login: { token: string } }>(
      `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }`,
      { email: EMAIL, password },
    );
    return login.token;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return register(api, password);
  }
}

async function register(api: Api, password: string): Promise<string> {
  const { countries } = await api<{ countries: (Id & { phone: string })[] }>(`{ countries { id phone } }`);
  const country = countries.find(({ phone }) => phone.endsWith("966")) ?? countries[0];
  const { registerUser } = await api<{ registerUser: { token: string } }>(
    `mutation ($email: String!, $password: String!, $countryId: ID!) {
      registerUser(
        username: "demo", email: $email, password: $password, confirmPassword: $password, countryId: $countryId,
        phoneCode: "966", phoneNumber: "500000000", firstName: "Noura", lastName: "Sada", organization: "Sada Coffee Roasters"
      ) { token }
    }`,
    { email: EMAIL, password, countryId: country?.id },
  );
  return registerUser.token;
}

async function ensureCompany(api: Api): Promise<string> {
  const { companies } = await api<{ companies: { results: (Id & { companyName: string })[] } }>(
    `{ companies(pageSize: 50) { results { id companyName } } }`,
  );
  const found = companies.results.find(({ companyName }) => companyName === COMPANY.companyName);
  if (found) return found.id;
  const { businessActivities } = await api<{ businessActivities: (Id & { businessActivityEn: string })[] }>(
    `{ businessActivities { id businessActivityEn } }`,
  );
  const activity = businessActivities.find(({ businessActivityEn }) => ACTIVITY.test(businessActivityEn)) ?? businessActivities[0];
  const { createCompany } = await api<{ createCompany: { company: Id } }>(
    `mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }`,
    { input: { ...COMPANY, businessActivityId: activity?.id } },
  );
  return createCompany.company.id;
}

async function ensureProject(api: Api, companyId: string): Promise<string> {
  const { projects } = await api<{ projects: { results: (Id & { name: string })[] } }>(
    `query ($companyId: ID!) { projects(companyId: $companyId, pageSize: 50) { results { id name } } }`,
    { companyId },
  );
  const found = projects.results.find(({ name }) => name === PROJECT.name);
  if (found) return found.id;
  const { createProject } = await api<{ createProject: { project: Id } }>(
    `mutation ($companyId: ID!, $input: ProjectInput!) { createProject(companyId: $companyId, input: $input) { project { id } } }`,
    { companyId, input: PROJECT },
  );
  return createProject.project.id;
}

type Stages = Id & { title: string; idea: string | null; objective: string | null; sharingStyle: string | null; bodyText: string };

async function ensureContent(api: Api, companyId: string, projectId: string, demo: DemoContent): Promise<void> {
  const { contents } = await api<{ contents: { results: Stages[] } }>(
    `query ($companyId: ID!) { contents(companyId: $companyId, pageSize: 50) { results { id title idea objective sharingStyle bodyText } } }`,
    { companyId },
  );
  const found = contents.results.find(({ title }) => title === demo.needs.title);
  const id = found?.id ?? (await createContent(api, companyId, projectId, demo));
  const save = (operation: string, inputType: string, input: unknown): Promise<unknown> =>
    api(`mutation ($id: ID!, $input: ${inputType}!) { ${operation}(id: $id, input: $input) { content { id } } }`, { id, input });
  if (!found?.idea) await save("saveContentIdea", "ContentIdeaInput", demo.idea);
  if (!found?.objective && demo.objectives) await save("saveContentObjectives", "ContentObjectivesInput", demo.objectives);
  if (!found?.sharingStyle && demo.tools) await save("saveContentTools", "ContentToolsInput", demo.tools);
  if (!found?.bodyText && demo.body) await save("saveContentBody", "ContentBodyInput", { body: demo.body, source: "HUMAN" });
}

async function createContent(api: Api, companyId: string, projectId: string, demo: DemoContent): Promise<string> {
  const { createContent: created } = await api<{ createContent: { content: Id } }>(
    `mutation ($companyId: ID!, $projectId: ID!, $input: ContentNeedsInput!) {
      createContent(companyId: $companyId, projectId: $projectId, input: $input) { content { id } }
    }`,
    { companyId, projectId, input: demo.needs },
  );
  return created.content.id;
}
