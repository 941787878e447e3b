import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Component as DashboardPage } from "./pages/dashboard-page.tsx";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 21) - days * DAY_MS).toISOString().slice(0, 10);

const activityOf = (id: string, parts: object = {}) => ({
  __typename: "Activity",
  id,
  action: "content.saved",
  title: `Dates ${id}`,
  actor: "Sara",
  at: new Date(Date.now() - 60_000).toISOString(),
  targetType: "content",
  targetId: `content-${id}`,
  ...parts,
});
const waitingOf = (id: string, title: string, staleFields: string[] = []) => ({
  __typename: "WaitingContent",
  id,
  title,
  owner: "Noura Fahad",
  completed: true,
  staleFields,
});
const attentionOf = (parts: object = {}) => ({
  __typename: "Attention",
  inReview: 0,
  scheduled: 0,
  incomplete: 0,
  stale: 0,
  inReviewContents: [],
  staleContents: [],
  ...parts,
});
const dashboardOf = (parts: object = {}) => ({
  __typename: "Dashboard",
  companies: 3,
  projects: 5,
  contents: 12,
  completedContents: 4,
  generations: 1234,
  users: null,
  contentsByDay: Array.from({ length: 30 }, (_, index) => ({ __typename: "DayCount", day: dayBefore(29 - index), count: index })),
  contentsByType: [
    { __typename: "KeyCount", key: "TWEET", count: 2 },
    { __typename: "KeyCount", key: "ARTICLE", count: 10 },
  ],
  recent: [activityOf("e1")],
  attention: attentionOf(),
  ...parts,
});
const contentOf = (id: string, title: string) => ({
  __typename: "Content",
  id,
  title,
  type: "ARTICLE",
  stage: "IDEA",
  completed: false,
  createdAt: new Date().toISOString(),
  company: { __typename: "Company", id: "b1", brandName: "Rimal" },
});
const overviewOf = (companies: number, contents: object[] = []) => {
  const page = { __typename: "ContentPage", totalCount: contents.length, results: contents };
  return {
    currentUser: { __typename: "User", id: "u1", username: "sara", firstName: "Sara" },
    companies: { __typename: "CompanyPage", totalCount: companies },
    contents: page,
    incomplete: page,
  };
};
const PLENTY = { __typename: "AiUsage", quotaTokens: 1000, remainingTokens: 900, dayQuotaTokens: 100, dayRemainingTokens: 90 };

/** Of somebody who doesn't need the first steps. */
const SEEN_THROUGH = {
  companies: {
    __typename: "CompanyPage",
    totalCount: 1,
    results: [
      {
        __typename: "Company",
        id: "b1",
        voiceToneFile: null,
        brandVoice: { __typename: "BrandVoice", rules: [{ __typename: "VoiceRule", term: "cheap" }] },
      },
    ],
  },
  contents: { __typename: "ContentPage", totalCount: 1, results: [{ __typename: "Content", id: "c1" }] },
  completed: { __typename: "ContentPage", totalCount: 1 },
};

const modelOf = (offline: boolean) => ({
  __typename: "AiModel",
  id: offline ? "offline-composer" : "small",
  label: "Small",
  provider: "ollama",
  offline,
  text: true,
  images: false,
});

interface Answers {
  overview?: object;
  dashboard?: () => object | Promise<object>;
  usage?: object;
  nearEnd?: object[];
  models?: object[];
}

/** The dashboard of whoever is signed in, with the services' answers and what they tell while it is open. */
async function openDashboard({
  overview = overviewOf(1, [contentOf("c1", "Sukkari")]),
  dashboard = dashboardOf,
  usage = PLENTY,
  nearEnd = [],
  models = [modelOf(false)],
}: Answers = {}) {
  let tell: ((event: string, data: unknown) => void) | undefined;
  const asked: string[] = [];
  originIs(
    await serve(async (request, response) => {
      if (request.url === "/me/stream") {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write(": open\n\n");
        tell = (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        return;
      }
      let body = "";
      for await (const part of request) body += String(part);
      const operation = /query (\w+)/.exec((JSON.parse(body) as { query: string }).query)?.[1] ?? "";
      asked.push(operation);
      if (operation === "AiModels") return answer(response, 200, { data: { aiModels: models } });
      if (operation === "DashboardOverview") return answer(response, 200, { data: overview });
      if (operation === "FirstSteps") return answer(response, 200, { data: SEEN_THROUGH });
      if (operation === "DashboardQuotasNearEnd") return answer(response, 200, { data: { aiQuotasNearEnd: nearEnd } });
      if (operation === "DashboardQuota") return answer(response, 200, { data: { aiUsage: usage } });
      const figures = await dashboard();
      if ("refused" in figures) return answer(response, 503, { errors: [{ message: "", extensions: { code: "SERVICE_UNAVAILABLE" } }] });
      answer(response, 200, { data: { dashboard: figures } });
    }),
  );
  const page = render(
    <ApolloProvider client={makeApolloClient()}>
      <DashboardPage />
    </ApolloProvider>,
    { path: "/dashboard" },
  );
  const happen = async (event: string, data: unknown) => {
    await waitFor(() => expect(tell).toBeDefined());
    tell?.(event, data);
  };
  return { ...page, asked, happen };
}

const enter = (role: string) =>
  signIn({ token: tokenOf({ scope: role === "CLIENT" ? [] : ["users"] }), user: { id: "u1", username: "sara", role } });
const figure = async (label: string) => (await screen.findByText(label, { selector: "dt" })).nextElementSibling;
const region = (name: string) => screen.findByRole("region", { name });

beforeEach(() => enter("CLIENT"));
afterEach(() => {
  signOut();
  jest.restoreAllMocks();
});

test("a client's counts are their own, without users", async () => {
  await openDashboard();
  await waitFor(async () => expect(await figure("Companies")).toHaveTextContent("3"));
  expect(await figure("Generations")).toHaveTextContent("1,234");
  expect(screen.getByText("4 completed")).toBeInTheDocument();
  expect(screen.queryByText("Users", { selector: "dt" })).toBeNull();
  expect(screen.queryByRole("link", { name: "All activity" })).toBeNull();
});

test("an admin sees users too, and the way to all activity", async () => {
  enter("ADMIN");
  await openDashboard({ dashboard: () => dashboardOf({ users: 42 }) });
  await waitFor(async () => expect(await figure("Users")).toHaveTextContent("42"));
  expect(screen.getByRole("link", { name: "All activity" })).toHaveAttribute("href", "/basic-data?tab=audit");
});

test("what the charts draw can be listened to, in the span that is chosen", async () => {
  const { user } = await openDashboard();
  const days = await screen.findByRole("table", { name: "Contents by day" });
  const rows = () => within(days).getAllByRole("row");
  expect(rows()).toHaveLength(15);
  expect(rows().at(-1)).toHaveTextContent("21 November 202629");
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  expect(within(screen.getByRole("table", { name: "Contents by day" })).getAllByRole("row")).toHaveLength(31);
  const types = within(screen.getByRole("table", { name: "Contents by type" })).getAllByRole("row");
  expect(types.slice(1).map((row) => row.textContent)).toEqual(["Article10", "Tweet2"]);
});

describe("what needs attention", () => {
  const waiting = () =>
    dashboardOf({
      attention: attentionOf({
        stale: 7,
        staleContents: [waitingOf("s1", "Harvest", ["body", "objective"])],
        inReview: 1,
        inReviewContents: [waitingOf("r1", "Storage")],
        incomplete: 2,
      }),
    });

  test("is named, with the way there, and the fields that are out of date", async () => {
    await openDashboard({ dashboard: waiting });
    const attention = within(await region("Needs attention"));
    expect(await attention.findByText("7 contents are out of date")).toBeInTheDocument();
    expect(attention.getByRole("link", { name: "Harvest" })).toHaveAttribute("href", "/contents/show/s1");
    expect(attention.getByText("Text, Objective")).toBeInTheDocument();
    expect(attention.getByRole("link", { name: "Storage" })).toHaveAttribute("href", "/contents/show/r1");
    expect(attention.getByText("2 contents are incomplete")).toBeInTheDocument();
    expect(attention.queryByText(/Noura/)).toBeNull();
  });

  test("says to an admin whose it is", async () => {
    enter("ADMIN");
    await openDashboard({ dashboard: waiting });
    const attention = within(await region("Needs attention"));
    expect(await attention.findByText("Text, Objective")).toBeInTheDocument();
    expect(attention.getAllByText("Noura Fahad")).toHaveLength(2);
  });

  test("goes once it is done, while one looks", async () => {
    let done = false;
    const { happen } = await openDashboard({ dashboard: () => (done ? dashboardOf() : waiting()) });
    await screen.findByText("7 contents are out of date");
    done = true;
    await happen("activity", activityOf("e2"));
    expect(await screen.findByText("Nothing waits for you.")).toBeInTheDocument();
    expect(screen.queryByText("7 contents are out of date")).toBeNull();
  });

  test("holds a quota that comes to its end, the day's before the month's", async () => {
    await openDashboard({ usage: { ...PLENTY, remainingTokens: 100, dayRemainingTokens: 5 } });
    expect(await screen.findByText("5 of today’s 100 AI tokens are left")).toBeInTheDocument();
    expect(within(await region("Needs attention")).getByRole("link", { name: "AI usage" })).toHaveAttribute("href", "/dashboard?tab=usage");
  });
});

test("an admin reads whose quota comes to its end", async () => {
  enter("ADMIN");
  const noura = { __typename: "User", id: "u2", username: "noura" };
  await openDashboard({
    nearEnd: [{ __typename: "AiQuotaNearEnd", user: noura, quotaTokens: 50_000_000, remainingTokens: 1200 }],
  });
  expect(await screen.findByText("1 person has little left of this month’s AI tokens")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "noura" })).toHaveAttribute("href", "/users/user-details/u2");
  expect(screen.getByText("1,200 of 50,000,000 left")).toBeInTheDocument();
});

test("a client isn't told of others' quotas", async () => {
  const { asked } = await openDashboard();
  expect(await screen.findByText("Nothing waits for you.")).toBeInTheDocument();
  expect(asked).not.toContain("DashboardQuotasNearEnd");
});

test("what happens stands first at once, each entry once, and the figures follow without being asked for over and over", async () => {
  let companies = 3;
  let recent = [activityOf("e1")];
  const { happen, asked } = await openDashboard({ dashboard: () => dashboardOf({ companies, recent }) });
  const activity = within(await region("Recent activity"));
  await activity.findByRole("link", { name: "Dates e1" });
  companies = 4;
  const entry = activityOf("e2", { action: "company.created", title: "Rimal", targetType: "company", at: new Date().toISOString() });
  // what is asked for after it happened has it, too
  recent = [entry, activityOf("e1")];
  await happen("activity", entry);
  await happen("activity", entry);
  await waitFor(() => expect(activity.getAllByRole("listitem").map((row) => row.textContent)).toHaveLength(2));
  expect(activity.getAllByRole("listitem")[0]).toHaveTextContent("Rimal");
  await waitFor(async () => expect(await figure("Companies")).toHaveTextContent("4"));
  expect(asked.filter((operation) => operation === "DashboardFigures").length).toBeLessThanOrEqual(3);
});

test("no more than twelve entries stand, the newest", async () => {
  const recent = Array.from({ length: 12 }, (_, index) => activityOf(`e${index}`));
  let happened = false;
  let companies = 0;
  const { happen } = await openDashboard({
    // What is asked for after it happened isn't answered: it would take the entry away again.
    dashboard: () => (happened ? new Promise<object>(() => {}) : dashboardOf({ recent, companies: ++companies })),
  });
  const activity = within(await region("Recent activity"));
  await activity.findByRole("link", { name: "Dates e11" });
  // So would what is asked for when the stream opens, if it came later than the entry.
  await waitFor(async () => expect(await figure("Companies")).toHaveTextContent("2"));
  happened = true;
  await happen("activity", activityOf("new", { at: new Date().toISOString() }));
  await activity.findByRole("link", { name: "Dates new" });
  expect(activity.getAllByRole("listitem")).toHaveLength(12);
});

test("who has nothing yet reads how to begin", async () => {
  const none = { companies: 0, projects: 0, contents: 0, completedContents: 0, generations: 0, contentsByType: [], recent: [] };
  await openDashboard({ overview: overviewOf(0), dashboard: () => dashboardOf(none) });
  expect(await screen.findByRole("heading", { name: "Begin with your company" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Add company" })).toHaveAttribute("href", "/companies/add");
  expect(await figure("Contents")).toHaveTextContent("0");
});

test("with a company and no contents each part says what will stand there", async () => {
  await openDashboard({ overview: overviewOf(1), dashboard: () => dashboardOf({ contents: 0, contentsByType: [], recent: [] }) });
  expect(await screen.findByText("The types of your contents will appear here.")).toBeInTheDocument();
  expect(screen.getByText("What happens will appear here.")).toBeInTheDocument();
  expect(await screen.findByText("No contents yet")).toBeInTheDocument();
  expect(screen.getByText("Nothing waits for you.")).toBeInTheDocument();
});

test("while it loads nothing is claimed", async () => {
  await openDashboard({ dashboard: () => new Promise<object>(() => {}) });
  await screen.findAllByRole("link", { name: "Sukkari" });
  expect(screen.queryByText("Nothing waits for you.")).toBeNull();
  expect(screen.queryByText("What happens will appear here.")).toBeNull();
  expect(await figure("Companies")).toHaveTextContent("");
});

test("figures that can't be had are said to be, and asked for again", async () => {
  let refuse = true;
  const { user, asked } = await openDashboard({ dashboard: () => (refuse ? { refused: true } : dashboardOf()) });
  const message = await screen.findByText("The figures could not be loaded, please try again");
  // once the page is told of what happens, it asks again by itself
  await waitFor(() => expect(asked.filter((operation) => operation === "DashboardFigures")).toHaveLength(2));
  expect(message).toBeInTheDocument();
  expect(screen.queryByRole("region", { name: "Needs attention" })).toBeNull();
  refuse = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await figure("Companies")).toHaveTextContent("3"));
});

test("in Arabic, with its plurals and digits", async () => {
  await speak("ar");
  await openDashboard({
    dashboard: () =>
      dashboardOf({
        attention: attentionOf({ stale: 2, staleContents: [waitingOf("s1", "موسم التمور", ["body", "topics"])], inReview: 11 }),
        recent: [activityOf("e1", { title: "موسم التمور", actor: "سارة" })],
      }),
  });
  const attention = within(await region("يحتاج إلى انتباهك"));
  expect(await attention.findByText("مادتان تحتاجان إلى تحديث")).toBeInTheDocument();
  expect(attention.getByText("11 مادة قيد المراجعة")).toBeInTheDocument();
  expect(attention.getByText("النص، المحاور")).toBeInTheDocument();
  expect(within(await region("آخر النشاط")).getByRole("link", { name: "موسم التمور" })).toBeInTheDocument();
  expect(screen.getByRole("table", { name: "المحتوى حسب اليوم" })).toHaveTextContent("نوفمبر");
});

test("an admin is led to connect a model where none is; a client isn't", async () => {
  await openDashboard({ models: [modelOf(true)] });
  expect(await screen.findByText("Nothing waits for you.")).toBeInTheDocument();
  expect(screen.queryByText(/No AI model is connected/)).toBeNull();
  cleanup();
  enter("ADMIN");
  await openDashboard({ models: [modelOf(true)] });
  expect(await screen.findByText(/No AI model is connected: drafts are skeletons/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Connect a model" })).toHaveAttribute("href", "/dashboard?tab=usage");
});
