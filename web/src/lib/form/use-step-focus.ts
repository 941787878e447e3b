import { useEffect, useRef } from "react";

/** A new step of a wizard begins at what is wrong on it, or at its heading at the top: from there eye, keyboard and screen reader go on. */
export function useStepFocus(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = document.querySelector<HTMLElement>("form :is(input, select, textarea)[aria-invalid=true]");
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    if (!wrong) window.scrollTo(0, 0);
    (wrong ?? heading)?.focus({ preventScroll: !wrong });
  }, [step]);
}
