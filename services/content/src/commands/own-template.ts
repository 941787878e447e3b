import { templateDeleted } from "@muhtawa/contracts";
import { type ExpectedVersion, fact, owned, requiredText, type RequestContext, requireActor } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import { NAME_LENGTH, type Template } from "../domain/template.ts";

export const templateName = z.object({ name: requiredText(NAME_LENGTH) });

/** The template with this id, if it is the caller's own and its company is still there; another's is NOT_FOUND, for admins FORBIDDEN. */
export async function ownTemplate(
  { templates, companies }: Pick<Contents, "templates" | "companies">,
  context: RequestContext,
  id: string,
): Promise<Template> {
  const actor = requireActor(context);
  const template = await templates.find(id);
  const company = template && (await companies.find(template.companyId));
  return owned(actor, company?.deleted ? undefined : template);
}

/** Deletes a template; whether somebody may is asked elsewhere. */
export const removeTemplate = (
  { templates }: Pick<Contents, "templates">,
  { _id, ownerId, companyId, name }: Pick<Template, "_id" | "ownerId" | "companyId" | "name">,
  options?: ExpectedVersion,
): Promise<void> => templates.delete(_id, [fact(templateDeleted, { ownerId, companyId, name })], options);
