import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { renderRoutes } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Component as UserDetailsPage } from "./pages/user-details-page.tsx";
import { routes } from "./routes.tsx";

const detailsRoute = routes.dashboard?.find(({ path }) => path?.startsWith("users/user-details"));

const NORA = {
  __typename: "UserProfileDetail",
  id: "u1",
  profile: {
    __typename: "User",
    id: "u1",
    username: "nora",
    email: "nora@example.com",
    role: "CLIENT",
    firstName: "Nora",
    lastName: "Al-Harbi",
    image: "/media/m1",
    phoneCode: "966",
    phoneNumber: "505550142",
    whatsapp: null,
    jobTitle: "Editor",
    organization: "Rutab Trading",
    website: "https://www.rutab.example/",
    about: null,
    dateJoined: "2026-11-01T08:00:00Z",
    socialLinks: {
      __typename: "SocialLinks",
      instagram: null,
      snapchat: null,
      tiktok: null,
      youtube: null,
      facebook: null,
      x: "javascript:alert(1)",
    },
  },
  address: {
    __typename: "Address",
    id: "u1",
    country: { __typename: "Country", id: "SA", name: "Saudi Arabia" },
    city: null,
    postalCode: "12211",
    street: "Olaya",
  },
  companies: [
    {
      __typename: "Company",
      id: "c1",
      companyName: "Rutab Trading",
      brandName: "Rutab & Co.",
      businessActivity: { __typename: "BusinessActivity", id: "b1", businessActivityAr: "تجارة التمور", businessActivityEn: "Date trade" },
      projects: [{ __typename: "Project", id: "p1", name: "Sukkari season", image: null }],
    },
    { __typename: "Company", id: "c2", companyName: "Empty", brandName: "Empty", businessActivity: null, projects: [] },
  ],
};

type Operations = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>;

async function open(operations: Operations = {}, path = "/users/user-details/u1") {
  const asked = await apiAnswers({ operations: { UserProfileDetail: () => ({ data: { userProfileDetail: NORA } }), ...operations } });
  const client = makeApolloClient();
  const pages: RouteObject[] = [
    { path: "users", element: <p>the list</p> },
    {
      ...(detailsRoute as RouteObject & { index?: false }),
      lazy: async () => ({
        element: (
          <ApolloProvider client={client}>
            <UserDetailsPage />
          </ApolloProvider>
        ),
      }),
    },
    { path: "*", element: null },
  ];
  return { ...renderRoutes(pages, path), asked };
}

test("shows the profile, the address, and the companies with what they do and their projects", async () => {
  const { container } = await open();
  expect(await screen.findByRole("heading", { level: 1, name: "nora" })).toBeInTheDocument();
  expect(screen.getByText("Nora Al-Harbi")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "nora@example.com" })).toHaveAttribute("href", "mailto:nora@example.com");
  expect(screen.getByRole("link", { name: "+966 505550142" })).toHaveAttribute("href", "tel:+966505550142");
  expect(screen.getByRole("link", { name: "rutab.example" })).toHaveAttribute("href", "https://www.rutab.example/");
  expect(within(screen.getByRole("region", { name: "Address" })).getByText("Saudi Arabia")).toBeInTheDocument();
  const companies = within(screen.getByRole("region", { name: "Companies" }));
  expect(companies.getByRole("link", { name: "Rutab & Co." })).toHaveAttribute("href", "/companies/show/c1");
  expect(companies.getByText("Date trade")).toBeInTheDocument();
  expect(companies.getByRole("link", { name: "Sukkari season" })).toHaveAttribute("href", "/companies/project-content/p1");
  expect(companies.getByText("No projects yet")).toBeInTheDocument();
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/m1?w=160");
});

test("an address that isn't the web's is no link", async () => {
  await open();
  const social = within(await screen.findByRole("region", { name: "Social links" }));
  expect(social.getByText("Nothing given yet")).toBeInTheDocument();
  expect(social.queryByRole("link")).toBeNull();
});

test("in Arabic an activity has its Arabic name", async () => {
  await speak("ar");
  await open();
  expect(await screen.findByText("تجارة التمور")).toBeInTheDocument();
});

test("without a user it is the list", async () => {
  const { asked } = await open({}, "/users/user-details");
  expect(await screen.findByText("the list")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("a user who has nothing yet has a page, too", async () => {
  await open({ UserProfileDetail: () => ({ data: { userProfileDetail: { ...NORA, address: null, companies: [] } } }) });
  expect(await screen.findByText("This user has no companies yet.")).toBeInTheDocument();
});

test("a failure says so and tries again", async () => {
  let working = false;
  const { user } = await open({
    UserProfileDetail: () =>
      working ? { data: { userProfileDetail: NORA } } : { failure: { message: "Unavailable", code: "SERVICE_UNAVAILABLE" } },
  });
  expect(await screen.findByText("This user could not be loaded, please try again")).toBeInTheDocument();
  working = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nora Al-Harbi")).toBeInTheDocument();
});

test("deleting leads back to the list", async () => {
  const { user, asked, router } = await open({
    DeleteAccount: () => ({ data: { deleteUser: { __typename: "SuccessPayload", success: true } } }),
  });
  await user.click(await screen.findByRole("button", { name: "Delete user" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete user nora?" }));
  await user.click(question.getByRole("button", { name: "Delete user" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/users"));
  expect(screen.getByText("User deleted successfully")).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: "DeleteAccount", variables: { id: "u1" } });
});
