import { companyState, voiceRule } from "@muhtawa/contracts";
import { defineReadModel, type KnownRow, type LiveRow, Rows } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { z } from "zod";

/** Whose each company is, what it is called and how it speaks. */
export const companyCards = defineReadModel({
  name: "companyCards",
  purpose:
    "whose a company is, its names and voice rules: asked before a content is made or read; what texts are scored by, and who approves",
  shape: z.object({
    ownerId: z.string(),
    companyName: z.string(),
    brandName: z.string(),
    voiceRules: z.array(voiceRule),
    approvalByAnother: z.boolean(),
  }),
  from: { company: companyState },
  row: {
    company: ({ data: { ownerId, companyName, brandName, brandVoice, approvalByAnother = false } }) => ({
      ownerId,
      companyName,
      brandName,
      voiceRules: brandVoice.rules,
      approvalByAnother,
    }),
  },
  indexes: [{ ownerId: 1, deleted: 1 }, { deleted: 1 }],
});

type CompanyCard = z.infer<typeof companyCards.shape>;

/** How a company speaks, of one of its versions. */
export type CompanyVoice = Pick<LiveRow<CompanyCard>, "brandName" | "voiceRules" | "sourceVersion">;

export class CompanyCards {
  readonly #rows: Rows<CompanyCard>;

  constructor(connection: Connection) {
    this.#rows = new Rows(connection, companyCards);
  }

  /** What is known of a company, also that it is deleted; undefined when nothing has been heard of it. */
  find(id: string): Promise<KnownRow<CompanyCard> | undefined> {
    return this.#rows.known(id);
  }

  findLive(id: string): Promise<LiveRow<CompanyCard> | undefined> {
    return this.#rows.live(id);
  }

  /** The voices of those companies whose voice has been told, by company. */
  async voicesOf(ids: readonly string[]): Promise<Map<string, CompanyVoice>> {
    const projection = { brandName: 1, voiceRules: 1, sourceVersion: 1 } as const;
    const rows = await this.#rows.find({ _id: { $in: ids }, voiceRules: { $exists: true } }, { projection });
    return new Map(rows.map(({ _id, brandName, voiceRules, sourceVersion }) => [_id, { brandName, voiceRules, sourceVersion }]));
  }

  /** Those of the companies that have contents approved by another person than their owner. */
  approvingByAnotherAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#rows.ids({ _id: { $in: ids }, approvalByAnother: true });
  }

  liveAmong(ids: readonly string[]): Promise<Set<string>> {
    return this.#rows.ids({ _id: { $in: ids }, deleted: false });
  }

  async deletedAmong(ids: readonly string[]): Promise<string[]> {
    return [...(await this.#rows.ids({ _id: { $in: ids }, deleted: true }))];
  }

  deleted(): Promise<Set<string>> {
    return this.#rows.ids({ deleted: true });
  }
}
