import { ApolloProvider } from "@apollo/client/react";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { NotificationBell } from "./components/notification-bell.tsx";
import { ReadHere } from "./components/read-here.tsx";

const notificationOf = (id: string, parts: object = {}) => ({
  __typename: "Notification",
  id,
  kind: "GENERATION_FINISHED",
  title: `Dates ${id}`,
  status: "COMPLETED",
  targetType: "content",
  targetId: "c1",
  at: new Date(Date.now() - 120_000).toISOString(),
  read: false,
  ...parts,
});

/** The service that keeps the notifications, and the stream that tells of new ones. */
async function openBell(
  results = [notificationOf("n1"), notificationOf("n2", { kind: "REVIEW_REQUESTED", status: null })],
  refuse = false,
  { page = <NotificationBell />, path = "/dashboard" } = {},
) {
  let kept = results;
  let tell: ((data: unknown, event?: string) => void) | undefined;
  const marked: unknown[] = [];
  originIs(
    await serve(async (request, response) => {
      if (request.url === "/me/stream") {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write(": open\n\n");
        tell = (data, event = "notification") => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        return;
      }
      let body = "";
      for await (const part of request) body += String(part);
      const { query, variables } = JSON.parse(body) as { query: string; variables: { ids?: string[] | null; until?: string } };
      if (query.includes("mutation")) {
        marked.push(variables.ids ?? null);
        if (refuse) return answer(response, 500, { errors: [{ message: "", extensions: { code: "INTERNAL" } }] });
        const { ids, until } = variables;
        kept = kept.map((one) => ((!ids || ids.includes(one.id)) && (!until || one.at <= until) ? { ...one, read: true } : one));
        return answer(response, 200, { data: { markNotificationsRead: { __typename: "SuccessPayload", success: true } } });
      }
      const unreadCount = kept.filter(({ read }) => !read).length;
      answer(response, 200, {
        data: { notifications: { __typename: "NotificationPage", totalCount: kept.length, unreadCount, results: kept } },
      });
    }),
  );
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <Toaster />
      {page}
    </ApolloProvider>,
    { path },
  );
  const arrive = async (notification: ReturnType<typeof notificationOf>) => {
    await waitFor(() => expect(tell).toBeDefined());
    kept = [notification, ...kept.filter(({ kind, targetId }) => kind !== notification.kind || targetId !== notification.targetId)];
    tell?.(notification);
  };
  const readElsewhere = async (ids: string[]) => {
    await waitFor(() => expect(tell).toBeDefined());
    kept = kept.map((one) => (ids.includes(one.id) ? { ...one, read: true } : one));
    tell?.({ ids, unreadCount: kept.filter(({ read }) => !read).length }, "read");
  };
  /** Kept, but its word is still on its way to this window. */
  const happen = (notification: ReturnType<typeof notificationOf>) => void (kept = [notification, ...kept]);
  return { ...view, marked, arrive, happen, readElsewhere };
}

beforeEach(() => signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } }));
afterEach(() => {
  signOut();
  jest.restoreAllMocks();
});

test("the bell counts what is unread, and the panel says what it is and where it leads", async () => {
  const { user } = await openBell();
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(panel.getByRole("link", { name: "Dates n1" })).toHaveAttribute("href", "/contents/show/c1");
  expect(panel.getByText(/Generation finished/)).toHaveTextContent("2 min ago");
  expect(panel.getByText(/Awaits review/)).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Notifications, 2 unread" })).toHaveFocus();
});

test("its name says the number that is seen, in Arabic too", async () => {
  await speak("ar");
  await openBell();
  expect(await screen.findByRole("button", { name: "الإشعارات، غير المقروءة: 2" })).toHaveTextContent("2");
});

test("one is marked read, then all of them", async () => {
  const { user, marked } = await openBell();
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  await user.click(await screen.findByRole("button", { name: /Mark Dates n2 as read/ }));
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /unread/, hidden: true })).toBeNull());
  await waitFor(() => expect(marked).toEqual([["n2"], null]));
});

test("what has happened since the list was read stays unread when all of it is marked", async () => {
  const { user, happen } = await openBell();
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  happen(notificationOf("n3", { targetId: "c3", at: new Date().toISOString() }));
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeInTheDocument();
});

test("what can't be kept is unread again, and says so", async () => {
  const { user } = await openBell([notificationOf("n1")], true);
  await user.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("Notifications not marked as read, please try again")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread", hidden: true })).toBeInTheDocument();
});

test("a new one arrives by itself and is announced", async () => {
  const { arrive } = await openBell([]);
  await screen.findByRole("button", { name: "Notifications" });
  await arrive(notificationOf("n3", { status: "FAILED" }));
  expect(await screen.findByRole("button", { name: "Notifications, 1 unread" })).toBeInTheDocument();
  expect(screen.getByText("New notification: Generation failed · Dates n3")).toHaveAttribute("aria-live", "polite");
});

test("what is read in another window is read in this one, which marks nothing itself", async () => {
  const { user, readElsewhere, marked } = await openBell();
  await screen.findByRole("button", { name: "Notifications, 2 unread" });
  await readElsewhere(["n1"]);
  await user.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  expect(await screen.findByRole("button", { name: /Mark Dates n2 as read/ })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Mark Dates n1 as read/ })).toBeNull();
  expect(marked).toEqual([]);
});

test("following one marks it read", async () => {
  const { user, router, marked } = await openBell([notificationOf("n1")]);
  await user.click(await screen.findByRole("button", { name: "Notifications, 1 unread" }));
  await user.click(await screen.findByRole("link", { name: "Dates n1" }));
  expect(router.state.location.pathname).toBe("/contents/show/c1");
  await waitFor(() => expect(marked).toEqual([["n1"]]));
});

test("who has been told nothing reads what will stand there", async () => {
  const { user } = await openBell([]);
  await user.click(await screen.findByRole("button", { name: "Notifications" }));
  expect(await screen.findByText("Nothing new")).toBeInTheDocument();
});

test("of several about one thing only the newest stands there", async () => {
  const { user, arrive } = await openBell([notificationOf("n1"), notificationOf("n2", { targetId: "c2" })]);
  await screen.findByRole("button", { name: "Notifications, 2 unread" });
  await arrive(notificationOf("n3"));
  await screen.findByText("New notification: Generation finished · Dates n3");
  await user.click(screen.getByRole("button", { name: "Notifications, 2 unread" }));
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(panel.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Dates n3", "Dates n2"]);
});

test.each(["/contents/show/c1?tab=text", "/companies/add-content/generate-content?id=c1"])(
  "what tells of the thing one looks at is read at once: %s",
  async (path) => {
    const { arrive, marked } = await openBell([], false, { page: <ReadHere />, path });
    await arrive(notificationOf("n3", { targetId: "c2" }));
    await arrive(notificationOf("n4"));
    await waitFor(() => expect(marked).toEqual([["n4"]]));
  },
);
