import { DomainError } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { publishWhenDue } from "../domain/status.ts";

const BATCH = 200;

interface Due {
  readonly _id: string;
  readonly companyId: string;
  readonly scheduledFor: Date;
}

/**
 * Publishes the contents whose time has come, the longest due first; one of a company that isn't known (yet) waits and holds up nobody.
 * Several instances may do so at once: each content's write is guarded, so one publishes it.
 */
export async function publishDue({ contents, companies, versions }: Pick<Contents, "contents" | "companies" | "versions">): Promise<void> {
  const failures: unknown[] = [];
  const now = new Date();
  for await (const due of dueContents(contents, now)) {
    const live = await companies.liveAmong(due.map(({ companyId }) => companyId));
    for (const { _id } of due.filter(({ companyId }) => live.has(companyId))) {
      try {
        await versions.keep(await contents.update(_id, (content) => publishWhenDue(content, now)));
      } catch (error) {
        const isGone = error instanceof DomainError && error.code === "NOT_FOUND";
        if (!isGone) failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} contents could not be published`);
}

/** All that are due now, some at a time. */
async function* dueContents(contents: Contents["contents"], now: Date): AsyncGenerator<Due[]> {
  let after: object = {};
  for (;;) {
    const rows = (await contents.matching(
      { status: "SCHEDULED", scheduledFor: { $lte: now }, ...after },
      { fields: ["companyId", "scheduledFor"], sort: { scheduledFor: 1, _id: 1 }, limit: BATCH },
    )) as Due[];
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = {
      $or: [{ scheduledFor: { $gt: last.scheduledFor, $lte: now } }, { scheduledFor: last.scheduledFor, _id: { $gt: last._id } }],
    };
  }
}
