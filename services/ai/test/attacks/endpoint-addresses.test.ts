import { promisify } from "node:util";
import { describe, expect, test } from "@jest/globals";
import type { Lookup } from "@muhtawa/service-kit/outbound";
import { addressOf, checkedLookup, demandModelAddress } from "../../src/models/endpoint-address.ts";

const connectedTo = promisify((find: Lookup, done: (error: Error | null, address: unknown) => void) =>
  checkedLookup(find)("models.example", { all: false }, done),
);

describe("an endpoint's address never leads to where machines are told their secrets", () => {
  test.each([
    "http://169.254.169.254/v1",
    "http://169.254.169.254./v1",
    "http://2852039166/v1",
    "http://0xa9.0xfe.0xa9.0xfe/v1",
    "http://[::ffff:169.254.169.254]/v1",
    "http://[::ffff:a9fe:a9fe]/v1",
    "http://[fd00:ec2::254]/v1",
    "http://metadata.google.internal/v1",
    "http://metadata.google.internal./v1",
    "http://METADATA/v1",
    "http://100.100.100.200/v1",
    "http://168.63.129.16/v1",
    "http://192.0.0.192/v1",
    "http://0.0.0.0/v1",
    "http://[::a9fe:a9fe]/v1",
    "http://[64:ff9b::169.254.169.254]/v1",
    "http://[64:ff9b:1::a9fe:a9fe]/v1",
    "http://[2002:a9fe:a9fe::1]/v1",
    "http://[64:ff9b::6464:64c8]/v1",
  ])("%s", (address) => {
    expect(addressOf(address)).toBeUndefined();
  });

  test.each([["169.254.169.254"], ["10.0.0.5", "169.254.169.254"], ["fd00:ec2::254"], ["::ffff:169.254.169.254"]])(
    "nor by a name that stands for %s",
    async (...addresses) => {
      await expect(connectedTo(async () => addresses.map((address) => ({ address, family: 4 })))).rejects.toThrow("no model's address");
    },
  );

  test("one of the own network is asked, by address and by name", async () => {
    expect(addressOf("http://10.0.0.5:11434/v1/")).toBe("http://10.0.0.5:11434/v1");
    for (const own of ["http://[::1]:11434/v1", "http://[fd12::5]:11434/v1", "http://[64:ff9b::808:808]/v1"])
      expect(addressOf(own)).toBe(own);
    expect(await connectedTo(async () => [{ address: "172.18.0.4", family: 4 }])).toBe("172.18.0.4");
    demandModelAddress(new URL("http://127.0.0.1:11434/v1"));
  });
});
