import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { saveSession } from "../auth/auth-storage.ts";
import type { LiveEventName } from "./live-events.ts";

const USER = { id: "u1", username: "sara" };

type Work = () => Promise<unknown>;

/** The browser's locks, shared by its tabs: of each name one holds, the others wait in line. */
function locks() {
  const lines = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, ...rest: [Work] | [{ signal: AbortSignal }, Work]) => {
      const work = rest.at(-1) as Work;
      const isLeft = () => rest.length === 2 && rest[0].signal.aborted;
      const turn = (lines.get(name) ?? Promise.resolve()).then(() => (isLeft() ? Promise.reject(new Error("aborted")) : work()));
      lines.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  };
}

const shareLocks = (value: unknown) => Object.defineProperty(navigator, "locks", { configurable: true, value });

const tabs: { auth: typeof import("../auth/auth.ts") }[] = [];

/** Another instance of the application over the same storage, with what it heard. */
async function openTab() {
  jest.resetModules();
  const auth = await import("../auth/auth.ts");
  const live = await import("./live.ts");
  auth.restoreAuth();
  const heard: [string, unknown][] = [];
  const listen = (name: LiveEventName) => live.onLive(name, (data) => heard.push([name, data]));
  const ends = (["notification", "activity", "generation", "resumed"] as const).map(listen);
  const tab = { auth, heard, close: () => ends.forEach((end) => end()) };
  tabs.push(tab);
  return tab;
}

/** Everybody's stream, and who asked for it. */
async function streams(refuse?: (token: string) => number | undefined) {
  const open: ServerResponse[] = [];
  const asked: { token: string; last: string | undefined }[] = [];
  originIs(
    await serve((request, response) => {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      asked.push({ token, last: request.headers["last-event-id"] as string | undefined });
      const status = refuse?.(token);
      if (status) return answer(response, status, { message: "no" });
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("retry: 1000\n\n");
      open.push(response);
      response.on("close", () => open.splice(open.indexOf(response), 1));
    }),
  );
  const tell = (event: string, data: unknown, id = "") =>
    open.forEach((response) => response.write(`${id ? `id: ${id}\n` : ""}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return { open, asked, tell };
}

beforeEach(() => {
  shareLocks(locks());
  saveSession({ token: tokenOf(), user: USER });
});

afterEach(() => {
  for (const { auth } of tabs.splice(0)) auth.signOut();
  jest.restoreAllMocks();
  shareLocks(undefined);
});

test("two tabs share one connection, and both hear what comes", async () => {
  const { open, asked, tell } = await streams();
  const [one, two] = [await openTab(), await openTab()];
  await waitFor(() => expect(open).toHaveLength(1));
  await waitFor(() => expect(two.heard).toContainEqual(["resumed", null]));
  tell("notification", { id: "n1", title: "Dates" });
  tell("activity", { id: "a1", action: "content.created" });
  tell("something-else", { id: "x" });
  tell("generation", { id: "g1", kind: "BODY", status: "RUNNING", type: "delta", text: "Ripe" });
  for (const { heard } of [one, two]) {
    await waitFor(() => expect(heard.map(([name]) => name)).toEqual(["resumed", "notification", "activity", "generation"]));
    expect(heard[1]).toEqual(["notification", { id: "n1", title: "Dates" }]);
  }
  expect(asked).toHaveLength(1);
});

test("when the tab with the connection is closed, the other takes over", async () => {
  const { open, asked, tell } = await streams();
  const one = await openTab();
  await waitFor(() => expect(open).toHaveLength(1));
  const two = await openTab();
  one.close();
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(open).toHaveLength(1));
  tell("activity", { id: "a2", action: "content.saved" });
  await waitFor(() => expect(two.heard).toContainEqual(["activity", { id: "a2", action: "content.saved" }]));
  expect(one.heard).not.toContainEqual(["activity", { id: "a2", action: "content.saved" }]);
});

test("a connection that breaks is taken up again after the last event, and says so", async () => {
  const { open, asked, tell } = await streams();
  const { heard } = await openTab();
  await waitFor(() => expect(open).toHaveLength(1));
  tell("activity", { id: "a1", action: "content.saved" }, "7");
  await waitFor(() => expect(heard).toHaveLength(2));
  open[0]?.destroy();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.last).toBe("7");
  await waitFor(() => expect(heard.filter(([name]) => name === "resumed")).toHaveLength(2));
});

test("signing out ends it in both tabs", async () => {
  const { open, asked } = await streams();
  const [one, two] = [await openTab(), await openTab()];
  await waitFor(() => expect(open).toHaveLength(1));
  one.auth.signOut();
  two.auth.catchUpWithStorage();
  await waitFor(() => expect(open).toHaveLength(0));
  expect(two.auth.authState().loggedIn).toBe(false);
  expect(asked).toHaveLength(1);
});

test("a refused token is replaced by a fresh one, and no message is shown", async () => {
  const fresh = tokenOf({ lifetime: 3600 });
  const first = tokenOf({ lifetime: 900 });
  saveSession({ token: first, user: USER });
  const { asked } = await streams((token) => (token === first ? 401 : undefined));
  const { auth } = await openTab();
  // another tab has renewed the session meanwhile
  saveSession({ token: fresh, user: USER });
  await waitFor(() => expect(asked.at(-1)?.token).toBe(fresh));
  expect(auth.authState().loggedIn).toBe(true);
});

test("nobody who isn't signed in is connected", async () => {
  const { asked } = await streams();
  localStorage.clear();
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`;
  const { auth } = await openTab();
  expect(auth.authState().loggedIn).toBe(false);
  saveSession({ token: tokenOf(), user: USER });
  auth.catchUpWithStorage();
  await waitFor(() => expect(asked).toHaveLength(1));
});
