import { AnswerBudget, type Listed, mayRead, perRequest, type RequestContext, sizeOfAnswer, WorkQueue } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import type { Contents } from "../contents.ts";
import type { BodyDocument } from "../domain/body-document.ts";
import { MAX_THREADS, type ThreadState } from "../domain/comment-thread.ts";
import type { ContentRow } from "../domain/content.ts";
import { type MediaView, mediaView } from "../domain/media.ts";
import type { TextScore } from "@muhtawa/text-analysis/score";
import { type Body, bodiesOf } from "../queries/bodies.ts";
import { contentScores } from "../queries/content-scores.ts";
import { LARGE } from "../queries/projection.ts";
import { versionScores } from "../queries/version-scores.ts";
import type { Version } from "../store/version-store.ts";

/** What is loaded from. */
export type LoadedFrom = Pick<Contents, "contents" | "versions" | "scores" | "companies" | "projects" | "media" | "threads">;

/** What one request loads by ids, each kind at once. Null stands for what is gone and for what the caller may not see. */
export const loadersOf = (service: LoadedFrom, context: RequestContext) =>
  perRequest(context, loadersOf, () => makeLoaders(service, context));

/** Of a page of large bodies several megabytes are in memory at once. */
const bodyReading = new WorkQueue({ atOnce: 6, atOncePerPerson: 2, waiting: 500, waitingPerPerson: 100 });

function makeLoaders(service: LoadedFrom, context: RequestContext) {
  const { contents, companies, projects, versions, media, threads } = service;
  const { actor } = context;
  const budget = AnswerBudget.of(context);
  const reading = (work: () => Promise<void>) => bodyReading.run(actor?.id ?? context.ip, work, context.signal);
  const body = new DataLoader<string, Body>(async (ids) => {
    const byId = new Map<string, Body>();
    await reading(async () => {
      for await (const row of bodiesOf(service, ids)) {
        budget.spend(sizeOfAnswer(row));
        byId.set(row._id, row);
      }
    });
    return ids.map((id) => byId.get(id) ?? { _id: id, bodyText: "" });
  });
  const readable = async (rows: readonly ContentRow[]): Promise<Map<string, ContentRow>> => {
    const seen = rows.filter((row) => actor && mayRead(actor, row));
    const live = await companies.liveAmong(seen.map(({ companyId }) => companyId));
    return new Map(seen.filter(({ companyId }) => live.has(companyId)).map((row) => [row._id, row]));
  };
  const content = new DataLoader<string, ContentRow | null>(async (ids) => {
    if (!actor) return ids.map(() => null);
    const byId = await readable(await contents.matching({ _id: { $in: ids } }, { without: [...LARGE, "titleKeys"], sort: { _id: 1 } }));
    return ids.map((id) => byId.get(id) ?? null);
  });
  const readWhole = async (id: string): Promise<ContentRow | null> => {
    let row: ContentRow | undefined;
    await reading(async () => {
      row = (await readable(await contents.matching({ _id: id }, { without: ["titleKeys"] }))).get(id);
      if (row) budget.spend(sizeOfAnswer([row.body, row.bodyText]));
    });
    return row ?? null;
  };
  const versionScore = versionScores(service, context, async (contentIds) =>
    (await content.loadMany(contentIds)).filter((row): row is ContentRow => row !== null && !(row instanceof Error)),
  );
  return {
    content,
    /** One by itself is read whole, with what it says; several without, since their bodies come in batches. */
    wholeContent: new DataLoader<string, ContentRow | null>(async (ids) => {
      const [only] = ids;
      if (only === undefined || ids.length > 1) return (await content.loadMany(ids)).map((row) => row ?? null);
      return [await readWhole(only)];
    }),
    body,
    versionBody: new DataLoader<string, BodyDocument | undefined>(async (ids) => {
      const bodies = new Map<string, BodyDocument>();
      await reading(async () => {
        for await (const { id, body, size } of versions.bodiesOf(ids)) {
          budget.spend(size);
          bodies.set(id, body);
        }
      });
      return ids.map((id) => bodies.get(id));
    }),
    media: new DataLoader<string, MediaView | null>(async (ids) => {
      const rows = await media.matching({ _id: { $in: ids } }, { without: ["text"] });
      const readable = rows.filter(({ kind, ownerId }) => kind === "IMAGE" || (actor && mayRead(actor, { ownerId })));
      const byId = new Map(readable.map((row) => [row._id, mediaView(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
    /** Whether a company has another person than the owner approve. */
    approvalByAnother: new DataLoader<string, boolean>(async (ids) => {
      const those = await companies.approvingByAnotherAmong(ids);
      return ids.map((id) => those.has(id));
    }),
    /** What is said of each, the oldest first: of one content after another, since there may be megabytes of each. */
    discussions: new DataLoader<string, Listed<ThreadState>[]>(async (ids) => {
      const found: Listed<ThreadState>[][] = [];
      await reading(async () => {
        for (const contentId of ids) {
          const said = await threads.matching({ contentId }, { sort: { createdAt: 1, _id: 1 }, limit: MAX_THREADS });
          budget.spend(sizeOfAnswer(said));
          found.push(said);
        }
      });
      return found;
    }),
    openThreads: new DataLoader<string, number>(async (ids) => {
      const counts = await threads.countBy("contentId", { contentId: { $in: ids }, resolved: false });
      const byId = new Map(counts.map(({ value, count }) => [value, count]));
      return ids.map((id) => byId.get(id) ?? 0);
    }),
    /** What is made of each, in the order in which it was begun. */
    derived: new DataLoader<string, ContentRow[]>(async (ids) => {
      const rows = await contents.matching(
        { "derivedFrom.contentId": { $in: ids } },
        { without: [...LARGE, "titleKeys"], sort: { createdAt: 1, _id: 1 } },
      );
      const bySource = Map.groupBy((await readable(rows)).values(), ({ derivedFrom }) => derivedFrom?.contentId ?? "");
      return ids.map((id) => bySource.get(id) ?? []);
    }),
    /** What was made as the twin of each. */
    laterTwin: new DataLoader<string, ContentRow | null>(async (ids) => {
      const rows = await contents.matching({ "twinOf.contentId": { $in: ids } }, { without: [...LARGE, "titleKeys"], sort: { _id: 1 } });
      const byFirst = new Map([...(await readable(rows)).values()].map((row) => [row.twinOf?.contentId ?? "", row]));
      return ids.map((id) => byFirst.get(id) ?? null);
    }),
    liveProject: new DataLoader<string, { id: string } | null>(async (ids) => {
      const live = await projects.liveAmong(ids);
      return ids.map((id) => (live.has(id) ? { id } : null));
    }),
    versionScore: new DataLoader<Version, number | null, string>((rows) => versionScore(rows), { cacheKeyFn: ({ _id }) => _id }),
    score: new DataLoader<ContentRow, TextScore | null, string>((rows) => contentScores(service, context, rows), {
      cacheKeyFn: ({ _id, version }) => `${_id}:${version}`,
    }),
  };
}
