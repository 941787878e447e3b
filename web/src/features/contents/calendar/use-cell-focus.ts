import { useEffect, useRef } from "react";

/** Takes the focus to the one cell of a grid that Tab reaches: when a key has moved there, and when something is picked up. */
export function useCellFocus(current: string, carried: string | undefined) {
  const awaited = useRef<string>(undefined);
  const cells = useRef(new Map<string, HTMLElement>());

  useEffect(() => {
    // the weeks that hold it may follow a moment later
    if (awaited.current !== current) return;
    awaited.current = undefined;
    cells.current.get(current)?.focus();
  }, [current]);

  useEffect(() => {
    if (carried) cells.current.get(current)?.focus();
    // where it is taken from there, the arrows say
    // oxlint-disable-next-line exhaustive-deps
  }, [carried]);

  return {
    /** The focus goes there as soon as it is the current one. */
    await: (key: string) => void (awaited.current = key === current ? undefined : key),
    ref: (key: string) => (cell: HTMLElement | null) => void (cell ? cells.current.set(key, cell) : cells.current.delete(key)),
  };
}
