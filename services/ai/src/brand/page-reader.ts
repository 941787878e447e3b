import { extname } from "node:path/posix";
import { type MediaType, mediaTypeEnding } from "@muhtawa/contracts/media-formats";
import { addressesOf, type Lookup, lookupChecked } from "@muhtawa/service-kit/outbound";
import { Agent, fetch as fetchBy, type Response } from "undici";
import { WritingFailure } from "../writing/writer.ts";
import { Answered } from "./answered.ts";
import { bodyUpTo } from "./body-up-to.ts";
import { readPlainText, type SourceText } from "./brand-source.ts";
import { readPage } from "./html-text.ts";
import { mayRead, pageProblem } from "./page-address.ts";

export interface PageReaderOptions {
  /** Whether pages of private networks may be read. */
  readonly privatePages: boolean;
  /** Milliseconds for all of it, redirects too. */
  readonly timeout?: number;
  readonly find?: Lookup | undefined;
  /** Whether a redirect may lead there; anywhere public, unless given. */
  readonly leadsTo?: (url: URL) => boolean;
}

/** A document that an address leads to, unread. */
export interface FoundDocument {
  readonly mimeType: DocumentType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes of a page, unpacked. */
const LARGEST_PAGE = 2 * 1024 * 1024;
/** As many as an upload may have. */
const LARGEST_DOCUMENT = 10 * 1024 * 1024;
const LIMIT = 10_000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** What is read beside pages and plain text. */
const DOCUMENT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const satisfies readonly MediaType[];
type DocumentType = (typeof DOCUMENT_TYPES)[number];

const ACCEPTED = ["text/html", "application/xhtml+xml", ...DOCUMENT_TYPES.map((type) => `${type};q=0.8`), "text/plain;q=0.5"].join(",");

class PrivateAddress extends Error {}

/**
 * Reads a web page that a person has named, or fetches a document. Scheme, port and address are checked anew at each redirect, and the address that is checked is
 * the one connected to. Nothing is sent along that says who asks. Throws a WritingFailure that says why there is no text.
 */
export async function readAddress(address: string, options: PageReaderOptions, stop?: AbortSignal): Promise<SourceText | FoundDocument> {
  const { privatePages, timeout = LIMIT, find = addressesOf, leadsTo = () => true } = options;
  const timer = AbortSignal.timeout(timeout);
  const signal = stop ? AbortSignal.any([timer, stop]) : timer;
  const lookup = lookupChecked(find, {
    allows: (found) => mayRead(found, privatePages),
    refusal: (host) => new PrivateAddress(host),
  });
  const dispatcher = new Agent({ connect: { lookup }, maxHeaderSize: 16_384, maxRedirections: 0, pipelining: 0 });
  try {
    return await readFollowing(address, { privatePages, dispatcher, signal, leadsTo });
  } catch (error) {
    if (error instanceof WritingFailure) throw error;
    throw new WritingFailure(isPrivate(error) ? "sourceRefused" : "sourceUnreachable", error);
  } finally {
    await dispatcher.destroy();
  }
}

interface Following {
  readonly privatePages: boolean;
  readonly dispatcher: Agent;
  readonly signal: AbortSignal;
  readonly leadsTo: (url: URL) => boolean;
}

async function readFollowing(
  address: string,
  { privatePages, dispatcher, signal, leadsTo }: Following,
): Promise<SourceText | FoundDocument> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (pageProblem(url.href, privatePages) !== undefined) throw new WritingFailure("sourceRefused");
    const headers = { accept: ACCEPTED, "user-agent": "Muhtawa" };
    const response = await fetchBy(url.href, { redirect: "manual", dispatcher, signal, headers });
    const onward = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
    if (onward === null) return sourceIn(response, url);
    await response.body?.cancel();
    const next = URL.parse(onward, url.href);
    if (!next) throw new WritingFailure("sourceUnreachable");
    if (!leadsTo(next)) throw new WritingFailure("sourceRefused");
    url = next;
  }
  throw new WritingFailure("sourceUnreachable", new Error("too many redirects"));
}

async function sourceIn(response: Response, url: URL): Promise<SourceText | FoundDocument> {
  if (!response.ok) throw new WritingFailure("sourceUnreachable", new Answered(response.status));
  const type = response.headers.get("content-type") ?? "text/html";
  const mimeType = documentType(type, url);
  if (mimeType) return { mimeType, bytes: await bodyUpTo(LARGEST_DOCUMENT, response, tooLarge) };
  const isPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type);
  if (!isPage && !/^\s*text\/plain\b/i.test(type)) throw new WritingFailure("sourceNotText");
  const text = decode(await bodyUpTo(LARGEST_PAGE, response, tooLarge), type);
  const source = isPage ? readPage(text) : readPlainText(text);
  if (source.passages.length === 0) throw new WritingFailure("sourceEmpty");
  return source;
}

/** Many servers say of a document that it is some bytes; its ending says more then. */
function documentType(contentType: string, { pathname }: URL): DocumentType | undefined {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase();
  const said = type === "application/octet-stream" ? mediaTypeEnding(extname(pathname).toLowerCase()) : type;
  return DOCUMENT_TYPES.find((one) => one === said);
}

const tooLarge = () => new WritingFailure("sourceTooLarge");

const CHARSET = /charset\s?=\s?["']?([\w-]{2,30})/i;

/** By the charset of its header, or of its own beginning. */
function decode(bytes: Buffer, type: string): string {
  const label = (CHARSET.exec(type) ?? CHARSET.exec(bytes.subarray(0, 1024).toString("latin1")))?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** How a connection fails that `lookup` has refused: undici wraps its error. */
function isPrivate(error: unknown): boolean {
  return error instanceof PrivateAddress || (error instanceof Error && error.cause instanceof PrivateAddress);
}
