import { contactMerged } from "@muhtawa/contracts";
import { badInput, DomainError, fact, type RequestContext, requireAdmin, sameState } from "@muhtawa/service-kit";
import { type Contact, LONGEST_NOTES } from "../domain/contact.ts";
import { merged, withOwnAddress } from "../domain/merge-contacts.ts";
import type { MutationMergeContactsArgs } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

const MOST_TRIES = 3;

/**
 * Puts a contact into another one and deletes it. A registered client's contact belongs to the account: it may be kept, not put away. What
 * was interrupted between the two writes is finished by asking again.
 */
export async function mergeContacts(
  { contacts, notifications }: Pick<Site, "contacts" | "notifications">,
  context: RequestContext,
  { id, otherId }: MutationMergeContactsArgs,
): Promise<Contact> {
  requireAdmin(context);
  if (id === otherId) throw badInput({ field: "otherId", message: messages.mergeOther });
  for (let tries = 1; ; tries += 1) {
    const kept = await contacts.get(id);
    const other = await contacts.find(otherId);
    if (!other) {
      if (kept.mergedIds?.includes(otherId)) return addressed(contacts, kept);
      throw new DomainError("NOT_FOUND", messages.contactGone, { fields: [{ field: "otherId", message: messages.contactGone }] });
    }
    if (other.kind === "CLIENT") throw badInput({ field: "otherId", message: messages.mergeClient });
    // Merged both ways at once, each would be put away for the other: the one with the first id stays.
    if (other.mergedIds?.includes(id) && otherId < id)
      throw new DomainError("CONFLICT", messages.mergeCrossed, { fields: [{ field: "otherId", message: messages.mergeCrossed }] });
    const result = await contacts.update(id, (contact) => {
      const state = merged(contact, other);
      if (sameState(contact, state)) return undefined;
      if ((state.notes?.length ?? 0) > LONGEST_NOTES) throw badInput({ field: "otherId", message: messages.mergeNotes });
      return { state, facts: contact.mergedIds?.includes(otherId) ? [] : [fact(contactMerged, { mergedId: otherId })] };
    });
    try {
      await contacts.delete(otherId, [], { expectedVersion: other.version });
      await notifications.deleteAbout(otherId);
      return await addressed(contacts, result);
    } catch (error) {
      // it has changed since it was read, by a message perhaps: what is new is brought, too
      if (!(error instanceof DomainError && error.code === "CONFLICT" && tries < MOST_TRIES)) throw error;
    }
  }
}

/** The address of the one that is gone is free for the one that had none. */
async function addressed(contacts: Site["contacts"], contact: Contact): Promise<Contact> {
  const decide = (current: Contact) => {
    const state = withOwnAddress(current);
    return state && { state };
  };
  return decide(contact) ? contacts.update(contact._id, decide) : contact;
}
