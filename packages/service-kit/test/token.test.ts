import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestIdentity, type TestIdentity } from "@muhtawa/testkit";
import { remoteTokenVerifier, type TokenVerifier } from "../src/index.ts";

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

test("expired, of another issuer, signed by another key, unsigned, changed or no token at all: UNAUTHENTICATED", async () => {
  const stranger = await startTestIdentity();
  const good = await identity.tokenFor({ id: "u1" });
  const [header = "", payload = "", signature = ""] = good.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
  const refused = {
    expired: await identity.tokenFor({ id: "u1", expiresIn: -1 }),
    issuer: await identity.tokenFor({ id: "u1", issuer: "somebody-else" }),
    key: await stranger.tokenFor({ id: "u1" }),
    none: `${base64url({ alg: "none" })}.${payload}.`,
    hmac: `${base64url({ alg: "HS256" })}.${payload}.${signature}`,
    changed: `${header}.${base64url({ ...claims, role: "SUPER_ADMIN" })}.${signature}`,
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
