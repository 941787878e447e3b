import { type Actor, badInput, optionalText, parseInput, requiredText } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import { FileRefusal, MAX_FILE_BYTES, tooLarge } from "../domain/file-refusal.ts";
import { formatOf } from "../domain/file-kind.ts";
import { ALT_LENGTH } from "../domain/media.ts";
import { uploadWork } from "../media/file-work.ts";
import { storeMedia } from "./store-media.ts";

const input = z.object({
  id: z.string().regex(/^[0-9a-f]{40}$/),
  name: requiredText(300),
  mimeType: z.string().max(120),
  alt: optionalText(ALT_LENGTH),
  base64: z.base64(),
});

/** Takes a file of an archive in, checked and written anew as every upload is. */
export async function importMedia(
  service: Pick<Contents, "media" | "files" | "limits">,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
  dry: boolean,
): Promise<void> {
  const { base64, ...described } = parseInput(input, given);
  const bytes = Buffer.from(base64, "base64");
  try {
    if (bytes.length > MAX_FILE_BYTES) throw tooLarge();
    if (dry) await formatOf(bytes, described);
    else await uploadWork.run(actor.id, async () => void (await storeMedia(service, { ...described, ownerId: actor.id, bytes })));
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const { localised: message, parameters } = error;
    throw badInput({ field: described.name, message, parameters });
  }
}
