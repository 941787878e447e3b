import {
  BasicDataDetailDocument,
  type BasicDataRecordFragment,
  CreateBasicDataDocument,
  UpdateBasicDataDocument,
} from "../../generated/graphql.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import type { EntryKind } from "./entry-session.ts";
import { RECORD_FIELDS, recordInput, recordValues, type RecordValues } from "./record-form.ts";

/** Of records; a new one begins in this category. */
export const recordKind = (category: string): EntryKind<RecordValues, BasicDataRecordFragment> => ({
  about: "basicData.record",
  fields: RECORD_FIELDS,
  valuesOf: (record) => recordValues(record, category),
  create: async (client, values) => {
    const variables = { input: recordInput(values, true) };
    const { data } = await client.mutate({ mutation: CreateBasicDataDocument, variables, context: requestContext() });
    return data?.createBasicData.basicData;
  },
  update: async (client, id, values, expectedVersion) => {
    const variables = { id, input: recordInput(values, false), expectedVersion };
    const { data } = await client.mutate({ mutation: UpdateBasicDataDocument, variables, context: requestContext() });
    return data?.updateBasicData.basicData;
  },
  reload: async (client, id) => {
    const variables = { id };
    const context = requestContext();
    return (await client.query({ query: BasicDataDetailDocument, variables, fetchPolicy: "network-only", context })).data?.basicData;
  },
});
