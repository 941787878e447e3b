import { fileURLToPath } from "node:url";
import { type ServiceProcess, startProcess } from "@muhtawa/testkit";
import { SUBGRAPHS, type Subgraph } from "../../src/subgraphs.ts";

export const SECRET = "a-secret-for-tests-of-the-gateway-only";
/** Nothing listens there. */
const NOBODY = "http://127.0.0.1:9";

interface GatewayOptions {
  readonly natsUrl: string;
  readonly urls?: Partial<Record<Subgraph, string>>;
  readonly env?: Record<string, string>;
}

/** The gateway's own entry point, as the launcher starts it. */
export const startGateway = ({ natsUrl, urls = {}, env = {} }: GatewayOptions): Promise<ServiceProcess> =>
  startProcess({
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    entry: "src/main.ts",
    env: {
      NODE_ENV: "test",
      NATS_URL: natsUrl,
      INTERNAL_SECRET: SECRET,
      HOST: "127.0.0.1",
      PORT: "0",
      ...Object.fromEntries(SUBGRAPHS.map((name) => [`${name.toUpperCase()}_URL`, urls[name] ?? NOBODY])),
      ...env,
    },
  });

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Sends a GraphQL operation as a client does. */
export async function ask(url: string, query: string, headers: Record<string, string> = {}, variables: object = {}): Promise<Answer> {
  return post(url, JSON.stringify({ query, variables }), headers);
}

/** Sends any body to /graphql. */
export async function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
