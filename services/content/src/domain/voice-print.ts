import { createHash } from "node:crypto";
import type { CompanyVoice } from "../read-models/company-cards.ts";

/** Another one whenever a company's texts may have another score by its voice; of a company whose voice isn't known it is its own. */
export const voicePrintOf = (voice: Pick<CompanyVoice, "brandName" | "voiceRules"> | undefined): string =>
  createHash("sha256")
    .update(JSON.stringify(voice ? [voice.brandName, voice.voiceRules] : null))
    .digest("base64url")
    .slice(0, 16);
