import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import type { FileStoreSettings } from "../env.ts";

/** The file as it was taken. */
export const ORIGINAL = "original";

/** Where the bytes of media lie: a folder for each, with the file itself and, for a picture, its narrower copies. */
export class FileStore {
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async put(mediaId: string, variant: string, bytes: Uint8Array): Promise<void> {
    // Write beside the file, then rename: readers never see a part of it.
    const draft = `${folderOf(mediaId)}/${randomUUID()}.part`;
    await this.#disk.put(draft, bytes);
    await this.#disk.move(draft, `${folderOf(mediaId)}/${variant}`);
  }

  /** Undefined when there is no such file. */
  async read(mediaId: string, variant: string): Promise<Buffer | undefined> {
    const key = `${folderOf(mediaId)}/${variant}`;
    return (await this.#disk.exists(key)) ? Buffer.from(await this.#disk.getBytes(key)) : undefined;
  }

  async stream(mediaId: string, variant: string): Promise<Readable | undefined> {
    const key = `${folderOf(mediaId)}/${variant}`;
    return (await this.#disk.exists(key)) ? this.#disk.getStream(key) : undefined;
  }

  /** Removes all that there is of a media; also of one that has nothing. */
  deleteAll(mediaId: string): Promise<void> {
    return this.#disk.deleteAll(`${folderOf(mediaId)}/`);
  }
}

/** The last digits are random: folders fill evenly. */
const folderOf = (mediaId: string) => `${mediaId.slice(-2)}/${mediaId}`;

/** The local disk, or S3 if a bucket is named. */
export async function openFileStore(settings: FileStoreSettings): Promise<FileStore> {
  const { MEDIA_DIR, S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_BUCKET) {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new FileStore(new Disk(new FSDriver({ location: MEDIA_DIR, visibility: "private" })));
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : undefined;
  const driver = new S3Driver({
    bucket: S3_BUCKET,
    region: S3_REGION,
    visibility: "private",
    supportsACL: false,
    ...(credentials && { credentials }),
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
  });
  return new FileStore(new Disk(driver));
}
