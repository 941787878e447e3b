import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { addressesOf, hostOf, type Lookup, lookupChecked } from "@muhtawa/service-kit/outbound";
import { isIP } from "node:net";
import { mayReach } from "./target.ts";

/** Why nothing was answered. */
export type PostProblem = "TIMEOUT" | "UNREACHABLE" | "PRIVATE_ADDRESS" | "INTERRUPTED";

export type PostOutcome = { readonly statusCode: number } | { readonly problem: PostProblem };

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PostOptions {
  /** Milliseconds for all of it: to find the address, to connect, and until there is an answer. */
  readonly timeout: number;
  readonly privateTargets: boolean;
  /** When it is given up because the service is closing. */
  readonly closing?: AbortSignal;
  readonly find?: Lookup;
}

/** Bytes of an answer that are read; what it says is of no interest, but a receiver should have been heard out. */
const MOST_ANSWER = 4_096;

class PrivateAddress extends Error {}

/**
 * Sends a body and tells how it was answered. The answer's code is all that counts; a redirect is an answer and isn't followed. The address
 * that is checked is the one connected to, by a connection of its own.
 */
export async function post({ url: given, headers, body }: Post, options: PostOptions): Promise<PostOutcome> {
  const { timeout, privateTargets, closing, find = addressesOf } = options;
  const url = new URL(given);
  const host = hostOf(url);
  if (isIP(host) > 0 && !mayReach(host, privateTargets)) return { problem: "PRIVATE_ADDRESS" };
  const timer = AbortSignal.timeout(timeout);
  const signal = closing ? AbortSignal.any([timer, closing]) : timer;
  const lookup = lookupChecked(find, {
    allows: (address) => mayReach(address, privateTargets),
    refusal: (name) => new PrivateAddress(name),
  });
  try {
    return { statusCode: await answered(url, { headers, body, lookup, signal }) };
  } catch (error) {
    if (error instanceof PrivateAddress) return { problem: "PRIVATE_ADDRESS" };
    if (closing?.aborted) return { problem: "INTERRUPTED" };
    return { problem: timer.aborted ? "TIMEOUT" : "UNREACHABLE" };
  }
}

interface Call extends Omit<Post, "url"> {
  readonly lookup: ReturnType<typeof lookupChecked>;
  readonly signal: AbortSignal;
}

function answered(url: URL, { headers, body, lookup, signal }: Call): Promise<number> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, lookup, signal, agent: false, maxHeaderSize: 16_384 } as const;
    const call = request(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      let read = 0;
      const done = () => {
        resolve(statusCode);
        answer.destroy();
      };
      answer.on("data", (chunk: Buffer) => {
        read += chunk.byteLength;
        if (read >= MOST_ANSWER) done();
      });
      // The status code is known: an error in the rest of the answer doesn't matter any more.
      answer.on("end", done).on("error", done).on("close", done);
      call.off("error", reject).on("error", done);
    });
    call.on("error", reject);
    call.end(body);
  });
}
