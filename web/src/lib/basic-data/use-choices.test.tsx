import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { makeApolloClient } from "../apollo.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { useChoices } from "./use-choices.ts";

const record = (value: string, displayName: string, displayNameAr: string | null, isActive = true) => ({
  __typename: "BasicData",
  id: value,
  value,
  displayName,
  displayNameAr,
  isActive,
});

async function offered(stored = "") {
  await apiAnswers({
    operations: {
      BasicDataChoices: () => ({
        data: {
          basicDataList: {
            __typename: "BasicDataPage",
            results: [record("PAS", "PAS: problem first", "المشكلة أولًا"), record("AIDA", "AIDA", null), record("old", "Old", null, false)],
          },
        },
      }),
    },
  });
  const Field = () => (
    <ul>
      {useChoices("framework", stored).map(({ value, label }) => (
        <li key={value}>{`${value}=${label}`}</li>
      ))}
    </ul>
  );
  render(
    <ApolloProvider client={makeApolloClient()}>
      <Field />
    </ApolloProvider>,
  );
  await screen.findByText(/^PAS=/);
  return screen.getAllByRole("listitem").map(({ textContent }) => textContent);
}

test("active records are offered by their names, sorted", async () => {
  expect(await offered()).toEqual(["AIDA=AIDA", "PAS=PAS: problem first"]);
});

test("in Arabic by their Arabic names, where they have one", async () => {
  await speak("ar");
  expect(await offered()).toEqual(expect.arrayContaining(["AIDA=AIDA", "PAS=المشكلة أولًا"]));
});

test("what is stored is offered, whatever became of its record", async () => {
  expect(await offered("old")).toEqual(["old=old", "AIDA=AIDA", "PAS=PAS: problem first"]);
});

test("what is stored and offered anyway stands there once", async () => {
  expect(await offered("AIDA")).toEqual(["AIDA=AIDA", "PAS=PAS: problem first"]);
});
