import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { askToSignOut } from "../../lib/auth/ask-to-sign-out.ts";
import { authState, signIn, signOut } from "../../lib/auth/auth.ts";
import { draftKey, writeDraft } from "../../lib/drafts/drafts.ts";
import { removeUnsavedOf, unsavedOf } from "../../lib/drafts/unsaved-work.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { SignOutQuestion } from "./sign-out-question.tsx";

afterEach(async () => {
  signOut();
  for (const userId of ["u1", "u2"]) await removeUnsavedOf(userId);
});

async function leave(...written: string[]) {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  for (const about of written) await writeDraft(draftKey("u1", about), { value: about });
  await writeDraft(draftKey("u2", "text"), { value: "theirs" });
  const view = render(<SignOutQuestion />);
  askToSignOut();
  return view;
}

test("who has nothing unsaved is signed out at once", async () => {
  await leave();
  await waitFor(() => expect(authState().loggedIn).toBe(false));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["en", "Keep it and sign out", "1 thing is on this device only.", 1],
  ["en", "Delete it and sign out", "2 things are on this device only.", 0],
  ["ar", "حذفه والخروج", "شيئان على هذا الجهاز فقط.", 0],
] as const)("who has is told, and decides what becomes of it (%s, %s)", async (locale, choice, told, left) => {
  await speak(locale);
  const { user } = await leave(...["text", "form"].slice(0, told.startsWith("1") ? 1 : 2));
  expect(await screen.findByRole("dialog")).toHaveTextContent(told);
  expect(authState().loggedIn).toBe(true);
  await user.click(screen.getByRole("button", { name: choice }));
  await waitFor(() => expect(authState().loggedIn).toBe(false));
  expect([await unsavedOf("u1"), await unsavedOf("u2")]).toEqual([left, 1]);
});

/** What a broken browser does when it is asked for entries. */
const broken: Record<string, () => IDBRequest> = {
  fails: () => {
    throw new DOMException("", "UnknownError");
  },
  "never answers": () => Object.assign(Object.create(IDBRequest.prototype) as IDBRequest, { addEventListener: () => {} }),
};

test.each(Object.entries(broken))("nobody is kept from signing out by a database that %s", async (_, answer) => {
  const reading = jest.spyOn(IDBIndex.prototype, "getAll").mockImplementation(answer);
  await leave("text");
  await waitFor(() => expect(authState().loggedIn).toBe(false), { timeout: 5_000 });
  reading.mockRestore();
});

test("or stays", async () => {
  const { user } = await leave("text");
  await user.click(await screen.findByRole("button", { name: "Stay signed in" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(authState().loggedIn).toBe(true);
  expect(await unsavedOf("u1")).toBe(1);
});
