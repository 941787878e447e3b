import {
  awaitCard,
  isAdmin,
  NOT_DELETED,
  offsetOf,
  type Page,
  pageOf,
  pageRequest,
  readable,
  type KnownRow,
  type RequestContext,
  requireActor,
} from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { ContentRow } from "../domain/content.ts";
import type { QueryContentsArgs } from "../graphql/generated/schema.ts";
import { appearingIn, undated } from "./appearing-in.ts";
import { liveCompanies } from "./live-companies.ts";
import { searchFilter } from "./search-filter.ts";
import { WITHOUT_BODY } from "./without-body.ts";

/** A client's own contents, for an admin everybody's; newest first, without those whose company is gone. */
export async function contents(service: Contents, context: RequestContext, args: QueryContentsArgs): Promise<Page<ContentRow>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const { companyId, projectId } = args;
  const readableOrGone = async (id: string, find: (id: string) => Promise<(KnownRow<object> & { ownerId?: string }) | undefined>) => {
    const card = await awaitCard(id, actor.id, () => find(id));
    if (!card?.deleted) readable(actor, card as { ownerId: string } | undefined);
  };
  if (companyId != null) await readableOrGone(companyId, (id) => service.companies.find(id));
  if (projectId != null) await readableOrGone(projectId, (id) => service.projects.find(id));

  const owner = isAdmin(actor) ? undefined : actor.id;
  const filter = {
    ...NOT_DELETED,
    ...(owner && { ownerId: owner }),
    $and: [
      await liveCompanies(service, owner),
      ...(companyId != null ? [{ companyId }] : []),
      ...searchFilter(args.search),
      ...appearingIn(args),
      ...undated(args),
    ],
    ...(projectId != null && { projectId }),
    ...(args.completed != null && { completed: args.completed }),
    ...(args.status != null && { status: args.status }),
    ...(args.type != null && { type: args.type }),
  };
  const { model } = service.contents;
  const [rows, totalCount] = await Promise.all([
    model
      .find(filter as never, WITHOUT_BODY)
      .sort({ createdAt: -1, _id: -1 })
      .skip(offsetOf(request))
      .limit(request.pageSize)
      .lean<ContentRow[]>(),
    model.countDocuments(filter as never),
  ]);
  return pageOf(rows, totalCount, request);
}
