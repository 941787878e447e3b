import { MongoClient } from "mongodb";

/** What stands in one service's database. */
export interface ServiceData {
  readonly service: string;
  /** The newest release that has worked with it; undefined before releases were noted. */
  readonly release: string | undefined;
  /** How many documents each collection has of what the service owns. */
  readonly owned: ReadonlyMap<string, number>;
  /** What has been done to bring it to a release. */
  readonly migrations: readonly Migrated[];
}

export interface Migrated {
  readonly name: string;
  readonly revision: number;
  readonly done: number;
  readonly finished: boolean;
  /** Milliseconds; undefined while it isn't finished. */
  readonly took: number | undefined;
}

interface Entry {
  _id: string;
  revision: number;
  done: number;
  startedAt: Date;
  finishedAt?: Date;
}

/** Facts that have been told go from it by themselves. */
const FLEETING = "factTrail";

const PREFIX = process.env["MONGO_DB_PREFIX"] || "muhtawa_";

/** What the databases of an installation hold. */
export async function survey(mongoUrl: string): Promise<ServiceData[]> {
  const client = await new MongoClient(mongoUrl).connect();
  try {
    const { databases } = await client.db("admin").admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name.startsWith(PREFIX));
    return await Promise.all(names.toSorted().map((name) => dataOf(client, name)));
  } finally {
    await client.close();
  }
}

async function dataOf(client: MongoClient, name: string): Promise<ServiceData> {
  const database = client.db(name);
  const collections = (await database.listCollections({}, { nameOnly: true }).toArray()).map((collection) => collection.name);
  const owned = new Map<string, number>();
  for (const collection of collections.filter((known) => known !== FLEETING).toSorted()) {
    // What a service owns carries the events of its changes; all else is kept of others, or made anew.
    const documents = database.collection(collection);
    if (!(await documents.findOne({ outbox: { $exists: true } }, { projection: { _id: 1 } }))) continue;
    owned.set(collection, await documents.countDocuments({ deletedAt: { $exists: false } }));
  }
  const version = await database.collection<{ _id: string; release: string }>("data_version").findOne({ _id: "data" });
  const entries = await database.collection<Entry>("migrations").find().toArray();
  return { service: name.slice(PREFIX.length), release: version?.release, owned, migrations: entries.map(migrated) };
}

const migrated = ({ _id, revision, done, startedAt, finishedAt }: Entry): Migrated => ({
  name: _id,
  revision,
  done,
  finished: finishedAt !== undefined,
  took: finishedAt && finishedAt.getTime() - startedAt.getTime(),
});
