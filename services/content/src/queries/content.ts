import { notFound, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { ContentRow } from "../domain/content.ts";
import { loadersOf } from "../graphql/loaders.ts";

export async function content(service: Contents, context: RequestContext, id: string): Promise<ContentRow> {
  requireActor(context);
  const found = await loadersOf(service, context).content.load(id);
  if (!found) throw notFound();
  return found;
}
