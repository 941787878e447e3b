import {
  type Actor,
  isAdmin,
  type Listed,
  notFound,
  type Page,
  pageRequest,
  type RequestContext,
  requireActor,
} from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import { slugOf } from "../domain/basic-data-input.ts";
import type { BasicDataState } from "../domain/basic-data.ts";
import type { QueryBasicDataListArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";

export type ListedBasicData = Listed<BasicDataState>;

/** Only admins see what has been deactivated. */
const visibleTo = (actor: Actor) => (isAdmin(actor) ? {} : { isActive: true });

export async function basicDataList(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
  args: QueryBasicDataListArgs,
): Promise<Page<ListedBasicData>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const filter = {
    ...visibleTo(actor),
    ...(args.category == null ? {} : { category: slugOf(args.category) }),
    ...searchFilter(args.search),
  };
  return basicData.page(filter, request, { sort: { category: 1, displayName: 1, _id: 1 } });
}

export async function basicDataRecord(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
  id: string,
): Promise<ListedBasicData> {
  const actor = requireActor(context);
  const record = await basicData.get(id);
  if (!record.isActive && !isAdmin(actor)) throw notFound();
  return record;
}

export async function basicDataCategories(
  { basicData }: Pick<Site, "basicData">,
  context: RequestContext,
): Promise<{ category: string; records: number }[]> {
  const actor = requireActor(context);
  const groups = await basicData.countBy("category", visibleTo(actor));
  return groups.map(({ value, count }) => ({ category: value, records: count }));
}
