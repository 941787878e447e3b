import type { EventEnvelope } from "@muhtawa/contracts";
import type { ActivityEntry } from "./activity-log.ts";

interface Told {
  ownerId?: string;
  companyName?: string;
  name?: string;
  title?: string;
  /** Of a generation. */
  kind?: string;
}

/** What an event's entry in the log says. */
export function entryOf({ id, name, aggregateId, actor, ip, time, data }: EventEnvelope): ActivityEntry {
  const [, targetType = "", what = ""] = name.split(".");
  // An account concerns its owner, and who registers does so unsigned.
  const isAccount = targetType === "user";
  const actorId = actor?.id ?? (what === "registered" ? aggregateId : undefined);
  const told = data as Told;
  const ownerId = isAccount ? aggregateId : told.ownerId;
  const title = told.title ?? told.companyName ?? told.name ?? told.kind;
  return {
    _id: id,
    action: `${targetType}.${what}`,
    targetType,
    targetId: aggregateId,
    at: new Date(time),
    ...(title === undefined ? {} : { title }),
    ...(actorId === undefined ? {} : { actorId }),
    ...(ownerId === undefined ? {} : { ownerId }),
    ...(ip === undefined ? {} : { ip }),
  };
}
