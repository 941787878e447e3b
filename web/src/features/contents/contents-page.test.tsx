import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { Component } from "./pages/contents-page.tsx";

const NONE = { __typename: "ContentPage", totalCount: 0, results: [] };
const of = (totalCount: number) => ({ __typename: "ContentPage", totalCount });

const open = async (path = "/contents") => {
  const asked = await apiAnswers({
    operations: {
      Contents: () => ({ data: { contents: NONE } }),
      ContentCounts: () => ({ data: { all: of(7), completed: of(4), incomplete: of(3) } }),
      ContentCompanies: () => ({ data: { companies: { __typename: "CompanyPage", results: [] } } }),
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Component />
    </ApolloProvider>,
    { path },
  );
  return { ...view, asks: () => asked.flatMap(({ operation, variables }) => (operation === "Contents" ? [variables.completed] : [])) };
};

test("the list opens on all contents; its tabs narrow it to those that are completed, or not", async () => {
  const { user, router, asks } = await open();
  expect(await screen.findByRole("tab", { name: "All 7", selected: true })).toBeInTheDocument();
  expect(await screen.findByText("No data to display")).toBeInTheDocument();
  await user.click(screen.getByRole("tab", { name: "Completed 4" }));
  expect(router.state.location.search).toBe("?completed=true");
  await user.click(screen.getByRole("tab", { name: "Incomplete 3" }));
  expect(router.state.location.search).toBe("?completed=false");
  await waitFor(() => expect(asks()).toEqual([null, true, false]));
});

test("an address that names neither shows all", async () => {
  await open("/contents?completed=perhaps");
  expect(await screen.findByRole("tab", { name: "All 7", selected: true })).toBeInTheDocument();
});
