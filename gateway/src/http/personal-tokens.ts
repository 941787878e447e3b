import { createHash } from "node:crypto";
import { InMemoryLRUCache } from "@apollo/utils.keyvaluecache";
import { PERSONAL_TOKEN_PREFIX, TOKEN_EXCHANGE_PATH } from "@muhtawa/contracts";
import {
  type Actor,
  claimedActor,
  MESSAGES,
  type RequestContext,
  type Revocations,
  unauthenticated,
  unavailable,
} from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";
import { contextOf } from "./request-context.ts";

/** Seconds before its end from which on an access token is replaced: an operation takes its time. */
const MARGIN = 30;
/** Bytes of access tokens that are kept. */
const MOST_KEPT = 5 * 1024 * 1024;
/** Seconds for which a refused token is refused without asking. What was revoked or has expired never comes back. */
const REFUSED_FOR = 60;

const SECRET = /^Bearer (\S{1,200})$/i;

declare module "fastify" {
  interface FastifyRequest {
    /** What the client's personal token was exchanged for. */
    accessToken?: string;
  }
}

/** Lets programs call with personal tokens: each is exchanged for an access token, which is all that services ever see. */
export function acceptPersonalTokens(app: FastifyInstance, env: GatewayEnv, revocations: Revocations): void {
  const tokens = new PersonalTokens(env, revocations);
  app.addHook("onRequest", async (request, reply) => {
    const secret = SECRET.exec(request.headers.authorization ?? "")?.[1];
    if (secret?.startsWith(PERSONAL_TOKEN_PREFIX)) request.accessToken = await tokens.exchange(secret, contextOf(request, reply));
  });
}

/** Without a token it was refused. */
interface Kept {
  readonly token?: string;
  readonly actor?: Actor;
}

/** Exchanges personal tokens with identity; an access token is used until it ends or was revoked. Keeps digests of the secrets only. */
class PersonalTokens {
  readonly #env: GatewayEnv;
  readonly #revocations: Revocations;
  readonly #kept = new InMemoryLRUCache<Kept>({ maxSize: MOST_KEPT, sizeCalculation: ({ token = "" }) => token.length + 500 });
  readonly #asking = new Map<string, Promise<string>>();

  constructor(env: GatewayEnv, revocations: Revocations) {
    this.#env = env;
    this.#revocations = revocations;
  }

  /** Throws UNAUTHENTICATED for one that isn't valid, SERVICE_UNAVAILABLE when identity can't be asked. */
  async exchange(secret: string, context: RequestContext): Promise<string> {
    const key = createHash("sha256").update(secret).digest("base64url");
    const kept = await this.#kept.get(key);
    if (kept && !kept.token) throw unauthenticated(MESSAGES.tokenOver);
    if (kept?.token && kept.actor && !this.#revocations.isRevoked(kept.actor)) return kept.token;
    const asking = this.#asking.get(key) ?? this.#ask(secret, key, context).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  async #ask(secret: string, key: string, context: RequestContext): Promise<string> {
    const { urls, INTERNAL_SECRET, SUBGRAPH_TIMEOUT } = this.#env;
    const response = await fetch(`${urls.identity}${TOKEN_EXCHANGE_PATH}`, {
      method: "POST",
      headers: forwardedHeaders({ ...context, token: secret }, INTERNAL_SECRET),
      redirect: "error",
      signal: AbortSignal.timeout(SUBGRAPH_TIMEOUT),
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.status === 401) {
      await response.body?.cancel();
      await this.#kept.set(key, {}, { ttl: REFUSED_FOR });
      throw unauthenticated(MESSAGES.tokenOver);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw unavailable(new Error(`identity answered ${response.status}`));
    }
    const { token, lifetime } = (await response.json()) as { token: string; lifetime: number };
    const ttl = lifetime - MARGIN;
    if (ttl > 0) await this.#kept.set(key, { token, actor: claimedActor(token) }, { ttl });
    return token;
  }
}
