import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as DashboardPage } from "./pages/dashboard-page.tsx";

interface Made {
  companies?: number;
  rules?: number;
  toneFile?: boolean;
  contents?: number;
  completed?: number;
  /** What there is can't be had. */
  refused?: boolean;
}

const pageOf = (type: string, totalCount: number, results: object[] = []) => ({ __typename: type, totalCount, results });

function companyOf({ rules = 0, toneFile = false }: Made) {
  const rule = { __typename: "VoiceRule", term: "cheap" };
  return {
    __typename: "Company",
    id: "b1",
    voiceToneFile: toneFile ? { __typename: "Media", id: "m1" } : null,
    brandVoice: { __typename: "BrandVoice", rules: Array.from({ length: rules }, () => rule) },
  };
}

/** The dashboard of a person who has made this much. */
async function openDashboard(made: Made) {
  const asked = await apiAnswers({
    operations: {
      FirstSteps: () =>
        made.refused
          ? { failure: { message: "", code: "SERVICE_UNAVAILABLE" } }
          : {
              data: {
                companies: pageOf("CompanyPage", made.companies ?? 0, made.companies ? [companyOf(made)] : []),
                contents: pageOf("ContentPage", made.contents ?? 0, made.contents ? [{ __typename: "Content", id: "c1" }] : []),
                completed: pageOf("ContentPage", made.completed ?? 0),
              },
            },
      DashboardOverview: () => ({
        data: {
          currentUser: { __typename: "User", id: "u1", username: "sara", firstName: "Sara" },
          companies: { __typename: "CompanyPage", totalCount: made.companies ?? 0 },
          contents: pageOf("ContentPage", 0),
          incomplete: pageOf("ContentPage", 0),
        },
      }),
    },
  });
  const page = render(
    <ApolloProvider client={makeApolloClient()}>
      <DashboardPage />
      <Toaster />
    </ApolloProvider>,
    { path: "/dashboard" },
  );
  return { ...page, asked };
}

const enter = (role: string) =>
  signIn({ token: tokenOf({ scope: role === "CLIENT" ? [] : ["users"] }), user: { id: "u1", username: "sara", role } });
const steps = async () => within(await screen.findByRole("region", { name: "First steps" }));

beforeEach(() => {
  localStorage.clear();
  enter("CLIENT");
});
afterEach(() => signOut());

test("a new person begins with the brand; what needs one leads nowhere yet", async () => {
  await openDashboard({});
  const list = await steps();
  expect(list.getByText("0 of 4 done")).toBeInTheDocument();
  expect(list.getByRole("link", { name: "Add company" })).toHaveAttribute("href", "/companies/add");
  expect(list.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("heading", { name: "Begin with your company" })).toBeNull();
});

test("each step is ticked by what there is", async () => {
  await openDashboard({ companies: 1, contents: 1 });
  const list = await steps();
  expect(list.getByText("2 of 4 done")).toBeInTheDocument();
  const rows = list.getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Describe your brand Done");
  expect(rows[1]).toHaveAttribute("aria-current", "step");
  expect(list.getByRole("link", { name: "Set the voice" })).toHaveAttribute("href", "/companies/add?id=b1&step=voice");
  expect(list.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/contents/show/c1");
});

test.each<Made>([{ rules: 1 }, { toneFile: true }])("%p is a voice", async (voice) => {
  await openDashboard({ companies: 1, ...voice });
  expect((await steps()).getByText("2 of 4 done")).toBeInTheDocument();
});

test("put away it stays away, and comes back when that was a mistake", async () => {
  const { user } = await openDashboard({});
  await user.click((await steps()).getByRole("button", { name: "Put away" }));
  expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
  expect(await screen.findByRole("heading", { name: "Begin with your company" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click((await steps()).getByRole("button", { name: "Put away" }));
  cleanup();
  const { asked } = await openDashboard({});
  expect(await screen.findByRole("heading", { name: "Begin with your company" })).toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).not.toContain("FirstSteps");
});

test("where it can't be told what there is, the beginning is still offered", async () => {
  await openDashboard({ refused: true });
  expect(await screen.findByRole("heading", { name: "Begin with your company" })).toBeInTheDocument();
});

test("the end is told once, to who saw the beginning", async () => {
  await openDashboard({ companies: 1, rules: 1, contents: 1 });
  await steps();
  cleanup();
  const { user } = await openDashboard({ companies: 1, rules: 1, contents: 1, completed: 1 });
  const ended = within(await screen.findByRole("region", { name: "You know your way" }));
  await user.click(ended.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("region", { name: "You know your way" })).toBeNull();
  cleanup();
  await openDashboard({ companies: 1, rules: 1, contents: 1, completed: 1 });
  await screen.findByRole("heading", { level: 1, name: /Sara/ });
  expect(screen.queryByRole("region", { name: "You know your way" })).toBeNull();
});

test("who had finished before never sees them, nor does an admin", async () => {
  const { asked } = await openDashboard({ companies: 1, rules: 1, contents: 1, completed: 1 });
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("FirstSteps"));
  await screen.findByText("No contents yet");
  expect(screen.queryByRole("region", { name: "You know your way" })).toBeNull();
  cleanup();
  const { asked: again } = await openDashboard({ companies: 1 });
  await screen.findByText("No contents yet");
  expect(again.map(({ operation }) => operation)).not.toContain("FirstSteps");
  cleanup();
  enter("ADMIN");
  const { asked: byAdmin } = await openDashboard({});
  await screen.findByRole("heading", { level: 1, name: /Sara/ });
  expect(byAdmin.map(({ operation }) => operation)).not.toContain("FirstSteps");
});

test("in Arabic", async () => {
  await speak("ar");
  await openDashboard({ companies: 1 });
  const list = within(await screen.findByRole("region", { name: "خطواتك الأولى" }));
  expect(list.getByText("اكتملت 1 من 4")).toBeInTheDocument();
  expect(list.getByRole("link", { name: "ضبط الصوت" })).toBeInTheDocument();
});
