import type { DataOf, EventEnvelope, userState } from "@muhtawa/contracts";
import { DomainError } from "@muhtawa/service-kit";
import { contactStateOf, detailsOfClient } from "../domain/contact.ts";
import type { Site } from "../site.ts";

/** Keeps the contact of a registered client as their account is; it goes with the account. */
export async function followClient({ contacts }: Site, event: EventEnvelope<DataOf<typeof userState>>): Promise<void> {
  const { aggregateId: id, sourceVersion: userVersion, data } = event;
  if (data.deleted) return contacts.delete(id);
  if (data.role !== "CLIENT") return;
  const details = detailsOfClient(data);
  const state = contactStateOf({ ...details, kind: "CLIENT", stage: "NEW", userVersion });
  if (!(await contacts.model.exists({ _id: id }))) {
    try {
      await contacts.create(id, { state });
      return;
    } catch (error) {
      // Another instance was faster.
      if (!(error instanceof DomainError && error.code === "CONFLICT")) throw error;
    }
  }
  // A deleted client's late event finds nobody.
  if (!(await contacts.find(id))) return;
  await contacts.update(id, (contact) =>
    (contact.userVersion ?? 0) >= userVersion
      ? undefined
      : { state: contactStateOf({ ...contact, ...noDetails, ...details, userVersion }) },
  );
}

/** What an account may have cleared. */
const noDetails = { phone: undefined, whatsapp: undefined, organization: undefined };
