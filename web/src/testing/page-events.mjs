/** What a page hears and knows of the network, for tests that need no more of a browser. */
const page = new EventTarget();
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) globalThis[name] = page[name].bind(page);
Object.defineProperty(globalThis.navigator, "onLine", { get: () => true, configurable: true });
globalThis.location ??= new URL("https://muhtawa.example/");
globalThis.document ??= { cookie: "" };
