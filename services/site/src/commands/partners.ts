import { partnerCreated, partnerDeleted, partnerUpdated } from "@muhtawa/contracts";
import { fact, newId, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { changePartner, parsePartner } from "../domain/partner-input.ts";
import { type Partner, partnerOf, type StoredPartner } from "../domain/partner.ts";
import type { MutationDeletePartnerArgs, MutationUpdatePartnerArgs, PartnerInput } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";
import { checkImage } from "./check-image.ts";
import { lastOrder } from "./last-order.ts";

export async function createPartner(
  site: Pick<Site, "partners" | "mediaOwners">,
  context: RequestContext,
  input: PartnerInput,
): Promise<Partner> {
  const admin = requireAdmin(context);
  const state = parsePartner({ ...input }, await lastOrder(site.partners));
  await checkImage(site, admin, state.image);
  return partnerOf(await site.partners.create(newId(), { state, facts: [fact(partnerCreated, { name: state.name })] }));
}

export async function updatePartner(
  site: Pick<Site, "partners" | "mediaOwners">,
  context: RequestContext,
  { id, input, expectedVersion }: MutationUpdatePartnerArgs,
): Promise<Partner> {
  const admin = requireAdmin(context);
  const decide = (partner: StoredPartner) => {
    const state = changePartner(partner, { ...input });
    return sameState(partner, state) ? undefined : { state, facts: [fact(partnerUpdated, { name: state.name })] };
  };
  const updated = await site.partners.update(id, decide, {
    expectedVersion,
    async beforeWrite(before, after) {
      if (after.image !== before.image) await checkImage(site, admin, after.image);
    },
  });
  return partnerOf(updated);
}

export async function deletePartner(
  { partners }: Pick<Site, "partners">,
  context: RequestContext,
  { id, expectedVersion }: MutationDeletePartnerArgs,
): Promise<void> {
  requireAdmin(context);
  const { name } = await partners.get(id);
  await partners.delete(id, [fact(partnerDeleted, { name })], { expectedVersion });
}
