import { useSyncExternalStore } from "react";
import { writeStored } from "./stored-values.ts";

export type ColorMode = "light" | "dark";

/** The name that the script in index.html reads before the first paint. */
const KEY = "theme";
const readers = new Set<() => void>();

const colorMode = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

export function setColorMode(mode: ColorMode): void {
  document.documentElement.classList.toggle("dark", mode === "dark");
  writeStored(KEY, mode);
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useColorMode = () => useSyncExternalStore(subscribe, colorMode);
