import { setImmediate } from "node:timers/promises";
import { readKeys } from "@muhtawa/text-analysis/search";
import type { ContentState } from "../domain/content.ts";

/**
 * The content with what it is found by. Of a text that is being written, that is what was there before: to read it anew takes longer than to
 * store it. A long text is read a little at a time, so that others are answered meanwhile.
 */
export async function findable(content: ContentState, before?: ContentState): Promise<ContentState> {
  const isBeingWritten = content.bodyVersion?.open === true && before !== undefined && isSame(briefText(before), briefText(content));
  const isKnown = before && !before.bodyVersion?.open && isSame(searchedText(before), searchedText(content));
  const titleKeys = before?.titleKeys && before.title === content.title ? before.titleKeys : await keysOf(content.title);
  return {
    ...content,
    titleKeys,
    searchKeys: isBeingWritten || isKnown ? before.searchKeys : await keysOf(searchedText(content).join("\n")),
  };
}

async function keysOf(text: string): Promise<string[]> {
  const reading = readKeys(text);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await setImmediate();
  }
}

type Searched = Pick<ContentState, "title" | "keywords" | "idea" | "bodyText">;

const briefText = ({ title, keywords, idea }: Omit<Searched, "bodyText">) => [title, ...keywords, idea ?? ""];

const searchedText = (content: Searched) => [...briefText(content), content.bodyText];

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at]);
