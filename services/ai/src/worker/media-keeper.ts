import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { INTERNAL_MEDIA_PATH, signMedia } from "@muhtawa/contracts/internal-media";
import { traceHeaders } from "@muhtawa/service-kit";
import { WritingFailure } from "../writing/writer.ts";

interface KeeperOptions {
  /** Where the content service is. */
  readonly url: string | undefined;
  readonly secret: string;
}

export interface Picture {
  /** `<round>:<n>`: the same of the same generation is one picture, however often it is sent. */
  readonly place: string;
  readonly generationId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
}

const TRIES = 5;
const LIMIT = 20_000;
const BACKOFF = 300;

/** Hands pictures to the content service, which keeps them for their owner. */
export class MediaKeeper {
  readonly #options: KeeperOptions;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Resolves to the picture's media id; throws a WritingFailure when it isn't kept. */
  async keep(picture: Picture, signal: AbortSignal): Promise<string> {
    const { url, secret } = this.#options;
    if (!url) throw new WritingFailure("notKept", new Error("CONTENT_URL isn't set"));
    const { ownerId, name, alt, bytes } = picture;
    const id = this.#idOf(picture);
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(new URL(INTERNAL_MEDIA_PATH, url), {
        method: "POST",
        headers: { ...signMedia({ id, ownerId, name, alt }, bytes, secret), ...traceHeaders(), "content-type": "application/octet-stream" },
        body: new Uint8Array(bytes),
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT)]),
      }).catch((error: unknown) => error as Error);
      signal.throwIfAborted();
      if (response instanceof Response && response.ok) return id;
      if (response instanceof Response && response.status === 402) throw new WritingFailure("storageFull");
      const answer = response instanceof Response ? new Error(`content answered ${response.status}`) : response;
      const refused = response instanceof Response && response.status < 500;
      if (refused || attempt >= TRIES) throw new WritingFailure("notKept", answer);
      await pause(BACKOFF * attempt, undefined, { signal });
    }
  }

  /** Not to be guessed, as every media id, but the same each time. It begins with the time of the generation's id, as media ids do. */
  #idOf({ generationId, place }: Picture): string {
    const secretPart = createHmac("sha256", this.#options.secret).update(`picture.${generationId}.${place}`).digest("hex").slice(0, 32);
    return `${generationId.slice(0, 8)}${secretPart}`;
  }
}
