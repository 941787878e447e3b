import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { hostOf, isPublicAddress, type Lookup, lookupChecked } from "../src/outbound/index.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "0.0.0.0",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:10.0.0.1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "64:ff9b::a00:1",
  "64:ff9b:1::a00:1",
  "2001:db8::1",
  "2001::1",
  "2002:7f00:1::",
  "localhost",
  "example.com",
])("%s is no address of the public internet", (host) => {
  expect(isPublicAddress(host)).toBe(false);
});

test.each(["93.184.216.34", "8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])("%s is one", (host) => {
  expect(isPublicAddress(host)).toBe(true);
});

test.each([
  ["http://2130706433/", "127.0.0.1"],
  ["http://0x7f.1/", "127.0.0.1"],
  ["http://[::1]:80/", "::1"],
  ["http://example.com./", "example.com"],
])("the host of %s is %s", (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
});

test("of a name with one address that isn't allowed none is connected to", async () => {
  const connectedTo = promisify((find: Lookup, done: (error: Error | null, address: unknown) => void) =>
    lookupChecked(find, { allows: isPublicAddress, refusal: (host) => new Error(`not ${host}`) })("hooks.example", { all: false }, done),
  );
  const found = (...addresses: string[]) => connectedTo(async () => addresses.map((address) => ({ address, family: 4 })));
  await expect(found("8.8.8.8", "10.0.0.1")).rejects.toThrow("not hooks.example");
  await expect(found()).rejects.toThrow("not hooks.example");
  expect(await found("8.8.8.8")).toBe("8.8.8.8");
});
