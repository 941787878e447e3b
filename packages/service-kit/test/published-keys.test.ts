import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { PublishedKeys } from "../src/published-keys.ts";

const keyOf = (kid: string) => ({ ...generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey.export({ format: "jwk" }), kid });
const first = keyOf("first");

/** What identity answers, and how often it was asked. */
let answer: { status: number; body: unknown; location?: string };
let asked: number;
let identity: Server;
let url: URL;

beforeEach(async () => {
  answer = { status: 200, body: { keys: [first] } };
  asked = 0;
  identity = createServer((_request, response) => {
    asked += 1;
    const { status, body, location } = answer;
    response.writeHead(status, { "content-type": "application/json", ...(location && { location }) }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => identity.listen(0, "127.0.0.1", resolve));
  url = new URL(`http://127.0.0.1:${(identity.address() as AddressInfo).port}/keys`);
});
afterEach(() => {
  jest.restoreAllMocks();
  identity.close();
});

describe("a key", () => {
  test("is asked for when it isn't known, once for all who ask at once", async () => {
    const keys = new PublishedKeys(url);
    expect(keys.known("first")).toBeUndefined();
    const found = await Promise.all(["first", "first", "another"].map((kid) => keys.find(kid)));
    expect(found.map((key) => key?.asymmetricKeyType)).toEqual(["ec", "ec", undefined]);
    expect([asked, keys.known("first"), keys.known("another")]).toEqual([1, found[0], undefined]);
  });

  test("that isn't known is asked for again 30 s after an answer, and one that stayed is the same object", async () => {
    const now = jest.spyOn(performance, "now").mockReturnValue(1_000);
    const keys = new PublishedKeys(url);
    const before = await keys.find("first");
    answer.body = { keys: [first, keyOf("second")] };
    now.mockReturnValue(30_999);
    expect([await keys.find("second"), asked]).toEqual([undefined, 1]);
    now.mockReturnValue(31_000);
    expect([(await keys.find("second"))?.asymmetricKeyType, asked]).toEqual(["ec", 2]);
    expect(await keys.find("first")).toBe(before);
    answer.body = { keys: [keyOf("first")] };
    now.mockReturnValue(90_000);
    expect(await keys.find("second")).toBe(keys.known("second"));
    expect(asked).toBe(2);
    expect(await keys.find("third")).toBeUndefined();
    expect([keys.known("second"), keys.known("first") === before]).toEqual([undefined, false]);
  });

  test("of another kind, or without a name, is passed over", async () => {
    const rsa = { ...generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "jwk" }), kid: "rsa" };
    const p384 = { ...generateKeyPairSync("ec", { namedCurve: "P-384" }).publicKey.export({ format: "jwk" }), kid: "p384" };
    const { kid: _kid, ...nameless } = keyOf("x");
    answer.body = { keys: [rsa, p384, nameless, null, "key", first], more: true };
    const keys = new PublishedKeys(url);
    expect((await keys.find("first"))?.asymmetricKeyType).toBe("ec");
    expect([keys.known("rsa"), keys.known("p384"), keys.known("Stryker was here")]).toEqual([undefined, undefined, undefined]);
  });
});

describe("whoever asks is told", () => {
  test("that identity can't say, and asks again the next time", async () => {
    const keys = new PublishedKeys(url);
    answer.status = 500;
    await expect(keys.find("first")).rejects.toThrow("identity answered the request for its keys with 500");
    answer.status = 200;
    expect(await keys.find("first")).toBeDefined();
  });

  test.each([[{}], [{ keys: "none" }], [{ keys: Array.from({ length: 101 }, () => ({})) }]])("that %j are no keys", async (body) => {
    answer.body = body;
    await expect(new PublishedKeys(url).find("first")).rejects.toThrow();
  });

  test("of no keys that another place has", async () => {
    answer = { status: 302, body: {}, location: "/elsewhere" };
    await expect(new PublishedKeys(url).find("first")).rejects.toThrow("fetch failed");
    expect(asked).toBe(1);
  });
});
