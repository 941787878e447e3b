import { useEffect, useRef } from "react";

/** Ctrl+S and Cmd+S save here, wherever the focus is; by the key's place, as on an Arabic keyboard it gives another letter. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (code !== "KeyS" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
