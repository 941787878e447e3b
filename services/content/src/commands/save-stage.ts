import { badInput, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { type Content, saveFields } from "../domain/content.ts";
import { demandUnchanged, type Part } from "../domain/parts.ts";
import { reviewedAgain } from "../domain/status.ts";
import { type FieldsStage, parseStage } from "../domain/stage-input.ts";
import { messages } from "../messages.ts";
import { checkGenerations } from "./check-generations.ts";
import { findTwin } from "./find-twin.ts";
import { ownContent } from "./own-content.ts";

interface Save {
  readonly id: string;
  readonly input: { readonly expectedVersion?: number | null };
}

const PART: Record<FieldsStage, Part> = { NEEDS: "needs", IDEA: "idea", OBJECTIVES: "objectives", TOOLS: "tools" };

/** Saves one of the four stages before the body. */
export async function saveStage(
  service: Pick<Contents, "contents" | "companies" | "generations">,
  context: RequestContext,
  stage: FieldsStage,
  { id, input }: Save,
): Promise<Content> {
  const { content: own, byAnother } = await ownContent(service, context, id);
  const { fields, sources: claims } = parseStage(stage, { ...input });
  const sources = await checkGenerations(service, own.ownerId, own.companyId, claims);
  const locale = "locale" in fields ? fields.locale : undefined;
  const decide = (content: Content) => {
    demandUnchanged(content, [PART[stage]], input.expectedVersion);
    return reviewedAgain(content, saveFields(content, { stage, fields, sources }), byAnother);
  };
  return service.contents.update(id, decide, {
    // a twin that is there meanwhile has written the content: this is asked again then
    async beforeWrite(before) {
      if (locale && locale !== before.locale && (await findTwin(service, before))?.locale === locale)
        throw badInput({ field: "locale", message: messages.twinKeepsLanguage });
    },
  });
}
