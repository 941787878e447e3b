import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { PERSONAL_TOKEN_ISSUER, TOKEN_ISSUER } from "@muhtawa/contracts";
import { startTestIdentity, type TestIdentity } from "@muhtawa/testkit";
import jwt, { type SignOptions } from "jsonwebtoken";
import { remoteTokenVerifier, type TokenKeys, tokenVerifier, type TokenVerifier } from "../src/index.ts";

let identity: TestIdentity;
let verify: TokenVerifier;

beforeAll(async () => {
  identity = await startTestIdentity();
  verify = remoteTokenVerifier(identity.url);
});
afterAll(() => identity.stop());

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token of identity's names its user", async () => {
  const token = await identity.tokenFor({ id: "u1", role: "ADMIN" });
  expect(await verify(token)).toEqual({ id: "u1", role: "ADMIN", scope: ["ADMIN"], sessionId: "session-u1" });
});

test("a personal token's access token carries what it was made for", async () => {
  const grant = { scopes: ["READ" as const], companies: ["c1"] };
  const token = await identity.tokenFor({ id: "u1", issuer: PERSONAL_TOKEN_ISSUER, grant });
  expect(await verify(token)).toMatchObject({ id: "u1", grant });
});

test("expired, of another issuer, signed by another key, unsigned, changed or no token at all: UNAUTHENTICATED", async () => {
  const stranger = await startTestIdentity();
  const good = await identity.tokenFor({ id: "u1" });
  const [header = "", payload = "", signature = ""] = good.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const refused = {
    expired: await identity.tokenFor({ id: "u1", expiresIn: -1 }),
    issuer: await identity.tokenFor({ id: "u1", issuer: "somebody-else" }),
    key: await stranger.tokenFor({ id: "u1" }),
    keyNotNamed: `${base64url({ alg: "ES256" })}.${payload}.${signature}`,
    none: `${base64url({ alg: "none" })}.${payload}.`,
    hmac: `${base64url({ alg: "HS256" })}.${payload}.${signature}`,
    changed: `${header}.${base64url({ ...claims, role: "SUPER_ADMIN" })}.${signature}`,
    grantLost: await identity.tokenFor({ id: "u1", issuer: PERSONAL_TOKEN_ISSUER }),
    grantOfASession: await identity.tokenFor({ id: "u1", grant: { scopes: ["READ"] } }),
    unknownRole: await identity.tokenFor({ id: "u1", role: "OWNER" as never }),
    nonsense: "nonsense",
  };
  for (const [why, token] of Object.entries(refused))
    await expect(
      verify(token).then(
        () => why,
        (error: { code: string }) => error.code,
      ),
    ).resolves.toBe("UNAUTHENTICATED");
  await stranger.stop();
});

test("unknown keys are asked for at most every 30 s, however many tokens name them", async () => {
  const stranger = await startTestIdentity();
  const asked = identity.keyRequests();
  for (let count = 0; count < 5; count += 1)
    await expect(verify(await stranger.tokenFor({ id: "u1" }))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(identity.keyRequests() - asked).toBeLessThanOrEqual(1);
  await stranger.stop();
});

test("while identity is down verification goes on with the keys it has, and without any it is SERVICE_UNAVAILABLE", async () => {
  const gone = await startTestIdentity();
  const token = await gone.tokenFor({ id: "u1" });
  const knowing = remoteTokenVerifier(gone.url);
  await knowing(token);
  await gone.stop();
  expect(await knowing(token)).toMatchObject({ id: "u1" });
  await expect(remoteTokenVerifier(gone.url)(token)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
});

test.each([
  [500, "oops"],
  [200, '{"not":"keys"}'],
])("an identity that answers %s with %s is SERVICE_UNAVAILABLE, not the token's fault", async (status, body) => {
  const odd = createServer((_request, response) => void response.writeHead(status, { "content-type": "application/json" }).end(body));
  await new Promise<void>((resolve) => void odd.listen(0, "127.0.0.1", resolve));
  const { port } = odd.address() as { port: number };
  const token = await identity.tokenFor({ id: "u1" });
  await expect(remoteTokenVerifier(`http://127.0.0.1:${port}`)(token)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  odd.closeAllConnections();
  await new Promise((resolve) => odd.close(resolve));
});

describe("a verified token", () => {
  const pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const claims = { role: "CLIENT", scope: [], sid: "s1", epoch: 3 };
  const signed = (options: SignOptions, key: KeyObject = pair.privateKey) =>
    jwt.sign(claims, key, { algorithm: "ES256", keyid: "k1", subject: "u1", issuer: TOKEN_ISSUER, ...options });

  /** One key under an id, which can be taken away, and how often it was asked for. */
  function oneKey(key: KeyObject = pair.publicKey) {
    const asked = { times: 0, key: key as KeyObject | undefined };
    const keys: TokenKeys = {
      known: () => asked.key,
      async find() {
        asked.times += 1;
        return asked.key;
      },
    };
    return { asked, verify: tokenVerifier(keys) };
  }
  const refused = { code: "UNAUTHENTICATED" };

  test("is not verified again", async () => {
    const { asked, verify: verifyOnce } = oneKey();
    const token = signed({ expiresIn: 60 });
    const actor = { id: "u1", role: "CLIENT", scope: [], sessionId: "s1", epoch: 3 };
    expect([await verifyOnce(token), await verifyOnce(token)]).toEqual([actor, actor]);
    expect(asked.times).toBe(1);
  });

  test("counts until it expires", async () => {
    const { verify: verifyOnce } = oneKey();
    const token = signed({ expiresIn: 60 });
    await verifyOnce(token);
    const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    await expect(verifyOnce(token)).rejects.toMatchObject(refused);
    now.mockRestore();
  });

  test("counts until its key is gone or another has its name", async () => {
    const { asked, verify: verifyOnce } = oneKey();
    const token = signed({ expiresIn: 60 });
    await verifyOnce(token);
    asked.key = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey;
    await expect(verifyOnce(token)).rejects.toMatchObject(refused);
    asked.key = undefined;
    await expect(verifyOnce(token)).rejects.toMatchObject(refused);
  });

  test("has an end: without one it is refused", async () => {
    await expect(oneKey().verify(signed({}))).rejects.toMatchObject(refused);
  });

  test("is of the one algorithm, also where a key would do for others", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const { asked, verify: verifyRsa } = oneKey(rsa.publicKey);
    await expect(verifyRsa(signed({ algorithm: "RS256", expiresIn: 60 }, rsa.privateKey))).rejects.toMatchObject(refused);
    const publicPem = createPublicKey(pair.privateKey).export({ type: "spki", format: "pem" }).toString();
    const hmac = jwt.sign(claims, Buffer.from(publicPem), { keyid: "k1", subject: "u1", issuer: TOKEN_ISSUER, expiresIn: 60 });
    await expect(oneKey().verify(hmac)).rejects.toMatchObject(refused);
    expect(asked.times).toBe(0);
  });
});
