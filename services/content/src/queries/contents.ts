import {
  awaitCard,
  isAdmin,
  keyConditions,
  type KnownRow,
  type Page,
  type PageRequest,
  pageRequest,
  parseInput,
  readable,
  type RequestContext,
  requireActor,
  type Where,
  withinReach,
} from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis/search";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import { day } from "../domain/assignment.ts";
import type { ContentRow, ContentState } from "../domain/content.ts";
import type { QueryContentsArgs } from "../graphql/generated/schema.ts";
import { appearingIn, undated } from "./appearing-in.ts";
import { ofLiveCompanies } from "./live-companies.ts";
import { fieldsOf, LARGE } from "./projection.ts";

/**
 * A client's own contents, for an admin everybody's; newest first, without those whose company is gone. Only what `asked` needs of them is
 * read.
 */
export async function contents(
  service: Pick<Contents, "contents" | "companies" | "projects">,
  context: RequestContext,
  args: QueryContentsArgs,
  asked: ReadonlySet<string>,
): Promise<Page<ContentRow>> {
  const actor = requireActor(context);
  const request = pageRequest(args);
  const { companyId, projectId } = args;
  const readableOrGone = async (id: string, find: (id: string) => Promise<(KnownRow<object> & { ownerId?: string }) | undefined>) => {
    const card = await awaitCard(id, actor.id, () => find(id));
    const company = id === companyId ? id : (card as { companyId?: string } | undefined)?.companyId;
    if (!card?.deleted) readable(actor, card as { ownerId: string } | undefined, company);
  };
  if (companyId != null) await readableOrGone(companyId, (id) => service.companies.find(id));
  if (projectId != null) await readableOrGone(projectId, (id) => service.projects.find(id));

  const filter = {
    ...(isAdmin(actor) ? OF_ANYBODY : { ownerId: actor.id }),
    ...withinReach(actor),
    ...(companyId != null && { companyId }),
    ...(projectId != null && { projectId }),
    ...(args.locale != null && { locale: args.locale }),
    ...(args.completed != null && { completed: args.completed }),
    ...(args.status != null && { status: args.status }),
    ...(args.type != null && { type: args.type }),
    ...scoredWithin(args),
    ...(args.assigneeId != null && { assigneeId: args.assigneeId }),
    ...dueWithin(args),
  };
  const conditions = [...keyConditions(queryKeys(args.search ?? "")), ...appearingIn(args), ...undated(args)];
  return ofLiveCompanies(
    service,
    (others) => pageOfThose(service, all(filter, [...conditions, ...others]), request, { asked, sort: ORDERS[args.orderBy ?? "NEWEST"] }),
    ({ results }) => results.map((row) => row.companyId),
  );
}

function scoredWithin({ minScore, maxScore }: QueryContentsArgs): Pick<Where<ContentState>, "overallScore"> {
  if (minScore == null && maxScore == null) return {};
  return { overallScore: { ...(minScore != null && { $gte: minScore }), ...(maxScore != null && { $lte: maxScore }) } };
}

const span = z.object({ dueFrom: day.nullish(), dueBefore: day.nullish() });

/** Days compare as their names do. */
function dueWithin({ dueFrom, dueBefore }: QueryContentsArgs): Pick<Where<ContentState>, "dueOn"> {
  const { dueFrom: from, dueBefore: before } = parseInput(span, { dueFrom, dueBefore });
  if (from == null && before == null) return {};
  return { dueOn: { ...(from != null && { $gte: from }), ...(before != null && { $lt: before }) } };
}

const ORDERS = {
  NEWEST: { createdAt: -1, _id: -1 },
  HIGHEST_SCORE: { overallScore: -1, createdAt: -1, _id: -1 },
  LOWEST_SCORE: { overallScore: 1, createdAt: 1, _id: 1 },
} as const;

/** A tombstone has no owner, so that what has one is there; an index on owners alone answers how many there are. */
const OF_ANYBODY = { ownerId: { $gt: "" } } as const;

const all = (filter: Where<ContentState>, conditions: readonly object[]): Where<ContentState> =>
  conditions.length > 0 ? { ...filter, $and: [...conditions] } : filter;

/** Rows with the fields that are asked for, and those that every row has. */
async function pageOfThose(
  { contents }: Pick<Contents, "contents">,
  filter: Where<ContentState>,
  request: PageRequest,
  { asked, sort }: { asked: ReadonlySet<string>; sort: (typeof ORDERS)[keyof typeof ORDERS] },
): Promise<Page<ContentRow>> {
  const fields = fieldsOf(asked);
  return contents.page(
    filter,
    request,
    fields ? { fields, sort } : { without: [...LARGE, "titleKeys"], sort },
  ) as Promise<unknown> as Promise<Page<ContentRow>>;
}
