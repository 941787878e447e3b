import { overloaded, WorkEnded, WorkPool } from "@muhtawa/service-kit";
import type { ImageType } from "../domain/file-kind.ts";
import { broken, tooManyPixels } from "../domain/file-refusal.ts";
import type { PictureAnswer, PictureJob, WrittenPicture } from "./picture-worker.ts";

export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture may be made to break what decodes it, or to take all memory: it is read in a process that is kept for the next ones, since a new
 * one takes longer to start than most pictures take.
 */
const workers = new WorkPool<PictureJob, PictureAnswer>({
  module: new URL("./picture-worker.ts", import.meta.url),
  in: "process",
  uses: 100,
  workers: 2,
  atOncePerPerson: 1,
  waiting: 20,
  waitingPerPerson: 10,
  timeLimit: 25_000,
  heap: 128,
  // 40 megapixels with transparency take 750 MB as a GIF, less in any other format.
  memory: 1_000,
});

/** Writes a picture anew in its own format, upright and without metadata, so that nothing but pixels is left of what was sent. */
export async function cleanPicture(file: Uint8Array, format: ImageType, ownerId: string): Promise<Picture> {
  try {
    const answer = await workers.run(ownerId, () => ({ to: "clean", file, format }));
    if ("fault" in answer) throw answer.fault === "tooManyPixels" ? tooManyPixels() : broken();
    return asPicture(answer);
  } catch (error) {
    throw error instanceof WorkEnded ? broken() : error;
  }
}

/** A picture of ours, scaled down. Throws SERVICE_UNAVAILABLE when it took too long or its process ended. */
export async function scaledPicture(file: Uint8Array, format: ImageType, width: number, ownerId: string): Promise<Picture> {
  try {
    const answer = await workers.run(ownerId, () => ({ to: "scale", file, format, width }));
    if ("fault" in answer) throw new Error("a picture of ours can't be read");
    return asPicture(answer);
  } catch (error) {
    throw error instanceof WorkEnded ? overloaded(error) : error;
  }
}

/** A picture as a document can hold it, undefined for what can't be read: a document without one of its pictures is of more use than none. */
export async function fittedPicture(file: Uint8Array, person: string): Promise<(Picture & { readonly type: "png" | "jpg" }) | undefined> {
  try {
    const answer = await workers.run(person, () => ({ to: "fit", file }));
    return "fault" in answer ? undefined : { ...asPicture(answer), type: answer.format === "png" ? "png" : "jpg" };
  } catch (error) {
    if (error instanceof WorkEnded) return undefined;
    throw error;
  }
}

const asPicture = ({ bytes, width, height }: WrittenPicture): Picture => ({
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  width,
  height,
});
