import { contactCreated, contactStage } from "@muhtawa/contracts";
import {
  badInput,
  fact,
  newId,
  optionalText,
  parseInput,
  type RequestContext,
  requireAdmin,
  requiredText,
  taken,
} from "@muhtawa/service-kit";
import { z } from "zod";
import { type Contact, contactStateOf, LONGEST_NOTES } from "../domain/contact.ts";
import { optionalEmail } from "../domain/email-address.ts";
import { optionalPhone } from "../domain/phone-number.ts";
import type { ContactInput } from "../graphql/generated/schema.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";

const contactInput = z.object({
  name: requiredText(120),
  email: optionalEmail(),
  phone: optionalPhone(),
  whatsapp: optionalPhone(),
  organization: optionalText(200),
  notes: optionalText(LONGEST_NOTES),
  stage: contactStage.nullish().transform((stage) => stage ?? "NEW"),
});

/**
 * Writes down somebody who neither wrote nor registered, by an address or by a number at least. An address that a contact without an account
 * has already: CONFLICT; a number may be several people's, and is among the duplicates.
 */
export async function createContact({ contacts }: Pick<Site, "contacts">, context: RequestContext, input: ContactInput): Promise<Contact> {
  requireAdmin(context);
  const { email = "", ...told } = parseInput(contactInput, { ...input });
  if (!email && !told.phone && !told.whatsapp) throw badInput({ field: "email", message: messages.unreachable });
  // A contact that was merged into another one left its address there; a client's belongs to the account.
  if (email && (await contacts.exists({ otherEmails: email.toLowerCase(), kind: { $ne: "CLIENT" } }))) throw taken("email");
  const state = contactStateOf({ ...told, email, kind: "MANUAL" });
  return contacts.create(newId(), { state, facts: [fact(contactCreated, {})] });
}
