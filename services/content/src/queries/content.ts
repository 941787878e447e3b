import { notFound, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { ContentRow } from "../domain/content.ts";
import { type LoadedFrom, loadersOf } from "../graphql/loaders.ts";

/** Of what `asked` names, what it says is read along with the rest. */
export async function content(service: LoadedFrom, context: RequestContext, id: string, asked: ReadonlySet<string>): Promise<ContentRow> {
  requireActor(context);
  const loaders = loadersOf(service, context);
  const found = await (asked.has("body") || asked.has("bodyText") ? loaders.wholeContent : loaders.content).load(id);
  if (!found) throw notFound();
  return found;
}
