import { ApolloProvider } from "@apollo/client/react";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { onLive } from "../../lib/live/live.ts";
import { GenerationHistory } from "../../entities/generation/history/generation-history.tsx";
import { takeTexts } from "../../entities/generation/text-target.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { GenerationLauncher } from "./components/generation-launcher.tsx";

const entry = (parts: object = {}) => ({
  __typename: "Generation",
  id: "g1",
  kind: "ARTICLE",
  status: "RUNNING",
  field: null,
  model: "offline",
  offline: true,
  excerpt: null,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  error: null,
  createdAt: new Date().toISOString(),
  finishedAt: null,
  owner: { __typename: "User", id: "u1" },
  company: { __typename: "Company", id: "c1", brandName: "Rutab & Co." },
  content: { __typename: "Content", id: "k1", title: "Choosing dates" },
  images: [],
  rating: null,
  ...parts,
});

let entries: object[] = [];

const open = () => {
  return render(
    <ApolloProvider client={makeApolloClient()}>
      <GenerationLauncher />
    </ApolloProvider>,
  );
};

type Api = Parameters<typeof apiAnswers>[0];

const api = (more: Api["operations"] = {}, live?: Api["live"]) =>
  apiAnswers({
    ...(live ? { live } : {}),
    operations: {
      Generations: () => ({
        data: { generations: { __typename: "GenerationPage", totalCount: entries.length, totalPages: 1, results: entries } },
      }),
      GenerationText: () => ({ data: { generation: { __typename: "Generation", id: "g1", text: "Sorted by hand." } } }),
      ...more,
    },
  });

beforeEach(() => {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  entries = [];
});

test("the panel asks for the person's own generations, in both views", async () => {
  const asked = await api();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generations" }));
  await user.click(screen.getByRole("radio", { name: "All" }));
  await waitFor(() => expect(asked.map(({ variables }) => variables["pageSize"])).toContain(10));
  expect(asked.map(({ variables }) => variables["mine"])).toEqual(asked.map(() => true));
});

test("the panel asks for no whole text until one is to be seen, and shows what there is of each as its Markdown says", async () => {
  entries = [entry({ status: "COMPLETED", excerpt: "## Ripe dates\n\nSorted by hand" })];
  const sent = jest.spyOn(globalThis, "fetch");
  await api();
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generations" }));
  await user.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByRole("heading", { name: "Ripe dates" })).toBeVisible();
  const queries = sent.mock.calls.map(([, init]) => String(init?.body)).filter((body) => body.includes("query Generations"));
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    expect(query).toContain("excerpt");
    expect(query).not.toMatch(/\btext\b/);
  }
});

test("what others have made for a content is not an admin's to stop, rate or ask again", async () => {
  const owner = { __typename: "User", id: "u2" };
  entries = [
    entry({ owner }),
    entry({ id: "g2", status: "COMPLETED", excerpt: "Ripe dates", owner }),
    entry({ id: "g3", status: "FAILED", owner }),
  ];
  const asked = await api();
  render(
    <ApolloProvider client={makeApolloClient()}>
      <GenerationHistory contentId="k1" />
    </ApolloProvider>,
  );
  expect(await screen.findByText("Ripe dates")).toBeInTheDocument();
  for (const name of [/^Stop/, /^Try again/, "Useful"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(asked).toMatchObject([{ variables: { contentId: "k1", mine: false } }]);
});

test.each([
  ["en", 1],
  ["en", 2],
  ["ar", 1],
  ["ar", 2],
  ["ar", 3],
  ["ar", 11],
] as const)("what the button shows is said by its name (%s, %s)", async (locale, count) => {
  await speak(locale);
  entries = Array.from({ length: count }, (_, at) => entry({ id: `g${at}` }));
  await api();
  open();
  const shown = await screen.findByText(String(count));
  const button = shown.closest("button");
  expect(button?.getAttribute("aria-label")?.split(/[^\d]+/)).toContain(button?.textContent);
});

test("while nothing is made it says so", async () => {
  await api();
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  expect(await screen.findByText("Nothing is under way")).toBeInTheDocument();
});

test("what is under way is named, leads to its content, and can be stopped", async () => {
  entries = [entry()];
  const asked = await api({
    StopGeneration: () => {
      entries = [entry({ status: "STOPPED", excerpt: "Half" })];
      return { data: { stopGeneration: { generation: entry({ status: "STOPPED" }) } } };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Generations, 1 under way" }));
  expect(await screen.findByRole("link", { name: "Choosing dates" })).toHaveAttribute("href", "/contents/show/k1?tab=text");
  await user.click(screen.getByRole("button", { name: "Stop: Full text · Choosing dates" }));
  expect(await screen.findByText("Nothing is under way")).toBeInTheDocument();
  expect(asked).toContainEqual({ operation: "StopGeneration", variables: { id: "g1" } });
});

const other = (id: string, title: string) => entry({ id, status: "QUEUED", content: { __typename: "Content", id: `of-${id}`, title } });

test("what is begun elsewhere is named while its text, or another's, keeps arriving", async () => {
  let writing: ReturnType<typeof setInterval> | undefined;
  let tell: Parameters<NonNullable<Api["live"]>>[0] = () => {};
  const asked = await api({}, (send) => (tell = send));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  // once as it opens, once as the live stream does
  await waitFor(() => expect(asked).toHaveLength(2));
  entries = [other("g2", "Begun elsewhere")];
  writing = setInterval(() => tell("generation", { id: "g2", kind: "ARTICLE", status: "RUNNING", type: "delta", text: "Ripe " }), 50);
  expect(await screen.findByRole("link", { name: "Begun elsewhere" })).toBeInTheDocument();
  clearInterval(writing);
  expect(asked).toHaveLength(3);
});

test("what is not of the list is asked for once, however long its text grows", async () => {
  const times = 12;
  let words = 0;
  let tell: Parameters<NonNullable<Api["live"]>>[0] = () => {};
  const asked = await api({}, (send) => (tell = send));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const stop = onLive("generation", () => (words += 1));
  const writing = setInterval(
    () => tell("generation", { id: "g9", kind: "ARTICLE", status: "RUNNING", type: "delta", text: "Ripe " }),
    100,
  );
  await waitFor(() => expect(words).toBeGreaterThan(times), { timeout: 5_000 });
  clearInterval(writing);
  stop();
  expect(asked).toHaveLength(3);
});

test("what is begun while the service is being asked is asked for after that", async () => {
  let tell: Parameters<NonNullable<Api["live"]>>[0] = () => {};
  let answer = () => {};
  let times = 0;
  await api(
    {
      Generations: async () => {
        const results = entries;
        times += 1;
        if (times === 3) await new Promise<void>((resolve) => (answer = resolve));
        return { data: { generations: { __typename: "GenerationPage", totalCount: results.length, totalPages: 1, results } } };
      },
    },
    (send) => (tell = send),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  await waitFor(() => expect(times).toBe(2));
  const begin = (id: string, title: string) => {
    entries = [other(id, title), ...entries];
    tell("generation", { id, kind: "ARTICLE", status: "QUEUED", type: "progress" });
  };
  begin("g2", "The one before");
  await waitFor(() => expect(times).toBe(3));
  jest.useFakeTimers();
  const heard = new Promise((resolve) => onLive("generation", resolve));
  begin("g3", "The one after");
  await heard;
  // it would be asked for by now, were the question before not under way
  jest.advanceTimersByTime(1_000);
  jest.useRealTimers();
  answer();
  expect(await screen.findByRole("link", { name: "The one after" })).toBeInTheDocument();
});

test("what failed says why and can be tried again", async () => {
  entries = [entry({ status: "FAILED", error: "The model did not answer" })];
  const asked = await api({
    RetryGeneration: () => {
      entries = [entry({ id: "g2" }), ...entries];
      return { data: { retryGeneration: { generation: entry({ id: "g2" }) } } };
    },
  });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  expect(await screen.findByText("The model did not answer")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Try again: Full text · Choosing dates" }));
  expect(await screen.findByRole("button", { name: "Stop: Full text · Choosing dates" })).toBeInTheDocument();
  expect(asked).toContainEqual({ operation: "RetryGeneration", variables: { id: "g1" } });
});

test("all that was made says what made it and what it took; it is rated and copied", async () => {
  entries = [entry({ status: "COMPLETED", excerpt: "Sorted by", inputTokens: 1200, outputTokens: 300, costMicros: 4500 })];
  const asked = await api({
    RateGeneration: ({ useful, note }) => ({
      data: {
        rateGeneration: {
          generation: { __typename: "Generation", id: "g1", rating: { __typename: "GenerationRating", useful, note } },
        },
      },
    }),
  });
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Generations" }));
  await user.click(await screen.findByText("All"));
  const row = within(await screen.findByRole("list", { name: "Generation history" }));
  expect(row.getByText("Sorted by")).toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).not.toContain("GenerationText");
  await user.click(row.getByRole("button", { name: "Show text" }));
  expect(await row.findByText("Sorted by hand.")).toBeInTheDocument();
  expect(row.getByText("1,500 tokens")).toBeInTheDocument();
  expect(row.getByText("Cost: $0.0045")).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(row.getByRole("button", { name: "Copy" }));
  await waitFor(() => expect(write).toHaveBeenCalledWith("Sorted by hand."));
  await user.click(row.getByRole("button", { name: "Not useful" }));
  await user.type(await row.findByRole("textbox", { name: /What could be better/ }), "Too dry");
  await user.click(row.getByRole("button", { name: "Send note" }));
  await waitFor(() =>
    expect(asked.filter(({ operation }) => operation === "RateGeneration").map(({ variables }) => variables)).toEqual([
      { id: "g1", useful: false, note: null },
      { id: "g1", useful: false, note: "Too dry" },
    ]),
  );
  expect(await row.findByText("Too dry")).toBeInTheDocument();
});

test("what was made is put into the text that is being written, if one is", async () => {
  entries = [entry({ status: "COMPLETED", excerpt: "Sorted by" })];
  await api();
  const take = jest.fn();
  const leave = takeTexts(take);
  const { user } = open();
  const opener = screen.getByRole("button", { name: "Generations" });
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Insert" }));
  await waitFor(() => expect(take).toHaveBeenCalledWith("Sorted by hand.", "g1"));
  leave();
  await user.click(opener);
  expect(await screen.findByRole("button", { name: "Copy" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Insert" })).toBeNull();
});
