import { notFound, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { ContentRow } from "../domain/content.ts";
import { loadersOf } from "../graphql/loaders.ts";

/** Of what `asked` names, what it says is read along with the rest. */
export async function content(
  service: Pick<Contents, "contents" | "versions" | "scores" | "companies" | "projects" | "media" | "threads">,
  context: RequestContext,
  id: string,
  asked: ReadonlySet<string>,
): Promise<ContentRow> {
  requireActor(context);
  const loaders = loadersOf(service, context);
  const found = await (asked.has("body") || asked.has("bodyText") ? loaders.wholeContent : loaders.content).load(id);
  if (!found) throw notFound();
  return found;
}
