import { afterEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { Editor, type JSONContent } from "@tiptap/core";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { useStream } from "./use-stream.ts";

const STORED = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "By hand." }] }] };

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
  jest.useRealTimers();
});

/** An editor as a page makes it. */
function made(): Editor {
  const editor = new Editor({ extensions: editorExtensions(""), content: STORED, element: document.createElement("div") });
  editors.push(editor);
  return editor;
}

function streamInto(editor: Editor) {
  const onEnd = jest.fn<(document: JSONContent) => void>();
  const props: { editor: Editor; streaming: string | undefined } = { editor, streaming: undefined };
  const { rerender } = renderHook((now: typeof props) => useStream(now.editor, now.streaming, onEnd), { initialProps: props });
  return { onEnd, become: (next: Partial<typeof props>) => rerender(Object.assign(props, next)) };
}

/** The next rendering of what is being written. */
const drawn = () => act(() => jest.advanceTimersByTime(120));

test.each([
  ["when its first words were drawn", true],
  ["before they were", false],
])("what is being written goes on in the editor that takes the place of another, %s, and is one step of undoing there", (_, isDrawn) => {
  jest.useFakeTimers();
  const [first, second] = [made(), made()];
  const { onEnd, become } = streamInto(first);
  become({ streaming: "One" });
  if (isDrawn) drawn();
  // a page that takes its time to appear: the library gives up the editor that it began with, and makes another
  first.destroy();
  become({ editor: second });
  expect(second.isEditable).toBe(false);
  drawn();
  expect(second.getText()).toBe("One");
  become({ streaming: "One two" });
  drawn();
  expect(second.getText()).toBe("One two");
  become({ streaming: undefined });
  expect(second.getText()).toBe("One two");
  expect(second.isEditable).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(onEnd.mock.lastCall?.[0]).toMatchObject({ content: [{ content: [{ text: "One two" }] }] });
  second.commands.undo();
  expect(second.getText()).toBe("By hand.");
});

test("an editor that is made anew just when the text is complete gets all of it", () => {
  jest.useFakeTimers();
  const [first, second] = [made(), made()];
  const { onEnd, become } = streamInto(first);
  become({ streaming: "One two" });
  drawn();
  first.destroy();
  become({ editor: second, streaming: undefined });
  expect(second.getText()).toBe("One two");
  expect(onEnd.mock.lastCall?.[0]).toMatchObject({ content: [{ content: [{ text: "One two" }] }] });
  second.commands.undo();
  expect(second.getText()).toBe("By hand.");
});
