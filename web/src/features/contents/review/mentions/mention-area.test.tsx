import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { signIn } from "../../../../lib/auth/auth.ts";
import { render } from "../../../../testing/render.tsx";
import { speak } from "../../../../testing/setup.ts";
import { tokenOf } from "../../../../testing/tokens.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { CommentForm } from "../comment-form.tsx";

const ME = { id: "u9", username: "omar", role: "ADMIN" };
const PEOPLE = [
  { id: "u1", username: "sara" },
  { id: "u2", username: "أحمد_العلي" },
  { id: "u3", username: "salim" },
  { id: ME.id, username: ME.username },
];

beforeEach(() => signIn({ token: tokenOf({ of: ME.id }), user: ME }));

function open() {
  const onSay = jest.fn(async (_input: { text: string; mentionIds: string[] }) => {});
  const view = render(<CommentForm about="comment.k1" label="Comment" confirm="Send" people={PEOPLE} onSay={onSay} />);
  return { ...view, onSay, area: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Comment" }) };
}

const offered = () => within(screen.getByRole("listbox", { name: "People to mention" })).getAllByRole("option");
const chips = () => screen.queryAllByRole("button", { name: /^Remove/ });

test("an @ offers those who may see the content, by keys alone, and sends whom it was", async () => {
  const { user, area, onSay } = open();
  await user.type(area, "Is this right, @sa");
  expect(offered().map((option) => option.textContent)).toEqual([expect.stringContaining("sara"), expect.stringContaining("salim")]);
  expect(area).toHaveFocus();
  expect(area).toHaveAttribute("aria-activedescendant", offered()[0]!.id);
  await user.keyboard("{ArrowDown}");
  expect(offered()[1]).toHaveAttribute("aria-selected", "true");
  expect(area).toHaveAttribute("aria-activedescendant", offered()[1]!.id);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(area).toHaveValue("Is this right, @sara ");
  expect(screen.queryByRole("listbox", { name: "People to mention" })).toBeNull();
  expect(chips()).toHaveLength(1);
  await user.keyboard("or not?");
  expect(area).toHaveValue("Is this right, @sara or not?");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(onSay).toHaveBeenCalledWith({ text: "Is this right, @sara or not?", mentionIds: ["u1"] }));
  await waitFor(() => expect(area).toHaveValue(""));
  expect(chips()).toHaveLength(0);
});

test("an Arabic name is found however it is written, and taken by the mouse (ar)", async () => {
  await speak("ar");
  const { user, area, onSay } = open();
  await user.type(area, "يا @احمد");
  const list = within(screen.getByRole("listbox", { name: "من يمكن الإشارة إليهم" }));
  await user.click(list.getByRole("option"));
  expect(area).toHaveFocus();
  expect(area).toHaveValue("يا @أحمد_العلي ");
  await user.keyboard("ما رأيك؟");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(onSay).toHaveBeenCalledWith({ text: "يا @أحمد_العلي ما رأيك؟", mentionIds: ["u2"] }));
});

test("who is taken out of the text isn't spoken to; oneself is never offered", async () => {
  const { user, area, onSay } = open();
  await user.type(area, "@sar{Enter}");
  expect(chips()).toHaveLength(1);
  await user.keyboard("{Backspace}{Backspace}");
  expect(area).toHaveValue("@sar");
  expect(chips()).toHaveLength(0);
  await user.clear(area);
  await user.type(area, "@omar");
  expect(screen.queryByRole("listbox", { name: "People to mention" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(onSay).toHaveBeenCalledWith({ text: "@omar", mentionIds: [] }));
});

test("who would be taken is in sight, however many are offered", async () => {
  const inSight = jest.spyOn(Element.prototype, "scrollIntoView");
  const { user, area } = open();
  await user.type(area, "@");
  await user.keyboard("{ArrowDown}");
  expect(inSight.mock.contexts.at(-1)).toBe(offered()[1]);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(inSight.mock.contexts.at(-1)).toBe(offered().at(-1));
  inSight.mockRestore();
});

test("Ctrl+Enter sends once, however often it is pressed; what is written meanwhile stays", async () => {
  const stored = Promise.withResolvers<void>();
  const { user, area, onSay } = open();
  onSay.mockImplementationOnce(() => stored.promise);
  await user.type(area, "First");
  await user.keyboard("{Control>}{Enter}{Enter}{Enter}{/Control}");
  expect(onSay).toHaveBeenCalledTimes(1);
  await user.type(area, ", and then");
  await act(async () => stored.resolve());
  expect(area).toHaveValue("First, and then");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(area).toHaveValue(""));
  expect(onSay.mock.calls.map(([{ text }]) => text)).toEqual(["First", "First, and then"]);
});

test("a key that is still held once all is sent asks for nothing", async () => {
  const { user, area, onSay } = open();
  await user.type(area, "First");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(area).toHaveValue(""));
  fireEvent.keyDown(area, { key: "Enter", ctrlKey: true, repeat: true });
  expect(onSay).toHaveBeenCalledTimes(1);
  expect(area).toBeValid();
});

test("Enter is a line of its own where nobody is offered, an address of mail among it", async () => {
  const { user, area } = open();
  await user.type(area, "sara@sara{Enter}next");
  expect(area).toHaveValue("sara@sara\nnext");
});

test("Escape puts the offer away and leaves the dialog open, until an @ is typed anew", async () => {
  const onClose = jest.fn();
  const { user } = render(
    <Dialog open title="Comment on it" onClose={onClose}>
      <CommentForm about="comment.k1" label="Comment" confirm="Send" people={PEOPLE} onSay={async () => {}} />
    </Dialog>,
  );
  const area = await screen.findByRole("textbox", { name: "Comment" });
  await user.type(area, "@sa");
  expect(offered()).toHaveLength(2);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox", { name: "People to mention" })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Enter}@sal");
  expect(offered()).toHaveLength(1);
  await user.keyboard("{Escape}");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
