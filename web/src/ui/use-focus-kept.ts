import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Marks the button that gets the focus of another that stood in its place. */
export const HEIR = { "data-focus-heir": true } as const;

/**
 * Within a box whose buttons make way for one another: when the one that had the focus is gone, its heir in the box gets it, so that whoever
 * pressed it goes on from there and not from the top of the page.
 */
export function useFocusKept(box: RefObject<HTMLElement | null>): void {
  const held = useRef(false);

  useEffect(() => {
    const element = box.current;
    const enter = () => void (held.current = true);
    // Removing the focused element fires no focusout, or one while it is being removed.
    const leave = ({ target }: FocusEvent) => void (held.current = !(target as Element).isConnected);
    element?.addEventListener("focusin", enter);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("focusin", enter);
      element?.removeEventListener("focusout", leave);
    };
  }, [box]);

  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) box.current?.querySelector<HTMLElement>("[data-focus-heir]")?.focus();
  });
}
