import { endOnFault } from "../../src/end-on-fault.ts";
import { createLogger } from "../../src/logger.ts";

/** How a process may fail. */
export type Fault = "throws" | "rejects" | "throws no error" | "fails while it starts" | "emits an error that nobody listens for";

const [fault] = process.argv.slice(2) as [Fault];
endOnFault(createLogger("failing"));
const boom = new TypeError("boom", { cause: new Error("deeper") });
switch (fault) {
  case "throws":
    setTimeout(() => {
      throw boom;
    });
    break;
  case "rejects":
    void Promise.reject(boom);
    break;
  case "throws no error":
    setTimeout(() => {
      // oxlint-disable-next-line no-throw-literal -- a library may
      throw "boom";
    });
    break;
  case "fails while it starts":
    await Promise.reject(boom);
    break;
  case "emits an error that nobody listens for":
    process.emit("error" as never, boom as never);
}
setTimeout(() => {}, 60_000);
