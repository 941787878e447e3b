import { type Partner, partnerOf } from "../domain/partner.ts";
import type { Site } from "../site.ts";

/** All partners by their order. */
export const partners = async (site: Pick<Site, "partners">): Promise<Partner[]> =>
  (await site.partners.matching({}, { sort: { order: 1, _id: 1 } })).map(partnerOf);
