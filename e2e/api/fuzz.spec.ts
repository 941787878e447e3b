import { expect, test } from "@playwright/test";
import { buildClientSchema, getIntrospectionQuery, type GraphQLField, type IntrospectionQuery } from "graphql";
import {
  ADDRESS,
  call,
  createCompany,
  createContent,
  createProject,
  type Person,
  register,
  saveBody,
  signInAdmin,
} from "../journeys/api.ts";
import { fieldsOf, operationOf } from "../tools/fuzz/operations.ts";
import { Random } from "../tools/fuzz/random.ts";

/*
 * The whole API, asked with valid and broken values for every argument by every role. The long form, on a stack of its own:
 *
 *   FUZZ_REQUESTS=20000 FUZZ_SEED=7 npm run e2e -w e2e -- --project=api fuzz.spec.ts
 */
const LONG = process.env["FUZZ_REQUESTS"] !== undefined;
const REQUESTS = Number(process.env["FUZZ_REQUESTS"] ?? 400);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_122);
/** Milliseconds. Beside other suites on two processors a quick answer takes its time, too. */
const SLOWEST = Number(process.env["FUZZ_SLOWEST"] ?? (LONG ? 2_000 : 15_000));
/** A model that isn't there is waited for, for as long as a trial may take. */
const LONGEST_TRIAL = 10_000;
const AT_ONCE = 4;

/** These change what is everybody's, or count by network: beside other suites they would change what those see. */
const NOT_BESIDE_OTHERS = new Set(
  LONG
    ? []
    : [
        "registerUser",
        "login",
        "requestPasswordReset",
        "verifyPasswordResetCode",
        "resetPassword",
        "submitContactForm",
        "requestGeneration",
      ],
);

interface Role {
  readonly name: string;
  readonly token?: string;
  /** Words of others that this one never may see. */
  readonly foreign: readonly string[];
  readonly writes: boolean;
}

async function personWithSecrets(canary: string): Promise<{ person: Person; ids: string[] }> {
  const person = await register();
  const companyId = await createCompany(person, {
    companyName: `${canary} company`,
    brandName: `${canary} brand`,
    brandVoice: { personality: ["warm"], goals: [], tags: [], rules: [] },
  });
  const projectId = await createProject(person, companyId, `${canary} project`);
  const contentId = await createContent(person, companyId, { title: `${canary} title`, keywords: [`${canary}keyword`] }, projectId);
  await saveBody(person.token, contentId, `${canary} body`);
  return { person, ids: [person.id, companyId, projectId, contentId, `${contentId}:1`] };
}

test("whatever is asked by whomever: no fault, no long wait, no word of another person", async () => {
  test.setTimeout(LONG ? 3_600_000 : 120_000);
  const random = new Random(SEED);
  const [noura, sami, admin] = await Promise.all([personWithSecrets("canarynoura"), personWithSecrets("canarysami"), signInAdmin()]);
  const schema = buildClientSchema(await call<IntrospectionQuery>(getIntrospectionQuery()));
  const ids = [...noura.ids, ...sami.ids];
  const fields: Record<"query" | "mutation", GraphQLField<unknown, unknown>[]> = {
    query: fieldsOf(schema, "query", NOT_BESIDE_OTHERS),
    mutation: fieldsOf(schema, "mutation", NOT_BESIDE_OTHERS),
  };
  const roles: Role[] = [
    { name: "nobody", foreign: ["canarynoura", "canarysami"], writes: true },
    { name: "noura", token: noura.person.token, foreign: ["canarysami"], writes: true },
    { name: "sami", token: sami.person.token, foreign: ["canarynoura"], writes: true },
    { name: "admin", token: admin.token, foreign: [], writes: LONG },
    { name: "a forged token", token: `${noura.person.token.slice(0, -4)}AAAA`, foreign: ["canarynoura", "canarysami"], writes: true },
  ];
  const startsOf = async () => {
    const query = "{ systemStatus { services { name startedAt } } }";
    return (await call<{ systemStatus: { services: object[] } }>(query, {}, { token: admin.token })).systemStatus.services;
  };
  const started = await startsOf();
  const wrong: object[] = [];
  const answered = { query: 0, mutation: 0 };
  let left = REQUESTS;

  const askOnce = async () => {
    const role = random.of(roles);
    const kind = role.writes && random.chance(0.5) ? "mutation" : "query";
    const operation = operationOf(kind, random.of(fields[kind]), random, ids);
    const asked = JSON.stringify({ query: operation.query, variables: operation.variables });
    const began = performance.now();
    const response = await fetch(`${ADDRESS}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(role.token && { authorization: `Bearer ${role.token}` }) },
      body: asked,
    });
    const answer = await response.text();
    const milliseconds = Math.round(performance.now() - began);
    const codes = [...answer.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code);
    if (response.ok && !codes.length) answered[kind] += 1;
    const seen = role.foreign.filter((canary) => answer.includes(canary) && !asked.includes(canary));
    const isFault = (response.status >= 500 && response.status !== 503) || codes.includes("INTERNAL");
    const slowest = operation.field === "tryModel" ? Math.max(SLOWEST, LONGEST_TRIAL) : SLOWEST;
    if (isFault || seen.length > 0 || milliseconds > slowest || !/^\{"(?:data|errors)"/.test(answer))
      wrong.push({ role: role.name, ...operation, status: response.status, milliseconds, seen, answer: answer.slice(0, 500) });
  };
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await askOnce();
    }),
  );
  expect(wrong.slice(0, 5), `seed ${SEED}`).toEqual([]);
  // A process that died is soon replaced, and who asked meanwhile was told to come again.
  expect(await startsOf()).toEqual(started);
  // Values fit often enough to get somewhere.
  expect(answered.query).toBeGreaterThan(REQUESTS / 20);
  expect(answered.mutation).toBeGreaterThan(0);
  // Whoever asked for everything is still served.
  expect((await fetch(`${ADDRESS}/readyz`)).status).toBe(200);
});
