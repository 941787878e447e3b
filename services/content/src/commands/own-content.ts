import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

/** The content with this id, if it is the caller's own and its company is still there; another's is NOT_FOUND, for admins FORBIDDEN. */
export async function ownContent(
  { contents, companies }: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  id: string,
): Promise<Content> {
  const actor = requireActor(context);
  const content = await contents.find(id);
  const company = content && (await companies.find(content.companyId));
  return owned(actor, company?.deleted ? undefined : content);
}
