/** By the selection of a field that nobody sees: the way of pages that aren't served securely, where browsers have no clipboard to write to. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0; pointer-events: none";
  // within a dialog, which would take the focus back from anything outside
  const focused = document.activeElement;
  (focused?.closest("[role=dialog], [role=alertdialog]") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Puts a text on the clipboard. Throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  if (!copySelected(text)) throw new Error("The browser has not copied the text");
  return undefined;
}
