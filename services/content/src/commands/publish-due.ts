import { DomainError, NOT_DELETED } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { publishWhenDue } from "../domain/status.ts";

const BATCH = 200;

/** Publishes the contents whose time has come. Several instances may do so at once: each content's write is guarded, so one publishes it. */
export async function publishDue({ contents, companies }: Contents): Promise<void> {
  const due = await contents.model
    .find({ ...NOT_DELETED, status: "SCHEDULED", scheduledFor: { $lte: new Date() } } as never, { companyId: 1 })
    .sort({ scheduledFor: 1 })
    .limit(BATCH)
    .lean<{ _id: string; companyId: string }[]>();
  if (due.length === 0) return;
  const live = await companies.liveAmong(due.map(({ companyId }) => companyId));
  const failures: unknown[] = [];
  for (const { _id, companyId } of due) {
    if (!live.has(companyId)) continue;
    try {
      await contents.update(_id, (content) => publishWhenDue(content, new Date()));
    } catch (error) {
      const isGone = error instanceof DomainError && error.code === "NOT_FOUND";
      if (!isGone) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} contents could not be published`);
}
