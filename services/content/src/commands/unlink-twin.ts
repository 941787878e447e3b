import type { RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { unlinked } from "../domain/twin.ts";
import type { MutationUnlinkTwinArgs } from "../graphql/generated/schema.ts";
import { ownContent } from "./own-content.ts";

/** Lets two twins of the caller's stand by themselves. */
export async function unlinkTwin(
  service: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  { id, twinId }: MutationUnlinkTwinArgs,
): Promise<Content> {
  const [{ content }, { content: twin }] = await Promise.all([ownContent(service, context, id), ownContent(service, context, twinId)]);
  await service.contents.update(content._id, (current) => unlinked(current, twin));
  await service.contents.update(twin._id, (current) => unlinked(current, content));
  return service.contents.get(id);
}
