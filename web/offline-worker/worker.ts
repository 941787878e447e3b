import { fileAt, pageAt } from "./addresses.ts";
import { fileAnswer, pageAnswer } from "./answers.ts";
import { dropOthers, hasApplication, keepApplication } from "./kept-files.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * Lets the application start without a network. A visitor of the home page has nothing fetched ahead; once the application itself was
 * opened ("keep-application"), this build and each later one is kept whole. A later one waits until the person takes it ("take-over").
 */

self.addEventListener("install", (event) => {
  event.waitUntil(hasApplication().then((had) => (had ? keepApplication() : undefined)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-application") event.waitUntil(keepApplication().catch(() => {}));
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  const page = request.mode === "navigate" ? pageAt(pathname) : undefined;
  const file = fileAt(pathname);
  if (page) event.respondWith(pageAnswer(request, page === "home"));
  else if (file) event.respondWith(fileAnswer(request, file === "unchanging"));
});
