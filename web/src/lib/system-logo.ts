import { useSyncExternalStore } from "react";
import { apiUrl } from "./config.ts";
import { localeHeaders } from "./http/locale-headers.ts";
import { STORED } from "./stored-names.ts";
import { readStored, removeStored, writeStored } from "./stored-values.ts";

/** The address of the logo that admins have set for the installation; null where the product's mark stands. Begins with the last known. */
let logo = readStored(STORED.systemLogo);
const readers = new Set<() => void>();

export function setSystemLogo(address: string | null): void {
  if (address) writeStored(STORED.systemLogo, address);
  else removeStored(STORED.systemLogo);
  logo = address;
  for (const reader of readers) reader();
}

/** Asks for the logo; without an answer the last known stays, and nobody is told. */
export async function loadSystemLogo(): Promise<void> {
  try {
    const response = await fetch(apiUrl("site/settings"), { headers: localeHeaders(), cache: "no-cache" });
    if (!response.ok) return;
    const { data } = (await response.json()) as { data: { logo: string | null } };
    setSystemLogo(data.logo);
  } catch {
    // keep the current mark
  }
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useSystemLogo = () =>
  useSyncExternalStore(
    subscribe,
    () => logo,
    () => null,
  );
