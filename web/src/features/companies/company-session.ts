import type { ApolloClient } from "@apollo/client";
import { type CompanyDetailFragment, CompanyDocument, CreateCompanyDocument, UpdateCompanyDocument } from "../../generated/graphql.ts";
import type { Draft } from "../../lib/drafts/drafts.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { HUMAN, type Left, type Origin, type Save, type Stored } from "../../lib/editing/edit-state.ts";
import { fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { companyChanges } from "./company-changes.ts";
import { COMPANY_FIELDS, companyInput, companyValues, type CompanyValues, emptyCompany } from "./company-form.ts";

const COMPANY = fieldsKind<CompanyValues>(COMPANY_FIELDS, { autosave: false });

export const storedCompany = (company: CompanyDetailFragment) => ({
  value: companyValues(company),
  version: company.version,
  origin: HUMAN,
});

async function updateCompany(client: ApolloClient, id: string, { value, base }: Save<CompanyValues>): Promise<CompanyDetailFragment> {
  const variables = { id, input: companyChanges(base.value, value), expectedVersion: base.version ?? null };
  const { data } = await client.mutate({ mutation: UpdateCompanyDocument, variables, context: requestContext() });
  if (!data) throw new Error("The answer held no company");
  return data.updateCompany.company;
}

/** Begins to edit a company where it was left on this device; it is saved when the person asks for it. */
export function openCompany(client: ApolloClient, company: CompanyDetailFragment): Promise<EditSession<CompanyValues>> {
  const { id } = company;
  return openSession<CompanyValues, CompanyDetailFragment>({
    about: `company.${id}`,
    kind: COMPANY,
    thing: company,
    storedOf: storedCompany,
    send: (save) => updateCompany(client, id, save),
    reload: async () => {
      const variables = { id, withOwner: false };
      return (await client.query({ query: CompanyDocument, variables, fetchPolicy: "network-only", context: requestContext() })).data
        ?.company;
    },
  });
}

/** What goes with the form of a company that isn't stored yet. */
export interface NewCompanyAside {
  /** How far one had come. */
  step?: number;
  sources?: Record<string, Origin>;
  /** It has been stored under this. */
  companyId?: string;
}

const storedNewCompany = (company: CompanyDetailFragment | undefined): Stored<CompanyValues> =>
  company ? storedCompany(company) : { value: emptyCompany, version: undefined, origin: HUMAN };

/** Earlier releases kept the values with the step and who wrote them. */
function readDraft({ value, at }: Draft<unknown>, base: Stored<CompanyValues>): Left<CompanyValues> {
  const { values, step, sources } = value as { values: CompanyValues } & NewCompanyAside;
  return { value: { ...emptyCompany, ...values }, aside: { step, sources }, origin: HUMAN, base, taken: [], held: false, at };
}

/** Begins a new company, or goes on with the one that was begun on this device. */
export function openNewCompany(client: ApolloClient): Promise<EditSession<CompanyValues>> {
  const opening: Promise<EditSession<CompanyValues>> = openSession<CompanyValues, CompanyDetailFragment | undefined>({
    about: "company.new",
    kind: COMPANY,
    thing: undefined,
    storedOf: storedNewCompany,
    send: async (save, aside) => {
      const { companyId } = (aside ?? {}) as NewCompanyAside;
      if (companyId) return updateCompany(client, companyId, save);
      const variables = { input: companyInput(save.value) };
      const { data } = await client.mutate({ mutation: CreateCompanyDocument, variables, context: requestContext() });
      if (!data) throw new Error("The answer held no company");
      const { company } = data.createCompany;
      (await opening).putAside({ companyId: company.id } satisfies NewCompanyAside);
      return company;
    },
    reload: () => Promise.resolve(undefined),
    readDraft,
  });
  return opening;
}
