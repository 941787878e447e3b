import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { choiceRecord, choicesOf } from "../../testing/basic-data.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { ChoiceSelect } from "./choice-select.tsx";

const FRAMEWORKS = choicesOf(
  choiceRecord("PAS", "PAS: problem first", "المشكلة أولًا"),
  choiceRecord("AIDA", "AIDA", null),
  choiceRecord("old", "Pyramid", "الهرم", false),
);

const show = (stored = "") =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <ChoiceSelect label="Framework" category="framework" stored={stored} value={stored} onChange={() => {}} />
    </ApolloProvider>,
  );

const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

async function offered(stored?: string) {
  const asked = await apiAnswers({ operations: { BasicDataChoices: () => FRAMEWORKS } });
  show(stored);
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveAttribute("aria-busy", "false"));
  expect(asked[0]?.variables).toEqual({ category: "framework" });
  return names().slice(1);
}

test("active records are offered by their names, sorted", async () => {
  expect(await offered()).toEqual(["AIDA", "PAS: problem first"]);
});

test("in Arabic by their Arabic names, where they have one", async () => {
  await speak("ar");
  expect((await offered()).toSorted()).toEqual(["AIDA", "المشكلة أولًا"]);
});

test("a record that was withdrawn stays where it is used, and says so", async () => {
  expect(await offered("old")).toEqual(["Pyramid (inactive)", "AIDA", "PAS: problem first"]);
  expect(screen.getByRole("combobox")).toHaveValue("old");
});

test("so does what is stored and was never a record, or is hidden from who asks", async () => {
  await speak("ar");
  expect(await offered("Fishbone")).toContain("\u2068Fishbone\u2069 (معطّل)");
});

test("what is stored and offered stands there once", async () => {
  expect(await offered("AIDA")).toEqual(["AIDA", "PAS: problem first"]);
});

test("until the records are there the field says so, and holds what is stored", async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await apiAnswers({ operations: { BasicDataChoices: () => held.then(() => FRAMEWORKS) } });
  show("PAS");
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-busy", "true");
  expect(names()).toEqual(["Loading", "PAS"]);
  arrive();
  expect(await screen.findByRole("option", { name: "PAS: problem first" })).toBeInTheDocument();
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-busy", "false");
});

test("when they can't be fetched the field says so and holds what is stored; they come when tried again", async () => {
  let away = true;
  await apiAnswers({
    operations: { BasicDataChoices: () => (away ? { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } } : FRAMEWORKS) },
  });
  const { user } = show("PAS");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch basic data, please try again");
  expect(names()).toEqual(["Choose", "PAS"]);
  away = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: "AIDA" })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
