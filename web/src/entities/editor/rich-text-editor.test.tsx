import { expect, jest, test } from "@jest/globals";
import type { Editor, JSONContent } from "@tiptap/core";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { StrictMode, useEffect, useState } from "react";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { RichTextEditor, type RichTextEditorProps } from "./rich-text-editor.tsx";

const paragraph = (text: string, marks?: JSONContent["marks"]): JSONContent => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks ? { marks } : {}) }],
});
const documentOf = (...content: JSONContent[]): JSONContent => ({ type: "doc", content });

let restream: (streaming: string | undefined) => void = () => {};
let reopen: (document: JSONContent) => void = () => {};

/** An editor as a page has it: what has been written takes the place of what it shows, unless it isn't taken. */
function show({
  taking = true,
  ...props
}: Partial<Omit<RichTextEditorProps, "document">> & { document?: JSONContent; taking?: boolean } = {}) {
  let take: (document: JSONContent) => void = () => {};
  const onChange = jest.fn<RichTextEditorProps["onChange"]>((document, origin) => {
    if (origin === "stream" && taking) take(document);
  });
  function Page() {
    const [streaming, setStreaming] = useState<string | undefined>(props.streaming);
    const [document, setDocument] = useState<RichTextEditorProps["document"]>({ value: props.document ?? null });
    useEffect(() => {
      restream = (next) => act(() => setStreaming(next));
      reopen = (next) => act(() => setDocument({ value: next }));
      take = (value) => setDocument({ value });
    }, []);
    return <RichTextEditor label="Text" {...props} document={document} streaming={streaming} onChange={onChange} />;
  }
  // As the application has it: effects are taken away once and put back.
  return {
    onChange,
    ...render(
      <StrictMode>
        <Page />
      </StrictMode>,
    ),
  };
}

const text = () => screen.getByRole("textbox", { name: "Text" });

test("each block stands in its own direction, a list in that of its entries", () => {
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("أول ما يحتاج إليه")] }] };
  show({ document: documentOf(paragraph("Sorted by hand"), paragraph("1. «كيف تختار؟» Sukkari"), list, paragraph("2026 70٪")) });
  expect(screen.getByText("Sorted by hand")).toHaveAttribute("dir", "ltr");
  expect(screen.getByText("1. «كيف تختار؟» Sukkari")).toHaveAttribute("dir", "rtl");
  expect(within(text()).getByRole("list")).toHaveAttribute("dir", "rtl");
  expect(screen.getByText("2026 70٪")).not.toHaveAttribute("dir");
});

test("a stored link that runs a script is not one here", () => {
  const link = (href: string) => [{ type: "link", attrs: { href } }];
  show({ document: documentOf(paragraph("good", link("https://example.com")), paragraph("bad", link("javascript:alert(1)"))) });
  expect(screen.getByText("good").closest("a")).toHaveAttribute("href", "https://example.com");
  expect(text().innerHTML).not.toContain("javascript:");
});

test("Markdown becomes a document while it arrives, and is handed on once, at the end", async () => {
  const { onChange } = show({ streaming: "" });
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(text()).toHaveAttribute("contenteditable", "false");
  restream("# Sukkari\n\nSorted **by");
  expect(await screen.findByRole("heading", { name: "Sukkari" })).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  restream("# Sukkari\n\nSorted **by hand**.\n\n- one");
  restream(undefined);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const [written, origin] = onChange.mock.calls[0] ?? [];
  expect(origin).toBe("stream");
  expect(written?.content?.map(({ type }) => type).slice(0, 3)).toEqual(["heading", "paragraph", "bulletList"]);
  expect(screen.getByText("by hand").tagName).toBe("STRONG");
  expect(text()).toHaveAttribute("contenteditable", "true");
});

test("a text that isn't taken gives way to what stood there", () => {
  const { onChange } = show({ document: documentOf(paragraph("Mine")), taking: false });
  restream("Again");
  restream(undefined);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(text()).toHaveTextContent(/^Mine$/);
});

test("when nothing came, what stood there is back and nobody is told of a change", async () => {
  const { onChange } = show({ document: documentOf(paragraph("Mine")) });
  restream("");
  await waitFor(() => expect(text()).toHaveTextContent(/^$/));
  restream(undefined);
  expect(text()).toHaveTextContent("Mine");
  expect(onChange).not.toHaveBeenCalled();
});

test("a generated text is one step of undoing, and what was done before it can be undone still", async () => {
  const { user } = show({ document: documentOf(paragraph("Mine")) });
  await user.selectOptions(screen.getByLabelText("Paragraph style"), "2");
  // changes that lie further apart than half a second are steps of their own
  const start = Date.now();
  const clock = jest.spyOn(Date, "now");
  restream("");
  for (const [index, part] of ["# Sukkari", "# Sukkari\n\nSorted by hand.", "# Sukkari\n\nSorted by hand.\n\nSweet."].entries()) {
    clock.mockReturnValue(start + index * 1000);
    restream(part);
    await screen.findByText(part.split("\n\n").at(-1)?.replace("# ", "") ?? "");
  }
  restream(undefined);
  clock.mockRestore();
  expect(text()).toHaveTextContent("SukkariSorted by hand.Sweet.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(text()).toHaveTextContent(/^Mine$/);
  expect(screen.getByRole("heading", { name: "Mine", level: 2 })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(text()).toHaveTextContent("SukkariSorted by hand.Sweet.");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(text()).toHaveTextContent(/^Mine$/);
});

test("when the stored text comes back, what was undone can be redone still, and only what differs is replaced", async () => {
  const { user } = show({ document: documentOf(paragraph("Mine"), paragraph("Ours")) });
  await user.selectOptions(screen.getByLabelText("Paragraph style"), "2");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  const first = screen.getByText("Mine");
  reopen(documentOf(paragraph("Mine"), paragraph("Ours")));
  expect(screen.getByRole("button", { name: "Redo" })).toBeEnabled();
  reopen(documentOf(paragraph("Mine"), paragraph("Theirs")));
  expect(text()).toHaveTextContent("MineTheirs");
  expect(screen.getByText("Mine")).toBe(first);
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(screen.getByRole("heading", { name: "Mine", level: 2 })).toBeInTheDocument();
  expect(text()).toHaveTextContent("MineTheirs");
});

test("a line that the editor adds below a list, to have room for the cursor, is nobody's change until something is typed", async () => {
  const onTyping = jest.fn<NonNullable<RichTextEditorProps["onTyping"]>>();
  const list = { type: "bulletList", content: [{ type: "listItem", content: [paragraph("Paper filters")] }] };
  const { onChange, unmount } = show({ document: documentOf(list), onTyping });
  act(() => text().focus());
  await waitFor(() => expect(text().lastElementChild?.tagName).toBe("P"));
  expect(onTyping).not.toHaveBeenCalled();
  unmount();
  expect(onChange).not.toHaveBeenCalled();
});

test("each tool of the toolbar makes what it is named after, and undoing takes it back", async () => {
  const { user } = show({ document: documentOf(paragraph("Sukkari")) });
  const press = (name: string) => user.click(screen.getByLabelText(name));
  act(() => text().focus());
  await user.keyboard("{Control>}a{/Control}");
  const made = { Bold: "strong", Italic: "em", Underline: "u", Strikethrough: "s", "Inline code": "code" };
  const set = { "Bulleted list": "ul > li", "Numbered list": "ol > li", Quote: "blockquote", Code: "pre" };
  const aligned = { Centre: '[style*="center"]', "Align to the end": '[style*="end"]' };
  for (const [name, selector] of Object.entries({ ...made, ...set, ...aligned })) {
    await press(name);
    expect([name, text().querySelector(selector)?.textContent]).toEqual([name, "Sukkari"]);
    await press("Undo");
    expect([name, text().querySelector(selector)]).toEqual([name, null]);
  }
});

test("a tool changes the text and the change is handed on", async () => {
  const { user, onChange } = show({ document: documentOf(paragraph("Sukkari")) });
  await user.selectOptions(screen.getByLabelText("Paragraph style"), "2");
  expect(screen.getByRole("heading", { name: "Sukkari", level: 2 })).toBeInTheDocument();
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.anything(), "person", expect.anything()));
});

test.each([
  ["en", "{ArrowRight}"],
  ["ar", "{ArrowLeft}"],
] as const)("the arrows move along the toolbar in the direction of reading: %s", async (locale, forward) => {
  await speak(locale);
  const { user } = show({ document: documentOf(paragraph("a")) });
  const bar = screen.getByRole("toolbar");
  bar.style.direction = locale === "ar" ? "rtl" : "ltr";
  const [first, second] = within(bar)
    .getAllByRole<HTMLButtonElement>("button")
    .filter((button) => !button.disabled);
  act(() => first?.focus());
  await user.keyboard(forward);
  expect(second).toHaveFocus();
});

test("a link is set by its address, and a script is refused", async () => {
  const { user } = show({ document: documentOf(paragraph("Sukkari")) });
  await user.click(screen.getByRole("button", { name: "Link" }));
  const address = screen.getByLabelText("Address");
  await user.type(address, "javascript:alert(1)");
  await user.click(screen.getByRole("button", { name: "Set link" }));
  expect(address).toBeInvalid();
  await user.clear(address);
  await user.type(address, "example.com");
  await user.click(screen.getByRole("button", { name: "Set link" }));
  expect(screen.queryByLabelText("Address")).toBeNull();
});

test.each([
  ["Link", "Set link", "Address"],
  ["Picture", "Insert picture", "Picture address"],
])("an empty form says what is missing, at its field and in a message (%s)", async (tool, apply, field) => {
  const { user } = show({ document: documentOf(paragraph("Sukkari")) });
  render(<Toaster />);
  await user.click(screen.getByRole("button", { name: tool }));
  await user.click(screen.getByRole("button", { name: apply }));
  expect(await screen.findByText("Please fill all required fields")).toBeInTheDocument();
  expect(screen.getByLabelText(field)).toBeInvalid();
});

test("a picture of the gallery is put into the text with what it shows", async () => {
  const gallery = [{ id: "m1", url: "/media/m1", name: "dates.png", alt: "Dates in a bowl" }];
  const { user, onChange } = show({ document: documentOf(paragraph("Sukkari")), gallery });
  await user.click(screen.getByRole("button", { name: "Picture" }));
  await user.click(
    within(screen.getByRole("group", { name: "Pictures of this content" })).getByRole("button", { name: "Dates in a bowl" }),
  );
  expect(screen.getByRole("img", { name: "Preview" })).toHaveAttribute("src", "/media/m1?w=320");
  await user.click(screen.getByRole("button", { name: "Insert picture" }));
  await waitFor(() => expect(JSON.stringify(onChange.mock.calls.at(-1)?.[0])).toContain('"src":"/media/m1","alt":"Dates in a bowl"'));
});

test("a table gets rows and columns before and after, a header column, and merged cells", async () => {
  const { user, onChange } = show({ document: documentOf(paragraph("Before")) });
  const click = (name: string) => user.click(screen.getByRole("button", { name }));
  await click("Table");
  const shape = () =>
    within(text())
      .getAllByRole("row")
      .map((row) => [row.querySelectorAll("th").length, row.querySelectorAll("td").length]);
  expect(shape()).toEqual([
    [3, 0],
    [0, 3],
    [0, 3],
  ]);
  await click("Header row, on or off");
  await click("Add row before");
  await click("Add column before");
  await click("Header column, on or off");
  expect(shape()).toEqual(Array.from({ length: 4 }, () => [1, 3]));
  expect(screen.getByRole("button", { name: "Merge cells" })).toBeDisabled();
  await waitFor(() => expect(onChange).toHaveBeenCalled());
});

test("a quotation may be a call-out, and becomes another kind of one", () => {
  const quote = (kind: string) => ({ type: "blockquote", attrs: { kind }, content: [paragraph("Mind the heat")] });
  show({ document: documentOf(quote("warning"), quote("whatever")) });
  const [first, second] = screen.getAllByText("Mind the heat").map((words) => words.closest("blockquote"));
  expect(first).toHaveAttribute("data-kind", "warning");
  expect(second).not.toHaveAttribute("data-kind");
});

test.each([
  ["en", "2 links led only to places within their own site: their words stay, the links do not"],
  ["ar", "رابطان كانا يشيران إلى مواضع داخل موقعهما، فبقيت كلماتهما دون الرابطين"],
] as const)("pasted links that lead nowhere from here become words, and that is said: %s", async (locale, said) => {
  await speak(locale);
  show();
  render(<Toaster />);
  const html = `<p>See <a href="/prices">prices</a>, <a href="#top">above</a> and <a href="https://example.com">there</a></p>`;
  fireEvent.paste(text(), {
    clipboardData: { files: [], items: [], types: ["text/html"], getData: (type: string) => (type === "text/html" ? html : "") },
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(text()).toHaveTextContent("See prices, above and there");
  expect(within(text()).getAllByRole("link")).toHaveLength(1);
});

test("a footnote is put behind the words at the cursor by its keys, changed from the list below the text, and taken back", async () => {
  const { onChange, user } = show({ document: documentOf(paragraph("Of all 70% return. ")) });
  const last = () => onChange.mock.lastCall?.[0].content?.[0]?.content;
  const { editor } = text() as HTMLElement & { editor: Editor };
  act(() => void editor.commands.focus("end"));
  fireEvent.keyDown(text(), { key: "f", code: "KeyF", ctrlKey: true, altKey: true });
  const dialog = within(await screen.findByRole("dialog", { name: "Footnote or source" }));
  await user.click(dialog.getByRole("button", { name: "Insert footnote" }));
  expect(dialog.getByRole("textbox", { name: "What it says" })).toHaveAccessibleDescription(/Write what the footnote says/);
  const enter = (name: RegExp, value: string) => fireEvent.change(dialog.getByRole("textbox", { name }), { target: { value } });
  enter(/Address/, "javascript:x");
  await user.click(dialog.getByRole("button", { name: "Insert footnote" }));
  expect(dialog.getByRole("textbox", { name: /Address/ })).toBeInvalid();
  enter(/Address/, "stats.example/a");
  enter(/What it says/, "Survey");
  await user.click(dialog.getByRole("button", { name: "Insert footnote" }));
  const note = { type: "footnote", attrs: { note: "Survey", href: "https://stats.example/a" } };
  await waitFor(() => expect(last()?.slice(0, 2)).toEqual([{ type: "text", text: "Of all 70% return." }, note]));
  const list = within(screen.getByRole("region", { name: "Notes and sources" }));
  expect(list.getByRole("link", { name: "https://stats.example/a" })).toBeInTheDocument();
  await user.click(list.getByRole("button", { name: "Edit footnote 1: Survey" }));
  const edited = within(await screen.findByRole("dialog", { name: "Footnote 1" }));
  await user.click(edited.getByRole("button", { name: "Remove footnote" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Notes and sources" })).toBeNull());
  act(() => void editor.commands.undo());
  expect(await screen.findByRole("region", { name: "Notes and sources" })).toBeInTheDocument();
});
