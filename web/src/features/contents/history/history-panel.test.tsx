import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { textOf } from "../../../lib/editing/simulation/texts.ts";
import { apiAnswers } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { HistoryPanel } from "./history-panel.tsx";

const NUMBERS = [5, 4, 3, 2, 1];

const listed = (number: number) => ({
  __typename: "ContentVersion",
  id: `k1:${number}`,
  number,
  source: "HUMAN",
  createdAt: `2026-11-0${number}T09:00:00.000Z`,
  author: { __typename: "User", id: "u1", username: "Noura" },
});

const page = (results: object[]) => ({
  data: { contentVersions: { __typename: "ContentVersionPage", totalCount: NUMBERS.length, results } },
});

test("the history is read with its scores, and of its texts only those that are shown", async () => {
  const asked = await apiAnswers({
    operations: {
      ContentVersions: () => page(NUMBERS.map(listed)),
      VersionScores: () => page(NUMBERS.map((number) => ({ __typename: "ContentVersion", id: `k1:${number}`, overallScore: number * 10 }))),
      VersionBody: ({ place }) => {
        const number = NUMBERS.length + 1 - Number(place);
        return page([{ ...listed(number), body: textOf([`Text ${number}`]) }]);
      },
    },
  });
  const { user } = render(
    <ApolloProvider client={makeApolloClient()}>
      <HistoryPanel contentId="k1" />
    </ApolloProvider>,
  );
  expect(await screen.findByRole("img", { name: "Score from the oldest version here to the newest: 10, 20, 30, 40, 50" })).toBeVisible();
  const places = () => asked.filter(({ operation }) => operation === "VersionBody").map(({ variables }) => variables["place"]);
  expect(await screen.findByRole("deletion")).toHaveTextContent("4");
  expect(places().toSorted()).toEqual([1, 2]);
  await user.click(within(screen.getByRole("list")).getByRole("button", { name: /Version 2/ }));
  await waitFor(() => expect(screen.getByRole("deletion")).toHaveTextContent("2"));
  expect(places().toSorted()).toEqual([1, 2, 4]);
  expect(new Set(asked.map(({ operation }) => operation))).toEqual(new Set(["ContentVersions", "VersionScores", "VersionBody"]));
});
