import { expect, test } from "@jest/globals";
import { currentContext, perRequest, systemContext, withContext } from "../src/index.ts";

test("work knows the context it is done in, also after it has waited, and nothing else does", async () => {
  const [one, two] = [systemContext("one"), systemContext("two")];
  const work = async () => {
    await new Promise(setImmediate);
    return currentContext()?.correlationId;
  };
  expect(await Promise.all([withContext(one, work), withContext(two, work)])).toEqual(["one", "two"]);
  expect(withContext(one, currentContext)).toBe(one);
  expect(currentContext()).toBeUndefined();
});

test("work that no request caused is nobody's, and is told apart", () => {
  const context = systemContext();
  expect(context).toMatchObject({ actor: null, locale: "en", ip: "", token: null });
  expect(context.correlationId).toMatch(/^[0-9a-f-]{36}$/);
  expect(systemContext().correlationId).not.toBe(context.correlationId);
  expect(context.setHeader("x", "y")).toBeUndefined();
});

test("a value of a request is made once, also one that is nothing", () => {
  const [request, another] = [systemContext(), systemContext()];
  let made = 0;
  const nothing = () => {
    made += 1;
    return undefined;
  };
  expect([perRequest(request, "key", nothing), perRequest(request, "key", nothing), made]).toEqual([undefined, undefined, 1]);
  perRequest(request, "other", nothing);
  perRequest(another, "key", nothing);
  expect(made).toBe(3);
  expect(perRequest(request, "object", () => ({ a: 1 }))).toBe(perRequest(request, "object", () => ({ a: 2 })));
});
