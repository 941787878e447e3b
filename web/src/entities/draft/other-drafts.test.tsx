import { expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import { HUMAN } from "../../lib/editing/edit-state.ts";
import { Story } from "../../lib/editing/simulation/story.ts";
import { linesOf, textOf } from "../../lib/editing/simulation/texts.ts";
import { render } from "../../testing/render.tsx";
import { OtherDrafts } from "./other-drafts.tsx";

function show(...texts: string[]) {
  const story = new Story();
  const { session } = story.tab;
  const base = { value: null, version: 1, origin: HUMAN };
  session.offer(texts.map((text, at) => ({ value: textOf([text]), origin: HUMAN, base, at, forget: jest.fn(), replace: jest.fn() })));
  const view = render(<OtherDrafts session={session}>{(value) => <p>{linesOf(value).join()}</p>}</OtherDrafts>);
  return { ...view, story, session };
}

const look = () => screen.getAllByRole("button", { name: "Look at it" });

test("what another tab has left is said in a line, can be looked at, and brought in", async () => {
  const { user, story } = show("Left behind");
  expect(screen.getByText(/^Another tab left a draft of this here/)).toBeVisible();
  await user.click(look()[0] as HTMLElement);
  const dialog = await screen.findByRole("dialog", { name: "Another draft of this" });
  expect(within(dialog).getByText("Left behind")).toBeVisible();
  await user.click(within(dialog).getByRole("button", { name: "Bring it in" }));
  expect(story.shown()).toEqual(["Left behind"]);
  expect(screen.queryByText(/^Another tab left/)).not.toBeInTheDocument();
});

test("each is for itself, and one that is deleted is gone", async () => {
  const { user, story, session } = show("One", "Two");
  expect(look()).toHaveLength(2);
  await user.click(look()[0] as HTMLElement);
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  expect(look()).toHaveLength(1);
  expect(story.shown()).toEqual([]);
  act(() => session.offer([]));
  expect(screen.queryByRole("button", { name: "Look at it" })).not.toBeInTheDocument();
});
