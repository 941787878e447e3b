import { owned, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";

/** A caller's own content. */
interface Own {
  readonly content: Content;
  /** Whether its company has another person approve what is in review. */
  readonly byAnother: boolean;
}

/** The content with this id, if it is the caller's own and its company is still there; another's is NOT_FOUND, for admins FORBIDDEN. */
export async function ownContent(
  { contents, companies }: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  id: string,
): Promise<Own> {
  const actor = requireActor(context);
  const found = await contents.find(id);
  const company = found && (await companies.find(found.companyId));
  const content = owned(actor, company?.deleted ? undefined : found);
  return { content, byAnother: company?.approvalByAnother ?? false };
}
