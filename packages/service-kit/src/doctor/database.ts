import { type Db, MongoClient } from "mongodb";
import { checkClocks } from "./clocks.ts";
import { failed, type Finding, ok, reasonOf, withoutSecrets } from "./finding.ts";
import { checkRelease } from "./releases.ts";

const PATIENCE = 5_000;

/** Whether MongoDB answers, of which release it is, and what time it is there. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: PATIENCE, connectTimeoutMS: PATIENCE });
  try {
    const admin = (await client.connect()).db("admin");
    await admin.command({ ping: 1 });
    const before = Date.now();
    const hello = await told<{ localTime?: Date }>(admin, { isMaster: 1 });
    const build = await told<{ version?: string }>(admin, { buildInfo: 1 });
    return [
      ok("MongoDB", `answers at ${withoutSecrets(url)}`),
      ...(build.version ? [checkRelease("release of MongoDB", build.version, [3, 6])] : []),
      ...(hello.localTime ? [checkClocks("MongoDB", hello.localTime.getTime(), (before + Date.now()) / 2)] : []),
    ];
  } catch (error) {
    return [
      failed(
        "MongoDB",
        `${withoutSecrets(url)}: ${reasonOf(error)}`,
        "Start it, or set MONGO_URL to where it is, with a user that it knows",
      ),
    ];
  } finally {
    await client.close();
  }
}

/** Servers that speak MongoDB's protocol needn't know every question: what isn't told is left out. */
const told = async <Answer extends object>(database: Db, question: object): Promise<Partial<Answer>> =>
  database.command(question).then(
    (answer) => answer as Answer,
    () => ({}),
  );
