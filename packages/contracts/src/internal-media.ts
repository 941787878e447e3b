import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** Where content takes files that other services have made; never reachable through the gateway. */
export const INTERNAL_MEDIA_PATH = "/internal/media";
/** The header that says what is sent or asked for, as base64url JSON. */
export const MEDIA_HEADER = "x-muhtawa-media";
/** The header with the first one's HMAC. */
export const MEDIA_SIGNATURE_HEADER = "x-muhtawa-media-signature";

const MAX_AGE = 60_000;

const internalMedia = z.object({
  /** Chosen by the sender (`newSecretId`): the same id again is the same file, so a call whose answer was lost may be repeated. */
  id: z.string().regex(/^[0-9a-f]{40}$/),
  ownerId: z.string(),
  name: z.string(),
  alt: z.string().optional(),
});
/** A file that a service hands over. */
export type InternalMedia = z.infer<typeof internalMedia>;

const signed = internalMedia.extend({ digest: z.string(), time: z.number() });

/** Where content tells another service the beginning of a document's text: `{ text }`, or 404 for what is no document of that owner's. */
export const MEDIA_TEXT_PATH = `${INTERNAL_MEDIA_PATH}/text`;

const mediaText = z.object({ id: z.string(), ownerId: z.string() });
/** A document, and whose it has to be. */
export type MediaText = z.infer<typeof mediaText>;

const signedText = mediaText.extend({ time: z.number() });

const strayDocument = z.object({ ownerId: z.string(), mimeType: z.string() });
/** A document that is read and not kept: for whom, and what it was said to be. */
export type StrayDocument = z.infer<typeof strayDocument>;

const signedStray = strayDocument.extend({ digest: z.string(), time: z.number() });

/** The headers of `POST /internal/media`, whose body is the file itself, sent as application/octet-stream. */
export function signMedia(media: InternalMedia, file: Uint8Array, secret: string): Record<string, string> {
  return sign("media", { ...media, digest: digestOf(file), time: Date.now() }, secret);
}

/** What a service says of a file that it signed within the last minute; undefined for any other. */
export function verifyMedia(headers: Headers, file: Uint8Array, secret: string): InternalMedia | undefined {
  const { data } = signed.safeParse(verified("media", headers, secret));
  if (!data) return undefined;
  const { digest, time, ...media } = data;
  return digest === digestOf(file) && isFresh(time) ? media : undefined;
}

/** The headers of `GET` MEDIA_TEXT_PATH. */
export const signMediaText = (document: MediaText, secret: string): Record<string, string> =>
  sign("media-text", { ...document, time: Date.now() }, secret);

/** Which document a service asks for, if it signed that within the last minute. */
export function verifyMediaText(headers: Headers, secret: string): MediaText | undefined {
  const { data } = signedText.safeParse(verified("media-text", headers, secret));
  return data && isFresh(data.time) ? { id: data.id, ownerId: data.ownerId } : undefined;
}

/** The headers of `POST` MEDIA_TEXT_PATH, whose body is the document itself, sent as application/octet-stream; answered like `GET`. */
export const signStrayDocument = (document: StrayDocument, file: Uint8Array, secret: string): Record<string, string> =>
  sign("stray-document", { ...document, digest: digestOf(file), time: Date.now() }, secret);

/** What a service says of a document that it signed within the last minute; undefined for any other. */
export function verifyStrayDocument(headers: Headers, file: Uint8Array, secret: string): StrayDocument | undefined {
  const { data } = signedStray.safeParse(verified("stray-document", headers, secret));
  if (!data) return undefined;
  const { digest, time, ...document } = data;
  return digest === digestOf(file) && isFresh(time) ? document : undefined;
}

type Headers = Record<string, string | string[] | undefined>;
/** Each a domain of its own: no other signature made with the secret is one of these. */
type Domain = "media" | "media-text" | "stray-document";

function sign(domain: Domain, content: object, secret: string): Record<string, string> {
  const payload = Buffer.from(JSON.stringify(content)).toString("base64url");
  return { [MEDIA_HEADER]: payload, [MEDIA_SIGNATURE_HEADER]: mac(domain, payload, secret) };
}

/** What was signed; undefined when it wasn't. */
function verified(domain: Domain, headers: Headers, secret: string): unknown {
  const payload = headers[MEDIA_HEADER];
  const signature = headers[MEDIA_SIGNATURE_HEADER];
  if (typeof payload !== "string" || typeof signature !== "string") return undefined;
  const expected = Buffer.from(mac(domain, payload, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

const isFresh = (time: number) => Math.abs(Date.now() - time) <= MAX_AGE;

const digestOf = (file: Uint8Array) => createHash("sha256").update(file).digest("base64url");

const mac = (domain: Domain, payload: string, secret: string) =>
  createHmac("sha256", secret).update(`${domain}.${payload}`).digest("base64url");
