import { mediaState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, MediaOwners, mediaOwners, MESSAGES, newSecretId, optionalImage, ReadModelKeeper } from "../src/index.ts";
import { told } from "./read-models/database.ts";

const id = "a".repeat(40);

describe("a picture", () => {
  test.each([undefined, null, "", `/media/${id}`])("may be %j", (address) => {
    expect(optionalImage().parse(address)).toBe(address || undefined);
  });

  test.each([`/media/${id}?w=320`, "https://elsewhere.example/x.png", `/media/${id.slice(1)}`, `https://x.example/media/${id}`])(
    "that wasn't uploaded here is refused: %s",
    (address) => {
      expect(optionalImage().safeParse(address).error?.issues).toMatchObject([
        { code: "custom", params: { message: MESSAGES.imageNotUploaded } },
      ]);
    },
  );
});

describe("whose a file is", () => {
  let engines: TestEngines;
  let connection: Connection;
  let keeper: ReadModelKeeper;
  let owners: MediaOwners;
  const [picture, document, gone] = [newSecretId(), newSecretId(), newSecretId()];

  /** Takes in the state of a version; without a kind it is a deletion. */
  async function tell(id: string, version: number, kind?: "IMAGE" | "DOCUMENT") {
    const { name } = mediaState;
    await keeper.take(
      { ...told(id, version), name, data: (kind ? { deleted: false, ownerId: "sara", kind } : { deleted: true }) as never },
      async () => {},
    );
  }

  beforeAll(async () => {
    engines = await startEngines();
    connection = await connectMongo(engines.mongoUrl, "media_owners_test");
    keeper = new ReadModelKeeper(connection, [mediaOwners]);
    await keeper.prepare();
    owners = new MediaOwners(connection);
    await tell(picture, 1, "IMAGE");
    await tell(document, 1, "DOCUMENT");
    await tell(gone, 1, "IMAGE");
    await tell(gone, 2);
  });
  afterAll(async () => {
    await connection?.close();
    await engines?.stop();
  });

  test("is known by the file's own kind, until it is deleted", async () => {
    expect(await owners.isOwn("sara", picture, "IMAGE")).toBe(true);
    expect(await owners.isOwn("sara", document, "DOCUMENT")).toBe(true);
    expect(await owners.isOwn("sara", document, "IMAGE")).toBe(false);
    expect(await owners.isOwn("omar", picture, "IMAGE")).toBe(false);
    expect(await owners.isOwn("sara", gone, "IMAGE")).toBe(false);
    expect(await owners.isOwn("sara", "", "IMAGE")).toBe(false);
  });

  test("is asked of a picture's address, and not without one", async () => {
    expect(await owners.isOwnImage("sara", `/media/${picture}`)).toBe(true);
    expect(await owners.isOwnImage("omar", `/media/${picture}`)).toBe(false);
    expect(await owners.isOwnImage("sara", `/media/${document}`)).toBe(false);
    expect(await owners.isOwnImage("sara", "https://elsewhere.example/x.png")).toBe(false);
    expect(await owners.isOwnImage("omar", undefined)).toBe(true);
  });

  test("is awaited of one that was uploaded just now", async () => {
    const late = newSecretId();
    const asked = owners.isOwn("sara", late, "IMAGE");
    await tell(late, 1, "IMAGE");
    expect(await asked).toBe(true);
  });
});
