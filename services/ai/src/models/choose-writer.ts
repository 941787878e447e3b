import { OfflineComposer } from "../composer/offline-composer.ts";
import type { Writer } from "../writing/writer.ts";

interface WriterEnv {
  COMPOSER_PACE_MS: number;
}

/** The configured model, or the offline composer when there is none. */
export function chooseWriter(env: WriterEnv): Writer {
  return new OfflineComposer(env.COMPOSER_PACE_MS);
}
