import { awaitCard, readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { MAX_TEMPLATES, type Template } from "../domain/template.ts";

/** A company's templates by their names. */
export async function contentTemplates(
  { templates, companies }: Pick<Contents, "templates" | "companies">,
  context: RequestContext,
  companyId: string,
): Promise<Omit<Template, "searchKeys">[]> {
  const actor = requireActor(context);
  readable(actor, await awaitCard(companyId, actor.id, () => companies.findLive(companyId)), companyId);
  return templates.matching({ companyId }, { sort: { nameKey: 1 }, limit: MAX_TEMPLATES });
}
