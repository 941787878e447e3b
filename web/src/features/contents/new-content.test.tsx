import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { removeDraftsWhere } from "../../lib/drafts/drafts.ts";
import { removeWaitingWhere, waitingOf } from "../../lib/drafts/outbox.ts";
import { closeSessions } from "../../lib/editing/sessions.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as NeedsPage } from "./pages/needs-page.tsx";

const ME = { id: "u9", username: "omar", role: "ADMIN" };

beforeEach(() => signIn({ token: tokenOf({ of: ME.id }), user: ME }));
afterEach(async () => {
  closeSessions();
  await removeWaitingWhere(() => true);
  await removeDraftsWhere(() => true);
});

const company = (id: string, companyName: string, owner = ME.id) => ({
  __typename: "Company",
  id,
  companyName,
  owner: { __typename: "User", id: owner },
});

/** So many companies of one's own, of which a list has the first hundred; the last is Zad. */
async function open({ own, path = "", makes = false }: { own: number; path?: string; makes?: boolean }) {
  const all = [...Array.from({ length: own - 1 }, (_, n) => company(`c${n}`, `Company ${n}`)), company("zad", "Zad")];
  const asked = await apiAnswers({
    operations: {
      CompaniesToWriteFor: (variables) => {
        const { search } = variables as unknown as { search: string | null };
        const found = all.filter(({ companyName }) => companyName.includes(search ?? ""));
        return { data: { companies: { __typename: "CompanyPage", totalCount: found.length, results: found.slice(0, 100) } } };
      },
      CompanyToWriteFor: (variables) => {
        const { id } = variables as unknown as { id: string };
        return { data: { company: id === "theirs" ? company(id, "Theirs", "u1") : all.find((one) => one.id === id) } };
      },
      ...(makes && {
        CreateContent: (variables) => {
          const { sources: _, ...needs } = (variables as unknown as { input: Record<string, unknown> }).input;
          return { data: { createContent: { __typename: "ContentPayload", content: stageContent(needs) } } };
        },
      }),
      ContentProjects: () => ({ data: { projects: { __typename: "ProjectPage", results: [] } } }),
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <NeedsPage />
    </ApolloProvider>,
    { path: `/companies/add-content${path}` },
  );
  return { ...view, asked };
}

const companies = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "Company" });
const chosen = async () => (await companies()).selectedOptions[0]?.textContent;

test("only companies that one may write for are offered", async () => {
  const { asked } = await open({ own: 3 });
  expect(await chosen()).toBe("Company 0");
  expect(asked.find(({ operation }) => operation === "CompaniesToWriteFor")?.variables).toEqual({ ownerId: ME.id, search: null });
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("among more than a hundred one is found by its name, and stays chosen", async () => {
  const { user } = await open({ own: 130 });
  await companies();
  await user.type(screen.getByRole("searchbox", { name: "Search your companies" }), "Zad");
  await waitFor(async () => expect([...(await companies()).options].map(({ text }) => text)).toEqual(["Company 0", "Zad"]));
  await user.selectOptions(await companies(), "Zad");
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(async () => expect((await companies()).options).toHaveLength(101));
  expect(await chosen()).toBe("Zad");
});

test("the address's company is chosen, though it isn't among the first hundred", async () => {
  await open({ own: 130, path: "?company=zad" });
  expect(await chosen()).toBe("Zad");
});

test("another's company in the address is not", async () => {
  await open({ own: 2, path: "?company=theirs" });
  expect(await chosen()).toBe("Company 0");
});

test("the occasion that the address names is what the content is about, and gives way to another, but never a title of one's own", async () => {
  const { user, unmount } = await open({ own: 1, path: "?day=2027-03-09&occasion=eidAlFitr" });
  await companies();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Eid al-Fitr");
  unmount();
  const other = await open({ own: 1, path: "?day=2027-03-11&occasion=saudiFlag" });
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Saudi Flag Day"));
  await user.type(screen.getByRole("textbox", { name: "Title" }), " in the shop");
  other.unmount();
  await open({ own: 1, path: "?day=2027-03-09&occasion=eidAlFitr" });
  await companies();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Saudi Flag Day in the shop");
});

test("the day that the address names is what the content is planned for", async () => {
  const { user, asked } = await open({ own: 1, path: "?day=2027-03-19" });
  await companies();
  expect(screen.getByLabelText(/Planned for/)).toHaveValue("2027-03-19");
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Dates");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.find(({ operation }) => operation === "CreateContent")).toBeDefined());
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).toMatchObject({
    scheduledFor: new Date(2027, 2, 19, 9).toISOString(),
  });
});

test("a content begins with a file: its title and language are the file's, and its text is stored with the content, not after it", async () => {
  const { user, asked } = await open({ own: 1 });
  await companies();
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.click(screen.getByRole("button", { name: "From a file" }));
  const dialog = await screen.findByRole("dialog", { name: "Import a file" });
  const file = new File(["# دليل التمور\n\nالسكري **أحلى**.\n"], "dates.md", { type: "text/markdown" });
  await user.upload(dialog.querySelector<HTMLInputElement>("input[type=file]")!, file);
  expect(await screen.findByRole("group", { name: "What it becomes" })).toHaveTextContent(/^السكري أحلى\.$/);
  await user.click(screen.getByRole("button", { name: "Take it" }));
  expect(await screen.findByText(/The text begins with “.*dates.*”/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("دليل التمور");
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("ar");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).toMatchObject({
    input: { title: "دليل التمور", locale: "ar" },
    body: { type: "doc", content: [{ type: "paragraph", content: [{ text: "السكري " }, { text: "أحلى" }, { text: "." }] }] },
  });
  expect(asked.some(({ operation }) => operation === "SaveContentBody")).toBe(false);
  // refused here: what was taken from the file is still there to be saved again
  expect(screen.getByText(/The text begins with/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Without the file" }));
  expect(await screen.findByRole("button", { name: "From a file" })).toBeVisible();
});

test("a title of one's own stays, with the file's heading in its text; without the file there is none", async () => {
  const { user, asked } = await open({ own: 1 });
  await companies();
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Mine");
  await user.click(screen.getByRole("button", { name: "From a file" }));
  const dialog = await screen.findByRole("dialog", { name: "Import a file" });
  await user.upload(dialog.querySelector<HTMLInputElement>("input[type=file]")!, new File(["# Theirs\n\nSukkari.\n"], "a.md"));
  expect(await screen.findByRole("group", { name: "What it becomes" })).toHaveTextContent("TheirsSukkari.");
  await user.click(screen.getByRole("button", { name: "Take it" }));
  expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue("Mine");
  await user.click(await screen.findByRole("button", { name: "Without the file" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "CreateContent")).toBe(true));
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).not.toHaveProperty("body");
});

test("what goes on being typed while nobody answers to the first save is saved in the place of what waits, not beside it", async () => {
  const { user, asked } = await open({ own: 1, makes: true });
  await companies();
  await user.clear(screen.getByRole("textbox", { name: "Title" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Dates");
  const network = jest.spyOn(globalThis, "fetch");
  const online = network.getMockImplementation() as typeof fetch;
  let giveUpWaiting = () => {};
  const silence = () =>
    new Promise<Response>((_, reject) => {
      giveUpWaiting = () => reject(new TypeError("Failed to fetch"));
    });
  network.mockImplementation((...request) => (String(request[1]?.body).includes("CreateContent") ? silence() : online(...request)));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(screen.getByRole("textbox", { name: "Title" }), " of Qassim");
  giveUpWaiting();
  await waitFor(async () => expect(await waitingOf(ME.id)).toHaveLength(1));
  network.mockImplementation(online);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(asked.filter(({ operation }) => operation === "CreateContent")).toHaveLength(1));
  expect(asked.find(({ operation }) => operation === "CreateContent")?.variables).toMatchObject({ input: { title: "Dates of Qassim" } });
  expect(await waitingOf(ME.id)).toEqual([]);
});
