import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** Where content takes files that other services have made; never reachable through the gateway. */
export const INTERNAL_MEDIA_PATH = "/internal/media";
export const MEDIA_HEADER = "x-muhtawa-media";
export const MEDIA_SIGNATURE_HEADER = "x-muhtawa-media-signature";

const MAX_AGE = 60_000;

const internalMedia = z.object({
  /** Chosen by the sender (`newSecretId`): the same id again is the same file, so a call whose answer was lost may be repeated. */
  id: z.string().regex(/^[0-9a-f]{40}$/),
  ownerId: z.string(),
  name: z.string(),
  alt: z.string().optional(),
});
export type InternalMedia = z.infer<typeof internalMedia>;

const signed = internalMedia.extend({ digest: z.string(), time: z.number() });

/** The headers of `POST /internal/media`, whose body is the file itself, sent as application/octet-stream. */
export function signMedia(media: InternalMedia, file: Uint8Array, secret: string): Record<string, string> {
  const payload = Buffer.from(JSON.stringify({ ...media, digest: digestOf(file), time: Date.now() })).toString("base64url");
  return { [MEDIA_HEADER]: payload, [MEDIA_SIGNATURE_HEADER]: mac(payload, secret) };
}

/** What a service says of a file that it signed within the last minute; undefined for any other. */
export function verifyMedia(
  headers: Record<string, string | string[] | undefined>,
  file: Uint8Array,
  secret: string,
): InternalMedia | undefined {
  const payload = headers[MEDIA_HEADER];
  const signature = headers[MEDIA_SIGNATURE_HEADER];
  if (typeof payload !== "string" || typeof signature !== "string") return undefined;
  const expected = Buffer.from(mac(payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { digest, time, ...media } = signed.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  return digest === digestOf(file) && Math.abs(Date.now() - time) <= MAX_AGE ? media : undefined;
}

const digestOf = (file: Uint8Array) => createHash("sha256").update(file).digest("base64url");

/** A domain of its own: no other signature made with the secret is one of these. */
const mac = (payload: string, secret: string) => createHmac("sha256", secret).update(`media.${payload}`).digest("base64url");
