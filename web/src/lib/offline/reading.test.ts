import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { ContentCompaniesDocument, ContentProjectsDocument, CurrentUserDocument } from "../../generated/graphql.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { EXPIRED_TOKEN, tokenOf } from "../../testing/tokens.ts";
import { makeApolloClient } from "../apollo.ts";
import { restoreAuth, signIn, signOut } from "../auth/auth.ts";
import { saveSession } from "../auth/auth-storage.ts";
import { apiFetch } from "../http/api-fetch.ts";
import { keepReading } from "./reading.ts";

const enter = (id: string) => signIn({ token: tokenOf(), user: { id, username: id } });

/** The application as a page load begins it, with nothing in memory. */
const openedBy = (userId: string) => makeApolloClient(apiFetch, keepReading(userId));

const companies = (brandName: string) => ({
  data: {
    companies: { __typename: "CompanyList", results: [{ __typename: "Company", id: "c1", companyName: brandName, brandName }] },
  },
});

const read = async (client: ReturnType<typeof openedBy>) => {
  const { data } = await client.query({ query: ContentCompaniesDocument, fetchPolicy: "network-only" });
  return data?.companies.results.map(({ brandName }) => brandName);
};

const cutOff = () => jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));

/** Reads a list with a network, and leaves the page. */
async function readOnline(userId: string, brandName: string) {
  await apiAnswers({ operations: { ContentCompanies: () => companies(brandName) } });
  const client = openedBy(userId);
  expect(await read(client)).toEqual([brandName]);
  window.dispatchEvent(new Event("pagehide"));
  jest.restoreAllMocks();
  cutOff();
  await waitFor(async () => expect(await read(openedBy(userId))).toEqual([brandName]));
}

afterEach(() => {
  jest.restoreAllMocks();
  signOut();
});

test("what was read is there without a network, after the page was left", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
});

test("it is as the page knew it last, whatever changed it", async () => {
  enter("u1");
  await apiAnswers({ operations: { ContentCompanies: () => companies("Rutab") } });
  const client = openedBy("u1");
  await read(client);
  client.cache.modify({ id: "Company:c1", fields: { brandName: () => "Sukkari" } });
  window.dispatchEvent(new Event("pagehide"));
  jest.restoreAllMocks();
  cutOff();
  await waitFor(async () => expect(await read(openedBy("u1"))).toEqual(["Sukkari"]));
});

test("what was never read can't be had, and what isn't kept is never answered from here", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
  const client = openedBy("u1");
  await expect(client.query({ query: ContentProjectsDocument, variables: { companyId: "c1" } })).rejects.toThrow("Failed to fetch");
  await expect(client.query({ query: CurrentUserDocument })).rejects.toThrow("Failed to fetch");
});

test("an answer that an earlier release kept isn't one to a query that asks for something else by now", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
  const later = structuredClone(ContentCompaniesDocument) as typeof ContentCompaniesDocument;
  const [asked] = later.definitions as unknown as [{ selectionSet: { selections: unknown[] } }];
  asked.selectionSet.selections.push({ kind: "Field", name: { kind: "Name", value: "__typename" } });
  await expect(openedBy("u1").query({ query: later, fetchPolicy: "network-only" })).rejects.toThrow("Failed to fetch");
});

test("an answer that says no is one", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
  jest.restoreAllMocks();
  await apiAnswers({ operations: { ContentCompanies: () => ({ failure: { message: "Away", code: "SERVICE_UNAVAILABLE" } }) } });
  await expect(read(openedBy("u1"))).rejects.toThrow("Away");
});

test("nobody else reads it, and a sign-out ends it", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
  await expect(read(openedBy("u2"))).rejects.toThrow("Failed to fetch");
  signOut();
  enter("u1");
  await waitFor(() => expect(read(openedBy("u1"))).rejects.toThrow("Failed to fetch"));
});

test("it ends with a session that ran out while no page was open", async () => {
  enter("u1");
  await readOnline("u1", "Rutab");
  saveSession({ token: EXPIRED_TOKEN, user: { id: "u1", username: "u1" } });
  restoreAuth();
  enter("u1");
  await waitFor(() => expect(read(openedBy("u1"))).rejects.toThrow("Failed to fetch"));
});
