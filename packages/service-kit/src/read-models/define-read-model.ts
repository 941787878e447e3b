import { createHash } from "node:crypto";
import type { DataOf, EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import type { IndexDirection } from "mongoose";
import { z } from "zod";

/** The fields of every row, beside those that it copies. */
export interface RowRecord {
  _id: string;
  /** The source aggregate's version that the row shows. */
  sourceVersion: number;
  /** A deleted source keeps its row, so that a late older event can't bring it back. */
  deleted: boolean;
  /** On a tombstone that keeps fields: the source's version that they were copied from. */
  keptFrom?: number;
}

/** A row whose source may be deleted: then it has no fields of its own, or those of `keptOfDeleted`. */
export type KnownRow<Row> = RowRecord & Partial<Row>;
/** A row whose source exists. */
export type LiveRow<Row> = RowRecord & Row;

type StateData = { readonly deleted: boolean };
/** The state events of a read model, each by a name for its aggregate. */
export type Sources = Readonly<Record<string, EventDefinition<StateData>>>;
type LiveEvent<Event> = EventEnvelope<Exclude<DataOf<Event>, { deleted: true }>>;

interface Declaration<Shape extends z.ZodObject, From extends Sources> {
  /** The collection's name, without the hash of its shape. */
  readonly name: string;
  /** The name that it had in its first release, where that was another one: the earlier rows serve until those of this name are complete. */
  readonly formerly?: string;
  /** What is kept and what it is used for, as the map of all services' events says it; those of services must have it. */
  readonly purpose?: string;
  /** The fields of a live row. A changed shape is a new collection, which fills by itself. */
  readonly shape: Shape;
  readonly from: From;
  /** Makes the row of each source's state; undefined leaves the stored row, null deletes it. Pure. */
  readonly row: { readonly [Source in keyof From]: (event: LiveEvent<From[Source]>) => z.input<Shape> | null | undefined };
  /** The fields that stay when the source is deleted; none by default. It is given the newest known state, whichever order events come in. Pure. */
  readonly keptOfDeleted?: (aggregateId: string, known: Partial<z.infer<Shape>> | undefined) => Partial<z.infer<Shape>>;
  /** Makes the row's id where ids of several sources could collide; the aggregate's id by default. */
  readonly rowId?: (source: keyof From & string, aggregateId: string) => string;
  readonly indexes?: readonly Readonly<Record<string, IndexDirection>>[];
  /** Raised when `row` changes and the shape doesn't: the collection is then filled again, too. */
  readonly revision?: number;
}

/** A read model's declaration; it runs nothing itself. */
export interface ReadModel<Row extends object = object> {
  readonly name: string;
  /** What its record is stored under: the name of its first release. */
  readonly lineage: string;
  /** What is kept and what it is used for. */
  readonly purpose?: string;
  /** The collection of exactly this shape. */
  readonly collection: string;
  readonly sources: Sources;
  readonly events: readonly EventDefinition<StateData>[];
  readonly indexes: readonly Readonly<Record<string, IndexDirection>>[];
  /** `keptOfDeleted` of the declaration. */
  readonly keptOf?: (aggregateId: string, known: Partial<Row> | undefined) => Partial<Row>;
  /** The names of a live row's fields, without those of every row. */
  readonly fields: readonly string[];
  rowId(source: string, aggregateId: string): string;
  /** The row that a state event of that source makes, without `keptOf` of a deleted one; undefined to leave the stored row. */
  rowAfter(source: string, event: EventEnvelope<StateData>): KnownRow<Row> | undefined;
}

/**
 * Declares a read model: one row for each aggregate of other services, made of its newest state event. The kit does the rest: guarded
 * writes, tombstones, indexes, and a new collection when the shape changes.
 */
export function defineReadModel<Shape extends z.ZodObject, const From extends Sources>(
  declaration: Declaration<Shape, From>,
): ReadModel<z.infer<Shape>> & { readonly shape: Shape } {
  type Row = z.infer<Shape>;
  const {
    name,
    formerly = name,
    purpose,
    shape,
    from,
    row,
    keptOfDeleted,
    rowId = (_source, id: string) => id,
    indexes = [],
    revision = 0,
  } = declaration;
  const events = Object.values(from);
  for (const event of events)
    if (event.kind !== "state") throw new Error(`${name}: a read model is made of state events, ${event.name} is a fact`);
  const content = JSON.stringify([
    z.toJSONSchema(shape, { unrepresentable: "any", io: "output" }),
    Object.entries(from).map(([source, event]) => [source, event.name, event.version]),
    revision,
  ]);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const makers = row as unknown as Record<string, (event: EventEnvelope<StateData>) => unknown>;
  return {
    name,
    lineage: formerly,
    ...(purpose !== undefined && { purpose }),
    shape,
    collection: `${name}_${hash}`,
    sources: from,
    events,
    indexes,
    fields: Object.keys(shape.shape),
    ...(keptOfDeleted && { keptOf: keptOfDeleted as NonNullable<ReadModel<Row>["keptOf"]> }),
    rowId: rowId as ReadModel["rowId"],
    rowAfter(source, event) {
      const { aggregateId, sourceVersion, data } = event;
      const record = { _id: rowId(source, aggregateId), sourceVersion };
      const made = data.deleted ? null : makers[source]?.(event);
      if (made === undefined) return undefined;
      if (made === null) return { ...record, deleted: true } as KnownRow<Row>;
      return { ...shape.parse(made), ...record, deleted: false } as KnownRow<Row>;
    },
  };
}
