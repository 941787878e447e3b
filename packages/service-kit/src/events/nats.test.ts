import { expect, test } from "@jest/globals";
import { brokerOf } from "./nats.ts";

test("an address names servers, with a scheme or without one", () => {
  expect(brokerOf("nats://one:4222,two:4333")).toEqual({ servers: ["one:4222", "two:4333"] });
  expect(brokerOf("127.0.0.1:4222")).toEqual({ servers: ["127.0.0.1:4222"] });
});

test("the user that one of them names is everywhere, with an inbox of its own", () => {
  const user = { servers: ["one:4222", "two:4222"], user: "a b", pass: "p@ss", inboxPrefix: "_INBOX_a b" };
  expect(brokerOf("nats://a%20b:p%40ss@one:4222,nats://two:4222")).toEqual(user);
  expect(brokerOf("nats://one:4222,nats://a%20b:p%40ss@two:4222")).toEqual(user);
});
