import { badInput } from "@muhtawa/service-kit";
import type { Contents } from "../contents.ts";
import type { Content } from "../domain/content.ts";
import { messages } from "../messages.ts";

/** Throws BAD_USER_INPUT unless the content is made from another whose text has, or had, this version. */
export async function checkSourceVersion(
  { contents }: Pick<Contents, "contents">,
  { derivedFrom }: Pick<Content, "derivedFrom">,
  version: number,
): Promise<void> {
  const refuse = (message: (typeof messages)["noSource" | "sourceVersionUnknown"]) => badInput({ field: "sourceVersion", message });
  if (!derivedFrom) throw refuse(messages.noSource);
  const source = await contents.first({ _id: derivedFrom.contentId }, { fields: ["bodyVersion"] });
  const newest = source?.bodyVersion?.number ?? 0;
  if (version < 1 || version > newest) throw refuse(messages.sourceVersionUnknown);
}
