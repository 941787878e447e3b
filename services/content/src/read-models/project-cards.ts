import { projectState } from "@muhtawa/contracts";
import { defineReadModel, type KnownRow, type LiveRow, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

/** Whose each project is, which company it belongs to and what it is called. */
export const projectCards = defineReadModel({
  name: "projectCards",
  purpose: "whose a project is and of which company: asked before a content is put into it",
  shape: z.object({ ownerId: z.string(), companyId: z.string(), name: z.string() }),
  from: { project: projectState },
  row: { project: ({ data: { ownerId, companyId, name } }) => ({ ownerId, companyId, name }) },
});

type ProjectCard = z.infer<typeof projectCards.shape>;

export class ProjectCards {
  readonly #rows: Rows<ProjectCard>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, projectCards);
  }

  /** What is known of a project, also that it is deleted; undefined when nothing has been heard of it. */
  find(id: string): Promise<KnownRow<ProjectCard> | undefined> {
    return this.#rows.known(id);
  }

  findLive(id: string): Promise<LiveRow<ProjectCard> | undefined> {
    return this.#rows.live(id);
  }

  liveAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#rows.ids({ _id: { $in: ids }, deleted: false });
  }

  async deletedAmong(ids: readonly string[]): Promise<string[]> {
    return [...(await this.#rows.ids({ _id: { $in: ids }, deleted: true }))];
  }
}
