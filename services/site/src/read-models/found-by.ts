import { keyFilter } from "@muhtawa/service-kit";
import { queryKeys } from "@muhtawa/text-analysis";

export const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Either of these: every word begins one of the row's search keys, which fold Arabic's spellings; the field holds the text as it is. */
export function foundBy(field: string, text: string): object[] {
  const words = keyFilter(queryKeys(text));
  return [...(words.length > 0 ? [{ $and: words }] : []), { [field]: { $regex: literally(text), $options: "i" } }];
}
