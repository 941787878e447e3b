import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { AiTextWidget } from "./ai-text-widget.tsx";

const rule = (kind: string, term: string) => ({ __typename: "VoiceRule", locale: "en", kind, term, replacement: null, note: null });
const evidence = (text: string) => ({ __typename: "VoiceEvidence", text, certain: true });

const FIRST = "Ripe dates. A fairly priced box.";
const SECOND = "The best of them.";

const VOICE = {
  __typename: "VoiceReport",
  plainText: "Our cheap dates.",
  checks: [
    { __typename: "VoiceCheck", rule: rule("PREFER", "ripe"), applies: true, broken: false, against: [], kept: [evidence("ripe")] },
    { __typename: "VoiceCheck", rule: rule("BAN", "best"), applies: true, broken: true, against: [evidence("best")], kept: [] },
    { __typename: "VoiceCheck", rule: rule("BAN", "unheard"), applies: false, broken: false, against: [], kept: [] },
  ],
  changes: [{ __typename: "VoiceChange", rule: rule("BAN", "cheap"), before: "cheap", after: "fairly priced", at: 14 }],
};

const api = (ended: object = {}) =>
  apiAnswers({
    operations: {
      BasicDataChoices: () => ({
        data: {
          basicDataList: {
            __typename: "BasicDataPage",
            results: [
              {
                __typename: "BasicData",
                id: "b1",
                key: "warm",
                value: "warm",
                displayName: "Warm",
                displayNameAr: "دافئة",
                isActive: true,
              },
            ],
          },
        },
      }),
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      RetryGeneration: () => ({ data: { retryGeneration: { generation: generationOf({ id: "g2", status: "QUEUED" }) } } }),
      Generation: () => ({ data: { generation: generationOf({ text: FIRST, variants: [FIRST, SECOND], ...ended }) } }),
      GenerationOutcome: () => ({ data: { generation: { __typename: "Generation", id: "g1", images: [], voice: VOICE } } }),
    },
    stream: (send) => send("done", {}),
  });

const open = (props: Partial<Parameters<typeof AiTextWidget>[0]> = {}) =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <AiTextWidget subject={{ companyId: "c1" }} locale="en" {...props} />
    </ApolloProvider>,
  );

test("a text is asked for as the person says how, and one of its variants is taken", async () => {
  const asked = await api();
  const insert = jest.fn();
  const { user } = open({ onInsert: insert });
  await screen.findByRole("option", { name: "Warm" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Tone" }), "Warm");
  await user.selectOptions(screen.getByRole("combobox", { name: "Length" }), "Long");
  await user.selectOptions(screen.getByRole("combobox", { name: "Variants" }), "2");
  await user.selectOptions(screen.getByRole("combobox", { name: "Brand voice" }), "Without voice");
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.click(await screen.findByRole("button", { name: "Choose: Variant 2" }));
  await user.click(screen.getByRole("button", { name: "Insert" }));
  expect(insert).toHaveBeenCalledWith(SECOND, "g1");
  expect(asked.find(({ operation }) => operation === "RequestGeneration")?.variables.input).toMatchObject({
    kind: "FIELD",
    companyId: "c1",
    locale: "en",
    options: { tone: "warm", length: "HIGH", variants: 2, voice: false },
  });
});

test("it says which rules of the voice are kept and broken, what they changed, and shows the text without them", async () => {
  await api();
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generate" }));
  const report = within(await screen.findByRole("region", { name: "Brand voice" }));
  expect(report.getByText("2 rules apply")).toBeInTheDocument();
  expect(report.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "PreferripeKeptripe",
    "BanbestBrokenbest",
    "Bancheapcheapfairly pricedA fairly priced box.",
  ]);
  await user.click(report.getByRole("button", { name: "Compare with and without voice" }));
  expect(within(report.getByRole("region", { name: "With voice" })).getByText(FIRST)).toBeInTheDocument();
  expect(within(report.getByRole("region", { name: "Without voice" })).getByText("Our cheap dates.")).toBeInTheDocument();
});

test("every variant is held to the rules, not only the first", async () => {
  await api();
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.click(await screen.findByRole("button", { name: "Choose: Variant 2" }));
  const report = within(await screen.findByRole("region", { name: "Brand voice" }));
  expect(report.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["BanbestBrokenbest", "BanunheardAvoided"]);
  expect(report.queryByRole("button", { name: "Compare with and without voice" })).toBeNull();
});

test("a text that is there is worked on and replaced", async () => {
  const asked = await api();
  const replace = jest.fn();
  const { user } = open({ selection: "Long words", onReplace: replace });
  await user.selectOptions(screen.getByRole("combobox", { name: "Task" }), "Shorter text");
  await user.click(screen.getByRole("button", { name: "Generate" }));
  await user.click(await screen.findByRole("button", { name: "Replace" }));
  expect(replace).toHaveBeenCalledWith(FIRST, "g1");
  expect(asked.find(({ operation }) => operation === "RequestGeneration")?.variables.input).toMatchObject({
    kind: "SHORTEN",
    selection: "Long words",
  });
});

test("a failure says why and can be tried again", async () => {
  const asked = await api({ status: "FAILED", error: "The model did not answer", variants: [], text: null });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generate" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The model did not answer");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(asked.map(({ operation }) => operation)).toContain("RetryGeneration");
});
