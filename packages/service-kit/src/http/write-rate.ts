import { RateLimiterMemory } from "rate-limiter-flexible";
import { take } from "../rate-limit.ts";
import type { RequestContext } from "../request-context.ts";

type Resolver = (parent: unknown, args: unknown, context: RequestContext, info: unknown) => unknown;
type Mutations = Readonly<Record<string, unknown>>;

/**
 * Wraps mutations so that one person can start only so many a minute at this instance: a limit for runaway programs, far above what people
 * do. Throws RATE_LIMITED with the seconds to wait.
 */
export function atWriteRate(mutations: Mutations, perMinute: number): Mutations {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const limited =
    (resolve: Resolver): Resolver =>
    async (parent, args, context, info) => {
      if (context.actor) await take(limiter, context.actor.id);
      return resolve(parent, args, context, info);
    };
  return Object.fromEntries(
    Object.entries(mutations).map(([name, resolve]) => [name, typeof resolve === "function" ? limited(resolve as Resolver) : resolve]),
  );
}
