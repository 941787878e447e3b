import type { Locale } from "./messages.ts";

export const ADDRESS = `http://localhost:${process.env.E2E_PORT}`;
export const PASSWORD = "Quiet-Palm-2026";
export const ADMIN = { email: "admin@example.com", password: process.env.E2E_ADMIN_PASSWORD ?? "" };

interface ApiError {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; fields?: Record<string, string[]>; [detail: string]: unknown };
}

interface Answer<Data> {
  status: number;
  data: Data | undefined;
  errors: ApiError[];
  /** The whole answer as it came. */
  text: string;
}

interface Caller {
  token?: string;
  locale?: Locale;
}

export interface Person {
  id: string;
  username: string;
  email: string;
  role: string;
  token: string;
}

interface Id {
  id: string;
}

/** One call of the public GraphQL API, as a client makes it. */
export async function ask<Data = Record<string, unknown>>(
  query: string,
  variables: Record<string, unknown> = {},
  { token, locale }: Caller = {},
): Promise<Answer<Data>> {
  const response = await fetch(`${ADDRESS}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(locale && { "x-locale": locale }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors = [] } = JSON.parse(text) as { data?: Data | null; errors?: ApiError[] };
  return { status: response.status, data: data ?? undefined, errors, text };
}

/** The data of a call that must succeed. */
export async function call<Data = Record<string, unknown>>(
  query: string,
  variables: Record<string, unknown> = {},
  caller: Caller = {},
): Promise<Data> {
  const { data, errors, status } = await ask<Data>(query, variables, caller);
  if (!data || errors.length > 0) throw new Error(`The API answered ${status}: ${JSON.stringify(errors)}`);
  return data;
}

let people = 0;

/** A new client's registration, different from every other one. */
export function newRegistration(): Record<string, string> & { username: string; email: string } {
  const username = `p${Date.now().toString(36)}-${process.pid.toString(36)}-${people++}`;
  return {
    username,
    email: `${username}@example.com`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phoneCode: "966",
    phoneNumber: "505550142",
    countryId: "SA",
    firstName: "Sara",
    lastName: "Al-Qahtani",
  };
}

export async function register(): Promise<Person> {
  const { username, email, ...rest } = newRegistration();
  const { registerUser } = await call<{ registerUser: { token: string; user: Omit<Person, "token"> } }>(
    `mutation ($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!,
      $phoneNumber: String!, $countryId: ID!, $firstName: String, $lastName: String) {
      registerUser(username: $username, email: $email, password: $password, confirmPassword: $confirmPassword, phoneCode: $phoneCode,
        phoneNumber: $phoneNumber, countryId: $countryId, firstName: $firstName, lastName: $lastName
      ) { token user { id username email role } }
    }`,
    { username, email, ...rest },
  );
  return { ...registerUser.user, token: registerUser.token };
}

export async function signIn(email: string, password: string): Promise<Person> {
  const { login } = await call<{ login: { token: string; user: Omit<Person, "token"> } }>(
    `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token user { id username email role } } }`,
    { email, password },
  );
  return { ...login.user, token: login.token };
}

export const signInAdmin = () => signIn(ADMIN.email, ADMIN.password);

const COMPANY = {
  companyName: "Rutab Trading",
  brandName: "Rutab & Co.",
  brandVoice: {
    personality: ["warm"],
    rules: [
      { locale: "en", kind: "BAN", term: "best in the world" },
      { locale: "ar", kind: "BAN", term: "الأفضل في العالم" },
    ],
  },
};

export async function createCompany({ token }: Person, input: Record<string, unknown> = COMPANY): Promise<string> {
  const { createCompany } = await call<{ createCompany: { company: Id } }>(
    `mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id } } }`,
    { input },
    { token },
  );
  return createCompany.company.id;
}

export async function createProject({ token }: Person, companyId: string, name = "Sukkari season"): Promise<string> {
  const { createProject } = await call<{ createProject: { project: Id } }>(
    `mutation ($companyId: ID!, $input: ProjectInput!) { createProject(companyId: $companyId, input: $input) { project { id } } }`,
    { companyId, input: { name } },
    { token },
  );
  return createProject.project.id;
}

export async function createContent(
  { token }: Person,
  companyId: string,
  input: Record<string, unknown> = {},
  projectId: string | null = null,
): Promise<string> {
  const { createContent } = await call<{ createContent: { content: Id } }>(
    `mutation ($companyId: ID!, $projectId: ID, $input: ContentNeedsInput!) {
      createContent(companyId: $companyId, projectId: $projectId, input: $input) { content { id } }
    }`,
    {
      companyId,
      projectId,
      input: { title: "How to choose Sukkari dates", type: "ARTICLE", locale: "en", keywords: ["dates", "Sukkari"], ...input },
    },
    { token },
  );
  return createContent.content.id;
}

/** Saves the stages between the needs and the text, so that the text comes next. */
export async function planContent({ token }: Person, id: string): Promise<void> {
  await call(
    `mutation ($id: ID!, $idea: ContentIdeaInput!, $objectives: ContentObjectivesInput!, $tools: ContentToolsInput!) {
      saveContentIdea(id: $id, input: $idea) { content { id } }
      saveContentObjectives(id: $id, input: $objectives) { content { id } }
      saveContentTools(id: $id, input: $tools) { content { id } }
    }`,
    {
      id,
      idea: { idea: "Colour tells ripeness", ideaExplanation: "A ripe Sukkari is even and golden." },
      objectives: {
        conversionFunnel: "INTEREST",
        objective: "Earn trust",
        topics: ["Colour and skin", "Storing at home", "Serving guests"],
      },
      tools: { tools: ["Search console"], writerRole: "Expert", socialChannels: ["INSTAGRAM"] },
    },
    { token },
  );
}

export interface Work {
  companyId: string;
  projectId: string;
  contentId: string;
}

/** A company, a project and a content whose text is still to be written. */
export async function makeWork(person: Person, locale: Locale = "en"): Promise<Work> {
  const companyId = await createCompany(person);
  const projectId = await createProject(person, companyId);
  const contentId = await createContent(person, companyId, { locale });
  await planContent(person, contentId);
  return { companyId, projectId, contentId };
}

/** A Tiptap document of paragraphs. */
const documentOf = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** Saves the text of a content, a paragraph each. */
/** Saves a text as the editor has it. */
export const saveDocument = (token: string, id: string, body: object) =>
  call(
    `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
    { id, input: { body } },
    { token },
  );

export const saveBody = (token: string, id: string, ...texts: string[]) =>
  call(
    `mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { id } } }`,
    { id, input: { body: documentOf(...texts) } },
    { token },
  );
