import { type Actor, forbidden, parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import type { Contents } from "../contents.ts";
import { parseBody, plainText } from "../domain/body-document.ts";
import { importedVersion, recordId } from "../domain/imported.ts";
import { partVersionsOf } from "../domain/parts.ts";
import { versionBytes } from "./text-bytes.ts";

const input = z.object({ contentId: recordId, versions: z.array(importedVersion.extend({ body: z.unknown() })).max(50) });

/** Takes earlier texts of a content in that has come with its archive, the oldest first. */
export async function importVersions(
  service: Pick<Contents, "contents" | "versions" | "companies" | "room">,
  actor: Actor,
  given: Readonly<Record<string, unknown>>,
  dry: boolean,
): Promise<void> {
  const { contentId, versions } = parseInput(input, given);
  const written = versions.map(({ body, ...version }) => ({ ...version, body: parseBody(body) }));
  if (dry) return;
  const content = await service.contents.find(contentId);
  if (content?.ownerId !== actor.id || (await service.companies.find(content.companyId))) throw forbidden();
  for (const { body, ...version } of written) {
    if (version.number >= (content.bodyVersion?.number ?? 0)) throw forbidden();
    await service.room.take(actor.id, versionBytes(body));
    const bodyVersion = { ...version, authorId: actor.id };
    await service.versions.keep({ ...content, body, bodyText: plainText(body), bodyVersion, partVersions: partVersionsOf(content) });
  }
}
