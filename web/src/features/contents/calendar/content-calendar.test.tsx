import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { useListParams } from "../../../lib/list-params.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { ContentCalendar } from "./content-calendar.tsx";

const scheduled = (title: string, scheduledFor: string) => ({
  __typename: "Content",
  id: title,
  title,
  type: "POST",
  stage: "COMPLETE",
  completed: true,
  status: "SCHEDULED",
  scheduledFor,
  publishedAt: null,
  updatedAt: scheduledFor,
  provenance: [],
  company: { __typename: "Company", id: "c1", brandName: "Rutab" },
});

const FILTER = { companyId: null, type: null, status: null, search: null };

const Page = ({ status = null }: { status?: "DRAFT" | null }) => (
  <ContentCalendar params={useListParams()} filter={{ ...FILTER, status }} />
);

const open = (page = <Page />) =>
  render(<ApolloProvider client={makeApolloClient()}>{page}</ApolloProvider>, { path: "/contents?view=calendar&month=2027-03" });

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date).toISOString();

test("asks for what appears in the weeks that are shown, page by page, and for a new month anew", async () => {
  const asked = await apiAnswers({
    operations: {
      ContentsAppearing: (variables) => {
        const { page } = variables as unknown as { page: number };
        const content = scheduled(page === 1 ? "On the tenth" : "On the eleventh", day(2027, 3, page === 1 ? 10 : 11));
        return { data: { contents: { __typename: "ContentPage", hasNextPage: page === 1, results: [content] } } };
      },
    },
  });
  const { user } = open();
  expect((await screen.findAllByRole("link", { name: /On the tenth/ })).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("link", { name: /On the eleventh/ }).length).toBeGreaterThan(0);
  const march = { ...FILTER, from: day(2027, 3, 1), before: day(2027, 4, 5) };
  expect(asked.map(({ variables }) => variables)).toEqual([
    { ...march, page: 1 },
    { ...march, page: 2 },
  ]);
  await user.click(screen.getByRole("button", { name: "Next month" }));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked[2]?.variables).toEqual({ ...FILTER, from: day(2027, 3, 29), before: day(2027, 5, 3), page: 1 });
});

test("a status whose contents have no time is nothing to ask for", async () => {
  const asked = await apiAnswers({});
  open(<Page status="DRAFT" />);
  expect(await screen.findByText("Nothing this month")).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("a month that can't be fetched says so, and comes when it is tried again", async () => {
  let away = true;
  await apiAnswers({
    operations: {
      ContentsAppearing: () =>
        away
          ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } }
          : {
              data: {
                contents: { __typename: "ContentPage", hasNextPage: false, results: [scheduled("On the tenth", day(2027, 3, 10))] },
              },
            },
    },
  });
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch contents, please try again");
  away = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByRole("link", { name: /On the tenth/ })).length).toBeGreaterThan(0);
  expect(screen.queryByRole("alert")).toBeNull();
});
