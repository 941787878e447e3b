import type { ApolloClient } from "@apollo/client";
import { type CompanyDetailFragment, CompanyDocument, UpdateCompanyDocument } from "../../generated/graphql.ts";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { HUMAN } from "../../lib/editing/edit-state.ts";
import { fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { companyChanges } from "./company-changes.ts";
import { COMPANY_FIELDS, companyValues, type CompanyValues } from "./company-form.ts";

const COMPANY = fieldsKind<CompanyValues>(COMPANY_FIELDS, { autosave: false });

export const storedCompany = (company: CompanyDetailFragment) => ({
  value: companyValues(company),
  version: company.version,
  origin: HUMAN,
});

/** Begins to edit a company where it was left on this device; it is saved when the person asks for it. */
export function openCompany(client: ApolloClient, company: CompanyDetailFragment): Promise<EditSession<CompanyValues>> {
  const { id } = company;
  return openSession<CompanyValues, CompanyDetailFragment>({
    about: `company.${id}`,
    kind: COMPANY,
    thing: company,
    storedOf: storedCompany,
    send: async ({ value, base }) => {
      const variables = { id, input: companyChanges(base.value, value), expectedVersion: base.version ?? null };
      const { data } = await client.mutate({ mutation: UpdateCompanyDocument, variables, context: requestContext() });
      if (!data) throw new Error("The answer held no company");
      return data.updateCompany.company;
    },
    reload: async () => {
      const variables = { id, withOwner: false };
      return (await client.query({ query: CompanyDocument, variables, fetchPolicy: "network-only", context: requestContext() })).data
        ?.company;
    },
  });
}
