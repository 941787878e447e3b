import { useSyncExternalStore } from "react";

/** What Chromium hands out where the application may be installed; other browsers have it in their own menus. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const readers = new Set<() => void>();

function become(next: InstallPrompt | undefined): void {
  offered = next;
  for (const reader of readers) reader();
}

/** Hears from the browser whether the application can be installed. */
export function followInstallation(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    become(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => become(undefined));
}

/** Asks the person, in the browser's own words, whether to install the application. An offer counts once. */
export function install(): void {
  const prompt = offered;
  become(undefined);
  void prompt?.prompt();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export const useCanInstall = () => useSyncExternalStore(subscribe, () => offered !== undefined);
