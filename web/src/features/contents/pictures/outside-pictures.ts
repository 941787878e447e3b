import { mediaIdIn } from "@muhtawa/contracts/media-path";
import type { JSONContent } from "@tiptap/core";
import { safeImage } from "../../../ui/document/safe-address.ts";

/** A picture that stands in a text and is kept elsewhere: on another site, or written out in the text. */
export interface OutsidePicture {
  readonly address: string;
  readonly alt: string;
}

const imagesIn = (node: JSONContent): JSONContent[] => (node.type === "image" ? [node] : (node.content ?? []).flatMap(imagesIn));

/** The pictures of a text that aren't the content's own files, each address once. */
export function outsidePictures(document: JSONContent | null): OutsidePicture[] {
  const found = new Map<string, OutsidePicture>();
  for (const { attrs } of document ? imagesIn(document) : []) {
    const address = safeImage(String(attrs?.src ?? ""));
    if (address !== "" && mediaIdIn(address) === undefined && !found.has(address))
      found.set(address, { address, alt: String(attrs?.alt ?? "") });
  }
  return [...found.values()];
}

/** The site that a picture is on; undefined of one that is written out in the text. */
export const siteOf = (address: string): string | undefined => (/^https?:/i.test(address) ? URL.parse(address)?.host : undefined);

/** A text in which a picture's address is another. What holds none of it is the very same object. */
export function readdressed(node: JSONContent, from: string, to: string): JSONContent {
  if (node.type === "image")
    return safeImage(String(node.attrs?.src ?? "")) === from ? { ...node, attrs: { ...node.attrs, src: to } } : node;
  if (!node.content) return node;
  const content = node.content.map((child) => readdressed(child, from, to));
  return content.every((child, at) => child === node.content?.[at]) ? node : { ...node, content };
}
