import { useSyncExternalStore } from "react";
import { STORED } from "./stored-names.ts";
import { readStored, writeStored } from "./stored-values.ts";

let underWay = false;
const readers = new Set<() => void>();

function become(next: boolean): void {
  underWay = next;
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Whether somebody is being shown around. */
export const useTour = () => useSyncExternalStore(subscribe, () => underWay);

export const startTour = () => become(true);

/** It is over, at whichever step; this device remembers that for the person. */
export function endTour(userId: string | undefined): void {
  writeStored(STORED.tourOf(userId), "seen");
  become(false);
}

/** Whether the person has been shown around here, to the end or not. */
export const wasShownAround = (userId: string | undefined): boolean => readStored(STORED.tourOf(userId)) === "seen";
