import { contactKind } from "@muhtawa/contracts";
import {
  badInput,
  keyFilter,
  type Listed,
  NOT_DELETED,
  type Page,
  pageOfAggregates,
  pageRequest,
  type RequestContext,
  requireAdmin,
} from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";
import type { ContactState } from "../domain/contact.ts";
import type { ContactStageCount, QueryContactsArgs, QueryContactStagesArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

export type ListedContact = Listed<ContactState>;

/** Everybody to be in touch with, the newest first. */
export async function contacts(site: Site, context: RequestContext, args: QueryContactsArgs): Promise<Page<ListedContact>> {
  requireAdmin(context);
  const filter = { ...filterOf(args), ...(args.stage == null ? {} : { stage: args.stage }) };
  return pageOfAggregates(site.contacts, filter, pageRequest(args));
}

export async function contactStages(site: Site, context: RequestContext, args: QueryContactStagesArgs): Promise<ContactStageCount[]> {
  requireAdmin(context);
  const groups = await site.contacts.model.aggregate<{ _id: ContactStageCount["stage"]; count: number }>([
    { $match: { ...NOT_DELETED, ...filterOf(args) } },
    { $group: { _id: "$stage", count: { $sum: 1 } } },
  ]);
  return groups.map(({ _id, count }) => ({ stage: _id, count }));
}

export async function contact(site: Site, context: RequestContext, id: string): Promise<ListedContact> {
  requireAdmin(context);
  return site.contacts.get(id);
}

function filterOf({ kind, search }: QueryContactStagesArgs): object {
  if (kind != null && !contactKind.safeParse(kind).success) throw badInput({ field: "kind", message: messages.unknownKind });
  const words = keyFilter(queryKeys(search ?? ""));
  return { ...(kind == null ? {} : { kind }), ...(words.length > 0 ? { $and: words } : {}) };
}
