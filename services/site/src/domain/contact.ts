import type { ContactKind, ContactStage, UserCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";
import { likenessKeys } from "./contact-likeness.ts";

/** Messages kept of one contact; older ones make room. */
export const MOST_MESSAGES = 20;
/** Characters of a contact's notes. */
export const LONGEST_NOTES = 10_000;

/** What somebody wrote by the form, and how they called themselves where that differs from what the contact says. */
export interface ContactMessage {
  at: Date;
  message: string;
  name?: string;
  phone?: string;
}

/** Somebody to be in touch with: who wrote by the contact form, has registered as a client, or was written down by an admin. */
export interface ContactDetails {
  kind: ContactKind;
  name: string;
  /** Empty where none is known of somebody who was written down by their number. */
  email: string;
  phone?: string;
  whatsapp?: string;
  organization?: string;
  stage: ContactStage;
  notes?: string;
  /** What they wrote last. */
  message?: string;
  /** Oldest first; absent in a contact that has written once, by an earlier release. */
  messages?: ContactMessage[];
  /** Addresses of contacts that were merged into this one. */
  otherEmails?: string[];
  /** The contacts that were merged into this one, whose history is its own. */
  mergedIds?: string[];
  /** What they said of a client that the account doesn't say, or may not say one day. */
  brought?: BroughtDetails;
  /** The client's version that these details show; an older event changes nothing. */
  userVersion?: number;
}

/** What an account may leave out of how its person is reached. */
export type BroughtDetails = Pick<ContactDetails, "phone" | "whatsapp" | "organization">;

export interface ContactState extends ContactDetails {
  /** The address of who has no account, by which a message finds them. */
  formKey?: string;
  /** What tells that two contacts may be one person; absent in what was last written before there were any. */
  likenessKeys?: string[];
  searchKeys: string[];
}

export type Contact = Loaded<ContactState>;

/** Rises when a contact is found by something else. */
export const FOUND_BY = 2;

const foundBy = ({ name, email, organization = "", phone = "", whatsapp = "", otherEmails = [] }: ContactDetails): string[] => [
  name,
  email,
  organization,
  phone,
  whatsapp,
  ...otherEmails,
];

export const contactStateOf = (details: ContactDetails): ContactState => ({
  ...details,
  formKey: details.kind === "CLIENT" || details.email === "" ? undefined : details.email.toLowerCase(),
  likenessKeys: likenessKeys(details),
  searchKeys: searchKeys(foundBy(details).join("\n")),
});

export const contactCardOf = ({ kind, stage }: ContactDetails) => ({ kind: kind === "MANUAL" ? ("FORM" as const) : kind, stage });

/** What a registered client is called and reached by. */
export function detailsOfClient(card: UserCard): Pick<ContactDetails, "name" | "email" | "phone" | "whatsapp" | "organization"> {
  const fullName = [card.firstName, card.lastName].filter(Boolean).join(" ");
  return {
    name: fullName || card.username,
    email: card.email,
    phone: card.phoneNumber && `${card.phoneCode ?? ""}${card.phoneNumber}`,
    whatsapp: card.whatsapp,
    organization: card.organization,
  };
}

/** How a client is reached by what the account says and else by what was merged into their contact. */
export const reachedBy = (said: BroughtDetails, brought: BroughtDetails = {}): BroughtDetails => ({
  phone: said.phone ?? brought.phone,
  whatsapp: said.whatsapp ?? brought.whatsapp,
  organization: said.organization ?? brought.organization,
});

/** All that is kept of what a contact wrote, oldest first. */
export const messagesOf = ({ message, messages, createdAt }: Pick<Contact, "message" | "messages" | "createdAt">): ContactMessage[] =>
  messages ?? (message === undefined ? [] : [{ at: createdAt, message }]);

/**
 * A contact with one more message. An address proves nothing of who has typed it: name and phone stay as they are, and what differs stands
 * beside the message.
 */
export function withMessage(contact: Contact, { name, phone, message, at }: ContactMessage & { name: string }) {
  const added: ContactMessage = {
    at,
    message,
    ...(name === contact.name ? {} : { name }),
    ...(phone === undefined || phone === contact.phone ? {} : { phone }),
  };
  return contactStateOf({ ...contact, message, messages: [...messagesOf(contact), added].slice(-MOST_MESSAGES) });
}
