import { present } from "@muhtawa/service-kit";
import { type Contact, type ContactMessage, contactStateOf, type ContactState, messagesOf, MOST_MESSAGES, reachedBy } from "./contact.ts";

const isSame = (one: ContactMessage, other: ContactMessage) => one.message === other.message && one.at.getTime() === other.at.getTime();
const distinct = (values: readonly string[]) => [...new Set(values)];

/** A message as it stands with another contact: by whom it is, where that one is called or reached otherwise. */
function signed({ name, phone, ...message }: ContactMessage, by: Contact, kept: Contact): ContactMessage {
  const [writer, reached] = [name ?? by.name, phone ?? by.phone];
  return {
    ...message,
    ...(writer === kept.name ? {} : { name: writer }),
    ...(reached === undefined || reached === (kept.phone ?? by.phone) ? {} : { phone: reached }),
  };
}

/**
 * A contact with all that another one says besides: what this one lacks, its messages in their order, its notes under this one's, its
 * addresses. What both say stays as this one has it. What was brought before isn't brought again. An account's own address is among those of
 * its client's contact: a message from it finds no other.
 */
export function merged(kept: Contact, other: Contact): ContactState {
  const own = messagesOf(kept);
  const brought = messagesOf(other)
    .filter((message) => !own.some((known) => isSame(known, message)))
    .map((message) => signed(message, other, kept));
  const messages = [...own, ...brought].toSorted((one, next) => one.at.getTime() - next.at.getTime());
  const addresses = [...(kept.otherEmails ?? []), other.email.toLowerCase(), ...(other.otherEmails ?? [])].filter(Boolean);
  const isNoted = !other.notes || kept.notes === other.notes || kept.notes?.endsWith(`\n\n${other.notes}`);
  const notes = isNoted ? kept.notes : [kept.notes, other.notes].filter(Boolean).join("\n\n");
  return contactStateOf({
    ...kept,
    ...reachedBy(kept, other),
    brought: kept.kind === "CLIENT" ? present(reachedBy(kept.brought ?? {}, other)) : undefined,
    notes,
    ...(messages.length > 0 ? { messages: messages.slice(-MOST_MESSAGES), message: messages.at(-1)?.message } : {}),
    otherEmails: distinct(addresses).filter((address) => kept.kind === "CLIENT" || address !== kept.email.toLowerCase()),
    mergedIds: distinct([...(kept.mergedIds ?? []), other._id, ...(other.mergedIds ?? [])]),
  });
}

/** A contact that was written down by a number, with an address that was merged into it for its own; undefined where nothing is to be done. */
export function withOwnAddress(contact: Contact): ContactState | undefined {
  const [email, ...otherEmails] = contact.otherEmails ?? [];
  return contact.email === "" && email !== undefined ? contactStateOf({ ...contact, email, otherEmails }) : undefined;
}
