import { ApolloProvider } from "@apollo/client/react";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn } from "../../lib/auth/auth.ts";
import { apiAnswers } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { Component as SystemPage } from "./pages/system-page.tsx";

const instance = (id: string, process: string, changes: object = {}) => ({
  __typename: "SystemInstance",
  id,
  process,
  answers: true,
  version: "1.0.0",
  startedAt: "2026-11-23T08:00:00Z",
  failing: [] as string[],
  memoryBytes: null,
  ...changes,
});
const service = (name: string, answers = true) => ({
  __typename: "SystemService",
  name,
  answers,
  version: answers ? "1.0.0" : null,
  startedAt: answers ? "2026-11-23T08:00:00Z" : null,
  failing: [],
  memoryBytes: null,
  lag: [],
  missing: [],
  migrations: [] as object[],
  outboxPending: null,
  outboxAgeSeconds: null,
  streamBytes: null,
  diskBytes: null,
  diskFreeBytes: null,
  generationsWaiting: null,
  freeWorkers: null,
  instances: answers ? [instance(`${name}-pod:1`, name)] : [],
});
const AI = {
  ...service("ai"),
  failing: ["broker"],
  instances: [
    instance("ai-pod:1", "ai"),
    instance("worker-a:1", "ai-worker", { version: "1.1.0" }),
    instance("worker-b:1", "ai-worker", { failing: ["broker"] }),
  ],
};
const MIGRATIONS = [
  { __typename: "SystemMigration", name: "content-search-keys", done: 50, total: 100, failure: null },
  { __typename: "SystemMigration", name: "content-scores", done: 0, total: 100, failure: null },
];
const LETTER = {
  __typename: "DeadLetter",
  id: "1",
  consumer: "site--facts",
  subject: "identity.user.state.1",
  error: "it was too much",
  at: "2026-11-23T08:00:00Z",
};

async function open({ role = "SUPER_ADMIN", fails = false } = {}) {
  signIn({ token: tokenOf(), user: { id: "root", username: "root", role } });
  const letters = [LETTER];
  let isAway = fails;
  const asked = await apiAnswers({
    operations: {
      SystemStatus: () => {
        if (isAway) {
          isAway = false;
          return { failure: { message: "away", code: "SERVICE_UNAVAILABLE" } };
        }
        const services = [service("gateway"), AI, { ...service("content"), migrations: MIGRATIONS }, service("site", false)];
        const told = { services, deadLetterCount: letters.length, deadLetters: [...letters], lastBackupAt: null };
        return { data: { systemStatus: { __typename: "SystemStatus", ...told } } };
      },
      ReplayDeadLetters: () => {
        letters.shift();
        return { data: { replayDeadLetters: { __typename: "ReplayPayload", replayed: 1, away: [] } } };
      },
    },
  });
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <SystemPage />
      <Toaster />
    </ApolloProvider>,
  );
  return { ...view, asked };
}

test("names a service that doesn't answer, and stands where the AI's models can't be told", async () => {
  await open();
  const table = await screen.findByRole("table", { name: "Services" });
  expect(await within(table).findByText("No answer")).toBeTruthy();
  expect(await screen.findByText("Site and activity: no answer")).toBeTruthy();
});

test("tells every process of a service that has several, with its release and whether it is ready", async () => {
  await open();
  const table = await screen.findByRole("table", { name: "Services" });
  const rowOf = (text: string) => within(table).getByText(text).closest("tr") as HTMLElement;
  await within(table).findByText("The AI");
  expect(rowOf("The AI").textContent).toContain("2 of 3 ready");
  expect(rowOf("The AI").textContent).toContain("ai 1.0.0, 1.1.0");
  expect(rowOf("worker-a:1").textContent).toMatch(/ai-worker 1\.1\.0.*Ready/);
  expect(rowOf("worker-b:1").textContent).toContain("Not ready");
  expect(rowOf("gateway-pod:1")).toBe(rowOf("The gateway"));
  expect(within(table).getAllByRole("row")).toHaveLength(1 + 4 + 3);
});

test("says how far a service is that brings its data to a new release", async () => {
  await open();
  const row = (await screen.findByText("Contents and files")).closest("tr");
  expect(within(row as HTMLElement).getByText("Updating its data: 25%")).toBeTruthy();
});

test("tries again what was given up, and says how much", async () => {
  const { user } = await open();
  expect(await screen.findByText("it was too much")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try all again" }));
  expect(await screen.findByText("1 event was published again")).toBeTruthy();
  expect(await screen.findByText(/^None\. An event that fails/)).toBeTruthy();
});

test("says that nobody could be asked, and asks again", async () => {
  const { user } = await open({ fails: true });
  expect(await screen.findByText("The services could not be asked, please try again")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: "Services" })).toBeTruthy();
});

test("asks nothing for who is no super admin", async () => {
  const { asked } = await open({ role: "ADMIN" });
  expect(screen.getByText("This page is for super admins.")).toBeTruthy();
  expect(asked).toEqual([]);
});
