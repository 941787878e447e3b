import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import type { CommentThreadFragment } from "../../../generated/graphql.ts";
import { signIn } from "../../../lib/auth/auth.ts";
import { unsavedOf } from "../../../lib/drafts/unsaved-work.ts";
import { render } from "../../../testing/render.tsx";
import { tokenOf } from "../../../testing/tokens.ts";
import { ReviewPanel } from "./review-panel.tsx";
import type { Review } from "./use-review.ts";

const SETTLED = "settled-elsewhere";
const OMAR = { id: "u9", username: "omar" };

const thread = (id: string, parts: Partial<CommentThreadFragment> = {}): CommentThreadFragment => ({
  id,
  version: 1,
  quote: null,
  resolved: false,
  comments: [{ id: `${id}-1`, text: `Said in ${id}`, createdAt: "2026-11-24T09:00:00Z", author: OMAR, mentions: [] }],
  ...parts,
});

const reviewOf = (...threads: CommentThreadFragment[]) =>
  ({
    id: "k1",
    threads,
    openThreads: threads.filter(({ resolved }) => !resolved).length,
    content: { id: "k1", approvableByMe: true, dueOn: null, assignee: null, people: [OMAR] },
    failed: false,
  }) as unknown as Review;

/** The panel, in which the discussion that was asked for comes to be done with, by somebody else. */
function Panel() {
  const [resolved, setResolved] = useState(false);
  useEffect(() => {
    const settle = () => setResolved(true);
    window.addEventListener(SETTLED, settle);
    return () => window.removeEventListener(SETTLED, settle);
  }, []);
  const review = reviewOf(thread("t1", resolved ? { version: 2, resolved } : {}), thread("t2"));
  return <ReviewPanel review={review} status="IN_REVIEW" own current="t1" onShow={() => {}} />;
}

beforeEach(() => signIn({ token: tokenOf({ of: OMAR.id }), user: { ...OMAR, role: "ADMIN" } }));

test("the discussion that was asked for has the focus once, and what is done with it later leads nobody away", async () => {
  render(<Panel />);
  await waitFor(() => expect(document.activeElement?.id).toBe("thread-t1"));
  const comment = screen.getByRole("textbox", { name: /^Comment/ });
  comment.focus();
  fireEvent(window, new Event(SETTLED));
  await waitFor(() => expect(screen.queryByText("Said in t1")).toBeNull());
  expect(screen.getByText("Said in t2")).toBeInTheDocument();
  expect(comment).toHaveFocus();
});

test("an answer that was begun stands open again", async () => {
  const { user, unmount } = render(<Panel />);
  await user.click(screen.getAllByRole("button", { name: "Reply" })[1]!);
  await user.type(screen.getByRole("textbox", { name: "Reply" }), "I think so");
  await waitFor(async () => expect(await unsavedOf(OMAR.id)).toBe(1));
  unmount();
  render(<Panel />);
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Reply" })).toHaveValue("I think so"));
  expect(screen.getAllByRole("textbox", { name: "Reply" })).toHaveLength(1);
});
