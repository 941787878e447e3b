import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiUrl } from "../../lib/config.ts";
import { unsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { chooseLast } from "../../testing/choose-last.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as ContactPage } from "./pages/contact-page.tsx";
import { Component as CrmPage } from "./pages/crm-page.tsx";

const KHALID = {
  __typename: "Contact",
  id: "k1",
  kind: "FORM",
  name: "Khalid",
  email: "khalid@example.com",
  phone: "0555550119",
  whatsapp: null,
  organization: "Tuwaiq",
  stage: "NEW",
  notes: "Send two samples",
  message: "We publish trail guides",
  companies: 0,
  contents: 0,
  lastActivityAt: "2026-11-15T08:00:00Z",
  userId: "u7",
  messages: [
    {
      __typename: "ContactMessage",
      at: "2026-11-16T08:00:00Z",
      message: "Call me there",
      name: "Somebody else",
      phone: "0599999999",
    },
    { __typename: "ContactMessage", at: "2026-11-15T08:00:00Z", message: "We publish trail guides", name: null, phone: null },
  ],
};

/** The service with one contact. */
async function contacts({ refuse = false, held }: { refuse?: boolean; held?: Promise<void> } = {}) {
  let contact = KHALID;
  const pageOf = (results: object[]) => ({ __typename: "ContactPage", totalCount: results.length, hasNextPage: false, results });
  return apiAnswers({
    operations: {
      Contacts: ({ stage }) => ({ data: { contacts: pageOf(!stage || stage === contact.stage ? [contact] : []) } }),
      ContactStages: () => ({ data: { contactStages: [{ __typename: "ContactStageCount", stage: contact.stage, count: 1 }] } }),
      ContactDetails: () => ({ data: { contact } }),
      ContactAddress: () => ({
        data: {
          userProfileDetail: {
            __typename: "UserProfileDetail",
            address: {
              __typename: "Address",
              street: "King Fahd Road",
              postalCode: null,
              city: { __typename: "City", id: "riyadh", name: "Riyadh" },
              country: { __typename: "Country", id: "SA", name: "Saudi Arabia" },
            },
          },
        },
      }),
      ContactTimeline: () => ({
        data: {
          contact: {
            __typename: "Contact",
            id: "k1",
            timeline: {
              __typename: "ActivityPage",
              totalCount: 1,
              hasNextPage: false,
              results: [
                {
                  __typename: "Activity",
                  id: "e1",
                  action: "contact.form-submitted",
                  title: "",
                  actor: "",
                  at: "2026-11-15T08:00:00Z",
                  targetType: "contact",
                  targetId: "k1",
                },
              ],
            },
          },
        },
      }),
      UpdateContact: async (changes) => {
        await held;
        if (refuse) return { failure: { message: "", code: "INTERNAL" } };
        const { expectedNotes, ...change } = changes as { expectedNotes?: string | null; notes?: string };
        if (expectedNotes !== undefined && expectedNotes !== contact.notes)
          return { failure: { message: "Changed", code: "CONFLICT", fields: { notes: ["Changed"] } } };
        if ((change.notes ?? "").length > 10_000)
          return { failure: { message: "Look again", code: "BAD_USER_INPUT", fields: { notes: ["At most 10,000 characters."] } } };
        contact = { ...contact, ...change };
        return { data: { updateContact: { __typename: "ContactPayload", contact } } };
      },
    },
  });
}

const show = (page: "crm" | "contact", path: string) =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      {page === "crm" ? <CrmPage /> : <ContactPage />}
    </ApolloProvider>,
    { path },
  );

const column = (name: string) => within(screen.getByRole("region", { name }));

test("a contact is moved by its menu, and stands in the new column at once", async () => {
  const asked = await contacts();
  const { user } = show("crm", "/crm");
  expect(await column("New").findByRole("link", { name: "Khalid" })).toHaveAttribute("href", "/crm/contact?id=k1");
  await waitFor(() => expect(column("New").getByRole("heading")).toHaveTextContent("New1"));
  await user.click(screen.getByRole("button", { name: /Move Khalid/ }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await user.keyboard("{Home}{Enter}");
  expect(await column("Contacted").findByRole("link", { name: "Khalid" })).toBeInTheDocument();
  expect(column("New").queryByRole("link", { name: "Khalid" })).toBeNull();
  await waitFor(() => expect(column("Contacted").getByRole("heading")).toHaveTextContent("Contacted1"));
  expect(asked.find(({ operation }) => operation === "UpdateContact")?.variables).toEqual({ id: "k1", stage: "CONTACTED" });
});

test("a contact is moved by dragging", async () => {
  const asked = await contacts();
  show("crm", "/crm");
  const card = (await column("New").findByRole("link", { name: "Khalid" })).closest("li");
  const dataTransfer = { setData: () => {}, effectAllowed: "", dropEffect: "" };
  fireEvent.dragStart(card as HTMLElement, { dataTransfer });
  const target = screen.getByRole("region", { name: "Lost" });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(await column("Lost").findByRole("link", { name: "Khalid" })).toBeInTheDocument();
  await waitFor(() => expect(asked.some(({ variables }) => variables.stage === "LOST" && variables.id === "k1")).toBe(true));
});

test("a contact on its way is moved on to where it was wanted last, also back", async () => {
  let release = () => {};
  const asked = await contacts({ held: new Promise((resolve) => (release = resolve)) });
  const { user } = show("crm", "/crm");
  await column("New").findByRole("link", { name: "Khalid" });
  const moveTo = async (name: string) => {
    await user.click(screen.getByRole("button", { name: /Move Khalid/ }));
    await user.click(await screen.findByRole("menuitem", { name: `Move to ${name}` }));
    expect(await column(name).findByRole("link", { name: "Khalid" })).toBeInTheDocument();
  };
  for (const name of ["Contacted", "Lost", "New"]) await moveTo(name);
  const sent = () => asked.filter(({ operation }) => operation === "UpdateContact").map(({ variables }) => variables.stage);
  expect(sent()).toEqual(["CONTACTED"]);
  release();
  await waitFor(() => expect(sent()).toEqual(["CONTACTED", "NEW"]));
  await waitFor(() => expect(column("New").getByRole("heading")).toHaveTextContent("New1"));
  expect(column("New").getByRole("link", { name: "Khalid" })).toBeInTheDocument();
});

test("a move that is refused is taken back, and says so", async () => {
  await contacts({ refuse: true });
  const { user } = show("crm", "/crm");
  await user.click(await screen.findByRole("button", { name: /Move Khalid/ }));
  await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  await chooseLast(user);
  expect(await screen.findByText(/Khalid could not be moved, please try again/)).toBeInTheDocument();
  expect(await column("New").findByRole("link", { name: "Khalid" })).toBeInTheDocument();
  expect(column("Lost").queryByRole("link", { name: "Khalid" })).toBeNull();
});

test("the table is filtered by search and source, kept in the address", async () => {
  const asked = await contacts();
  const { user, router } = show("crm", "/crm?tab=table");
  expect(await screen.findByRole("link", { name: "Khalid" })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole("combobox", { name: "Source" }), "FORM");
  await user.type(screen.getByRole("searchbox", { name: "Search contacts" }), "kha");
  await waitFor(() => expect(router.state.location.search).toBe("?tab=table&kind=FORM&search=kha"));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      operation: "Contacts",
      variables: { search: "kha", kind: "FORM", stage: null, page: 1, pageSize: 20 },
    }),
  );
});

test("one contact: how to reach them, their timeline, notes that are saved", async () => {
  const asked = await contacts();
  const { user } = show("contact", "/crm/contact?id=k1");
  expect(await screen.findByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+966555550119");
  expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/966555550119");
  expect(screen.getByRole("link", { name: "Email" })).toHaveAttribute("href", "mailto:khalid@example.com");
  expect(await screen.findByText("King Fahd Road, Riyadh, Saudi Arabia")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Map" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=King%20Fahd%20Road%2C%20Riyadh%2C%20Saudi%20Arabia",
  );
  expect(screen.getByRole("link", { name: "User details" })).toHaveAttribute("href", "/users/user-details/u7");
  expect(await screen.findByText("Wrote through the contact form")).toBeInTheDocument();
  // Details that a visitor gave, where they differ from the contact's.
  const [newer, older] = [screen.getByText("Call me there"), screen.getByText("We publish trail guides")].map((text) => text.closest("li"));
  expect(newer).toHaveTextContent("Sent with other details, unchecked: Somebody else, 0599999999");
  expect(older).not.toHaveTextContent("unchecked");
  const save = screen.getByRole("button", { name: "Save notes" });
  expect(save).toBeDisabled();
  await user.type(screen.getByRole("textbox", { name: "Notes" }), " before Sunday");
  await user.click(save);
  expect(await screen.findByText("Notes saved")).toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === "UpdateContact")?.variables).toEqual({
    id: "k1",
    notes: "Send two samples before Sunday",
    expectedNotes: "Send two samples",
  });
  await waitFor(() => expect(save).toHaveAttribute("aria-disabled", "true"));
});

test("notes that another admin has changed meanwhile are shown beside one's own, and nothing is overwritten", async () => {
  const asked = await contacts();
  const { user } = show("contact", "/crm/contact?id=k1");
  const notes = await screen.findByRole("textbox", { name: "Notes" });
  await user.type(notes, ", and mine");
  await fetch(apiUrl("graphql"), {
    method: "POST",
    body: JSON.stringify({ query: "mutation UpdateContact { x }", variables: { id: "k1", notes: "Theirs" } }),
  });
  await user.click(screen.getByRole("button", { name: "Save notes" }));
  expect(await screen.findByText("Somebody else has changed the notes meanwhile. Theirs:")).toHaveTextContent(/Theirs:Theirs$/);
  expect(notes).toHaveValue("Send two samples, and mine");
  expect(screen.getByRole("button", { name: "Save notes" })).toHaveAttribute("aria-disabled", "true");
  await user.click(screen.getByRole("button", { name: "Put both together" }));
  expect(notes).toHaveValue("Theirs\n\nSend two samples, and mine");
  await user.click(screen.getByRole("button", { name: "Save notes" }));
  await waitFor(() =>
    expect(asked.findLast(({ operation }) => operation === "UpdateContact")?.variables).toMatchObject({
      notes: "Theirs\n\nSend two samples, and mine",
      expectedNotes: "Theirs",
    }),
  );
});

test("long notes of two admins, put together, lose nothing, and the field says that they are too long", async () => {
  const asked = await contacts();
  const { user } = show("contact", "/crm/contact?id=k1");
  const notes = await screen.findByRole("textbox", { name: "Notes" });
  const [mine, theirs] = ["m".repeat(6_000), "t".repeat(6_000)];
  fireEvent.change(notes, { target: { value: mine } });
  await fetch(apiUrl("graphql"), {
    method: "POST",
    body: JSON.stringify({ query: "mutation UpdateContact { x }", variables: { id: "k1", notes: theirs } }),
  });
  await user.click(screen.getByRole("button", { name: "Save notes" }));
  await user.click(await screen.findByRole("button", { name: "Put both together" }));
  expect(notes).toHaveValue(`${theirs}\n\n${mine}`);
  await user.click(screen.getByRole("button", { name: "Save notes" }));
  expect(await screen.findByText("At most 10,000 characters.")).toBeInTheDocument();
  expect(asked.findLast(({ operation }) => operation === "UpdateContact")?.variables).toMatchObject({ notes: `${theirs}\n\n${mine}` });
});

test("a stage that couldn't be kept stays as it was", async () => {
  await contacts({ refuse: true });
  const { user } = show("contact", "/crm/contact?id=k1");
  const stage = await screen.findByRole("combobox", { name: "Stage" });
  await user.selectOptions(stage, "LOST");
  expect(await screen.findByText(/Khalid could not be moved/)).toBeInTheDocument();
  expect(stage).toHaveValue("NEW");
});

test("without an id one chooses a contact in place", async () => {
  await contacts();
  const { user, router } = show("contact", "/crm/contact");
  expect(screen.getByRole("heading", { level: 1, name: "Choose a contact" })).toBeInTheDocument();
  await user.click(await screen.findByRole("link", { name: "Khalid" }));
  expect(router.state.location.search).toBe("?id=k1");
  expect(await screen.findByRole("textbox", { name: "Notes" })).toHaveValue("Send two samples");
});

test("what is typed of a new contact is asked about before it is thrown away, and is there again after a reload", async () => {
  await contacts();
  const { user, unmount } = show("crm", "/crm");
  const begin = async () => user.click(await screen.findByRole("button", { name: "Add contact" }));
  const nameOf = () => screen.findByRole("textbox", { name: "Name" });
  await begin();
  await user.type(await nameOf(), "Huda");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await waitFor(async () => expect(await unsavedOf("")).toBe(1));
  unmount();
  show("crm", "/crm");
  await begin();
  const name = await nameOf();
  await waitFor(() => expect(name).toHaveValue("Huda"));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull());
  await waitFor(async () => expect(await unsavedOf("")).toBe(0));
});
