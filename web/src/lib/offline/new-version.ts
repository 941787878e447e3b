import { useSyncExternalStore } from "react";

/** Milliseconds after which an application that stays open asks whether there is a newer one. */
const ASK_AGAIN_MS = 3_600_000;

let ready = false;
let waiting: ServiceWorker | undefined;
let taking = false;
const readers = new Set<() => void>();

function become(next: boolean): void {
  ready = next;
  for (const reader of readers) reader();
}

function offer(worker: ServiceWorker | undefined): void {
  waiting = worker;
  become(true);
}

/** Hears of versions that wait behind the one this page runs on. */
function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // without a controller it is the first of all, and nothing is replaced
      if (worker.state === "installed" && serviceWorker.controller) offer(worker);
    });
  });
  let askedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Keeps the application on this device, so that it starts without a network, and follows its later versions. None is taken by itself: the
 * page runs on as it was loaded until the person takes it, or it is loaded anew. The page itself registers the worker once it rests.
 */
export async function followVersions(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (taking) location.reload();
    // another tab has taken the new version: this one still runs the old
    else if (hadController || waiting) offer(undefined);
  });
  const registration = await serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  registration.active?.postMessage("keep-application");
  watch(registration);
}

let own = "";
let told = "";

/** The script that this application began with, as the page of its build names it. */
export function runsBuild(entry: string): void {
  own = entry.startsWith("/assets/") ? entry : "";
}

/** Which build goes with the API that has just answered: another one than this is offered, once. */
export function hearBuild(entry: string | null): void {
  if (!own || !entry || entry === own || entry === told) return;
  told = entry;
  if (!ready) offer(waiting);
  void navigator.serviceWorker?.getRegistration().then(
    (registration) => registration?.update(),
    () => undefined,
  );
}

/** Loads the page anew, on the version that waits. */
export function takeNewVersion(): void {
  if (!waiting) return location.reload();
  taking = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  return waiting.postMessage("take-over");
}

export const putOffNewVersion = () => become(false);

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Whether a newer version than this page's is ready. */
export const useNewVersion = () => useSyncExternalStore(subscribe, () => ready);
