import type { DataOf, EventEnvelope, userState } from "@muhtawa/contracts";
import { DomainError } from "@muhtawa/service-kit";
import { contactStateOf, detailsOfClient, reachedBy } from "../domain/contact.ts";
import type { Site } from "../site.ts";

/** Keeps the contact of a registered client as their account is; it goes with the account. */
export async function followClient(
  site: Pick<Site, "contacts" | "notifications">,
  event: EventEnvelope<DataOf<typeof userState>>,
): Promise<void> {
  const { contacts } = site;
  const { aggregateId: id, sourceVersion: userVersion, data } = event;
  if (data.deleted) return forgetContact(site, id);
  if (data.role !== "CLIENT") return;
  const details = detailsOfClient(data);
  const state = contactStateOf({ ...details, kind: "CLIENT", stage: "NEW", userVersion });
  if (!(await contacts.knownAmong([id])).has(id)) {
    try {
      await contacts.create(id, { state });
      return;
    } catch (error) {
      // Another instance was faster.
      if (!(error instanceof DomainError && error.code === "CONFLICT")) throw error;
    }
  }
  // A late event of a deleted client.
  if (!(await contacts.find(id))) return;
  await contacts.update(id, (contact) =>
    (contact.userVersion ?? 0) >= userVersion
      ? undefined
      : { state: contactStateOf({ ...contact, ...details, ...reachedBy(details, contact.brought), userVersion }) },
  );
}

/** Also what was kept of their address beside the account: what came from their address by the contact form, and what admins were told of it. */
async function forgetContact({ contacts, notifications }: Pick<Site, "contacts" | "notifications">, id: string): Promise<void> {
  const client = await contacts.find(id);
  const address = client?.email.toLowerCase();
  const written =
    address === undefined
      ? []
      : await Promise.all(
          [{ formKey: address }, { otherEmails: address, kind: { $ne: "CLIENT" as const } }].map((filter) =>
            contacts.matching(filter, { fields: [] }),
          ),
        );
  // Delete the account's own contact last: the other one is found by its address when this is interrupted and repeated.
  for (const contactId of new Set([...written.flat().map((contact) => contact._id), id])) {
    await notifications.deleteAbout(contactId);
    await contacts.delete(contactId);
  }
}
