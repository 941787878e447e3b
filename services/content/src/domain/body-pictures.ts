import { badInput } from "@muhtawa/service-kit";
import { mediaIdIn } from "@muhtawa/contracts";
import { messages } from "../messages.ts";
import type { BodyDocument, BodyNode } from "./body-document.ts";

/** The media whose pictures stand in a body, each once. */
export function picturesIn(body: BodyDocument | undefined): string[] {
  const ids = new Set<string>();
  const collect = (node: BodyNode): void => {
    const id = node.type === "image" ? mediaIdIn(node.attrs?.["src"]) : undefined;
    if (id) ids.add(id);
    node.content?.forEach(collect);
  };
  if (body) collect(body);
  return [...ids];
}

/** So many may go with a content, and so many beside those in its text. */
export const MAX_PICTURES = 250;
const MAX_BESIDE = 50;

/** The pictures of a content whose text is this: those given, and those in the text. Too many of either are BAD_USER_INPUT. */
export function withPictures(pictureIds: readonly string[] = [], body: BodyDocument | undefined): string[] {
  const inText = picturesIn(body);
  const all = [...new Set([...pictureIds, ...inText])];
  if (all.length > MAX_PICTURES) throw tooMany("body", MAX_PICTURES);
  return all;
}

/** Throws BAD_USER_INPUT when more pictures are set than may stand beside a text. */
export function checkBeside(pictureIds: readonly string[], body: BodyDocument | undefined): void {
  const inText = new Set(picturesIn(body));
  if (pictureIds.filter((id) => !inText.has(id)).length > MAX_BESIDE) throw tooMany("pictureIds", MAX_BESIDE);
}

const tooMany = (field: "body" | "pictureIds", maximum: number) =>
  badInput({ field, message: messages.tooManyPictures, parameters: { maximum } });
