import { type CompanyCard, companyState, projectState } from "@muhtawa/contracts";
import { defineReadModel, type LiveRow, Rows } from "@muhtawa/service-kit";
import { KEYS, searchKeys } from "@muhtawa/text-analysis/search";
import type { Connection } from "mongoose";
import { z } from "zod";

const shape = z.object({
  type: z.enum(["COMPANY", "PROJECT"]),
  ownerId: z.string(),
  /** The company itself, or the project's. */
  companyId: z.string(),
  title: z.string(),
  text: z.string(),
  searchKeys: z.array(z.string()),
  titleKeys: z.array(z.string()),
});
type Searchable = z.infer<typeof shape>;
type Keys = "searchKeys" | "titleKeys";

/** What companies and projects are found by. */
export const searchables = defineReadModel({
  name: "searchables",
  purpose: "the words of companies and projects: the search over everything finds them",
  shape,
  from: { company: companyState, project: projectState },
  row: {
    company: ({ data, aggregateId: companyId }) => {
      const { ownerId, companyName: title } = data;
      return searchable({ type: "COMPANY", ownerId, companyId, title, text: textOf(data) });
    },
    project: ({ data: { ownerId, companyId, name: title, description, tags } }) => {
      const text = [description ?? "", ...(tags ?? [])].filter(Boolean).join("\n");
      return searchable({ type: "PROJECT", ownerId, companyId, title, text });
    },
  },
  revision: KEYS,
  indexes: [{ ownerId: 1, searchKeys: 1 }, { searchKeys: 1 }, { ownerId: 1, titleKeys: 1 }, { titleKeys: 1 }],
});

export class Searchables {
  readonly #rows: Rows<Searchable>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, searchables);
  }

  /** What an owner has, or anybody, that matches, newest first. */
  matching(ownerId: string | undefined, filters: readonly object[], limit: number): Promise<Omit<LiveRow<Searchable>, Keys>[]> {
    const filter = { ...(ownerId && { ownerId }), $and: [...filters] };
    return this.#rows.find(filter, { projection: { searchKeys: 0, titleKeys: 0 }, sort: { _id: -1 }, limit });
  }
}

const searchable = (found: Omit<Searchable, Keys>) => ({
  ...found,
  searchKeys: searchKeys(`${found.title}\n${found.text}`),
  titleKeys: searchKeys(found.title),
});

const textOf = ({ brandName, slogan, vision, mission, goal, targetMarket, values }: CompanyCard) =>
  [brandName, slogan, vision, mission, goal, targetMarket, ...values].filter(Boolean).join("\n");
