import { badInput, parseInput, type RequestContext } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { agreedKeys, paired } from "../domain/twin.ts";
import type { MutationPairTwinArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { findTwin } from "./find-twin.ts";
import { ownContent } from "./own-content.ts";

/** Says that paragraphs of two twins say the same. Both are the caller's own: a twin has its source's owner and company. */
export async function pairTwin(
  service: Pick<Contents, "contents" | "companies">,
  context: RequestContext,
  { id, pairs }: MutationPairTwinArgs,
): Promise<Content> {
  const { content } = await ownContent(service, context, id);
  const { pairs: agreed } = parseInput(agreedKeys, { pairs });
  const twin = await findTwin(service, content);
  if (!twin) throw badInput({ field: "id", message: messages.noTwin });
  const isLater = content.twinOf?.contentId === twin._id;
  const [first, later] = isLater ? [twin, content] : [content, twin];
  const asLater = isLater ? agreed : agreed.map(({ own, other }) => ({ own: other, other: own }));
  await service.contents.update(later._id, (current) => paired(current, first, asLater));
  return service.contents.get(id);
}
