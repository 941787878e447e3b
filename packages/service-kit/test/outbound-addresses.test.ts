import { describe, expect, test } from "@jest/globals";
import { addressesOf, hostOf, isPublicAddress, type Lookup, lookupChecked, namesMetadata, tellsSecrets } from "../src/outbound/index.ts";

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
  ["http://example.com../", "example.com"],
])("the host of %s is %s", (url, host) => {
  expect(hostOf(new URL(url))).toBe(host);
});

test.each([
  ["169.254.169.254", true],
  ["169.253.255.255", false],
  ["169.255.0.0", false],
  ["0.0.0.1", true],
  ["1.0.0.0", false],
  ["100.100.100.200", true],
  ["100.100.100.201", false],
  ["168.63.129.16", true],
  ["168.63.129.17", false],
  ["192.0.0.192", true],
  ["192.0.0.193", false],
  ["223.255.255.255", false],
  ["224.0.0.0", true],
  ["255.255.255.255", true],
  ["10.0.0.1", false],
  ["::", true],
  ["::1", false],
  ["::ffff:169.254.169.254", true],
  ["::169.254.169.254", true],
  ["64:ff9b::169.254.169.254", true],
  ["64:ff9b:1::169.254.169.254", true],
  ["64:ff9b::8.8.8.8", false],
  ["2002:a9fe:a9fe::1", true],
  ["2002:6464:64c8::", true],
  ["2002:a9fd:0::1", false],
  ["fe80::1", true],
  ["febf::1", true],
  ["fec0::1", false],
  ["fd00:ec2::254", true],
  ["fd00:ec2::253", false],
  ["localhost", false],
  ["169.254.169.254.example", false],
] as const)("whether machines are told secrets at %s: %s", (host, tells) => {
  expect(tellsSecrets(host)).toBe(tells);
});

test.each([
  ["metadata", true],
  ["metadata.google.internal", true],
  ["x.metadata.google.internal", true],
  ["metadata.google.internal.example.com", false],
  ["metadata.example.com", false],
])("whether %s names a cloud's metadata server: %s", (host, names) => {
  expect(namesMetadata(host)).toBe(names);
});

describe("a connection to a name", () => {
  const policy = { allows: isPublicAddress, refusal: (host: string) => new Error(`not ${host}`) };
  const eight = { address: "8.8.8.8", family: 4 };
  const cloud = { address: "2606:4700::1111", family: 6 };

  const connected = (find: Lookup, all = false) =>
    new Promise<unknown[]>((resolve) => {
      lookupChecked(find, policy)("hooks.example", { all }, (...given: unknown[]) => resolve(given));
    });

  test("goes to its first address, or to any of all", async () => {
    const asked: string[] = [];
    const found: Lookup = async (host) => {
      asked.push(host);
      return [eight, cloud];
    };
    expect(await connected(found)).toEqual([null, "8.8.8.8", 4]);
    expect(await connected(found, true)).toEqual([null, [eight, cloud]]);
    expect(asked).toEqual(["hooks.example", "hooks.example"]);
  });

  test.each([
    ["the first address", [{ address: "10.0.0.1", family: 4 }, eight]],
    ["the last address", [eight, { address: "10.0.0.1", family: 4 }]],
    ["nothing at all", []],
  ])("goes nowhere where %s isn't allowed", async (_what, addresses) => {
    for (const all of [false, true]) expect(await connected(async () => addresses, all)).toEqual([new Error("not hooks.example"), "", 0]);
  });

  test("fails as the lookup does", async () => {
    const away = new Error("no such name");
    expect(await connected(() => Promise.reject(away))).toEqual([away, "", 0]);
  });

  test("is looked up as the system does", async () => {
    const found = await addressesOf("localhost");
    expect(found.length).toBeGreaterThan(0);
    for (const { address, family } of found) expect([address, family]).toEqual(family === 6 ? ["::1", 6] : ["127.0.0.1", 4]);
  });
});
