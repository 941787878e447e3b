import { setTimeout as pause } from "node:timers/promises";
import { inSpan } from "@muhtawa/service-kit";
import { generateImage } from "ai";
import type { PictureSize } from "../domain/picture-size.ts";
import { WritingFailure } from "../writing/writer.ts";
import { told, troubleOf } from "./failures.ts";
import type { ModelEntry } from "./model-settings.ts";
import { imageModel } from "./providers.ts";

interface PainterOptions {
  /** Milliseconds for one picture, further tries included. */
  readonly total: number;
  /** Milliseconds before the second try; doubled before each further one. */
  readonly backoff: number;
}

const TRIES = 3;

/** Has a picture drawn by a model of images. Asks again where that may help; throws a WritingFailure, or the signal's reason. */
export async function paint(
  entry: ModelEntry,
  prompt: string,
  size: PictureSize,
  { total, backoff }: PainterOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const deadline = AbortSignal.timeout(total);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const model = await imageModel(entry);
      const attributes = { "gen_ai.request.model": entry.id };
      const { image } = await inSpan("ask model", { kind: "CLIENT", attributes }, () =>
        generateImage({
          model,
          prompt,
          size: `${size.width}x${size.height}`,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, deadline]),
        }),
      );
      return image.uint8Array;
    } catch (error) {
      signal.throwIfAborted();
      if (deadline.aborted) throw new WritingFailure("timedOut");
      const trouble = troubleOf(error, false);
      if (!trouble.again || attempt >= TRIES) throw new WritingFailure(trouble.reason, told(error));
      await pause(trouble.retryAfter ?? backoff * 2 ** (attempt - 1), undefined, { signal: AbortSignal.any([signal, deadline]) }).catch(
        () => {},
      );
      signal.throwIfAborted();
    }
  }
}
