import { beforeAll, expect, jest, test } from "@jest/globals";
import { lexiconOf } from "@muhtawa/arabic-lexicon/files";
import { proofread } from "@muhtawa/text-analysis";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Editor, JSONContent } from "@tiptap/core";
import { Node as ProseMirrorNode } from "@tiptap/pm/model";
import { useMemo, useState } from "react";
import { render } from "../../testing/render.tsx";
import type { CompanyProof, Proofreader } from "../proof/use-company-proof.ts";
import { RichTextEditor, type RichTextEditorProps } from "./rich-text-editor.tsx";

const paragraph = (text: string, marks?: JSONContent["marks"]): JSONContent => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks ? { marks } : {}) }],
});
const documentOf = (...content: JSONContent[]): JSONContent => ({ type: "doc", content });

let lexicons: { ar: Awaited<ReturnType<typeof lexiconOf>>; en: Awaited<ReturnType<typeof lexiconOf>> };
beforeAll(async () => {
  lexicons = { ar: await lexiconOf("ar"), en: await lexiconOf("en") };
}, 120_000);

const findingsOf = (texts: Parameters<Proofreader>[0], allow: readonly string[] = []) =>
  Promise.resolve(texts.map(({ text, locale }) => proofread(text, { locale, lexicon: lexicons[locale], allow })));

/** An editor as a page has it, proofread by the checks themselves. */
function show(document: JSONContent, { proofreader = findingsOf as Proofreader, own = true } = {}) {
  const asked = jest.fn<Proofreader>(proofreader);
  const onChange = jest.fn<RichTextEditorProps["onChange"]>();
  const shown = { value: document };
  function Page() {
    const [words, setWords] = useState<readonly string[]>([]);
    const proof = useMemo((): CompanyProof => {
      const add = (word: string) => {
        setWords((before) => [...before, word]);
        return Promise.resolve(true);
      };
      return {
        proofread: words.length === 0 ? asked : (texts) => findingsOf(texts, words),
        ...(own ? { addWord: add } : {}),
      };
    }, [words]);
    return <RichTextEditor label="Text" document={shown} onChange={onChange} proof={proof} />;
  }
  const view = render(<Page />);
  const box = screen.getByRole<HTMLElement & { editor: Editor }>("textbox", { name: "Text" });
  return { ...view, box, editor: box.editor, asked, onChange };
}

const marked = (box: HTMLElement) => [...box.querySelectorAll(".proof")].map(({ textContent }) => textContent);
const press = (key: string, shiftKey = false) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, shiftKey }));
const focus = (editor: Editor, at: number) =>
  act(() => {
    editor.commands.setTextSelection(at);
    editor.view.dom.focus();
  });

test("findings are underlined by severity, and the text is left as it is", async () => {
  const { box, editor, onChange } = show(documentOf(paragraph("ذهبت الى السوق"), paragraph("We recieve the the orders")));
  await waitFor(() => expect(marked(box)).toEqual(["الى", "recieve", "the the"]));
  expect([...box.querySelectorAll(".proof")].map(({ className }) => className)).toEqual([
    "proof proof-error",
    "proof proof-note",
    "proof proof-likely",
  ]);
  expect(screen.getByRole("button", { name: "1 error, 1 likely error, 1 note" })).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  expect(editor.can().undo()).toBe(false);
});

test("of a text with more findings than are marked that is said", async () => {
  const proofreader: Proofreader = (texts) =>
    Promise.resolve(
      texts.map(({ text }) =>
        Array.from(text.matchAll(/x/g), ({ index }) => {
          const reason = { en: "No x.", ar: "لا x." };
          return { kind: "UNKNOWN", severity: "NOTE", start: index, end: index + 1, suggestions: [], reason };
        }),
      ),
    );
  const { editor } = show(documentOf(paragraph("x ".repeat(1_001))), { proofreader });
  expect(await screen.findByRole("button", { name: "1,000 notes, more in the rest of the text" })).toBeVisible();
  act(() => void editor.commands.setContent(documentOf(paragraph("x ".repeat(1_000)))));
  expect(await screen.findByRole("button", { name: "1,000 notes" })).toBeVisible();
});

test("code, prompts and other marks are passed over, and places count what stands in between", async () => {
  const { box } = show(
    documentOf({ type: "codeBlock", content: [{ type: "text", text: "الى" }] }, paragraph("✎ الى أين؟"), {
      type: "paragraph",
      content: [
        { type: "text", text: "الى", marks: [{ type: "code" }] },
        { type: "hardBreak" },
        { type: "text", text: "ذهبنا " },
        { type: "text", text: "ال", marks: [{ type: "bold" }] },
        { type: "text", text: "ى السوق" },
        { type: "hardBreak" },
        { type: "text", text: "\u200f✎ الى أين؟" },
        { type: "hardBreak" },
        { type: "text", text: "هذه مدرسه" },
      ],
    }),
  );
  await waitFor(() => expect(marked(box)).toEqual(["ال", "ى", "مدرسه"]));
});

test("F8 goes through the findings, Enter takes the first suggestion, and that is one step of undoing", async () => {
  const { box, editor, user } = show(documentOf(paragraph("ذهبت الى السوق و هذه مدرسه كبيرة")));
  await waitFor(() => expect(marked(box)).toEqual(["الى", "و هذه", "مدرسه"]));
  focus(editor, 1);
  press("F8");
  const card = screen.getByRole("dialog", { name: "Error “\u2068الى\u2069”" });
  expect(card).toHaveAccessibleDescription(/hamza/i);
  expect(within(card).getByRole("button", { name: "إلى" })).toHaveFocus();
  press("F8");
  expect(screen.getByRole("button", { name: "وهذه" })).toHaveFocus();
  press("F8", true);
  expect(screen.getByRole("button", { name: "إلى" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(box).toHaveTextContent("ذهبت إلى السوق و هذه مدرسه كبيرة");
  expect(within(screen.getByRole("group", { name: "Proofreading" })).getByRole("status")).toHaveTextContent(
    "Replaced by “\u2068إلى\u2069”.",
  );
  await waitFor(() => expect(box).toHaveFocus());
  await waitFor(() => expect(marked(box)).toEqual(["و هذه", "مدرسه"]));
  act(() => void editor.commands.undo());
  expect(box).toHaveTextContent("ذهبت الى السوق");
  expect(editor.can().undo()).toBe(false);
});

test("Escape leads back to the text, where nothing was changed, and F8 goes on from there", async () => {
  const { box, editor, user } = show(documentOf(paragraph("ذهبت الى السوق في مدرسه كبيرة")));
  await waitFor(() => expect(marked(box)).toEqual(["الى", "مدرسه"]));
  focus(editor, 1);
  press("F8");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveTextContent("ذهبت الى السوق");
  press("F8");
  expect(screen.getByRole("button", { name: "مدرسة" })).toHaveFocus();
});

test("what is ignored here is told no more while it stands, and elsewhere still", async () => {
  const { box, editor, user } = show(documentOf(paragraph("ذهبت الى السوق"), paragraph("عدت الى البيت")));
  await waitFor(() => expect(marked(box)).toEqual(["الى", "الى"]));
  focus(editor, 1);
  press("F8");
  await user.click(screen.getByRole("button", { name: "Ignore here" }));
  expect(marked(box)).toEqual(["الى"]);
  act(() => void editor.commands.insertContentAt(1, "ثم "));
  await waitFor(() => expect(screen.getByRole("button", { name: "1 error" })).toBeVisible());
  expect(box.querySelector(".proof")?.parentElement).toHaveTextContent("عدت الى البيت");
});

test("a word that becomes the company's is right everywhere; who doesn't own the company can't add one", async () => {
  const { box, editor, user, unmount } = show(documentOf(paragraph("نقدم شاهى الصباح"), paragraph("ثم شاهى المساء")));
  await waitFor(() => expect(marked(box)).toEqual(["شاهى", "شاهى"]));
  focus(editor, 1);
  press("F8");
  await user.click(screen.getByRole("button", { name: "Add to the company’s words" }));
  await waitFor(() => expect(marked(box)).toEqual([]));
  expect(await screen.findByText("No errors found")).toBeVisible();
  unmount();
  const other = show(documentOf(paragraph("نقدم شاهى الصباح")), { own: false });
  await waitFor(() => expect(marked(other.box)).toEqual(["شاهى"]));
  focus(other.editor, 1);
  press("F8");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to the company’s words" })).toBeNull();
});

test("only blocks that have changed are looked at again, and what is edited loses its mark at once", async () => {
  const { box, editor, asked } = show(documentOf(paragraph("ذهبت الى السوق"), paragraph("عدت الى البيت")));
  await waitFor(() => expect(marked(box)).toEqual(["الى", "الى"]));
  asked.mockClear();
  act(() => void editor.commands.insertContentAt({ from: 6, to: 7 }, "إ"));
  expect(marked(box)).toEqual(["الى"]);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls.flatMap(([texts]) => texts.map(({ text }) => text))).toEqual(["ذهبت إلى السوق"]);
});

test("what has failed is asked for again after ten seconds, and not before", async () => {
  jest.useFakeTimers();
  try {
    const { asked } = show(documentOf(paragraph("ذهبت الى السوق")), { proofreader: () => Promise.reject(new Error("offline")) });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    await pass(300);
    expect(screen.getByText("Proofreading needs its dictionary, which comes with the connection.")).toBeVisible();
    await pass(9_999);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(2);
  } finally {
    jest.useRealTimers();
  }
});

test("without a dictionary that is said, and the text can be written", async () => {
  const { box, editor } = show(documentOf(paragraph("ذهبت الى السوق")), { proofreader: () => Promise.reject(new Error("offline")) });
  expect(await screen.findByText("Proofreading needs its dictionary, which comes with the connection.")).toBeVisible();
  act(() => void editor.commands.insertContentAt(1, "ثم "));
  expect(box).toHaveTextContent("ثم ذهبت الى السوق");
});

test("a key reads of what was found only what it touches, however much was found", async () => {
  const everyFirstWord: Proofreader = (texts) =>
    Promise.resolve(
      texts.map(() => [
        { kind: "UNKNOWN", severity: "NOTE", start: 0, end: 7, suggestions: [], reason: { en: "Unknown", ar: "غير معروفة" } } as const,
      ]),
    );
  const { box, editor } = show(documentOf(...Array.from({ length: 200 }, () => paragraph("Sukkari dates"))), {
    proofreader: everyFirstWord,
  });
  await waitFor(() => expect(marked(box)).toHaveLength(200));
  const read = jest.spyOn(ProseMirrorNode.prototype, "textBetween");
  act(() => void editor.view.dispatch(editor.state.tr.insertText("!", 4)));
  expect(read.mock.calls.length).toBeLessThan(10);
  read.mockRestore();
  expect(marked(box)).toHaveLength(199);
});
