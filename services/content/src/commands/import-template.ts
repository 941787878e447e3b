import { type Actor, forbidden, parseInput } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { recordId } from "../domain/imported.ts";
import { parseBrief } from "../domain/stage-input.ts";
import { MAX_TEMPLATES, templateOf } from "../domain/template.ts";
import { templateName } from "./own-template.ts";

const input = templateName.extend({ id: recordId, companyId: recordId });

const LISTS = { keywords: [], topics: [], tools: [], socialChannels: [], internalLinks: [], externalLinks: [] };

/** Takes a template of an archive in, of a company that isn't there yet. */
export async function importTemplate(
  service: Pick<Contents, "templates" | "companies">,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
  dry: boolean,
): Promise<void> {
  const { id, companyId, name } = parseInput(input, given);
  const fields = parseBrief({ ...given, title: name });
  if (dry) return;
  const isFull = (await service.templates.count({ companyId })) >= MAX_TEMPLATES;
  if (isFull || (await service.companies.find(companyId))) throw forbidden();
  const brief = {
    view: "GENERAL",
    ...LISTS,
    ...fields,
    ownerId: actor.id,
    companyId,
  } as unknown as Content;
  await service.templates.create(id, { state: templateOf(brief, name).state });
}
