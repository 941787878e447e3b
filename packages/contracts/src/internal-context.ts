import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { locale } from "./enumerations.ts";

/** The two headers by which the gateway tells a subgraph of the request; the only ones a subgraph believes beside the token. */
export const CONTEXT_HEADER = "x-muhtawa-context";
/** The second of the two: the first one's HMAC. */
export const SIGNATURE_HEADER = "x-muhtawa-signature";

/** By this cookie, sent to GraphQL only, identity recognises a browser; the gateway hands its value on to identity in the header. */
export const DEVICE_COOKIE = "muhtawa_device";
/** The only path that browsers send the cookie to. */
export const DEVICE_COOKIE_PATH = "/graphql";
/** By this header the gateway hands the cookie's value on to identity, both ways. */
export const DEVICE_HEADER = "x-muhtawa-device";

const MAX_AGE = 60_000;

const internalContext = z.object({ ip: z.string(), correlationId: z.string(), locale, time: z.number() });
/** What the gateway tells a subgraph of a request; `time` is in milliseconds since 1970. */
export type InternalContext = z.infer<typeof internalContext>;

/** The headers for a request to a subgraph. */
export function signContext(context: Omit<InternalContext, "time">, secret: string): Record<string, string> {
  const payload = Buffer.from(JSON.stringify({ ...context, time: Date.now() })).toString("base64url");
  return { [CONTEXT_HEADER]: payload, [SIGNATURE_HEADER]: mac(payload, secret) };
}

/** The context of a request that the gateway signed within the last minute; undefined for any other. */
export function verifyContext(headers: Record<string, string | string[] | undefined>, secret: string): InternalContext | undefined {
  const payload = headers[CONTEXT_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof payload !== "string" || typeof signature !== "string") return undefined;
  const expected = Buffer.from(mac(payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const context = internalContext.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return Math.abs(Date.now() - context.time) <= MAX_AGE ? context : undefined;
}

const mac = (payload: string, secret: string) => createHmac("sha256", secret).update(payload).digest("base64url");
