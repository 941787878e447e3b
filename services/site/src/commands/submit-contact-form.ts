import { contactFormSubmitted } from "@muhtawa/contracts";
import { DomainError, fact, networkOf, newId, type RateLimiter, type RequestContext, take } from "@muhtawa/service-kit";
import { contactStateOf, withMessage } from "../domain/contact.ts";
import { parseContactForm } from "../domain/contact-form.ts";
import type { MutationSubmitContactFormArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";

/** A visitor's message. Who wrote before stays one contact, and what it says of them stays as it is. */
export async function submitContactForm(
  site: Pick<Site, "contacts">,
  limit: RateLimiter,
  context: RequestContext,
  args: MutationSubmitContactFormArgs,
): Promise<void> {
  const form = parseContactForm(args);
  await take(limit, networkOf(context.ip));
  if (await addToKnown(site, form)) return;
  try {
    const messages = [{ at: new Date(), message: form.message }];
    const state = contactStateOf({ ...form, messages, kind: "FORM", stage: "NEW" });
    await site.contacts.create(newId(), { state, facts: [fact(contactFormSubmitted, {})] });
  } catch (error) {
    // Two messages of one person at the same moment.
    if (!(error instanceof DomainError && error.code === "CONFLICT" && (await addToKnown(site, form)))) throw error;
  }
}

const MOST_TRIES = 3;

async function addToKnown({ contacts }: Pick<Site, "contacts">, form: ReturnType<typeof parseContactForm>): Promise<boolean> {
  const address = form.email.toLowerCase();
  const at = new Date();
  for (let tries = 1; ; tries += 1) {
    const known =
      (await contacts.first({ formKey: address }, { fields: [] })) ?? (await contacts.first({ otherEmails: address }, { fields: [] }));
    if (!known) return false;
    try {
      await contacts.update(known._id, (contact) => ({
        state: withMessage(contact, { ...form, at }),
        facts: [fact(contactFormSubmitted, {})],
      }));
      return true;
    } catch (error) {
      // It was merged into another one since it was found, which has the address now, or deleted.
      if (!(error instanceof DomainError && error.code === "NOT_FOUND" && tries < MOST_TRIES)) throw error;
    }
  }
}
