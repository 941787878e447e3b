import type { ContactKind, ContactStage, UserCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";

/** Messages kept of one contact; older ones make room. */
const MOST_MESSAGES = 20;

/** What somebody wrote by the form, and how they called themselves where that differs from what the contact says. */
export interface ContactMessage {
  at: Date;
  message: string;
  name?: string;
  phone?: string;
}

/** Somebody to be in touch with: who wrote by the contact form, or who has registered as a client. */
export interface ContactDetails {
  kind: ContactKind;
  name: string;
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
  /** The client's version that these details show; an older event changes nothing. */
  userVersion?: number;
}

export interface ContactState extends ContactDetails {
  /** The address of who wrote by the form, by which a second message finds them. */
  formKey?: string;
  searchKeys: string[];
}

export type Contact = Loaded<ContactState>;

export const contactStateOf = (details: ContactDetails): ContactState => ({
  ...details,
  formKey: details.kind === "FORM" ? details.email.toLowerCase() : undefined,
  searchKeys: searchKeys([details.name, details.email, details.organization ?? "", details.phone ?? ""].join("\n")),
});

export const contactCardOf = ({ kind, stage }: ContactDetails) => ({ kind, stage });

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
