import { expect, test } from "@jest/globals";
import { clientAddress } from "./client-address.ts";

type From = Parameters<typeof clientAddress>[0];
const addressOf = (ip: string | undefined, remoteAddress?: string) => clientAddress({ ip, socket: { remoteAddress } } as From);

test("a request comes from an address without its port, or from where its connection does", () => {
  expect(addressOf("203.0.113.7:4711")).toBe("203.0.113.7");
  expect(addressOf("[2001:db8::1]:4711")).toBe("2001:db8::1");
  expect(addressOf("unknown", "127.0.0.1")).toBe("127.0.0.1");
});

test("one whose connection has closed meanwhile comes from nowhere, and breaks nothing", () => {
  expect(addressOf(undefined)).toBe("");
});
