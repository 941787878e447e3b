import { useSyncExternalStore } from "react";
import { STORED } from "./stored-names.ts";
import { writeStored } from "./stored-values.ts";

export type ColorMode = "light" | "dark";

const readers = new Set<() => void>();

const colorMode = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

export function setColorMode(mode: ColorMode): void {
  document.documentElement.classList.toggle("dark", mode === "dark");
  writeStored(STORED.theme, mode);
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useColorMode = () => useSyncExternalStore(subscribe, colorMode, () => "light" as const);
