import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { ADDRESS, call, createCompany, type Person, register } from "../journeys/api.ts";

const EXAMPLE = fileURLToPath(new URL("../../examples/typescript-client/main.ts", import.meta.url));

async function tokenOf({ token }: Person, scopes: string): Promise<string> {
  const { createPersonalToken } = await call<{ createPersonalToken: { secret: string } }>(
    `mutation { createPersonalToken(name: "example", scopes: [${scopes}], days: 1) { secret } }`,
    {},
    { token },
  );
  return createPersonalToken.secret;
}

const run = (token: string) =>
  promisify(execFile)(process.execPath, [EXAMPLE], {
    env: { PATH: process.env.PATH, MUHTAWA_URL: ADDRESS, MUHTAWA_TOKEN: token },
    timeout: 60_000,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );

test("the example of a client does with a token what it says, and tells what a token doesn't allow", async () => {
  const person = await register();
  await createCompany(person);
  const written = await run(await tokenOf(person, "WRITE"));
  expect([written.code, written.stderr]).toEqual([0, expect.not.stringContaining("Error")]);
  const [listed, drafted] = written.stdout.split("\n");
  expect(listed).toBe(`${person.username} has 1 companies`);
  expect(drafted).toMatch(/^What is new at Rutab & Co\.: DRAFT [0-9a-f]{24}$/);
  const { contents } = await call<{ contents: { totalCount: number } }>("{ contents { totalCount } }", {}, { token: person.token });
  expect(contents.totalCount).toBe(1);

  const refused = await run(await tokenOf(person, "READ"));
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("(FORBIDDEN, TOKEN_SCOPE)");
});
