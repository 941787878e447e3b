import { useEffect, useRef } from "react";

const WRITTEN_IN = "input, textarea, select, [contenteditable='true']";

/** A question mark, on either keyboard, asks for help: not where it is written, and not over a dialog. */
export function useHelpKey(help: () => void): void {
  const latest = useRef(help);
  latest.current = help;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if ((key !== "?" && key !== "؟") || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(WRITTEN_IN)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
