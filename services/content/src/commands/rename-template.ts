import { parseInput, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { renamed, type Template } from "../domain/template.ts";
import type { MutationRenameContentTemplateArgs } from "../graphql/generated/schema.ts";
import { ownTemplate, templateName } from "./own-template.ts";

export async function renameTemplate(
  service: Pick<Contents, "templates" | "companies">,
  context: RequestContext,
  { id, name: given, expectedVersion }: MutationRenameContentTemplateArgs,
): Promise<Template> {
  const { name } = parseInput(templateName, { name: given });
  await ownTemplate(service, context, id);
  return service.templates.update(id, (template) => renamed(template, name), { expectedVersion });
}
