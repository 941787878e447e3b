import { expect } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";

export const FIELDS = "id kind name email phone whatsapp organization stage notes message companies contents lastActivityAt userId";
export const LIST = `query ($search: String, $kind: String, $stage: ContactStage, $page: Int, $pageSize: Int) {
  contacts(search: $search, kind: $kind, stage: $stage, page: $page, pageSize: $pageSize) { totalCount results { ${FIELDS} } }
}`;
export const ONE = `query ($id: ID!) { contact(id: $id) { ${FIELDS} timeline { totalCount results { action title actor at } } } }`;
export const UPDATE = `mutation ($id: ID!, $stage: ContactStage, $notes: String) { updateContact(id: $id, stage: $stage, notes: $notes) { contact { ${FIELDS} } } }`;
export const SUBMIT = `mutation ($name: String!, $email: String!, $phone: String, $message: String!) {
  submitContactForm(name: $name, email: $email, phone: $phone, message: $message) { success }
}`;
export const CREATE = `mutation ($input: ContactInput!) { createContact(input: $input) { contact { ${FIELDS} otherEmails } } }`;

/** A contact that an admin writes down. */
export async function writeDown(admin: GraphQLClient, input: object): Promise<{ id: string }> {
  const { data, errors } = await admin(CREATE, { input });
  expect(errors).toBeUndefined();
  return data.createContact.contact as { id: string };
}
