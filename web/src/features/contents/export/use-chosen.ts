import { useState } from "react";
import { type Exportable, MOST_TOGETHER } from "./export-together.ts";

export interface Chosen {
  readonly contents: readonly Exportable[];
  readonly has: (id: string) => boolean;
  /** No more can be chosen. */
  readonly full: boolean;
  readonly set: (contents: readonly Exportable[], chosen: boolean) => void;
  readonly clear: () => void;
}

/** The contents that are chosen in a list, over its pages, in the order in which they were; in another list nothing is chosen yet. */
export function useChosen(list: string): Chosen {
  const [contents, setContents] = useState<readonly Exportable[]>([]);
  const [last, setLast] = useState(list);
  if (last !== list) {
    setLast(list);
    setContents([]);
  }
  const has = (id: string) => contents.some((content) => content.id === id);
  return {
    contents,
    has,
    full: contents.length >= MOST_TOGETHER,
    set: (some, chosen) =>
      setContents((before) => {
        const others = before.filter(({ id }) => !some.some((content) => content.id === id));
        if (!chosen) return others;
        const added = some.filter(({ id }) => !before.some((content) => content.id === id));
        return [...before, ...added.map(({ id, title }) => ({ id, title }))].slice(0, MOST_TOGETHER);
      }),
    clear: () => setContents([]),
  };
}
