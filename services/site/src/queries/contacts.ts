import { contactKind } from "@muhtawa/contracts";
import { badInput, type Listed, type Page, pageRequest, type RequestContext, requireAdmin, type Where } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import type { ContactState } from "../domain/contact.ts";
import type { ContactStageCount, QueryContactsArgs, QueryContactStagesArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

export type ListedContact = Listed<ContactState>;

/** Everybody to be in touch with, the newest first. */
export async function contacts(
  site: Pick<Site, "contacts">,
  context: RequestContext,
  args: QueryContactsArgs,
): Promise<Page<ListedContact>> {
  requireAdmin(context);
  const filter = { ...filterOf(args), ...(args.stage == null ? {} : { stage: args.stage }) };
  return site.contacts.page(filter, pageRequest(args));
}

export async function contactStages(
  site: Pick<Site, "contacts">,
  context: RequestContext,
  args: QueryContactStagesArgs,
): Promise<ContactStageCount[]> {
  requireAdmin(context);
  const groups = await site.contacts.countBy("stage", filterOf(args));
  return groups.map(({ value, count }) => ({ stage: value, count }));
}

export async function contact(site: Pick<Site, "contacts">, context: RequestContext, id: string): Promise<ListedContact> {
  requireAdmin(context);
  return site.contacts.get(id);
}

/** All are of a kind; an index on kinds alone answers how many there are. */
const ANY = { $in: contactKind.options };

function filterOf({ kind, search }: QueryContactStagesArgs): Where<ContactState> {
  const { data: asked } = contactKind.nullish().safeParse(kind);
  if (kind != null && asked == null) throw badInput({ field: "kind", message: messages.unknownKind });
  return { kind: asked ?? ANY, ...searchFilter(search) };
}
