import {
  CreatePartnerDocument,
  PartnerEntriesDocument,
  type PartnerEntryFragment,
  UpdatePartnerDocument,
} from "../../generated/graphql.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import type { EntryKind } from "./entry-session.ts";
import { PARTNER_FIELDS, partnerInput, type PartnerValues, partnerValues } from "./partner-form.ts";

export const PARTNER: EntryKind<PartnerValues, PartnerEntryFragment> = {
  about: "basicData.partner",
  fields: PARTNER_FIELDS,
  valuesOf: partnerValues,
  create: async (client, values) => {
    const variables = { input: partnerInput(values) };
    const refetchQueries = [PartnerEntriesDocument];
    const { data } = await client.mutate({ mutation: CreatePartnerDocument, variables, context: requestContext(), refetchQueries });
    return data?.createPartner.partner;
  },
  update: async (client, id, values, expectedVersion) => {
    const variables = { id, input: partnerInput(values), expectedVersion };
    const refetchQueries = [PartnerEntriesDocument];
    const { data } = await client.mutate({ mutation: UpdatePartnerDocument, variables, context: requestContext(), refetchQueries });
    return data?.updatePartner.partner;
  },
  reload: async (client, id) => {
    const { data } = await client.query({ query: PartnerEntriesDocument, fetchPolicy: "network-only", context: requestContext() });
    return data?.partners.find((partner) => partner.id === id);
  },
};
