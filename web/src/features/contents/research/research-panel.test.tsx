import { ApolloProvider, useQuery } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { JSONContent } from "@tiptap/core";
import { StageContentDocument } from "../../../generated/graphql.ts";
import { makeApolloClient } from "../../../lib/apollo.ts";
import { apiAnswers, generationOf } from "../../../testing/fake-api.ts";
import { render } from "../../../testing/render.tsx";
import { stageContent } from "../../../testing/stage-content.ts";
import { Toaster } from "../../../ui/toaster.tsx";
import { ResearchPanel } from "./research-panel.tsx";

const SOURCE = { __typename: "ResearchSource", address: "https://dates.example/sukkari", title: "All about Sukkari" };
const finding = (kind: string, value: string, change: object = {}) => ({
  __typename: "ResearchFinding",
  kind,
  value,
  quote: null,
  source: null,
  ...change,
});
const STEPS = [
  { __typename: "ResearchStep", tool: "SEARCH", asked: "sukkari dates", found: ["sukkari price"], problem: null, sources: [SOURCE] },
  {
    __typename: "ResearchStep",
    tool: "READ_PAGE",
    asked: "https://away.example/",
    found: [],
    problem: "UNREACHABLE",
    sources: [],
  },
];
const CLAIM = finding("CLAIM", "Sukkari ripens in August.", { quote: "Sukkari ripens in August each year", source: SOURCE });
const FINDINGS = [
  finding("KEYPHRASE", "sukkari dates"),
  finding("KEYWORD", "dates"),
  finding("KEYWORD", "soft dates"),
  finding("QUESTION", "When does Sukkari ripen?"),
  finding("TOPIC", "Harvest"),
  CLAIM,
];

const research = (change: object = {}) => ({
  __typename: "ContentResearch",
  tools: ["SEARCH", "READ_PAGE", "SUGGEST_KEYWORDS", "SCORE"],
  limit: null,
  steps: STEPS,
  findings: FINDINGS,
  ...change,
});

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

type Operation = NonNullable<Parameters<typeof apiAnswers>[0]["operations"]>[string];

interface Opened {
  seen?: object;
  status?: string;
  error?: string;
  refusal?: string;
  offline?: boolean;
  keywords?: string[];
  /** How the brief answers first. */
  needs?: Extract<Awaited<ReturnType<Operation>>, { failure: unknown }>;
  /** Resolves when the stream may end. */
  until?: Promise<void>;
}

type Put = (document: JSONContent, taken: string, generationId?: string) => void;

function Shown({ onPut, text }: { onPut: Put; text: JSONContent | null }) {
  const { data } = useQuery(StageContentDocument, { variables: { id: "k1" } });
  return data ? <ResearchPanel content={data.content} text={text} onPut={onPut} /> : null;
}

async function open(
  { seen = research(), status = "COMPLETED", error, refusal, offline = false, keywords, needs, until }: Opened = {},
  text: JSONContent | null = null,
) {
  let stored = { ...stageContent(), ...(keywords && { keywords }) };
  const api = await apiAnswers({
    operations: {
      StageContent: () => ({ data: { content: stored } }),
      ResearchContent: () =>
        refusal
          ? { failure: { message: refusal, code: "RATE_LIMITED" } }
          : { data: { researchContent: { __typename: "GenerationPayload", generation: { __typename: "Generation", id: "g1" } } } },
      Generation: () => ({ data: { generation: generationOf({ id: "g1", status, error: error ?? null }) } }),
      ContentResearch: () => ({
        data: {
          generation: { __typename: "Generation", id: "g1", status, offline, error: error ?? null, research: seen },
        },
      }),
      StopGeneration: () => ({ data: { stopGeneration: { __typename: "GenerationPayload", generation: generationOf({ id: "g1" }) } } }),
      SaveContentNeeds: (variables) => {
        if (needs) {
          const refused = needs;
          needs = undefined;
          // what somebody else has stored meanwhile
          stored = { ...stored, keywords: ["palms"], partVersions: { ...stored.partVersions, needs: 2 } } as typeof stored;
          return refused;
        }
        const { keywords } = (variables as unknown as { input: { keywords: string[] } }).input;
        stored = { ...stored, keywords } as typeof stored;
        return { data: { saveContentNeeds: { __typename: "ContentPayload", content: stored } } };
      },
      SaveContentObjectives: (variables) => {
        const { topics } = (variables as unknown as { input: { topics: string[] } }).input;
        stored = { ...stored, topics } as typeof stored;
        return { data: { saveContentObjectives: { __typename: "ContentPayload", content: stored } } };
      },
    },
    stream: async (send) => {
      send("progress", { stage: "step 2" });
      await until;
      send("done", {});
    },
  });
  const put = jest.fn<Put>();
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Shown onPut={put} text={text} />
      <Toaster />
    </ApolloProvider>,
  );
  await screen.findByRole("button", { name: /research/i });
  return { ...view, put, asked: api };
}

const begin = async (view: Awaited<ReturnType<typeof open>>) => view.user.click(screen.getByRole("button", { name: "Begin SEO research" }));

test("steps are shown as they come, with what each found and why one came to nothing; it can be stopped", async () => {
  let end = () => {};
  const view = await open({ seen: research({ findings: [] }), status: "STOPPED", until: new Promise((resolve) => (end = resolve)) });
  await begin(view);
  const steps = within(await screen.findByRole("list", { name: "Steps" }));
  expect(steps.getByText("Searched for “sukkari dates”")).toBeInTheDocument();
  expect(steps.getByRole("link", { name: "All about Sukkari" })).toHaveAttribute("href", SOURCE.address);
  expect(steps.getByText("There was no answer in time.")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Researching… 2 steps so far");
  await view.user.click(screen.getByRole("button", { name: "Stop" }));
  end();
  expect(await screen.findByText(/^The research was stopped/)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Research anew" })).toHaveFocus();
});

test("what it proposes is taken one by one, beside what stands there; nothing else is stored", async () => {
  const view = await open();
  await begin(view);
  expect(await screen.findByText("The research proposes 6 things")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Taken: dates" })).toBeDisabled();
  await view.user.click(screen.getByRole("button", { name: "Use as the first keyword: sukkari dates" }));
  expect(await screen.findByRole("button", { name: "Taken: sukkari dates" })).toBeInTheDocument();
  await view.user.click(screen.getByRole("button", { name: "Add to the topics: Harvest" }));
  expect(await screen.findByRole("button", { name: "Taken: Harvest" })).toBeInTheDocument();
  await view.user.click(screen.getByRole("button", { name: "Add to the text with its source: Sukkari ripens in August." }));
  expect(view.put).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(view.put.mock.calls[0]?.[0])).toContain(`"href":"${SOURCE.address}"`);
  expect(screen.getByText("Sukkari ripens in August each year")).toBeInTheDocument();
  const inputs = view.asked.filter(({ operation }) => operation.startsWith("Save")).map(({ variables }) => variables["input"]);
  expect(inputs).toMatchObject([
    {
      keywords: ["sukkari dates", "dates"],
      title: "Sukkari",
      sources: [{ field: "keywords", source: "AI", generationId: "g1", values: ["sukkari dates"] }],
      expectedVersion: 1,
    },
    { topics: ["Harvest"], sources: [{ field: "topics", source: "AI", generationId: "g1", values: ["Harvest"] }], expectedVersion: 1 },
  ]);
  expect(view.put.mock.calls[0]?.[2]).toBe("g1");
});

test("a keyword that a person has written already stays theirs where it is put first; so does a text that no model had a part in", async () => {
  const findings = [finding("KEYPHRASE", "Dates"), finding("QUESTION", "When does Sukkari ripen?")];
  const view = await open({ seen: research({ findings }), keywords: ["palms", "dates"], offline: true });
  await begin(view);
  await view.user.click(await screen.findByRole("button", { name: "Use as the first keyword: Dates" }));
  expect(await screen.findByRole("button", { name: "Taken: Dates" })).toBeInTheDocument();
  const [input] = view.asked.filter(({ operation }) => operation === "SaveContentNeeds").map(({ variables }) => variables["input"]);
  expect(input).toMatchObject({ keywords: ["dates", "palms"], sources: [] });
  await view.user.click(screen.getByRole("button", { name: "Add to the text as a heading: When does Sukkari ripen?" }));
  expect(view.put.mock.calls[0]?.[2]).toBeUndefined();
});

test("a research is told the text as it stands, with its headings, and nothing that is only suggested", async () => {
  const words = (text: string, marks: object[] = []) => ({ type: "text", text, marks });
  const view = await open({}, {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [words("Harvest")] },
      { type: "paragraph", content: [words("Dates ripen."), words(" Maybe.", [{ type: "insertion" }])] },
      { type: "bulletList", content: [{ type: "listItem", content: [{ type: "paragraph", content: [words("Sukkari")] }] }] },
    ],
  } as JSONContent);
  await begin(view);
  await screen.findByText("The research proposes 6 things");
  const [asked] = view.asked.filter(({ operation }) => operation === "ResearchContent");
  expect(asked?.variables["input"]).toMatchObject({ draft: expect.stringMatching(/^## Harvest\n\nDates ripen\.\n\n- Sukkari$/) });
});

test("where the brief was changed meanwhile this is said beside the finding, and it can be added to what stands there now", async () => {
  const view = await open({ needs: { failure: { message: "Changed elsewhere.", code: "CONFLICT" } } });
  await begin(view);
  const add = { name: "Add to the keywords: soft dates" };
  await view.user.click(await screen.findByRole("button", add));
  const said = await screen.findByText(/^The brief was changed elsewhere meanwhile/);
  expect(said.closest("li")).toContainElement(screen.getByRole("button", add));
  expect(screen.getByRole("button", add)).toHaveAccessibleDescription(said.textContent ?? "");
  expect(screen.getAllByRole("alert")).toEqual([said]);
  await view.user.click(screen.getByRole("button", add));
  expect(await screen.findByRole("button", { name: "Taken: soft dates" })).toBeInTheDocument();
  expect(said).not.toBeInTheDocument();
  const inputs = view.asked.filter(({ operation }) => operation === "SaveContentNeeds").map(({ variables }) => variables["input"]);
  expect(inputs).toMatchObject([{ expectedVersion: 1 }, { keywords: ["palms", "soft dates"], expectedVersion: 2 }]);
});

test("a refusal of the brief stands beside the finding in its own words", async () => {
  const view = await open({
    needs: { failure: { message: "Invalid", code: "BAD_USER_INPUT", fields: { keywords: ["One of them is too long."] } } },
    seen: research({ findings: [finding("KEYWORD", "soft dates"), finding("TOPIC", "Harvest")] }),
  });
  await begin(view);
  await view.user.click(await screen.findByRole("button", { name: "Add to the keywords: soft dates" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("One of them is too long.");
});

test("without a search it says so, and which limit ended it", async () => {
  const seen = research({ tools: ["SUGGEST_KEYWORDS", "SCORE"], steps: [], findings: [finding("TOPIC", "Harvest")], limit: "STEPS" });
  const view = await open({ seen });
  await begin(view);
  expect(await screen.findByText(/^No search is set up here/)).toBeInTheDocument();
  expect(screen.getByText("It had used all the steps that are allowed.")).toBeInTheDocument();
});

test("a search that refuses is said to, with what it may lack", async () => {
  const refused = { __typename: "ResearchStep", tool: "SEARCH", asked: "dates", found: [], problem: "SEARCH_REFUSED", sources: [] };
  const view = await open({ seen: research({ steps: [refused] }) });
  await begin(view);
  expect(await screen.findByText(/^The search refused to answer; it may not be set up for answers in JSON/)).toBeInTheDocument();
});

test("a refusal and a failure stand where it was begun, and it can be tried again", async () => {
  const view = await open({ refusal: "Too many attempts." });
  await begin(view);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeInTheDocument();
  expect(screen.getAllByText("Too many attempts.")).not.toHaveLength(0);
});

test("one that was begun before is there again when the page is", async () => {
  localStorage.setItem("research.k1", "g1");
  const view = await open();
  await waitFor(() => expect(screen.getByText("The research proposes 6 things")).toBeInTheDocument());
  expect(view.asked.some(({ operation }) => operation === "ResearchContent")).toBe(false);
});
