import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, type ServiceProcess, startEngines, startProcess, type TestEngines } from "@muhtawa/testkit";
import { ask, SECRET, startGateway } from "./kit/gateway-process.ts";

let engines: TestEngines;
let identity: ServiceProcess;
let catalog: ServiceProcess;
let gateway: ServiceProcess;

beforeAll(async () => {
  engines = await startEngines();
  const common = {
    MONGO_URL: engines.mongoUrl,
    MONGO_DB_PREFIX: `gateway_${process.pid}_`,
    NATS_URL: engines.natsUrl,
    INTERNAL_SECRET: SECRET,
    PORT: "0",
  };
  const service = (name: string, env: Record<string, string>) =>
    startProcess({
      cwd: fileURLToPath(new URL(`../../services/${name}`, import.meta.url)),
      entry: "src/main.ts",
      env: { ...common, ...env },
    });
  identity = await service("identity", {
    KEY_SECRET: "a-secret-for-tests-of-the-gateway-only",
    ADMIN_EMAIL: "admin@example.com",
    ADMIN_PASSWORD: "Admin-password-1",
  });
  catalog = await service("catalog", { IDENTITY_URL: identity.url });
  gateway = await startGateway({ natsUrl: engines.natsUrl, urls: { identity: identity.url, catalog: catalog.url } });
}, 60_000);
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([catalog?.stop(), identity?.stop()]);
  await engines?.stop();
});

test("a client signs up, adds a company, sees it with its owner, and an admin sees it counted", async () => {
  const { body: countries } = await ask(gateway.url, "{ countries { id phone } }");
  const [country] = countries.data.countries;
  const signedUp = await ask(
    gateway.url,
    `mutation($countryId: ID!) {
      registerUser(username: "salma", email: "salma@example.com", password: "Password-1", confirmPassword: "Password-1",
        phoneCode: "966", phoneNumber: "500000000", countryId: $countryId) { token user { id } }
    }`,
    {},
    { countryId: country.id },
  );
  expect(signedUp.body.errors).toBeUndefined();
  expect(signedUp.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  const { token } = signedUp.body.data.registerUser;
  const authorization = `Bearer ${token}`;

  const created = await ask(
    gateway.url,
    'mutation { createCompany(input: { companyName: "Najd Coffee", brandName: "نجد" }) { company { id owner { username } } } }',
    { authorization },
  );
  expect(created.body).toEqual({ data: { createCompany: { company: { id: expect.any(String), owner: { username: "salma" } } } } });

  const list = await ask(gateway.url, "{ companies { totalCount results { brandName owner { username email } } } }", { authorization });
  expect(list.body.data.companies).toEqual({
    totalCount: 1,
    results: [{ brandName: "نجد", owner: { username: "salma", email: "salma@example.com" } }],
  });

  const admin = await ask(gateway.url, 'mutation { login(email: "admin@example.com", password: "Admin-password-1") { token } }');
  await eventually(async () => {
    const users = await ask(gateway.url, '{ usersList(search: "salma") { results { companies } } }', {
      authorization: `Bearer ${admin.body.data.login.token}`,
    });
    return users.body.data.usersList.results[0]?.companies === 1;
  });
});

test("a session is refreshed with both halves of its secret, for our own pages only", async () => {
  const { body, headers } = await ask(gateway.url, 'mutation { login(email: "salma@example.com", password: "Password-1") { sessionKey } }');
  const [cookie = ""] = headers.getSetCookie();
  const refresh = (origin: string) =>
    fetch(`${gateway.url}/auth/refresh`, {
      method: "POST",
      headers: { origin, cookie: cookie.split(";")[0] ?? "", "x-session-key": body.data.login.sessionKey },
    });
  expect((await refresh("https://evil.example")).status).toBe(403);
  const refreshed = await refresh(gateway.url);
  expect(refreshed.status).toBe(200);
  const session = (await refreshed.json()) as { token: string; user: { username: string } };
  expect(session).toMatchObject({ sessionKey: expect.any(String), user: { username: "salma" } });
  expect(refreshed.headers.getSetCookie()[0]).not.toBe(cookie);
  const { body: current } = await ask(gateway.url, "{ currentUser { username } }", { authorization: `Bearer ${session.token}` });
  expect(current.data.currentUser.username).toBe("salma");
});

test("refusals of real services keep status, fields and language", async () => {
  const anonymous = await ask(gateway.url, "{ companies { totalCount } }", { "x-locale": "ar" });
  expect([anonymous.status, anonymous.body.errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  expect(anonymous.body.errors[0].message).toMatch(/[\u0600-\u06ff]/);
  const forged = await ask(gateway.url, "{ companies { totalCount } }", { authorization: "Bearer a.b.c" });
  expect([forged.status, forged.body.errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
  const login = await ask(gateway.url, 'mutation { login(email: "nobody@example.com", password: "Wrong-password-1") { token } }');
  expect([login.status, login.body.errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
});

test("with identity killed the companies stay, their owners are placeholders, and signing in is 503", async () => {
  const admin = await ask(gateway.url, 'mutation { login(email: "admin@example.com", password: "Admin-password-1") { token } }');
  const authorization = `Bearer ${admin.body.data.login.token}`;
  expect((await ask(gateway.url, "{ companies { totalCount } }", { authorization })).status).toBe(200);
  await identity.kill("SIGKILL");
  const list = await ask(gateway.url, "{ companies { results { brandName owner { username } } } }", { authorization });
  expect(list.status).toBe(200);
  expect(list.body.data.companies.results).toEqual([{ brandName: "نجد", owner: { username: "Unavailable" } }]);
  expect(list.body.errors[0]).toMatchObject({ path: ["companies", "results", 0, "owner"], extensions: { code: "SERVICE_UNAVAILABLE" } });
  const login = await ask(gateway.url, 'mutation { login(email: "admin@example.com", password: "x") { token } }');
  expect(login.status).toBe(503);
});
