import { readable, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

/** The content with this id, if the caller may see it and its company is still there; else NOT_FOUND. */
export async function seenContent(
  { contents, companies }: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  id: string,
): Promise<Content> {
  const actor = requireActor(context);
  const content = await contents.find(id);
  return readable(actor, content && (await companies.findLive(content.companyId)) ? content : undefined);
}
