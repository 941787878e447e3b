import { setTimeout as pause } from "node:timers/promises";
import { MEDIA_TEXT_PATH, type MediaText, signMediaText, signStrayDocument, type StrayDocument } from "@muhtawa/contracts/internal-media";
import { traceHeaders } from "@muhtawa/service-kit";
import { z } from "zod";
import { type FailureReason, WritingFailure } from "../writing/writer.ts";

interface Options {
  /** Where the content service is. */
  readonly url: string | undefined;
  readonly secret: string;
}

const TRIES = 3;
/** Milliseconds. */
const LIMIT = 5_000;
/** Content gives up reading after 15 s. */
const READING_LIMIT = 20_000;
const BACKOFF = 300;

/** What content's refusals of a file mean here. */
const REFUSALS: Record<number, FailureReason> = { 413: "sourceTooLarge", 415: "sourceNotText", 422: "sourceEmpty" };

const answered = z.object({ text: z.string().max(256 * 1024) });

/** Asks the content service what documents say: uploaded ones that describe a company's voice, and others that it reads and doesn't keep. */
export class DocumentTexts {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The text of somebody's own document; nobody else's is ever told. Rejects when nobody answers. */
  of(document: MediaText): Promise<string | undefined> {
    return persistently(() => this.#ask({ headers: signMediaText(document, this.#options.secret), signal: AbortSignal.timeout(LIMIT) }));
  }

  /** The text of a document that was found for somebody. Throws a WritingFailure when it can't be read, anything else when nobody answers. */
  read(document: StrayDocument, file: Uint8Array<ArrayBuffer>, stop: AbortSignal): Promise<string | undefined> {
    return persistently(() =>
      this.#ask({
        method: "POST",
        headers: { ...signStrayDocument(document, file, this.#options.secret), "content-type": "application/octet-stream" },
        body: file,
        signal: AbortSignal.any([stop, AbortSignal.timeout(READING_LIMIT)]),
      }),
    );
  }

  async #ask({ headers, ...request }: RequestInit & { headers: Record<string, string> }): Promise<string | undefined> {
    const { url } = this.#options;
    if (!url) throw new Error("CONTENT_URL isn't set: documents can't be read");
    const response = await fetch(new URL(MEDIA_TEXT_PATH, url), { ...request, headers: { ...headers, ...traceHeaders() } });
    if (response.status === 404) return undefined;
    const refusal = REFUSALS[response.status];
    if (refusal) throw new WritingFailure(refusal);
    if (!response.ok) throw new Error(`content answered ${response.status}`);
    return answered.parse(await response.json()).text || undefined;
  }
}

async function persistently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt >= TRIES || error instanceof WritingFailure) throw error;
      await pause(BACKOFF * attempt);
    }
  }
}
