import { describe, expect, test } from "@jest/globals";
import { SecretSeal } from "../src/index.ts";

const SECRET = "a secret of at least thirty-two characters";
const seal = new SecretSeal(SECRET, "webhooks");

test.each(["", "whsec_1", "مفتاح 🔑", "x".repeat(10_000)])("what is sealed can be opened again", (text) => {
  expect(new SecretSeal(SECRET, "webhooks").open(seal.seal(text))).toBe(text);
});

test("the same text is never sealed alike, and can't be read", () => {
  const [one, two] = [seal.seal("model key"), seal.seal("model key")];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, "base64").toString("latin1")).not.toContain("model key");
});

describe("nothing is opened", () => {
  test("with another secret, or for another purpose", () => {
    const sealed = seal.seal("model key");
    expect(new SecretSeal(`${SECRET}!`, "webhooks").open(sealed)).toBeUndefined();
    expect(new SecretSeal(SECRET, "models").open(sealed)).toBeUndefined();
  });

  test("that was changed anywhere", () => {
    const bytes = Buffer.from(seal.seal("model key"), "base64");
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seal.open(changed.toString("base64"))).toBeUndefined();
    }
  });

  test.each(["", "short", Buffer.alloc(27).toString("base64"), Buffer.alloc(28).toString("base64")])(
    "that was never sealed: %j",
    (sealed) => {
      expect(seal.open(sealed)).toBeUndefined();
    },
  );
});
