import { ApolloProvider } from "@apollo/client/react";
import { expect, jest, test } from "@jest/globals";
import type { Editor } from "@tiptap/core";
import { act, fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import { makeApolloClient } from "../../lib/apollo.ts";
import { useTextTarget } from "../generation/text-target.ts";
import { apiAnswers, generationOf } from "../../testing/fake-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";

const FIXES = [
  { part: "paragraph", before: "old words", after: "clear words", reason: "They are clearer." },
  { part: "description", before: "", after: "Dates, told in one sentence.", reason: "Results show it." },
  { part: "questions", before: "", after: "### Which dates?", reason: "People ask." },
];

type Stream = Parameters<typeof apiAnswers>[0]["stream"];

const api = (ended: object = {}, stream: Stream = (send) => send("done", {})) =>
  apiAnswers({
    operations: {
      BasicDataChoices: () => ({ data: { basicDataList: { __typename: "BasicDataPage", results: [] } } }),
      RequestGeneration: () => ({ data: { requestGeneration: { generation: generationOf({ status: "QUEUED" }) } } }),
      StopGeneration: () => ({ data: { stopGeneration: { generation: generationOf({ status: "STOPPED" }) } } }),
      Generation: () => ({ data: { generation: generationOf({ text: "new words", variants: ["new words"], ...ended }) } }),
      GenerationOutcome: () => ({ data: { generation: { __typename: "Generation", id: "g1", images: [], voice: null } } }),
    },
    stream,
  });

const inputs = (asked: Awaited<ReturnType<typeof apiAnswers>>) =>
  asked.filter(({ operation }) => operation === "RequestGeneration").map(({ variables }) => variables.input);

const paragraph = (text: string) => ({ type: "paragraph", content: text ? [{ type: "text", text }] : [] });

function open(...texts: string[]) {
  const onTaken = jest.fn<(generationId: string) => void>();
  const onChange = jest.fn();
  const document = { value: { type: "doc", content: texts.map(paragraph) } };
  const view = render(
    <ApolloProvider client={makeApolloClient()}>
      <RichTextEditor
        label="Text"
        document={document}
        onChange={onChange}
        ai={{ subject: { companyId: "c1", contentId: "k1" }, locale: "en", onTaken }}
      />
    </ApolloProvider>,
  );
  const box = screen.getByRole<HTMLElement & { editor: Editor }>("textbox", { name: "Text" });
  return { ...view, box, editor: box.editor, onTaken, onChange };
}

function select(editor: Editor, words: string): void {
  const at = editor.state.doc.textBetween(0, editor.state.doc.content.size, "\n").indexOf(words) + 1;
  act(
    () =>
      void editor
        .chain()
        .focus()
        .setTextSelection({ from: at, to: at + words.length })
        .run(),
  );
}

const choose = async (user: ReturnType<typeof open>["user"], name: string) => {
  act(() => screen.getByRole("button", { name: "Suggestions" }).focus());
  await user.keyboard("{Enter}");
  await chooseEntry(name);
  return screen.findByRole("region", { name });
};

/** The menu takes note of what one points at before one can choose it. */
async function chooseEntry(name: string): Promise<void> {
  const entry = await screen.findByRole("menuitem", { name });
  await waitFor(() => {
    fireEvent.pointerDown(entry);
    expect(entry).toHaveAttribute("data-highlighted");
  });
  fireEvent.click(entry);
}

test("a selection is rewritten beside it, put in its place, and one undo takes that back", async () => {
  const asked = await api();
  const { user, box, editor, onTaken } = open("The old words stay", "End");
  select(editor, "old words");
  await user.click(within(await screen.findByRole("toolbar", { name: "The selected text" })).getByRole("button", { name: "Rewrite" }));
  const panel = screen.getByRole("region", { name: "Rewrite" });
  expect(box.querySelector(".worked-on")).toHaveTextContent("old words");
  await user.click(await within(panel).findByRole("button", { name: "Replace" }));
  expect(box).toHaveTextContent("The new words stay");
  expect(onTaken).toHaveBeenCalledWith("g1");
  expect(screen.queryByRole("region", { name: "Rewrite" })).toBeNull();
  expect(inputs(asked)).toMatchObject([
    { kind: "REWRITE", selection: "old words", companyId: "c1", contentId: "k1", locale: "en", options: { variants: 1, voice: true } },
  ]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(box).toHaveTextContent("The old words stay");
});

test("while it comes the text can be edited elsewhere; then it is inserted below", async () => {
  let finish = () => {};
  await api({}, async (send) => {
    send("delta", { text: "new " });
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    send("done", {});
  });
  const { user, box, editor } = open("Start", "The old words stay", "End");
  select(editor, "old words");
  const panel = within(await choose(user, "Expand"));
  await waitFor(() => expect(panel.getByRole("region", { name: "Draft" })).toHaveTextContent("new"));
  act(() => editor.view.dispatch(editor.state.tr.insertText("Another ", 1)));
  finish();
  expect(await panel.findByRole("button", { name: "Replace" })).toBeEnabled();
  await user.click(panel.getByRole("button", { name: "Insert below" }));
  expect([...box.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "Another Start",
    "The old words stay",
    "new words",
    "End",
  ]);
});

test("what was changed meanwhile isn't overwritten, and that is said", async () => {
  await api();
  const { user, box, editor } = open("The old words stay");
  select(editor, "old words");
  const panel = within(await choose(user, "Shorten"));
  await panel.findByRole("button", { name: "Replace" });
  act(() => editor.view.dispatch(editor.state.tr.insertText("very ", 9)));
  expect(await panel.findByRole("alert")).toHaveTextContent("was changed meanwhile");
  expect(panel.getByRole("button", { name: "Replace" })).toBeDisabled();
  expect(box).toHaveTextContent("The old very words stay");
  expect(panel.getByRole("button", { name: "Copy" })).toBeEnabled();
});

test("it is stopped and discarded by Esc; the text stays, selected as it was", async () => {
  let end = () => {};
  const asked = await api({ status: "STOPPED", text: "new", variants: [] }, async (send) => {
    send("delta", { text: "new" });
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    send("done", {});
  });
  const { user, box, editor } = open("The old words stay");
  select(editor, "old words");
  const panel = await choose(user, "Summarise");
  await within(panel).findByRole("button", { name: "Stop" });
  await waitFor(() => expect(panel).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("StopGeneration"));
  end();
  await within(panel).findByRole("button", { name: "Insert below" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Summarise" })).toBeNull();
  expect(box).toHaveTextContent("The old words stay");
  expect(box.querySelector(".worked-on")).toBeNull();
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe("old words");
});

test("the tone is asked for before anything begins, and an Arabic part is worked on in Arabic", async () => {
  const asked = await api();
  const { user, editor } = open("السكّري لونه ذهبي");
  select(editor, "لونه ذهبي");
  const panel = within(await choose(user, "Change tone"));
  expect(panel.getByRole("combobox", { name: "Language" })).toHaveValue("ar");
  expect(inputs(asked)).toEqual([]);
  await user.selectOptions(panel.getByRole("combobox", { name: "Variants" }), "2");
  await user.click(panel.getByRole("button", { name: "Generate" }));
  await panel.findByRole("button", { name: "Replace" });
  expect(inputs(asked)).toMatchObject([{ kind: "REWRITE", locale: "ar", selection: "لونه ذهبي", options: { variants: 2 } }]);
});

test("a wish of one's own is asked for first, and has to be said", async () => {
  const asked = await api();
  const { user, editor } = open("The old words stay");
  select(editor, "old words");
  const region = await choose(user, "Your own wish…");
  const panel = within(region);
  const generate = panel.getByRole("button", { name: "Generate" });
  expect(generate).toBeDisabled();
  // the menu that has closed hands the focus on
  await waitFor(() => expect(region).toHaveFocus());
  const wish = panel.getByRole("textbox", { name: "What should become of it?" });
  await user.type(wish, "Warmer, for dentists");
  await user.click(generate);
  await panel.findByRole("button", { name: "Suggest in the text" });
  expect(inputs(asked)).toMatchObject([{ kind: "REWRITE", selection: "old words", prompt: "Warmer, for dentists" }]);
});

test("a translation is asked for in the language one chooses", async () => {
  const asked = await api();
  const { user, editor } = open("The old words stay");
  select(editor, "old words");
  await choose(user, "Translate to Arabic");
  await screen.findByRole("button", { name: "Replace" });
  expect(inputs(asked)).toMatchObject([{ kind: "TRANSLATE", locale: "ar" }]);
});

test("changes for search are proposed with their reasons, and taken one by one", async () => {
  await api({ text: "…", variants: ["…"], items: FIXES });
  const { user, box, editor, onTaken } = open("The old words stay");
  select(editor, "The old words stay");
  await choose(user, "Fix for SEO");
  const fixes = within(await screen.findByRole("list", { name: "Proposed changes" })).getAllByRole("listitem");
  expect(fixes[0]).toHaveTextContent("They are clearer.");
  expect(within(fixes[1] as HTMLElement).queryByRole("button", { name: /^Apply/ })).toBeNull();
  await user.click(within(fixes[0] as HTMLElement).getByRole("button", { name: "Apply: Paragraph" }));
  expect(box).toHaveTextContent("The clear words stay");
  expect(fixes[0]).toHaveTextContent("Applied");
  await user.click(within(fixes[2] as HTMLElement).getByRole("button", { name: "Insert below" }));
  expect(within(box).getByRole("heading", { level: 3, name: "Which dates?" })).toBeInTheDocument();
  expect(onTaken).toHaveBeenCalledWith("g1");
});

test("by Ctrl+J the paragraph at the cursor is worked on, in Arabic letters too", async () => {
  await speak("ar");
  const asked = await api();
  const { user, editor } = open("كلمات قديمة");
  act(() => {
    editor.view.focus();
    editor.commands.setTextSelection(3);
  });
  await user.keyboard("{Control>}[KeyJ]{/Control}");
  await chooseEntry("إعادة صياغة");
  await screen.findByRole("button", { name: "استبدال" });
  expect(inputs(asked)).toMatchObject([{ selection: "كلمات قديمة", locale: "ar" }]);
});

test("where there is nothing to work on, or no network, that is said", async () => {
  const { user } = open("");
  await user.click(screen.getByRole("button", { name: "Suggestions" }));
  expect(await screen.findByText("Select some text, or put the cursor in a paragraph.")).toBeInTheDocument();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(await screen.findByText("There are no suggestions while you are offline.")).toBeInTheDocument();
  expect(screen.getByRole("menuitem", { name: "Rewrite" })).toHaveAttribute("aria-disabled", "true");
});

test("a text that the AI made elsewhere is put below the cursor's paragraph", async () => {
  await api();
  const { box, editor, onTaken, unmount } = open("One", "Two");
  act(() => void editor.commands.setTextSelection(2));
  const target = renderHook(() => useTextTarget());
  act(() => target.result.current?.("Made **before**", "g7"));
  expect([...box.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(["One", "Made before", "Two"]);
  expect(onTaken).toHaveBeenCalledWith("g7");
  unmount();
  expect(target.result.current).toBeUndefined();
});
