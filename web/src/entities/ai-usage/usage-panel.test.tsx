import { ApolloProvider } from "@apollo/client/react";
import { afterEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { UsagePanel } from "./usage-panel.tsx";

const today = () => new Date().toISOString().slice(0, 10);

const usage = (parts: object = {}) => ({
  __typename: "AiUsage",
  generations: 3,
  inputTokens: 1000,
  outputTokens: 500,
  costMicros: 0,
  byDay: [{ __typename: "AiUsageDay", day: today(), generations: 3, tokens: 1500, costMicros: 0 }],
  byModel: [{ __typename: "AiUsageOfModel", model: "offline", generations: 3, tokens: 1500, costMicros: 0 }],
  byCompany: [],
  ...parts,
});

const NO_IMAGES = { dayQuotaImages: null, dayRemainingImages: null };
const QUOTA = { ...NO_IMAGES, quotaTokens: 10_000, remainingTokens: 8500, dayQuotaTokens: 2000, dayRemainingTokens: 100 };
const MODEL = {
  __typename: "AiModel",
  id: "small",
  label: "Small",
  provider: "ollama",
  offline: false,
  text: true,
  images: false,
  state: { __typename: "AiModelState", lastSuccessAt: null, lastFailureAt: "2026-11-20T10:00:00Z", lastFailure: "It timed out" },
};

const NOT_CONNECTED = {
  __typename: "ModelConnection",
  purpose: "TEXT",
  byEnvironment: false,
  provider: null,
  baseUrl: null,
  model: null,
  hasKey: false,
  version: 0,
};

const api = (own: object = QUOTA, model: object = MODEL) =>
  apiAnswers({
    operations: {
      ModelConnection: ({ purpose }) => ({ data: { modelConnection: { ...NOT_CONNECTED, purpose } } }),
      AiUsage: () => ({ data: { aiUsage: usage(own) } }),
      AiUsageOfEveryone: () => ({ data: { aiUsageOfEveryone: usage({ generations: 70 }) } }),
      AiModelStates: () => ({ data: { aiModels: [model] } }),
      Generations: () => ({ data: { generations: { __typename: "GenerationPage", totalCount: 0, totalPages: 0, results: [] } } }),
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      Generation: () => ({ data: { generation: generationOf({ text: "## Sukkari\n\nDates are ripe.", offline: false, model: "small" }) } }),
    },
    stream: (send) => send("done", {}),
  });

const open = () =>
  render(
    <ApolloProvider client={makeApolloClient()}>
      <UsagePanel />
    </ApolloProvider>,
  );

const enter = (role: string) => signIn({ token: tokenOf(), user: { id: "u1", username: "sara", role } });

afterEach(signOut);

test("a person sees what they have used, day by day, and how much is left", async () => {
  enter("CLIENT");
  const asked = await api();
  const { user } = open();
  const [day, month] = await screen.findAllByRole("meter");
  expect(day).toHaveAttribute("aria-valuetext", "100 of 2,000 tokens left");
  expect(month).toHaveAttribute("aria-valuetext", "8,500 of 10,000 tokens left");
  const rows = within(screen.getByRole("table", { name: "By day" })).getAllByRole("row");
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toHaveTextContent("1,500");
  expect(screen.queryByText("Models")).toBeNull();
  await user.click(screen.getByText("90 days"));
  await waitFor(() => expect(within(screen.getByRole("table", { name: "By day" })).getAllByRole("row")).toHaveLength(91));
  const spans = asked.filter(({ operation }) => operation === "AiUsage").map(({ variables }) => Date.parse(String(variables.from)));
  expect((spans[0] ?? 0) - (spans.at(-1) ?? 0)).toBe(60 * 86_400_000);
});

test("without a quota that is said", async () => {
  enter("CLIENT");
  await api({ ...NO_IMAGES, quotaTokens: null, remainingTokens: null, dayQuotaTokens: null, dayRemainingTokens: null });
  open();
  expect(await screen.findByText("No limit is set.")).toBeInTheDocument();
  expect(screen.queryByRole("meter")).toBeNull();
});

test("where a model draws, how many images are left today stands beside", async () => {
  enter("CLIENT");
  await api({ ...QUOTA, dayQuotaImages: 50, dayRemainingImages: 8 });
  open();
  const images = await screen.findByRole("meter", { name: "Images today" });
  expect(images).toHaveAttribute("aria-valuetext", "8 of 50 images left");
  expect(screen.getAllByRole("meter")).toHaveLength(3);
});

test("an admin sees everybody's, how the models do, and tries one", async () => {
  enter("ADMIN");
  const asked = await api();
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Generation history" })).toBeInTheDocument();
  await user.click(await screen.findByText("Everybody’s"));
  expect(await screen.findAllByText("70")).not.toHaveLength(0);
  // quota and history are the admin's own
  expect(screen.queryByRole("meter")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Generation history" })).toBeNull();
  expect(await screen.findByText(/It timed out/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try Small" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Try a model" }));
  await user.type(dialog.getByRole("textbox"), "Dates");
  await user.click(dialog.getByRole("button", { name: "Generate" }));
  await waitFor(() => expect(dialog.getByRole("region", { name: "Draft" })).toHaveTextContent("Dates are ripe."));
  expect(await dialog.findByRole("heading", { name: "Sukkari" })).toBeVisible();
  expect(asked.find(({ operation }) => operation === "RequestGeneration")?.variables.input).toMatchObject({
    prompt: "Dates",
    options: { model: "small" },
  });
});

test("an admin without a model reads what is different, and how one is connected", async () => {
  enter("ADMIN");
  await api(QUOTA, { ...MODEL, id: "offline-composer", label: "Built-in template", provider: "muhtawa", offline: true });
  open();
  expect(await screen.findByText("Ollama, on your own machine")).toBeInTheDocument();
  expect(await screen.findByText(/Without a model of images/)).toBeInTheDocument();
  expect(screen.getAllByText("A super admin connects a model here.")).toHaveLength(2);
  expect(screen.getByText(/Without a model, drafts are skeletons/)).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: "Copy the settings" })).toHaveLength(3);
});

test("an admin with a model isn't told to connect one", async () => {
  enter("ADMIN");
  await api();
  open();
  expect(await screen.findByRole("button", { name: "Try Small" })).toBeInTheDocument();
  expect(screen.queryByText("Connect a model")).toBeNull();
});

test("what was used for no company has a row, so that the companies' rows make up the whole", async () => {
  enter("CLIENT");
  const share = { __typename: "AiUsageOfCompany", generations: 2, tokens: 1400, costMicros: 0 };
  const byCompany = [{ ...share, company: { __typename: "Company", id: "b1", brandName: "Rutab" } }];
  await api({ ...QUOTA, byCompany });
  open();
  const table = await screen.findByRole("table", { name: "By company" });
  expect(
    within(table)
      .getAllByRole("row")
      .map((row) => row.textContent),
  ).toEqual([expect.stringMatching(/^Company/), "Rutab21,400$0.00", "Without a company1100$0.00"]);
});
