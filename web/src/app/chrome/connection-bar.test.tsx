import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { signIn, signOut } from "../../lib/auth/auth.ts";
import { deviceKept } from "../../lib/drafts/device-keeps.ts";
import { draftKey, draftsAbout } from "../../lib/drafts/drafts.ts";
import { changeWaiting, discard, putWaiting, readWaiting, waitingOf } from "../../lib/drafts/outbox.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { ConnectionBar } from "./connection-bar.tsx";

const enter = () => signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });

/** There is no device here; it says of itself what it has taken. */
const put = async (about: string, title: string, userId = "u1", parts: object = { subject: "k1", version: 3 }) => {
  const change = { operation: "Save", variables: {}, value: {}, what: "text", title, path: "/contents/show/k1" };
  await putWaiting(draftKey(userId, about), { ...change, ...parts }, false);
  deviceKept(true);
};

afterEach(async () => {
  signOut();
  jest.restoreAllMocks();
  deviceKept(true);
  for (const userId of ["u1", "u2"]) for (const waiting of await waitingOf(userId)) await discard(waiting);
});

test("says that there is no connection, and how much waits for one", async () => {
  enter();
  render(<ConnectionBar />);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByRole("status")).toHaveTextContent("You are offline.");
  await act(() => put("a", "Dates"));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("1 change waits on this device to be sent."));
});

test("counts as Arabic does", async () => {
  await speak("ar");
  enter();
  for (const about of ["a", "b", "c"]) await put(about, about);
  render(<ConnectionBar />);
  expect(await screen.findByText("3 تغييرات تنتظر الإرسال على هذا الجهاز.")).toBeInTheDocument();
});

test.each([
  ["en", "2 changes wait to be sent. This device has not kept them: keep this page open."],
  ["ar", "تغييران ينتظران الإرسال. لم يحفظهما هذا الجهاز، فيُرجى إبقاء الصفحة مفتوحة."],
] as const)("what the device has refused isn't said to be on it (%s)", async (locale, words) => {
  await speak(locale);
  enter();
  for (const about of ["a", "b"]) await put(about, about);
  render(<ConnectionBar />);
  await screen.findByRole("button");
  act(() => deviceKept(false));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test("shows what waits, of this person only; discarding asks first", async () => {
  enter();
  await put("a", "Dates");
  await put("b", "Figs", "u2");
  const { user } = render(<ConnectionBar />);
  await user.click(await screen.findByRole("button", { name: "Show" }));
  const dialog = await screen.findByRole("dialog", { name: "Waiting to be sent" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
  expect(dialog).toHaveTextContent("Dates · Text");
  await user.click(within(dialog).getByRole("button", { name: "Discard" }));
  await user.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(await waitingOf("u1")).toHaveLength(1);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await user.click(await screen.findByRole("button", { name: "Discard it" }));
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
  expect(await waitingOf("u1")).toEqual([]);
  expect(await waitingOf("u2")).toHaveLength(1);
});

test("a conflict leads to where it is decided; a refusal says why", async () => {
  enter();
  await put("a", "Dates");
  await put("b", "Figs");
  const [conflict, refused] = await Promise.all(["a", "b"].map((about) => readWaiting(draftKey("u1", about))));
  if (conflict) await changeWaiting(conflict.key, (waiting) => ({ ...waiting, state: "conflict" }));
  if (refused) await changeWaiting(refused.key, (waiting) => ({ ...waiting, state: "refused", reason: "It is gone" }));
  const { user, router } = render(<ConnectionBar />);
  expect(await screen.findByText("2 changes were not sent and need your decision.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show" }));
  const dialog = await screen.findByRole("dialog", { name: "Waiting to be sent" });
  expect(dialog).toHaveTextContent("Not accepted: It is gone");
  await user.click(within(dialog).getByRole("button", { name: "Compare and decide" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/contents/show/k1"));
});

test("a new content that waits can be opened again in the form it came from", async () => {
  enter();
  await put("content.1", "Dates", "u1", { draftAbout: "stage.NEEDS.new", path: "/companies/add-content" });
  const { user, router } = render(<ConnectionBar />);
  await user.click(await screen.findByRole("button", { name: "Show" }));
  await user.click(await screen.findByRole("button", { name: "Open" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/companies/add-content"));
  expect(await waitingOf("u1")).toEqual([]);
  expect(await draftsAbout("u1", "stage.NEEDS.new")).toHaveLength(1);
});
