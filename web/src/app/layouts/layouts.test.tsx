import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { matchRoutes } from "react-router";
import { authState, signIn, signOut } from "../../lib/auth/auth.ts";
import { makeApolloClient } from "../../lib/apollo.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { pagesIn } from "../feature-list.ts";
import { Component as AuthLayout } from "./auth-layout.tsx";
import { Component as DashboardLayout } from "./dashboard-layout.tsx";
import { Component as DefaultLayout } from "./default-layout.tsx";
import { Component as HomeLayout } from "./home-layout.tsx";

const LAYOUTS = ["home", "auth", "dashboard", "default"] as const;

const enter = (role: string) =>
  signIn({ token: tokenOf({ scope: role === "CLIENT" ? [] : ["users", "admins"] }), user: { id: "u1", username: "sara.q", role } });
// jsdom knows no widths: what phones leave out is hidden
const ON_WIDE = { hidden: true };
const sidebar = () => within(screen.getByRole("complementary", ON_WIDE));

const SignedInLayout = () => (
  <ApolloProvider client={makeApolloClient()}>
    <DashboardLayout />
  </ApolloProvider>
);

beforeEach(() => signOut());
afterEach(() => {
  signOut();
  jest.restoreAllMocks();
});

test("the menu leads to the pages there are, and a client doesn't see the users", () => {
  enter("CLIENT");
  const { unmount } = render(<SignedInLayout />, { path: "/dashboard" });
  expect(sidebar().getByRole("link", { name: "Dashboard", ...ON_WIDE })).toHaveAttribute("aria-current", "page");
  expect(sidebar().queryByRole("link", { name: "Users", ...ON_WIDE })).toBeNull();
  unmount();
  enter("ADMIN");
  render(<SignedInLayout />, { path: "/dashboard" });
  expect(sidebar().getByRole("link", { name: "Users", ...ON_WIDE })).toHaveAttribute("href", "/users");
});

test("a collapsed sidebar stays collapsed, for this person", async () => {
  enter("CLIENT");
  const first = render(<SignedInLayout />, { path: "/dashboard" });
  await first.user.click(screen.getByRole("button", { name: "Collapse", ...ON_WIDE }));
  expect(screen.getByRole("button", { name: "Expand", ...ON_WIDE })).toBeInTheDocument();
  first.unmount();
  render(<SignedInLayout />, { path: "/dashboard" });
  expect(screen.getByRole("button", { name: "Expand", ...ON_WIDE })).toBeInTheDocument();
  expect(sidebar().getByRole("link", { name: "Dashboard", ...ON_WIDE })).toHaveAttribute("title", "Dashboard");
});

test("the drawer of phones closes when a page is chosen", async () => {
  enter("CLIENT");
  const { user, router } = render(<SignedInLayout />, { path: "/nowhere" });
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = await screen.findByRole("dialog", { name: "Main navigation" });
  await user.click(within(drawer).getByRole("link", { name: "Dashboard" }));
  expect(router.state.location.pathname).toBe("/dashboard");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the drawer of phones closes when the page that is open is chosen", async () => {
  enter("CLIENT");
  const { user } = render(<SignedInLayout />, { path: "/dashboard" });
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = await screen.findByRole("dialog", { name: "Main navigation" });
  await user.click(within(drawer).getByRole("link", { name: "Dashboard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the drawer of phones closes on entering a page in whatever way", async () => {
  enter("CLIENT");
  const { user, router } = render(<SignedInLayout />, { path: "/nowhere" });
  await user.click(screen.getByRole("button", { name: "Menu" }));
  await screen.findByRole("dialog", { name: "Main navigation" });
  await act(() => router.navigate("/elsewhere"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the home page's menu leads to its parts and to signing in, and closes after", async () => {
  const { user } = render(<HomeLayout />);
  const menu = screen.getByLabelText("Menu");
  const links = within(screen.getAllByRole("navigation", { name: "Sections", ...ON_WIDE }).at(-1) as HTMLElement);
  const opened = () => menu.closest("details")?.open;
  await user.click(menu);
  expect(opened()).toBe(true);
  await user.click(links.getByRole("link", { name: "Contact" }));
  await waitFor(() => expect(opened()).toBe(false));
  await user.click(menu);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(opened()).toBe(false));
  expect(menu).toHaveFocus();
  await user.click(menu);
  await user.click(document.body);
  await waitFor(() => expect(opened()).toBe(false));
  expect(links.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/auth/signin");
});

test("one signs out from the account menu", async () => {
  enter("CLIENT");
  const { user } = render(<SignedInLayout />, { path: "/dashboard" });
  await user.click(screen.getByRole("button", { name: "Account" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(authState().loggedIn).toBe(false));
});

test("the home page's header offers to sign in, or the dashboard to who has", async () => {
  await speak("ar");
  const { unmount } = render(<HomeLayout />);
  const ways = screen.getAllByRole("link", { name: "تسجيل الدخول", ...ON_WIDE });
  expect(ways.map((link) => link.getAttribute("href"))).toEqual(["/auth/signin", "/auth/signin"]);
  unmount();
  enter("CLIENT");
  render(<HomeLayout />);
  expect(screen.queryByRole("link", { name: "تسجيل الدخول", ...ON_WIDE })).toBeNull();
  expect(screen.getByRole("link", { name: "فتح لوحة المعلومات" })).toHaveAttribute("href", "/dashboard");
});

const SignedInFocus = () => (
  <ApolloProvider client={makeApolloClient()}>
    <DefaultLayout />
  </ApolloProvider>
);

test.each([
  ["auth", AuthLayout],
  ["dashboard", SignedInLayout],
  ["default", SignedInFocus],
  ["home", HomeLayout],
] as const)("the first Tab leads past the navigation (%s)", async (_, Layout) => {
  const { user } = render(<Layout />);
  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
});

/** What stands around a page: the ways through the application, the home page's, and what is beside it. */
const around = () => ({
  pages: screen.queryAllByRole("navigation", { name: "Main navigation", ...ON_WIDE }).length > 0,
  sections: screen.queryAllByRole("navigation", { name: "Sections", ...ON_WIDE }).length > 0,
  beside: screen.queryByRole("complementary", ON_WIDE) !== null,
  footer: screen.queryByRole("contentinfo", ON_WIDE) !== null,
});

test.each([
  ["auth", AuthLayout, { pages: false, sections: false, beside: true, footer: false }],
  ["dashboard", SignedInLayout, { pages: true, sections: false, beside: true, footer: false }],
  ["default", SignedInFocus, { pages: false, sections: false, beside: false, footer: false }],
  ["home", HomeLayout, { pages: false, sections: true, beside: false, footer: true }],
] as const)("the %s layout has around a page what it is for", (_, Layout, what) => {
  enter("CLIENT");
  render(<Layout />);
  expect(around()).toEqual(what);
});

test.each([
  ["home", ["/"]],
  ["auth", ["/auth/signin", "/auth/signup", "/auth/forget-password", "/auth/verification-code", "/auth/new-password"]],
  ["dashboard", ["/dashboard", "/profile", "/users", "/admins", "/basic-data", "/companies", "/companies/add", "/contents", "/crm"]],
  [
    "default",
    [
      "/companies/add-content",
      "/companies/add-content/content-idea-analysis",
      "/companies/add-content/content-tools-analysis",
      "/companies/add-content/objectives-topics-analysis",
      "/companies/add-content/generate-content",
    ],
  ],
] as const)("in the %s layout stand %j", (layout, paths) => {
  for (const path of paths)
    for (const other of LAYOUTS) expect([path, other, matchRoutes(pagesIn(other), path) !== null]).toEqual([path, other, other === layout]);
});
