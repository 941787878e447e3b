import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { JWKS_PATH } from "@muhtawa/contracts";
import { remoteTokenVerifier } from "@muhtawa/service-kit";
import { eventually, type ServiceProcess } from "@muhtawa/testkit";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { CURRENT_USER, LOGIN } from "./documents.ts";
import { ADMIN, client, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const published = async (url: string) => (await (await fetch(new URL(JWKS_PATH, url))).json()) as { keys: Record<string, string>[] };

describe("the signing keys", () => {
  test("are published for everybody to check tokens with, and may be cached", async () => {
    const answer = await fetch(new URL(JWKS_PATH, identity.service().url));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    const { keys } = (await answer.json()) as { keys: Record<string, string>[] };
    expect(keys).toEqual([
      { kty: "EC", crv: "P-256", alg: "ES256", use: "sig", kid: expect.any(String), x: expect.any(String), y: expect.any(String) },
    ]);
    const { token } = await registered(identity);
    const { protectedHeader } = await jwtVerify(token, createRemoteJWKSet(new URL(JWKS_PATH, identity.service().url)), {
      issuer: "muhtawa",
    });
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: keys[0]?.["kid"] });
  });

  test("outlive a restart: tokens stay valid, and the database holds no readable private key", async () => {
    const { user, token } = await registered(identity);
    const before = await published(identity.service().url);
    await identity.restart();
    expect(await published(identity.service().url)).toEqual(before);
    const { data } = await identity.as({ token })(CURRENT_USER);
    expect(data.currentUser.id).toBe(user.id);
    const stored = await identity.database.collection("signingKeys").find().toArray();
    expect(JSON.stringify(stored)).not.toMatch(/"d":/);
  });

  test("are the same in instances that start together on an empty database, and so is the first admin", async () => {
    const fresh = { MONGO_DB_PREFIX: `${identity.env["MONGO_DB_PREFIX"]}together_` };
    const instances = await Promise.all([identity.another(fresh), identity.another(fresh)]);
    const [one, other] = await Promise.all(instances.map(({ url }) => published(url)));
    expect(one?.keys).toHaveLength(1);
    expect(other).toEqual(one);
    const [first, second] = instances as [(typeof instances)[number], (typeof instances)[number]];
    const { data } = await client(first)(LOGIN, ADMIN);
    const seenByOther = await client(second, { token: data.login.token })(CURRENT_USER);
    expect(seenByOther.data.currentUser).toMatchObject({ id: data.login.user.id, role: "SUPER_ADMIN" });
  });

  test("can't be read with another KEY_SECRET, which is said in one line", async () => {
    const failed = identity.another({ KEY_SECRET: "another secret that encrypted nothing" });
    await expect(failed).rejects.toThrow(/ended with 1 [\s\S]*KEY_SECRET is not the one that the stored signing keys were encrypted with/);
  });
});

describe("signing keys take turns:", () => {
  const QUICK = { KEY_ROTATION_MS: "4000", KEY_ANNOUNCE_MS: "3000", KEY_KEEP_MS: "6000" };
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  const kidsOf = async ({ url }: ServiceProcess) => (await published(url)).keys.map(({ kid }) => kid);

  test("each is published before it signs and for a while after, the same by all instances, and tokens outlive the change", async () => {
    const together = { ...QUICK, MONGO_DB_PREFIX: `${identity.env["MONGO_DB_PREFIX"]}turns_` };
    const one = await identity.another(together);
    const other = await identity.another(together);
    const token = async (service: ServiceProcess): Promise<string> => (await client(service)(LOGIN, ADMIN)).data.login.token;
    const works = async (service: ServiceProcess, bearer: string) => !(await client(service, { token: bearer })(CURRENT_USER)).errors;
    const first = await token(one);

    // What was published somewhere before a token was signed elsewhere holds its key.
    const seen: (string | undefined)[] = [kidOf(first)];
    await eventually(async () => {
      for (const [signer, witness] of [
        [one, other],
        [other, one],
      ] as const) {
        const before = await kidsOf(witness);
        const kid = kidOf(await token(signer));
        expect(before).toContain(kid);
        if (seen.at(-1) !== kid && !seen.includes(kid)) seen.push(kid);
      }
      if (seen.length === 2) expect([await works(one, first), await works(other, first)]).toEqual([true, true]);
      return seen.length >= 3;
    });
    // Somebody who has never asked before, as a service that starts just now.
    expect(await remoteTokenVerifier(other.url)(await token(one))).toMatchObject({ role: "SUPER_ADMIN" });

    await eventually(async () => !(await kidsOf(one)).includes(seen[0]) && !(await kidsOf(other)).includes(seen[0]));
    expect([await works(one, first), await works(other, first)]).toEqual([false, false]);
    const stored = await identity.database.useDb(`${together.MONGO_DB_PREFIX}identity`).collection("signingKeys").find().toArray();
    for (const { createdAt, activeFrom } of stored) expect(activeFrom.getTime() - createdAt.getTime()).toBeGreaterThanOrEqual(2_000);
    const ids = stored.map(({ _id }) => Number(_id)).toSorted((a, b) => a - b);
    expect(ids).toEqual(ids.map((_, index) => Number(ids[0]) + index));
  }, 60_000);

  test("a key that was stored before they did signs on", async () => {
    await identity.database.collection("signingKeys").updateMany({}, { $unset: { activeFrom: 1 } });
    const { token } = await registered(identity);
    await identity.restart();
    expect((await identity.as({ token })(CURRENT_USER)).errors).toBeUndefined();
  });
});

describe("the environment", () => {
  test("is reported with all its problems, and ends the process with 1", async () => {
    const failed = identity.another({ KEY_SECRET: "short", KEY_ANNOUNCE_MS: "soon", ADMIN_EMAIL: "nobody", MONGO_URL: "" });
    await expect(failed).rejects.toThrow(/ended with 1 [\s\S]*KEY_SECRET[\s\S]*KEY_ANNOUNCE_MS[\s\S]*ADMIN_EMAIL/);
  });

  test("makes the first admin once: later starts change nothing", async () => {
    await identity.restart({ ADMIN_EMAIL: "somebody.else@muhtawa.test", ADMIN_PASSWORD: "quite another secret" });
    expect((await identity.as()(LOGIN, ADMIN)).data.login.user.role).toBe("SUPER_ADMIN");
    const other = await identity.as()(LOGIN, { email: "somebody.else@muhtawa.test", password: "quite another secret" });
    expect(other.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await identity.database.collection("users").countDocuments({ role: "SUPER_ADMIN" })).toBe(1);
  });
});
