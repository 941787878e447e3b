import type { BodyDocument, BodyNode } from "./body-document.ts";
import { mediaIdIn } from "./media.ts";

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
