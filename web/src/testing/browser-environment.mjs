import { TestEnvironment } from "jest-environment-jsdom";

const NODE_GLOBALS = [
  "TextEncoder",
  "TextDecoder",
  "TextDecoderStream",
  "ReadableStream",
  "TransformStream",
  "WritableStream",
  "DecompressionStream",
  "BroadcastChannel",
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
  "Blob",
  "File",
  "AbortController",
  "AbortSignal",
  "structuredClone",
];

/** jsdom with the parts of a browser that it leaves out and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
    // a test's own `process.env` is a copy, which the clock doesn't follow
    this.global.setTimeZone = (zone) => {
      process.env.TZ = zone;
    };
    this.zoneBefore = process.env.TZ;
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
}
