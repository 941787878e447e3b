import { useEffect } from "react";

/** Takes the focus to the calendar's heading when what had it is gone after a move. */
export function useKeptFocus(moves: number, shown: unknown) {
  useEffect(() => {
    if (moves > 0 && document.activeElement === document.body) document.getElementById("calendar-span")?.focus({ preventScroll: true });
  }, [moves, shown]);
}
