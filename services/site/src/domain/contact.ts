import type { ContactKind, ContactStage, UserCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis";

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
