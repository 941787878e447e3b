import { randomUUID } from "node:crypto";
import { signContext, verifyContext } from "@muhtawa/contracts/internal-context";
import { z } from "zod";
import { notFound, unauthenticated, unavailable } from "../errors.ts";
import type { Service } from "../service.ts";

const PATH = "/internal/first-start/users";
const PATIENCE = 5_000;

const users = z.record(z.string(), z.string());
/** The ids of the file's users, by their addresses as `addressKey` has them; who has no account any more is missing. */
export type FirstUsers = z.infer<typeof users>;

/** Tells the other services who the file's users are. `find` is undefined where identity was given no file. */
export function serveFirstUsers(app: Service["app"], internalSecret: string, find: (() => Promise<FirstUsers>) | undefined): void {
  app.get(PATH, (request) => {
    if (!verifyContext(request.headers, internalSecret)) throw unauthenticated();
    if (!find) throw notFound();
    return find();
  });
}

/** Asks identity for them; throws when it can't say. */
export async function askFirstUsers(identityUrl: string, internalSecret: string): Promise<FirstUsers> {
  const headers = signContext({ ip: "", correlationId: randomUUID(), locale: "en" }, internalSecret);
  const answer = await fetch(new URL(PATH, identityUrl), { headers, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw unavailable(new Error(`identity answered ${answer.status} to who the first users are`));
  return users.parse(await answer.json());
}
