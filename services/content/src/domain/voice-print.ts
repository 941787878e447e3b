import { createHash } from "node:crypto";
import type { VoiceRule } from "@muhtawa/text-analysis";

/** What of a company decides how its texts are scored. */
interface Voice {
  readonly brandName: string;
  readonly voiceRules?: readonly VoiceRule[] | undefined;
}

/** Another one whenever a company's texts may have another score by its voice; of a company whose voice isn't known it is its own. */
export const voicePrintOf = (voice: Voice | undefined): string =>
  createHash("sha256")
    .update(JSON.stringify(voice ? [voice.brandName, voice.voiceRules] : null))
    .digest("base64url")
    .slice(0, 16);
