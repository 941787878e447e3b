import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { Building2, LayoutDashboard } from "lucide-react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { authState, signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { SearchButton } from "./components/search-button.tsx";
import { SearchPalette } from "./components/search-palette.tsx";
import { filterGlobalData } from "./global-data.ts";
import { markedParts } from "./marked-parts.ts";
import type { MenuPage } from "./use-places-and-actions.ts";

const PAGES: MenuPage[] = [
  { to: "/dashboard", label: "nav.dashboard", icon: LayoutDashboard },
  { to: "/companies", label: "nav.companies", icon: Building2 },
];
const HIT = { __typename: "SearchHit", type: "CONTENT", id: "c1", title: "How to choose", snippet: "ripe <mark>dates</mark> &amp; more" };
const COMPANY = { __typename: "SearchHit", type: "COMPANY", id: "b1", title: "Date palm", snippet: "<mark>Date</mark> palm" };
const OWNER = { __typename: "User", id: "u2", username: "noura" };

const enter = (scope: string[]) => signIn({ token: tokenOf({ scope }), user: { id: "u1", username: "sara" } });

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function openPalette(operations: Operations = { SearchEverything: () => ({ data: { search: [HIT] } }) }) {
  const asked = await apiAnswers({ operations });
  const page = render(
    <ApolloProvider client={makeApolloClient()}>
      <SearchPalette pages={PAGES} />
      <SearchButton compact />
    </ApolloProvider>,
    { path: "/somewhere" },
  );
  await page.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(field).toHaveFocus());
  return { ...page, asked, field };
}

beforeEach(() => {
  localStorage.clear();
  enter([]);
});
afterEach(() => signOut());

test("what contains the query in its name, title or description is found, whatever the case", () => {
  const data = [
    { id: "1", name: "Rutab" },
    { id: "2", title: "Sukkari season" },
    { id: "3", description: "A SUKKARI harvest" },
    { id: "4", title: "إضافة شركة" },
    { id: "5", name: "الرِّيَاض" },
    { id: "6", title: "مسؤولية" },
  ];
  const found = (query: string) => filterGlobalData(data, query).map(({ id }) => id);
  expect(found("sUKk")).toEqual(["2", "3"]);
  expect(found("uta")).toEqual(["1"]);
  expect(found("اضافه")).toEqual(["4"]);
  expect(found("الرّياض")).toEqual(["5"]);
  expect(found("رياض")).toEqual(["5"]);
  expect(found("مسئوليه")).toEqual(["6"]);
  expect(found("أضافة")).toEqual(["4"]);
  expect(found("!")).toEqual([]);
  expect(found(" ")).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("a snippet is read as text", () => {
  expect(markedParts("a &lt;img&gt; <mark>b</mark> c")).toEqual([
    { text: "a <img> ", marked: false },
    { text: "b", marked: true },
    { text: " c", marked: false },
  ]);
});

test("the keyboard opens it, moves in it, and goes to a page", async () => {
  const { user, router, field } = await openPalette();
  const selected = () => screen.getByRole("option", { selected: true });
  expect(selected()).toHaveTextContent("Dashboard");
  expect(field).toHaveAttribute("aria-activedescendant", selected().id);
  await user.keyboard("{ArrowDown}");
  expect(selected()).toHaveTextContent("Companies");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(selected()).toHaveTextContent("Sign out");
  await user.keyboard("{Home}");
  expect(selected()).toHaveTextContent("Dashboard");
  await user.keyboard("{End}");
  expect(selected()).toHaveTextContent("Sign out");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(router.state.location.pathname).toBe("/companies");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

test("the service's results stand below, with what matched, and are recent afterwards", async () => {
  const { user, router, asked } = await openPalette();
  await user.keyboard("date");
  const hit = await screen.findByRole("option", { name: /How to choose/ });
  expect(within(hit).getByText("dates").tagName).toBe("MARK");
  expect(hit).toHaveTextContent("ripe dates & more");
  expect(asked).toEqual([{ operation: "SearchEverything", variables: { term: "date", limit: 8, ofEverybody: false } }]);
  await user.click(hit);
  expect(router.state.location.pathname).toBe("/contents/show/c1");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("{Control>}k{/Control}");
  expect(await screen.findByRole("group", { name: "Recent" })).toHaveTextContent("How to choose");
  await user.keyboard("choose");
  expect(screen.getByRole("group", { name: "Recent" })).toHaveTextContent("How to choose");
});

test("an admin finds what everybody has, whose it is, and users", async () => {
  enter(["users"]);
  const { user, router, asked } = await openPalette({
    SearchEverything: () => ({
      data: {
        search: [
          { ...HIT, owner: OWNER },
          { ...COMPANY, owner: OWNER },
        ],
      },
    }),
    SearchUsers: () => ({ data: { usersList: { __typename: "UserPage", results: [{ ...OWNER, __typename: "UserRow" }] } } }),
  });
  await user.keyboard("date");
  expect(await screen.findByRole("group", { name: "Companies" })).toHaveTextContent("noura");
  expect(screen.getByRole("group", { name: "Contents" })).toHaveTextContent("noura");
  expect(asked).toContainEqual({ operation: "SearchEverything", variables: { term: "date", limit: 16, ofEverybody: true } });
  await user.click(within(screen.getByRole("group", { name: "Users" })).getByRole("option", { name: "noura" }));
  expect(router.state.location.pathname).toBe("/users/user-details/u2");
});

test("Enter before the answer is there waits for it", async () => {
  let answerIt = () => {};
  const { user, router, asked } = await openPalette({
    SearchEverything: ({ term }) =>
      new Promise((resolve) => {
        answerIt = () => resolve({ data: { search: String(term) === "date" ? [HIT] : [COMPANY] } });
        if (String(term) === "date") answerIt();
      }),
  });
  await user.keyboard("date");
  await screen.findByRole("option", { name: /How to choose/ });
  await user.keyboard(" palm{Enter}");
  expect(screen.getByRole("listbox")).toHaveAttribute("aria-busy", "true");
  expect(router.state.location.pathname).toBe("/somewhere");
  await waitFor(() => expect(asked).toHaveLength(2));
  answerIt();
  await waitFor(() => expect(router.state.location.pathname).toBe("/companies/show/b1"));
});

test("what can't be searched for says so and is tried again; what isn't there is said too", async () => {
  let attempts = 0;
  const { user } = await openPalette({
    SearchEverything: () => {
      attempts += 1;
      if (attempts === 1) return { failure: { message: "", code: "SERVICE_UNAVAILABLE" } };
      return { data: { search: [] } };
    },
  });
  await user.keyboard("zzz");
  expect(await screen.findByText("The search could not be done, please try again")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing matches “zzz”")).toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
});

test("a button opens it where there is no room for a field", async () => {
  const { user } = await openPalette();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Search companies, projects, contents" }));
  expect(await screen.findByRole("combobox")).toBeInTheDocument();
});

test("Esc closes it and asks for nothing", async () => {
  const { user, router, asked } = await openPalette();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
  expect(router.state.location.pathname).toBe("/somewhere");
  expect(asked).toEqual([]);
});

test("actions for admins are offered to them only, and signing out is one", async () => {
  await speak("ar");
  const first = await openPalette();
  expect(screen.queryByRole("option", { name: /إضافة مشرف/ })).toBeNull();
  first.unmount();
  enter(["admins", "crm", "basic-data"]);
  const { user } = await openPalette();
  expect(screen.getByRole("option", { name: /إضافة مشرف/ })).toBeInTheDocument();
  await user.keyboard("الخروج");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(authState().loggedIn).toBe(false));
});
