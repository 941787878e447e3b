import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { removeDraftsWhere } from "../../lib/drafts/drafts.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as CrmPage } from "./pages/crm-page.tsx";

// what one test has entered is kept for the next one, as on a person's device
beforeEach(() => removeDraftsWhere(() => true));

const contactOf = (id: string, parts: object = {}) => ({
  __typename: "Contact",
  id,
  kind: "FORM",
  name: "Layla Saad",
  email: `${id}@example.com`,
  phone: null,
  whatsapp: null,
  organization: null,
  stage: "NEW",
  notes: null,
  message: null,
  messages: [],
  companies: 0,
  contents: 0,
  lastActivityAt: "2026-11-15T08:00:00Z",
  userId: null,
  otherEmails: [],
  ...parts,
});

type Failure = { failure: { message: string; code: string; fields?: Record<string, string[]> } };

async function open({ pairs = [] as object[], refusal }: { pairs?: object[]; refusal?: Failure } = {}) {
  let left = pairs;
  const asked = await apiAnswers({
    operations: {
      Contacts: () => ({ data: { contacts: { __typename: "ContactPage", totalCount: 0, hasNextPage: false, results: [] } } }),
      ContactStages: () => ({ data: { contactStages: [] } }),
      DuplicateContacts: () => ({ data: { duplicateContacts: left } }),
      MergeContacts: (variables) => {
        const { id } = variables as unknown as { id: string };
        if (refusal) return refusal;
        left = [];
        return { data: { mergeContacts: { __typename: "ContactPayload", contact: contactOf(id) } } };
      },
      CreateContact: () => refusal ?? { data: { createContact: { __typename: "ContactPayload", contact: contactOf("k9") } } },
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <CrmPage />
      <Toaster />
    </ApolloProvider>,
    { path: "/crm" },
  );
  const press = (name: string) => view.user.click(screen.getByRole("button", { name }));
  return { ...view, asked, press };
}

const pairOf = (first: object, second: object) => ({ __typename: "DuplicateContacts", likenesses: ["NAME"], first, second });
const sent = (asked: { operation: string; variables: object }[], operation: string) =>
  asked.find((one) => one.operation === operation)?.variables;

test("two contacts stand beside each other before they are merged; the older stays unless one says otherwise", async () => {
  const { asked, press, user } = await open({ pairs: [pairOf(contactOf("new", { notes: "Met in May" }), contactOf("old"))] });
  await press("Find duplicates");
  expect(await screen.findByText("Same name")).toBeInTheDocument();
  await press("Merge …");
  await waitFor(() => expect(screen.getByText("Met in May")).toBeInTheDocument());
  const dialog = within(screen.getByRole("alertdialog", { name: "Merge these two contacts?" }));
  const [older, newer] = dialog.getAllByRole("radio");
  expect(older).toBeChecked();
  await user.click(newer as HTMLElement);
  await user.click(dialog.getByRole("button", { name: "Merge contacts" }));
  expect(await screen.findByText("No two contacts look like one person.")).toBeInTheDocument();
  expect(sent(asked, "MergeContacts")).toEqual({ id: "new", otherId: "old" });
});

test("all that two contacts may share is seen, and what one of them lacks leaves its line to the other", async () => {
  const first = contactOf("new", { phone: "+966500000041", organization: "Coral Nursery", stage: "CONTACTED" });
  const second = contactOf("old", { email: null, otherEmails: ["layla@home.example"], phone: "0500000041", whatsapp: "0500000042" });
  const { press } = await open({ pairs: [pairOf(first, second)] });
  await press("Find duplicates");
  const entry = within(await screen.findByRole("listitem"));
  for (const fact of ["new@example.com", "+966500000041", "0500000041", "Coral Nursery", "layla@home.example", "0500000042"])
    expect(entry.getByText(fact)).toBeInTheDocument();
  await press("Merge …");
  const dialog = await screen.findByRole("alertdialog", { name: "Merge these two contacts?" });
  const [older, newer] = [...dialog.querySelectorAll("dl")].map((side) => [...side.children].map(({ textContent }) => textContent));
  expect(newer).toEqual(expect.arrayContaining(["Emailnew@example.com", "Phone+966500000041", "OrganizationCoral Nursery", "WhatsApp—"]));
  expect(older).toEqual(expect.arrayContaining(["Email—", "Phone0500000041", "WhatsApp0500000042", "Organization—"]));
  const labels = (side: HTMLElement) => [...side.querySelectorAll("dt")].map(({ textContent }) => textContent);
  const [one, other] = dialog.querySelectorAll("dl");
  expect(labels(one as HTMLElement)).toEqual(labels(other as HTMLElement));
});

test("an account's contact stays; what the service refuses is said, and both are still there", async () => {
  const { press } = await open({
    pairs: [pairOf(contactOf("form"), contactOf("u7", { kind: "CLIENT" })), pairOf(contactOf("x"), contactOf("y"))],
    refusal: { failure: { message: "This contact is no longer there.", code: "NOT_FOUND" } },
  });
  await press("Find duplicates");
  await screen.findAllByText("Same name");
  screen.getAllByRole("button", { name: "Merge …" })[0]?.click();
  const dialog = within(await screen.findByRole("alertdialog", { name: "Merge these two contacts?" }));
  const [account, other] = dialog.getAllByRole("radio");
  expect(account).toBeChecked();
  expect(other).toBeDisabled();
  dialog.getByRole("button", { name: "Merge contacts" }).click();
  await waitFor(() => expect(screen.getAllByText(/no longer there|not merged/).length).toBeGreaterThan(0));
  expect(screen.getByRole("alertdialog", { name: "Merge these two contacts?" })).toBeInTheDocument();
});

test("a contact is written down; what is missing or refused stands at its field", async () => {
  const { press, user, asked } = await open({
    refusal: { failure: { message: "Look again", code: "CONFLICT", fields: { email: ["Somebody has this address."] } } },
  });
  await press("Add contact");
  const dialog = within(await screen.findByRole("dialog", { name: "Add contact" }));
  await user.click(dialog.getByRole("button", { name: "Add contact" }));
  expect(await dialog.findAllByText("Fill in this field")).toHaveLength(1);
  expect(dialog.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(/Give an email address or a phone number/);
  expect(sent(asked, "CreateContact")).toBeUndefined();
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Maha");
  await user.type(dialog.getByRole("textbox", { name: "Email" }), "maha@example.com");
  await user.click(dialog.getByRole("button", { name: "Add contact" }));
  expect(await dialog.findByText("Somebody has this address.")).toBeInTheDocument();
  expect(sent(asked, "CreateContact")).toEqual({ input: { name: "Maha", email: "maha@example.com", stage: "NEW" } });
  expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Maha");
});

test("a number is enough to write somebody down by", async () => {
  const { press, user, asked } = await open({});
  await press("Add contact");
  const dialog = within(await screen.findByRole("dialog", { name: "Add contact" }));
  await user.type(dialog.getByRole("textbox", { name: "Name" }), "Maha");
  await user.type(dialog.getByRole("textbox", { name: "Phone" }), "0555112233");
  await user.click(dialog.getByRole("button", { name: "Add contact" }));
  await waitFor(() => expect(sent(asked, "CreateContact")).toEqual({ input: { name: "Maha", phone: "0555112233", stage: "NEW" } }));
});
