import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { newSecretId } from "@muhtawa/service-kit";
import { type FileStore, openFileStore } from "../src/media/file-store.ts";
import { startFakeS3 } from "./fake-s3.ts";

let folder: string;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "muhtawa-files-"));
  s3 = await startFakeS3("files");
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  s3?.stop();
});

const local = () => openFileStore({ MEDIA_DIR: folder, S3_REGION: "us-east-1" });
const remote = () =>
  openFileStore({
    MEDIA_DIR: folder,
    S3_BUCKET: "files",
    S3_REGION: "us-east-1",
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });

describe.each<[string, () => Promise<FileStore>, () => string[]]>([
  [
    "the local disk",
    local,
    () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  ],
  ["S3", remote, () => s3.keys().map((key) => key.split("/").at(-1) ?? "")],
])("files on %s", (_, open, names) => {
  test("are read as they were put, whole and as a stream; the last put counts", async () => {
    const store = await open();
    const id = newSecretId();
    await store.put(id, "original", Buffer.from("first"));
    await store.put(id, "original", Buffer.from("نخيل"));
    expect((await store.read(id, "original"))?.toString()).toBe("نخيل");
    const chunks = await (await store.stream(id, "original"))?.toArray();
    expect(Buffer.concat(chunks ?? []).toString()).toBe("نخيل");
  });

  test("that aren't there are undefined", async () => {
    const store = await open();
    const id = newSecretId();
    expect(await store.read(id, "original")).toBeUndefined();
    expect(await store.stream(id, "original")).toBeUndefined();
  });

  test("go with all their copies, others stay, and nothing is left of how they were written", async () => {
    const store = await open();
    const [gone, kept] = [newSecretId(), newSecretId()];
    for (const variant of ["original", "w64"]) await store.put(gone, variant, Buffer.from(variant));
    await store.put(kept, "original", Buffer.from("kept"));
    await store.deleteAll(gone);
    await store.deleteAll(gone);
    expect(await store.read(gone, "original")).toBeUndefined();
    expect(await store.read(gone, "w64")).toBeUndefined();
    expect((await store.read(kept, "original"))?.toString()).toBe("kept");
    expect(names().filter((name) => name !== "original")).toEqual([]);
  });
});
