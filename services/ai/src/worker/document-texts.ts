import { setTimeout as pause } from "node:timers/promises";
import { MEDIA_TEXT_PATH, type MediaText, signMediaText } from "@muhtawa/contracts/internal-media";
import { traceHeaders } from "@muhtawa/service-kit";
import { z } from "zod";

interface Options {
  /** Where the content service is. */
  readonly url: string | undefined;
  readonly secret: string;
}

const TRIES = 3;
/** Milliseconds. */
const LIMIT = 5_000;
const BACKOFF = 300;

const answered = z.object({ text: z.string().max(256 * 1024) });

/** Asks the content service what uploaded documents say, for companies that describe their voice by one. */
export class DocumentTexts {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The text of somebody's own document; nobody else's is ever told. Rejects when nobody answers. */
  async of(document: MediaText): Promise<string | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#ask(document);
      } catch (error) {
        if (attempt >= TRIES) throw error;
        await pause(BACKOFF * attempt);
      }
    }
  }

  async #ask(document: MediaText): Promise<string | undefined> {
    const { url, secret } = this.#options;
    if (!url) throw new Error("CONTENT_URL isn't set: documents can't be read");
    const response = await fetch(new URL(MEDIA_TEXT_PATH, url), {
      headers: { ...signMediaText(document, secret), ...traceHeaders() },
      signal: AbortSignal.timeout(LIMIT),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`content answered ${response.status}`);
    return answered.parse(await response.json()).text || undefined;
  }
}
