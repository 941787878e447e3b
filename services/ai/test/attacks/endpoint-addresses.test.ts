import { describe, expect, test } from "@jest/globals";
import { addressOf, demandModelAddress } from "../../src/models/endpoint-address.ts";

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
  ])("%s", (address) => {
    expect(addressOf(address)).toBeUndefined();
  });

  test.each([["169.254.169.254"], ["10.0.0.5", "169.254.169.254"], ["fd00:ec2::254"], ["::ffff:169.254.169.254"]])(
    "nor by a name that stands for %s",
    async (...addresses) => {
      const found = async () => addresses.map((address) => ({ address }));
      await expect(demandModelAddress(new URL("http://models.example/v1"), found)).rejects.toThrow("no model's address");
    },
  );

  test("one of the own network is asked, by address and by name", async () => {
    expect(addressOf("http://10.0.0.5:11434/v1/")).toBe("http://10.0.0.5:11434/v1");
    await demandModelAddress(new URL("http://ollama:11434/v1"), async () => [{ address: "172.18.0.4" }]);
    await demandModelAddress(new URL("http://127.0.0.1:11434/v1"));
  });
});
