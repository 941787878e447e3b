import type { MouseEvent } from "react";

/**
 * For what takes the place of the button that began it, as "Stop" does: the second click of a double click was meant for that one, and does
 * nothing.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
