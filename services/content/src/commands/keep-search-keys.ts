import { keepKeys } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { findable } from "../analysis/findable.ts";
import type { Content } from "../domain/content.ts";
import type { ContentStore } from "../store/content-store.ts";

/** Gives contents that were stored under older search keys, or none, theirs. */
export const keepSearchKeys = (connection: Connection, { collectionName }: ContentStore): Promise<void> =>
  keepKeys<Content>(connection, {
    collectionName,
    revision: KEYS,
    fields: ["title", "keywords", "idea", "bodyText"],
    keysOf: async (content) => {
      if (content.title === undefined) return undefined;
      const { searchKeys, titleKeys } = await findable({ ...content, keywords: content.keywords ?? [], bodyText: content.bodyText ?? "" });
      return { searchKeys, ...(titleKeys && { titleKeys }) };
    },
  });
