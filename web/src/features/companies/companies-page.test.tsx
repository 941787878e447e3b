import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { chooseLast } from "../../testing/choose-last.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as CompaniesPage } from "./pages/companies-page.tsx";

const companyOf = (id: string, brandName: string) => ({
  __typename: "Company",
  id,
  companyName: `${brandName} Trading`,
  brandName,
  slogan: null,
  logo: null,
  businessActivity: null,
  brandVoice: { __typename: "BrandVoice", personality: [], rules: [] },
  projects: [],
  owner: { __typename: "User", id: "u1" },
});

const page = (totalCount: number, results: object[]) => ({ data: { companies: { __typename: "CompanyPage", totalCount, results } } });

function open(path: string) {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role: "CLIENT" } });
  return render(
    <ApolloProvider client={makeApolloClient()}>
      <CompaniesPage />
      <Toaster />
    </ApolloProvider>,
    { path },
  );
}

afterEach(() => signOut());

test("a page beyond the end is the last one", async () => {
  await apiAnswers({ operations: { Companies: ({ page: asked }) => page(13, asked === 2 ? [companyOf("c13", "Noor")] : []) } });
  const { router } = open("/companies?page=9");
  expect(await screen.findByRole("link", { name: "Noor" })).toBeInTheDocument();
  expect(router.state.location.search).toBe("?page=2");
});

test("the table is shown again on the next visit, until the cards are chosen", async () => {
  await apiAnswers({ operations: { Companies: () => page(1, [companyOf("c1", "Noor")]) } });
  const first = open("/companies");
  await screen.findByRole("link", { name: "Noor" });
  expect(screen.queryByRole("table")).toBeNull();
  await first.user.click(screen.getByRole("radio", { name: "Table" }));
  expect(await screen.findByRole("table", { name: "Companies" })).toBeInTheDocument();
  first.unmount();
  const second = open("/companies");
  expect(await screen.findByRole("table", { name: "Companies" })).toBeInTheDocument();
  await second.user.click(screen.getByRole("radio", { name: "Cards" }));
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
});

test("a company with a logo shows it, as a card and in the table; one without shows its initials", async () => {
  const companies = [{ ...companyOf("c1", "Noor"), logo: "/media/lamp" }, companyOf("c2", "Rutab")];
  await apiAnswers({ operations: { Companies: () => page(2, companies) } });
  const { user, container } = open("/companies");
  await screen.findByRole("link", { name: "Noor" });
  const pictures = () => [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src")?.split("?")[0]);
  expect(pictures()).toEqual(["/media/lamp"]);
  expect(screen.getByText("R")).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Table" }));
  await screen.findByRole("table", { name: "Companies" });
  expect(pictures()).toEqual(["/media/lamp"]);
  await user.click(screen.getByRole("radio", { name: "Cards" }));
});

test("a deletion counts what goes along, and when it fails the question stands", async () => {
  const asked = await apiAnswers({
    operations: {
      Companies: () => page(1, [companyOf("c1", "Noor")]),
      CompanyExtent: () => ({
        data: { projects: { __typename: "ProjectPage", totalCount: 0 }, contents: { __typename: "ContentPage", totalCount: 3 } },
      }),
      CompanyNow: () => ({ data: { company: { ...companyOf("c1", "Noor"), version: 7 } } }),
      DeleteCompany: () => ({ failure: { message: "Try later", code: "SERVICE_UNAVAILABLE" } }),
    },
  });
  const { user } = open("/companies");
  (await screen.findByRole("button", { name: /Actions for/ })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Delete" });
  await chooseLast(user);
  const question = await screen.findByRole("alertdialog");
  await waitFor(() => expect(question).toHaveTextContent("Its brand voice and 3 contents go with it"));
  await user.click(screen.getByRole("button", { name: "Delete company" }));
  expect(await screen.findByText("Company not deleted successfully, please try again")).toBeInTheDocument();
  expect(question).toBeInTheDocument();
  expect(asked.filter(({ operation }) => operation === "DeleteCompany").map(({ variables }) => variables)).toEqual([
    { id: "c1", expectedVersion: 7 },
  ]);
});

test.each([
  ["answers late", { data: { company: { ...companyOf("c1", "Oasis"), version: 7 } } }],
  ["fails at first", { failure: { message: "Try later", code: "SERVICE_UNAVAILABLE" } }],
] as const)("no company is deleted before it was shown what it is: its reading %s", async (_, first) => {
  const nothing = { totalCount: 0 };
  const now = { data: { company: { ...companyOf("c1", "Oasis"), version: 7 } } };
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let readings = 0;
  const asked = await apiAnswers({
    operations: {
      Companies: () => page(1, [companyOf("c1", "Noor")]),
      CompanyExtent: () => ({ data: { projects: nothing, contents: nothing } }),
      CompanyNow: async () => {
        readings += 1;
        if (readings > 1) return now;
        await held;
        return first;
      },
      DeleteCompany: () => ({ data: { deleteCompany: { __typename: "SuccessPayload", success: true } } }),
    },
  });
  const deletions = () =>
    asked.filter(({ operation }) => operation === "DeleteCompany").map(({ variables }) => variables["expectedVersion"]);
  const { user } = open("/companies");
  (await screen.findByRole("button", { name: /Actions for/ })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Delete" });
  await chooseLast(user);
  const question = await screen.findByRole("alertdialog", { name: /Noor/ });
  await waitFor(() => expect(question).toHaveTextContent("Its brand voice"));
  const confirm = screen.getByRole("button", { name: "Delete company" });
  expect(confirm).toBeDisabled();
  answer?.();
  await waitFor(() => expect(confirm).toBeEnabled());
  if ("failure" in first) {
    await user.click(confirm);
    await waitFor(() => expect(question).toHaveTextContent("Company not deleted successfully, please try again"));
    expect(deletions()).toEqual([]);
  }
  await waitFor(() => expect(question).toHaveAccessibleName(/Oasis/));
  await user.click(confirm);
  expect(await screen.findByText("Company deleted successfully")).toBeInTheDocument();
  expect(deletions()).toEqual([7]);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("a company that somebody else has renamed is shown by its new name before it is deleted", async () => {
  let stored = { ...companyOf("c1", "Noor"), version: 7 };
  const nothing = { totalCount: 0 };
  const asked = await apiAnswers({
    operations: {
      Companies: () => page(1, [companyOf("c1", "Noor")]),
      CompanyExtent: () => ({ data: { projects: nothing, contents: nothing } }),
      CompanyNow: () => ({ data: { company: stored } }),
      DeleteCompany: (variables) => {
        if ((variables as unknown as { expectedVersion: number }).expectedVersion === stored.version)
          return { data: { deleteCompany: { __typename: "SuccessPayload", success: true } } };
        return { failure: { message: "Changed elsewhere", code: "CONFLICT" } };
      },
    },
  });
  const { user } = open("/companies");
  (await screen.findByRole("button", { name: /Actions for/ })).focus();
  await user.keyboard("{Enter}");
  await screen.findByRole("menuitem", { name: "Delete" });
  await chooseLast(user);
  const question = await screen.findByRole("alertdialog", { name: /Noor/ });
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("CompanyNow"));
  await waitFor(() => expect(question).toHaveTextContent("Its brand voice"));
  stored = { ...stored, brandName: "Noor & Sons", version: 8 };
  await user.click(screen.getByRole("button", { name: "Delete company" }));
  await waitFor(() => expect(question).toHaveTextContent("Somebody else has changed this meanwhile"));
  await waitFor(() => expect(question).toHaveAccessibleName(/Noor & Sons/));
  await user.click(screen.getByRole("button", { name: "Delete company" }));
  expect(await screen.findByText("Company deleted successfully")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
