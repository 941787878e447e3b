/**
 * How much the gateway costs: throughput of the companies list through it, as a share of asking catalog itself. A ratio, since figures in
 * requests a second say more about the machine. Needs a running system:
 *
 *   GATEWAY_URL=http://localhost:4000 CATALOG_URL=http://127.0.0.1:… EMAIL=… PASSWORD=… node bench/gateway-ratio.ts
 */
const { GATEWAY_URL = "http://localhost:4000", CATALOG_URL = "", EMAIL = "", PASSWORD = "" } = process.env;

const ROUNDS = 5;
const REQUESTS = 400;
const AT_ONCE = 10;
const LIST = "{ companies { totalCount results { id companyName brandName slogan createdAt } } }";

async function ask(url: string, query: string, variables: object, token?: string): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors) throw new Error(`${url}: ${JSON.stringify(errors)}`);
  return data;
}

/** Requests a second. */
async function throughput(url: string, token: string): Promise<number> {
  let left = REQUESTS;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await ask(url, LIST, {}, token);
      }
    }),
  );
  return (REQUESTS * 1000) / (performance.now() - started);
}

const signIn = "mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }";
const { login } = (await ask(GATEWAY_URL, signIn, { email: EMAIL, password: PASSWORD })) as { login: { token: string } };
await throughput(CATALOG_URL, login.token);
await throughput(GATEWAY_URL, login.token);
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const direct = await throughput(CATALOG_URL, login.token);
  ratios.push((await throughput(GATEWAY_URL, login.token)) / direct);
}
ratios.sort((a, b) => a - b);
const percent = (ratio: number | undefined) => `${Math.round((ratio ?? 0) * 100)} %`;
process.stdout.write(`companies through the gateway: ${percent(ratios[2])} of catalog alone (${ratios.map(percent).join(", ")})\n`);
