import { expect, test } from "@jest/globals";
import { orNotRunning } from "../src/events/not-running.ts";
import { ErrorCode, NatsError } from "../src/nats.ts";

test("a request that nobody hears says whom it was for; what else goes wrong stays what it is", () => {
  const unheard = new NatsError("503", ErrorCode.NoResponders);
  expect(orNotRunning("catalog", unheard)).toMatchObject({ message: "catalog is not running.", cause: unheard });
  const others = [new NatsError("timeout", ErrorCode.Timeout), Object.assign(new Error("no"), { code: ErrorCode.NoResponders }), "text"];
  expect(others.map((error) => orNotRunning("catalog", error))).toEqual(others);
});
