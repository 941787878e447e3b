import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { apiAt } from "../src/seed/api.ts";
import { ROOT } from "../src/settings.ts";
import { endLaunchers, freePort, RunningLauncher } from "./launcher/running-launcher.ts";
import { scratchFolder } from "./scratch-folder.ts";

afterEach(endLaunchers);

/** "a first password 5", as `npm run hash-password` has it. */
const HASH = "$argon2id$v=19$m=19456,t=2,p=1$x/Iv69nhI1vC4uDHl5EKsQ$t7/nyfyi+xAyK4vWuETjKTwuXgFrBdsb6RxDhkbfxZk";
const FILE = {
  users: [
    { email: "sara@example.com", firstName: "Sara", lastName: "Ali", passwordHash: HASH },
    { email: "omar@example.com", role: "ADMIN", passwordHash: HASH },
  ],
  companies: [{ owner: "sara@example.com", companyName: "Sada Coffee", brandName: "Sada" }],
  settings: { partners: [{ name: "Rimal" }] },
};

interface Held {
  companies: { results: { companyName: string }[] };
  partners: { name: string }[];
  branches: unknown[];
}

const entry = join(ROOT, "infra/local/src/start.ts");

test("an installation begins with what its file says, in every service, and goes on with what people made of it", async () => {
  const dataDir = scratchFolder();
  const port = await freePort();
  const file = join(dataDir, "first.json");
  writeFileSync(file, JSON.stringify(FILE));
  const start = async () => {
    const launcher = new RunningLauncher(port, dataDir, { MUHTAWA_BOOTSTRAP: file }, entry);
    await launcher.says("Ctrl-C ends it.");
    return launcher;
  };
  const signedIn = async (email: string) => {
    const visitor = apiAt(`http://localhost:${port}`);
    const { login } = await visitor<{ login: { token: string; user: { id: string; role: string } } }>(
      `mutation ($email: String!) { login(email: $email, password: "a first password 5") { token user { id } } }`,
      { email },
    );
    return { id: login.user.id, api: apiAt(`http://localhost:${port}`, login.token) };
  };
  const held = async (): Promise<Held> => {
    const { api } = await signedIn("sara@example.com");
    return api<Held>(`{ companies { results { id companyName } } partners { name } branches { name } }`);
  };
  // The catalog makes them beside its other work, once identity has answered.
  const companiesMade = () =>
    eventually(async () => {
      const found = await held();
      return found.companies.results.length > 0 && found;
    });

  const first = await start();
  expect(await companiesMade()).toMatchObject({
    companies: { results: [{ companyName: "Sada Coffee" }] },
    partners: [{ name: "Rimal" }],
    branches: [],
  });
  const { api } = await signedIn("omar@example.com");
  const { usersList } = await api<{ usersList: { results: { username: string }[] } }>(`{ usersList { results { username } } }`);
  expect(usersList.results.map(({ username }) => username)).toEqual(["sara"]);
  first.process.kill("SIGINT");
  expect(await first.exitCode()).toBe(0);

  writeFileSync(file, JSON.stringify({ ...FILE, companies: [{ ...FILE.companies[0], companyName: "Another" }] }));
  await start();
  expect(await held()).toMatchObject({ companies: { results: [{ companyName: "Sada Coffee" }] }, partners: [{ name: "Rimal" }] });
  for (const log of readdirSync(join(dataDir, "logs"))) expect(readFileSync(join(dataDir, "logs", log), "utf8")).not.toContain("argon2id");
}, 240_000);
