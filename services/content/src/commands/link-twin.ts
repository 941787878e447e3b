import { badInput, notFound, type RequestContext, taken } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { laterOf, linked, unlinked } from "../domain/twin.ts";
import type { MutationLinkTwinArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import { findTwin, markedTwin } from "./find-twin.ts";
import { ownContent } from "./own-content.ts";

type Parts = Pick<Contents, "contents" | "companies">;

/** Makes two contents of the caller's twins. */
export async function linkTwin(service: Parts, context: RequestContext, { id, twinId }: MutationLinkTwinArgs): Promise<Content> {
  const [{ content }, { content: twin }] = await Promise.all([ownContent(service, context, id), ownContent(service, context, twinId)]);
  if (content.companyId !== twin.companyId) throw badInput({ field: "twinId", message: messages.twinOfCompany });
  if (content.locale === twin.locale) throw badInput({ field: "twinId", message: messages.twinInOtherLanguage });
  // whichever has their link: of an imported company that may be the earlier one
  if ((await findTwin(service, content))?._id === twin._id) return content;
  const [later, first] = laterOf(content, twin);
  const demandFree = async (of: Content, other: Content) => {
    const there = await findTwin(service, of);
    if (there && there._id !== other._id)
      throw badInput(of._id === id ? { field: "id", message: messages.hasTwin } : { field: "twinId", message: messages.chosenHasTwin });
  };
  await demandFree(first, later);
  await demandFree(later, first);
  await service.contents.update(later._id, (current) => linked(current, first), {
    // one that has become another's twin meanwhile has been written: this is asked again then
    beforeWrite: (before) => demandFree(before, first),
  });
  const [now, there] = [await markedTwin(service, first._id), await service.contents.get(later._id)];
  if (now && !now.twinOf && now.locale !== there.locale) return service.contents.get(id);
  await service.contents.update(later._id, (current) => unlinked(current, first));
  throw now ? taken("twinId", messages.twinsChanged) : notFound();
}
