import { givenFields, type Migration, unturnedNames } from "@muhtawa/service-kit";
import { KEYS } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { findable } from "./analysis/findable.ts";
import type { Content } from "./domain/content.ts";
import type { ContentStore } from "./store/content-store.ts";

/** What brings data of earlier releases to this one. */
export const migrationsOf = (connection: Connection, contents: ContentStore): Migration[] => [
  givenFields<Content>(connection, {
    name: "content-search-keys",
    revision: KEYS,
    collectionName: contents.collectionName,
    fields: ["title", "keywords", "idea", "bodyText"],
    given: async (content) => {
      if (content.title === undefined) return undefined;
      const { searchKeys, titleKeys } = await findable({ ...content, keywords: content.keywords ?? [], bodyText: content.bodyText ?? "" });
      return { searchKeys, ...(titleKeys && { titleKeys }) };
    },
  }),
  unturnedNames(contents, { name: "content-unturned-titles", fields: ["title"] }),
];
