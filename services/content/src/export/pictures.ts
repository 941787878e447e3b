import { mediaIdIn } from "@muhtawa/contracts";
import type { Contents } from "../contents.ts";
import type { BodyNode } from "../domain/body-document.ts";
import { ORIGINAL } from "../media/file-store.ts";
import { fittedPicture } from "../media/image.ts";
import type { Picture } from "./article.ts";
import type { Pictures } from "./read-body.ts";

const MAX_PICTURES = 50;
const MAX_TOTAL_BYTES = 24 * 1024 * 1024;

const DATA = /^data:image\/(?:png|jpeg|jpg|webp|gif);base64,([A-Za-z0-9+/=\s]+)$/;

interface Owned {
  readonly ownerId: string;
  readonly body?: BodyNode | undefined;
}

/**
 * The pictures of a body that a document can hold: the owner's own files, and those that stand in the body itself. Nothing is fetched from
 * elsewhere. Past the bounds the rest is left out.
 */
export async function picturesFor(service: Pick<Contents, "media" | "files">, { ownerId, body }: Owned): Promise<Pictures> {
  const addresses = [...addressesIn(body)].filter((src) => mediaIdIn(src) ?? DATA.test(src)).slice(0, MAX_PICTURES);
  const own = await ownAmong(service, ownerId, addresses);
  const pictures = new Map<string, Picture>();
  let room = MAX_TOTAL_BYTES;
  for (const src of addresses) {
    const id = mediaIdIn(src);
    const file = id ? own.has(id) && (await service.files.read(id, ORIGINAL)) : Buffer.from(DATA.exec(src)?.[1] ?? "", "base64");
    const picture = file ? await fittedPicture(file, ownerId) : undefined;
    if (!picture || picture.bytes.length > room) continue;
    room -= picture.bytes.length;
    pictures.set(src, picture);
  }
  return pictures;
}

function addressesIn(node: BodyNode | undefined, found = new Set<string>()): Set<string> {
  if (node?.type === "image" && typeof node.attrs?.["src"] === "string") found.add(node.attrs["src"]);
  for (const child of node?.content ?? []) addressesIn(child, found);
  return found;
}

async function ownAmong({ media }: Pick<Contents, "media">, ownerId: string, addresses: readonly string[]): Promise<Set<string>> {
  const ids = addresses.map(mediaIdIn).filter((id) => id !== undefined);
  if (ids.length === 0) return new Set();
  const rows = await media.matching({ _id: { $in: ids }, ownerId, kind: "IMAGE" }, { fields: [] });
  return new Set(rows.map(({ _id }) => _id));
}
