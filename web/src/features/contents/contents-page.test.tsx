import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { act, screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { stageContent } from "../../testing/stage-content.ts";
import { Component } from "./pages/contents-page.tsx";

const NONE = { __typename: "ContentPage", totalCount: 0, results: [] };
const of = (totalCount: number) => ({ __typename: "ContentPage", totalCount });

const open = async (path = "/contents", rows: object[] = []) => {
  const asked = await apiAnswers({
    operations: {
      Contents: () => ({ data: { contents: { ...NONE, totalCount: rows.length, results: rows } } }),
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
  const listed = () => asked.filter(({ operation }) => operation === "Contents").map(({ variables }) => variables);
  return {
    ...view,
    listed,
    asks: () => asked.flatMap(({ operation, variables }) => (operation === "Contents" ? [variables.completed] : [])),
  };
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

const row = (id: string, overallScore: number | null) => ({ ...stageContent({ overallScore }), id, title: id });

test("each content shows its score, and one that isn't known yet says so", async () => {
  await open("/contents", [row("a", 81), row("b", null)]);
  expect(await screen.findByRole("img", { name: "Score: 81 of 100" })).toHaveTextContent("81");
  expect(screen.getByRole("img", { name: "No score yet" })).toBeVisible();
});

test("the list is narrowed to a band of scores and ordered by them, and the address says so", async () => {
  const { user, router, listed } = await open("/contents?score=fair");
  await waitFor(() => expect(listed()).toMatchObject([{ minScore: 50, maxScore: 79, orderBy: "NEWEST" }]));
  await user.selectOptions(screen.getByRole("combobox", { name: "Score" }), "Weak (under 50)");
  await user.selectOptions(screen.getByRole("combobox", { name: "Order" }), "Best score first");
  await waitFor(() => expect(listed().at(-1)).toMatchObject({ minScore: null, maxScore: 49, orderBy: "HIGHEST_SCORE" }));
  expect(router.state.location.search).toBe("?score=weak&order=best");
});

test("an address with a band or an order that there isn't asks for all, newest first", async () => {
  const { listed } = await open("/contents?score=splendid&order=constructor");
  await waitFor(() => expect(listed()).toMatchObject([{ minScore: null, maxScore: null, orderBy: "NEWEST" }]));
});

test("contents are chosen one by one or all of a page, and more than go together aren't", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => row(`c${at}`, null));
  const { user } = await open("/contents", rows);
  await user.click(await screen.findByRole("checkbox", { name: "Choose “c1”" }));
  const all = screen.getByRole("checkbox", { name: "Choose all on this page" });
  const bar = screen.getByRole("group", { name: "Chosen contents" });
  expect(bar).toHaveTextContent("1 content chosen");
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(bar).toHaveTextContent("50 contents chosen That is as many as are exported together.");
  expect(screen.getByRole("checkbox", { name: "Choose “c59”" })).toBeDisabled();
  await user.click(all);
  expect(bar).not.toBeInTheDocument();
  await user.click(all);
  await user.click(screen.getByRole("checkbox", { name: "Choose “c0”" }));
  expect(screen.getByRole("group", { name: "Chosen contents" })).toHaveTextContent("49 contents chosen");
  await user.click(screen.getByRole("button", { name: "Choose none" }));
  expect(screen.queryByRole("group", { name: "Chosen contents" })).toBeNull();
  expect(all).not.toBeChecked();
  expect(all).toHaveFocus();
});

test("what is chosen stays from page to page, and another filter begins anew", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => row(`c${at}`, null));
  const { user, router } = await open("/contents", rows);
  await user.click(await screen.findByRole("checkbox", { name: "Choose “c1”" }));
  await act(() => router.navigate("/contents?page=2"));
  expect(await screen.findByRole("group", { name: "Chosen contents" })).toHaveTextContent("1 content chosen");
  await act(() => router.navigate("/contents?score=weak"));
  expect(screen.queryByRole("group", { name: "Chosen contents" })).toBeNull();
  await act(() => router.navigate("/contents"));
  expect(await screen.findByRole("checkbox", { name: "Choose “c1”" })).not.toBeChecked();
});
