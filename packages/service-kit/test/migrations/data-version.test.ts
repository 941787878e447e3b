import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import fc from "fast-check";
import type { Connection } from "mongoose";
import { connectMongo } from "../../src/index.ts";
import { claimData, dataRelease } from "../../src/migrations/data-version.ts";
import { compareReleases } from "../../src/migrations/release.ts";
import { named } from "../read-models/database.ts";

let engines: TestEngines;
let connection: Connection;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("data-version"));
});
afterEach(() => connection.close());
afterAll(() => engines.stop());

const claim = (release: string, readableFrom = "0.1.0") => claimData(connection, { release, readableFrom });

test("data remembers the newest release that has worked with it", async () => {
  expect(await dataRelease(connection)).toBeUndefined();
  await claim("0.2.0");
  expect(await dataRelease(connection)).toBe("0.2.0");
  await claim("0.10.0");
  expect(await dataRelease(connection)).toBe("0.10.0");
  await claim("0.9.3");
  expect(await dataRelease(connection)).toBe("0.10.0");
});

test("a release that would misread the data is told which one can, and changes nothing", async () => {
  await claim("2.1.0", "2.0.0");
  await expect(claim("1.9.9", "1.0.0")).rejects.toThrow(
    /^The data of data-version\S* was written by release 2\.1\.0, and only 2\.0\.0 or newer can read it: this is 1\.9\.9\. Start that release, or restore a backup from before it$/,
  );
  await claim("2.0.0", "1.0.0");
  await expect(claim("1.9.9", "1.0.0")).rejects.toThrow("2.0.0 or newer");
  expect(await dataRelease(connection)).toBe("2.1.0");
});

const releases = fc.tuple(fc.nat(3), fc.nat(12), fc.nat(3)).map((parts) => parts.join("."));

test("releases are ordered by their numbers, not their letters", () => {
  expect(["0.10.0", "0.9.0", "1.0.0", "0.9.1"].toSorted(compareReleases)).toEqual(["0.9.0", "0.9.1", "0.10.0", "1.0.0"]);
  fc.assert(
    fc.property(releases, releases, releases, (one, other, third) => {
      expect(Math.sign(compareReleases(one, other))).toBe(0 - Math.sign(compareReleases(other, one)));
      expect(compareReleases(one, one)).toBe(0);
      const [first = "", second = "", last = ""] = [one, other, third].toSorted(compareReleases);
      expect(compareReleases(first, second) <= 0 && compareReleases(second, last) <= 0 && compareReleases(first, last) <= 0).toBe(true);
    }),
  );
});

test("of releases that start at the same moment the newest is remembered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(releases, { minLength: 2, maxLength: 6 }), async (started) => {
      await connection.collection("data_version").deleteMany({});
      await Promise.all(started.map((release) => claim(release, "0.0.0")));
      expect(await dataRelease(connection)).toBe(started.toSorted(compareReleases).at(-1));
    }),
    { numRuns: 40 },
  );
});
