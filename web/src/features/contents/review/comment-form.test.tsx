import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { signIn } from "../../../lib/auth/auth.ts";
import { removeUnsavedOf, unsavedOf } from "../../../lib/drafts/unsaved-work.ts";
import { render } from "../../../testing/render.tsx";
import { speak } from "../../../testing/setup.ts";
import { tokenOf } from "../../../testing/tokens.ts";
import { CommentForm } from "./comment-form.tsx";

const ME = { id: "u9", username: "omar", role: "ADMIN" };
const OTHER = { id: "u1", username: "sara", role: "ADMIN" };

const signInAs = (person: typeof ME) => signIn({ token: tokenOf({ of: person.id }), user: person });

beforeEach(async () => {
  await removeUnsavedOf(ME.id);
  await removeUnsavedOf(OTHER.id);
  signInAs(ME);
});

function open(about = "comment.k1", onSay = jest.fn(async (_input: { text: string; mentionIds: string[] }) => {})) {
  const onCancel = jest.fn();
  const people = [ME, OTHER];
  const view = render(<CommentForm about={about} label="Comment" confirm="Send" people={people} onSay={onSay} onCancel={onCancel} />);
  return { ...view, onSay, onCancel, area: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" }) };
}

/** Types, and leaves before it is sent. */
async function leaveTyped(text: string) {
  const { user, area, unmount } = open();
  await user.type(area, text);
  await waitFor(async () => expect(await unsavedOf(ME.id)).toBe(1));
  unmount();
}

test("what is typed is there again, with those it speaks to, and is gone once it is sent", async () => {
  await leaveTyped("Is this right, @sa{Enter}?");
  const { user, area, onSay, unmount } = open();
  await waitFor(() => expect(area).toHaveValue("Is this right, @sara ?"));
  expect(screen.getByRole("button", { name: /^Remove/ })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(onSay).toHaveBeenCalledWith({ text: "Is this right, @sara ?", mentionIds: [OTHER.id] }));
  await waitFor(() => expect(area).toHaveValue(""));
  await waitFor(async () => expect(await unsavedOf(ME.id)).toBe(0));
  unmount();
  const again = open();
  await again.user.type(again.area, "Another");
  await waitFor(async () => expect(await unsavedOf(ME.id)).toBe(1));
  expect(again.area).toHaveValue("Another");
});

test("what couldn't be sent is kept", async () => {
  const { user, area, unmount } = open(
    "comment.k1",
    jest.fn(() => Promise.reject(new Error("Unavailable."))),
  );
  await user.type(area, "Is this right?");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(area).toHaveAttribute("aria-invalid", "true"));
  unmount();
  const again = open();
  await waitFor(() => expect(again.area).toHaveValue("Is this right?"));
});

test("it is nobody else's, and of no other content", async () => {
  await leaveTyped("Between us");
  const elsewhere = open("comment.k2");
  await elsewhere.user.type(elsewhere.area, "!");
  await waitFor(async () => expect(await unsavedOf(ME.id)).toBe(2));
  expect(elsewhere.area).toHaveValue("!");
  elsewhere.unmount();
  signInAs(OTHER);
  const theirs = open();
  await theirs.user.type(theirs.area, "?");
  await waitFor(async () => expect(await unsavedOf(OTHER.id)).toBe(1));
  expect(theirs.area).toHaveValue("?");
});

test.each([
  ["en", "Cancel", "Keep editing", "Discard changes"],
  ["ar", "إلغاء", "متابعة التحرير", "تجاهل التغييرات"],
] as const)("cancelling asks before it is thrown away (%s)", async (locale, cancel, keep, discard) => {
  await speak(locale);
  const { user, area, onCancel } = open();
  await user.type(area, "Is this right?");
  await user.click(screen.getByRole("button", { name: cancel }));
  await user.click(await screen.findByRole("button", { name: keep }));
  await waitFor(() => expect(area).toHaveValue("Is this right?"));
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: cancel }));
  await user.click(await screen.findByRole("button", { name: discard }));
  await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
  await waitFor(async () => expect(await unsavedOf(ME.id)).toBe(0));
});
