import { perRequest, type RequestContext } from "@muhtawa/service-kit";
import DataLoader from "dataloader";
import type { Site } from "../site.ts";

/** What one request loads by ids, each kind in one query. */
export const loadersOf = (site: Pick<Site, "activity" | "people" | "things">, context: RequestContext) =>
  perRequest(context, loadersOf, () => makeLoaders(site));

const makeLoaders = ({ people, things, activity }: Pick<Site, "people" | "things" | "activity">) => ({
  /** Undefined for who is gone. */
  personName: new DataLoader<string, string | undefined>(async (ids) => inOrder(ids, await people.namesOf(ids))),
  contentTitle: new DataLoader<string, string | undefined>(async (ids) => inOrder(ids, await things.contentTitlesOf(ids))),
  ownedCounts: new DataLoader(async (ids: readonly string[]) => {
    const counts = await things.countsOf(ids);
    return ids.map((id) => ({ companies: counts.get(id)?.company ?? 0, contents: counts.get(id)?.content ?? 0 }));
  }),
  lastActivity: new DataLoader<string, Date | undefined>(async (ids) => inOrder(ids, await activity.lastOf(ids))),
});

const inOrder = <Value>(ids: readonly string[], found: ReadonlyMap<string, Value>) => ids.map((id) => found.get(id));
