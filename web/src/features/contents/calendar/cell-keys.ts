import type { KeyboardEvent } from "react";
import type { Hold } from "./held-content.ts";

interface InCell {
  /** Something was picked up by key. */
  carries: boolean;
  onHold: Hold;
  onPut: () => void;
}

/** What a key does in a cell of the calendar; false for one that may lead to another cell. */
export function usesKey({ key, target, currentTarget }: KeyboardEvent, { carries, onHold, onPut }: InCell): boolean {
  const cell = currentTarget as HTMLElement;
  if (target !== cell) {
    // from a content of the cell back to the cell
    if (key === "Escape") cell.focus();
    return true;
  }
  if (carries && key === "Escape") onHold(undefined);
  else if (carries && key === "Enter") onPut();
  else if (key === "Enter") cell.querySelector<HTMLElement>("a")?.focus();
  else return false;
  return true;
}
