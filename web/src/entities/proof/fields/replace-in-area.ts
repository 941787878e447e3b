/** Writes over a part of a text area as a person would: the browser's own undo takes it back, and who listens hears of it. */
export function replaceInArea(area: HTMLTextAreaElement, { start, end }: { start: number; end: number }, text: string): void {
  area.focus();
  area.setSelectionRange(start, end);
  // Nothing newer writes into a text area so that it can be undone.
  const written = text === "" ? document.execCommand?.("delete") : document.execCommand?.("insertText", false, text);
  if (written) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText", data: text }));
}
