import type { Contents } from "../contents.ts";
import { voicePrintOf } from "../domain/voice-print.ts";
import type { CompanyVoice } from "../read-models/company-cards.ts";

/** Has a company's texts measured that were measured by another voice of its; of one that is deleted nothing is. */
export async function measureByVoice(
  { contents }: Pick<Contents, "contents">,
  companyId: string,
  { brandName, voiceRules }: Partial<CompanyVoice>,
): Promise<void> {
  if (brandName === undefined || voiceRules === undefined) return;
  await contents.demandVoice(companyId, voicePrintOf({ brandName, voiceRules }));
}
