import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { duplicateKey } from "../persistence/database-errors.ts";
import { makeCollection, nativeCollection } from "../persistence/native-collection.ts";
import { declareIndexes } from "../persistence/unused-indexes.ts";
import { CHECKPOINTS } from "./checkpoints.ts";
import type { KnownRow, ReadModel, RowRecord } from "./define-read-model.ts";
import { GAPS, Gaps } from "./gaps.ts";
import { buryRow, keepLate } from "./kept-of-deleted.ts";
import { NOTES, type ReadModelNote, Serving } from "./serving.ts";
import { mergeRow, writeRow } from "./write-row.ts";

type StateEvent = EventEnvelope<{ deleted: boolean }>;

/** Maintains a service's read models: collections, rows, and which of them are complete. */
export class ReadModelKeeper {
  readonly gaps: Gaps;
  readonly models: readonly ReadModel[];
  readonly #connection: Connection;
  readonly #serving: Serving;
  readonly #notes: Collection<ReadModelNote>;

  constructor(connection: Connection, models: readonly ReadModel[]) {
    this.models = models;
    this.gaps = new Gaps(connection);
    this.#connection = connection;
    this.#serving = Serving.of(connection);
    this.#notes = nativeCollection<ReadModelNote>(connection, NOTES);
  }

  /** Makes missing collections, indexes and records. */
  async prepare(): Promise<void> {
    for (const name of [NOTES, GAPS, CHECKPOINTS]) await makeCollection(this.#connection, name);
    const there = new Set((await this.#connection.listCollections()).map(({ name }) => name));
    for (const model of this.models) {
      await makeCollection(this.#connection, model.collection);
      const indexes = model.indexes.map((key) => ({ key: key as Record<string, 1 | -1> }));
      declareIndexes(this.#connection, model.collection, model.indexes);
      if (indexes.length > 0) await this.#rows(model.collection).createIndexes(indexes);
      await this.#note(model, there.has(model.lineage) ? model.lineage : model.collection);
    }
    await this.refresh();
  }

  /** Reads again what other instances may have changed. */
  async refresh(): Promise<void> {
    await Promise.all([this.#serving.refresh(), this.gaps.refresh()]);
  }

  /** Writes the rows that a state event changes: in this shape's collection and in a previous shape's that still serves. */
  async take(event: StateEvent, written: (model: ReadModel, row: KnownRow<object>) => Promise<void>): Promise<void> {
    for (const model of this.models)
      for (const [source, { name, version }] of Object.entries(model.sources)) {
        if (name !== event.name || version !== event.version) continue;
        const row = model.rowAfter(source, event);
        if (row) await written(model, await this.#write(model, event.aggregateId, row));
      }
  }

  /** Resolves to the row as stored; where a newer one is stored, to the row that was to be written. */
  async #write(model: ReadModel, aggregateId: string, row: KnownRow<object>): Promise<KnownRow<object>> {
    const rows = this.#rows(model.collection);
    const other = await this.#serving.otherThan(model);
    const old = other === undefined ? undefined : this.#rows(other);
    const { keptOf, fields } = model;
    if (!keptOf) {
      await writeRow(rows, row);
      if (old) await mergeRow(old, row, fields);
      return row;
    }
    const kept = (known: object | undefined) => keptOf(aggregateId, known);
    if (row.deleted) {
      const left = await buryRow(rows, row, kept, async () => (await old?.findOne({ _id: row._id })) ?? null);
      if (old) await buryRow(old, row, kept, async () => null);
      return left ?? row;
    }
    const late = (await writeRow(rows, row)) ? undefined : await keepLate(rows, row, fields, kept);
    if (old && !(await mergeRow(old, row, fields))) await keepLate(old, row, fields, kept);
    return late ?? row;
  }

  /** Of each incomplete model the state events that are still to be republished; all of them when a newer release fills another shape. */
  async unfilled(models: readonly ReadModel[] = this.models): Promise<Map<ReadModel, EventDefinition[]>> {
    const notes = await this.#notesByLineage();
    const missing = models.map((model) => {
      const note = notes.get(model.lineage);
      const filled = note?.filling === model.collection ? note.filled : [];
      return [model, model.events.filter(({ name }) => !filled.includes(name))] as const;
    });
    return new Map(missing.filter(([, events]) => events.length > 0));
  }

  /** As `unfilled`, without the models of which a newer release fills another shape. */
  async toFill(): Promise<Map<ReadModel, EventDefinition[]>> {
    const notes = await this.#notesByLineage();
    return this.unfilled(this.models.filter(({ lineage, collection }) => notes.get(lineage)?.filling === collection));
  }

  /** Of the models that this release fills, those that have never been complete and have no earlier shape that serves. */
  async neverComplete(): Promise<ReadModel[]> {
    const [unfilled, notes] = [await this.toFill(), await this.#notesByLineage()];
    return [...unfilled.keys()].filter(({ lineage, collection }) => {
      const note = notes.get(lineage);
      return note?.serving === collection && note.completed !== collection;
    });
  }

  /** Records that the model has taken in every aggregate of these events. With all its events its collection serves; resolves to whether it does. */
  async filled({ lineage, collection, events }: ReadModel, told: readonly EventDefinition[]): Promise<boolean> {
    const own = { _id: lineage, filling: collection };
    await this.#notes.updateOne(own, { $addToSet: { filled: { $each: told.map((event) => event.name) } } });
    const complete = { ...own, filled: { $all: events.map((event) => event.name) } };
    const { matchedCount } = await this.#notes.updateOne(complete, { $set: { serving: collection, completed: collection } });
    await this.#serving.refresh();
    return matchedCount > 0;
  }

  /** Records that states of these events may have been lost: they are to be republished. */
  async missed(events: readonly EventDefinition[]): Promise<void> {
    const names = events.map(({ name }) => name);
    await this.#notes.updateMany({ _id: { $in: this.#lineages } }, { $pull: { filled: { $in: names } } });
    await this.gaps.forget(events);
  }

  /** Drops the previous shapes' collections of models that serve from their own, and all collections of models that are no longer declared. */
  async dropReplaced(): Promise<void> {
    const there = (await this.#connection.listCollections()).map(({ name }) => name);
    for (const model of this.models) {
      const note = await this.#notes.findOne({ _id: model.lineage });
      if (note?.serving !== model.collection || note.filling !== model.collection) continue;
      const isReplaced = (name: string) => name !== model.collection && (isOf(model.name, name) || isOf(model.lineage, name));
      for (const name of there.filter(isReplaced)) await this.#connection.dropCollection(name);
    }
    for (const { _id: retired } of await this.#notes.find({ _id: { $nin: this.#lineages } }).toArray()) {
      for (const name of there.filter((collection) => isOf(retired, collection))) await this.#connection.dropCollection(name);
      await this.#notes.deleteOne({ _id: retired });
    }
  }

  rowCount(model: ReadModel): Promise<number> {
    return this.#rows(model.collection).estimatedDocumentCount();
  }

  get #lineages(): string[] {
    return this.models.map(({ lineage }) => lineage);
  }

  async #note({ lineage, collection }: ReadModel, servingAtFirst: string): Promise<void> {
    try {
      await this.#notes.insertOne({ _id: lineage, serving: servingAtFirst, filling: collection, filled: [] });
    } catch (error) {
      if (!duplicateKey(error)) throw error;
      await this.#notes.updateOne({ _id: lineage, filling: { $ne: collection } }, { $set: { filling: collection, filled: [] } });
    }
  }

  async #notesByLineage(): Promise<Map<string, ReadModelNote>> {
    return new Map((await this.#notes.find().toArray()).map((note) => [note._id, note]));
  }

  #rows(collection: string): Collection<RowRecord> {
    return nativeCollection<RowRecord>(this.#connection, collection);
  }
}

/** Whether a collection belongs to a read model: of any shape, or without a hash as in releases before shapes had one. */
const isOf = (model: string, collection: string): boolean =>
  collection === model || (collection.startsWith(`${model}_`) && /^[0-9a-f]{8}$/.test(collection.slice(model.length + 1)));
