import { badInput, newId, notFound, parseInput, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { MAX_TEMPLATES, type Template, templateOf } from "../domain/template.ts";
import type { MutationSaveContentAsTemplateArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { ownContent } from "./own-content.ts";
import { removeTemplate, templateName } from "./own-template.ts";

/** Keeps a content's brief as a template of its company. */
export async function saveAsTemplate(
  service: Pick<Contents, "contents" | "companies" | "templates">,
  context: RequestContext,
  { contentId, name: given }: MutationSaveContentAsTemplateArgs,
): Promise<Template> {
  const { name } = parseInput(templateName, { name: given });
  const { content } = await ownContent(service, context, contentId);
  const { companyId } = content;
  const isFull = async (room: number) => (await service.templates.count({ companyId })) > room;
  if (await isFull(MAX_TEMPLATES - 1)) throw full();
  const template = await service.templates.create(newId(), templateOf(content, name));
  // Several may have been saved at once; and the company may have been deleted meanwhile, its cascade over already.
  const [overfull, company] = await Promise.all([isFull(MAX_TEMPLATES), service.companies.find(companyId)]);
  if (!overfull && !company?.deleted) return template;
  await removeTemplate(service, template);
  throw overfull ? full() : notFound();
}

const full = () => badInput({ field: "name", message: messages.tooManyTemplates, parameters: { maximum: MAX_TEMPLATES } });
