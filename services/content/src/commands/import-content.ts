import { type Actor, forbidden } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import { importedTimes, parseImported } from "../domain/imported.ts";
import { checkPictures } from "./check-pictures.ts";
import { CONTENT_BYTES, versionBytes } from "./text-bytes.ts";

/** Takes a content of an archive in, of a company that isn't there yet: nobody sees it before that is. */
export async function importContent(
  service: Pick<Contents, "contents" | "versions" | "companies" | "room" | "media">,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
  dry: boolean,
): Promise<void> {
  const { id, state } = parseImported(actor.id, given);
  const times = importedTimes(given, new Date());
  if (dry) return;
  if (await service.companies.find(state.companyId)) throw forbidden();
  await checkPictures(service, { ownerId: actor.id, mediaIds: [] }, { body: state.body, pictureIds: state.pictureIds });
  await service.room.take(actor.id, CONTENT_BYTES + (state.body ? versionBytes(state.body) : 0));
  await service.versions.keep(await service.contents.create(id, { state }, times));
}
